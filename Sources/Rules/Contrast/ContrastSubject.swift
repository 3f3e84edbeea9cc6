import Configuration
import DesignTokens
import Facts
import SourceText
import WorkspaceIndex

/// A foreground and a background to be judged: a pair of a component, or a pair of tokens.
struct ContrastSubject {
  var pair: ColorPair
  /// The foreground's own definition, for a pair of tokens: it is judged only in the themes where that one holds.
  var site: DefinitionSite?

  init(_ pair: ColorPair, site: DefinitionSite? = nil) {
    self.pair = pair
    self.site = site
  }
}

extension CheckedFile {
  /// The contrast of a subject in each theme where both colors are known for certain.
  func measures(of subject: ContrastSubject) -> [(theme: ContrastTheme, measure: ContrastMeasure)] {
    var subject = subject
    if isProse {
      guard let configured = configured(subject.pair), !isOfTwoSheets(ContrastSubject(configured).tokenNames) else {
        return []
      }
      subject.pair = named(configured)
    }
    let standard = configuration.contrast.standard
    let required = required(for: subject.pair.use)
    return contrastThemes(for: subject.tokenNames).filter {
      $0.concerns(subject.pair, of: workspace.hasPermutations(path) ? workspace.themes(for: path) : [])
    }.compactMap {
      theme in
      guard
        let foreground = color(of: subject.pair.foreground, givenWith: subject.pair.background, in: theme)
          ?? color(of: subject.pair.foreground, in: theme, at: subject.site),
        let background = color(of: subject.pair.background, givenWith: subject.pair.foreground, in: theme)
          ?? color(of: subject.pair.background, in: theme),
        let ground = ground(under: background, of: subject.pair, in: theme),
        !(isProse && foreground == ground && isMisread(subject.pair))
      else { return nil }
      let ratio = standard.contrast(of: foreground, on: ground)
      return (
        theme,
        ContrastMeasure(
          foreground: foreground, background: background, ground: ground, standard: standard, ratio: ratio,
          required: required)
      )
    }
  }

  /// A pair whose background is translucent over one of several, with that on which the foreground is seen best in all
  /// themes; a foreground that is seen on none is meant for something else.
  func laid(_ pair: ColorPair) -> ColorPair {
    guard pair.backdrop == nil, !pair.possibleBackdrops.isEmpty else { return pair }
    let known = named(configured(pair) ?? pair)
    let best = contrastThemes(for: ContrastSubject(known).tokenNames).map { theme -> Color? in
      guard let front = color(of: known.foreground, in: theme), let tint = color(of: known.background, in: theme) else {
        return nil
      }
      let measured = pair.possibleBackdrops.map { page in
        let ground = tint.composited(over: page)
        return (page, ratio: front.composited(over: ground).contrast(with: ground))
      }
      return measured.max { $0.ratio < $1.ratio }.flatMap { $0.ratio > 1.5 ? $0.0 : nil }
    }
    guard let page = best.first.flatMap(\.self), best.allSatisfy({ $0 == page }) else { return pair }
    var pair = pair
    pair.backdrop = PairColor(.literal(page), at: pair.background.range)
    pair.backdrop?.isOneOfSeveral = pair.possibleBackdrops.count > 1
    return pair
  }

  /// What an opaque color comes to on another, beside what is asked of it.
  func measure(of foreground: Color, on ground: Color, for use: PairUse) -> ContrastMeasure {
    let standard = configuration.contrast.standard
    return ContrastMeasure(
      foreground: foreground, background: ground, ground: ground, standard: standard,
      ratio: standard.contrast(of: foreground, on: ground), required: required(for: use))
  }

  /// Whether the text of a document writes one of the colors of a pair out, or names the same token twice, and no ground
  /// of a state brings them together.
  ///
  /// Nobody asks for writing in the very color that it stands on: where words come to that they are not understood.
  private func isMisread(_ pair: ColorPair) -> Bool {
    if case .token(let name, _) = pair.foreground.source, case .token(name, _) = pair.background.source {
      return !facts.isStyle(pair.range)
    }
    return (pair.state == nil || pair.range == pair.foreground.range)
      && [pair.foreground, pair.background].contains { side in
        if case .literal = side.source { !facts.isData(side.range) } else { false }
      }
  }

  /// A pair whose tokens have the names that their definitions have: prose leaves the family of a name open.
  private func named(_ pair: ColorPair) -> ColorPair {
    var pair = pair
    pair.foreground = named(pair.foreground)
    pair.background = named(pair.background)
    pair.backdrop = pair.backdrop.map(named)
    return pair
  }

  private func named(_ side: PairColor) -> PairColor {
    guard case .token(let name, let opacity) = side.source, sites(named: name).isEmpty else { return side }
    let references = facts.references
    let index = references.partitioningIndex { $0.range.end > side.range.start }
    guard index < references.count, references[index].range.overlaps(side.range),
      let site = workspace.definitions(of: references[index], in: path).first,
      let found = workspace.definition(at: site)?.name
    else { return tailwindColor(name, at: side.range).map { PairColor(.literal($0), at: side.range) } ?? side }
    return PairColor(.token(found, opacity: opacity), at: side.range)
  }

  /// What the standard of the settings asks for at their level, or the file itself where that is a higher ratio.
  private func required(for use: PairUse) -> Double {
    let standard = configuration.contrast.standard
    let asked = use.required(by: standard, at: configuration.contrast.level)
    guard case .text = use, !use.isLargeText, standard == .wcag2 else { return asked }
    return facts.statements.reduce(asked) { asked, statement in
      if case .contrast(let minimum) = statement.subject { max(asked, minimum) } else { asked }
    }
  }

  private func color(of side: PairColor, in theme: ContrastTheme, at fixed: DefinitionSite? = nil) -> Color? {
    switch side.source {
    case .literal(let color): return color
    case .token(let name, let opacity):
      guard let site = site(of: name, in: theme), fixed == nil || fixed == site else { return nil }
      if case .file(let file) = theme, fixed != nil, !workspace.holds(site, beside: file) { return nil }
      guard var color = color(at: site, in: theme) else { return nil }
      color.alpha *= opacity
      return color
    }
  }

  /// The opaque color that a background comes to; `nil` where it is translucent over something unknown.
  private func ground(under background: Color, of pair: ColorPair, in theme: ContrastTheme) -> Color? {
    guard background.alpha < 1 else { return background }
    let stated = pair.backdrop.flatMap { color(of: $0, in: theme) }
    let backdrop =
      stated
      ?? configuration.contrast.backdrop.map(TokenName.init).flatMap { site(of: $0, in: theme) }
      .flatMap { color(at: $0, in: theme) }
    guard let backdrop, backdrop.alpha >= 1 else { return nil }
    return background.composited(over: backdrop)
  }
}

extension ContrastSubject {
  /// The tokens that decide its colors.
  fileprivate var tokenNames: [TokenName] {
    [pair.foreground, pair.background, pair.backdrop].compactMap { side in
      if case .token(let name, _)? = side?.source { name } else { nil }
    }
  }
}

extension PairUse {
  /// The contrast that a standard asks for.
  ///
  /// APCA's readability criterion has Lc 75 as the least for columns of body text, Lc 60 for other text that is read,
  /// Lc 45 for headlines and fine pictograms: about what 7:1, 4.5:1 and 3:1 stand for, so the levels map onto them.
  func required(by standard: ContrastSetting.Standard, at level: ContrastSetting.Level) -> Double {
    let ratio = requiredRatio(at: level)
    guard standard == .apca else { return ratio }
    return ratio >= 7 ? 75 : ratio >= 4.5 ? 60 : 45
  }

  /// The ratio that WCAG 2.2 asks for: 1.4.3 and 1.4.6 for text, 1.4.11 for everything else.
  private func requiredRatio(at level: ContrastSetting.Level) -> Double {
    switch self {
    case .graphic: 3
    case .text where isLargeText: level == .aa ? 3 : 4.5
    case .text: level == .aa ? 4.5 : 7
    }
  }

  /// The use as the subject of "needs 4.5:1".
  var title: String {
    switch self {
    case .graphic: "an icon, border or ring"
    case .text: isLargeText ? "large text" : "text"
    }
  }
}
