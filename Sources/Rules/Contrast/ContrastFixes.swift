import Configuration
import DesignTokens
import Facts
import Lexicon
import SourceText
import WorkspaceIndex

extension CheckedFile {
  /// Whether the document allows no other colors than those that it lists, so that a new one would break its rule.
  fileprivate var allowsPaletteAlone: Bool {
    facts.statements.contains { if case .palette = $0.subject { true } else { false } }
  }

  /// Whether a sentence calls a color by its name, in whose place nobody would write a notation: `white text`.
  fileprivate func saysInWords(_ range: ByteRange) -> Bool {
    isProse && facts.fence(around: range) == nil
      && source.text(in: range).allSatisfy { $0.isLetter || $0 == " " || $0 == "-" }
  }

  /// Whether a color stands in the name of a utility class, where no other notation can: `text-white`, `bg-[#0D7377]`.
  fileprivate func isInClass(_ range: ByteRange) -> Bool {
    let text = source.text(in: range)
    return text.hasPrefix("text-") || text.hasPrefix("bg-")
  }
}

/// What can be done about a low contrast: another color on one side, or a token that has one.
struct ContrastFixes {
  private let uses: ContrastUses
  private let palette: TokenPalette
  /// The lines that state a ratio, which a new color would make wrong.
  private let linesWithRatio: Set<Int>
  /// Where a document writes each color that nothing is wrong with there.
  private let kept: [Color: [ByteRange]]

  init(
    of subjects: [(subject: ContrastSubject, measures: [(theme: ContrastTheme, measure: ContrastMeasure)])],
    in file: CheckedFile
  ) {
    uses = ContrastUses(subjects, in: file)
    palette = TokenPalette(of: file)
    let lines = file.source.lines
    linesWithRatio = Set(file.facts.contrastClaims.map { lines.line(at: $0.range.start) })
    let failing = Set(
      subjects.filter { $0.measures.contains { $0.measure.ratio < $0.measure.required } }
        .flatMap { [$0.subject.pair.foreground.range, $0.subject.pair.background.range] })
    kept = Dictionary(
      grouping: file.isProse ? file.facts.colors.filter { !failing.contains($0.range) } : [],
      by: \.color
    ).mapValues { $0.map(\.range) }
  }

  /// What may be written at one side, and how far its color has to move.
  private typealias Mended = (fixes: [Fix], distance: Double)

  /// The nearest passing color, in place of the side that has to move less far, and a token of that color; or, where
  /// each theme has colors that pass but none does in all, the themes.
  func fixes(of failure: ContrastFailure, in file: CheckedFile) -> (fixes: [Fix], conflict: String?) {
    // What passes beside one stop of a gradient, or over one of all pages, need not beside the others.
    guard !failure.pair.background.isOneOfSeveral, !(failure.pair.backdrop?.isOneOfSeveral ?? false) else {
      return ([], nil)
    }
    // Of two tokens only the one that is defined here is written here.
    let sides = failure.subject.site == nil ? [failure.isAtForeground, !failure.isAtForeground] : [true]
    let mended = sides.compactMap { self.mended(failure, foreground: $0, in: file) }
    // Of two that move as far, the one that the finding stands at.
    guard let nearest = mended.min(by: { $0.distance < $1.distance }) else {
      let known = sides.lazy.compactMap { conflict(of: failure, foreground: $0, in: file) }.first
      return ([], known ?? conflictOfReference(failure, in: file))
    }
    return (nearest.fixes, nil)
  }

  /// `nil` where no color passes; without fixes where what stands beside the color speaks of it.
  private func mended(_ failure: ContrastFailure, foreground isFront: Bool, in file: CheckedFile) -> Mended? {
    guard let (side, moved, uses) = movable(failure, foreground: isFront, in: file) else { return nil }
    func passes(_ color: Color) -> Bool { uses.allSatisfy { $0.passes(with: color) } }
    guard !uses.isEmpty, let passing = moved.nearest(where: passes, isBetween: uses.count > 1) else { return nil }
    let distance = passing.difference(from: moved)
    let definition = failure.subject.site.flatMap { file.workspace.definition(at: $0) }
    guard !file.isNamed(side.range), !linesWithRatio.contains(file.source.lines.line(at: side.range.start)),
      let edits = file.repainting(side.range, moved, with: passing, definedBy: definition)
    else { return ([], distance) }
    var fixes: [Fix] = []
    if !isGivenElsewhere(moved, definedBy: definition, besides: edits, in: file), !file.allowsPaletteAlone,
      !file.saysInWords(side.range)
    {
      fixes.append(Fix("Use \(file.shownText(of: passing, like: side.range))", edits: edits))
    }
    let role: TokenPurpose.Role = isFront ? .foreground : .background
    let asked = TokenPurpose(of: [failure.pair.state, failure.pair.variant].compactMap { $0 }.joined(separator: " "))
    if edits.count == 1,
      let (name, color) = palette.nearest(to: passing, for: role, under: asked.conditions, where: passes),
      let value = file.text(of: color, like: side.range),
      let text = file.mention(of: name, inPlaceOf: side.range, worth: value)
    {
      fixes.append(file.fix("Use `\(name)`", replacing: side.range, with: text))
    }
    return (fixes, distance)
  }

  /// Whether a document gives a color once more, so that a new one at this place alone would part the two: it writes
  /// the color where nothing is wrong with it, or another file defines the same token.
  private func isGivenElsewhere(
    _ color: Color, definedBy definition: Definition?, besides edits: [FileEdit], in file: CheckedFile
  ) -> Bool {
    guard file.isProse else { return false }
    let isKept = kept[color]?.contains { range in !edits.contains { $0.edit.range.overlaps(range) } } ?? false
    guard let definition, !isKept else {
      return isKept || palette.defines(color) || hasThemesColor(color, file)
    }
    return file.projectSites(named: definition.name).contains { $0.path != file.path }
  }

  /// Whether a theme in code has the color, so that the document repeats what is written there.
  private func hasThemesColor(_ color: Color, _ file: CheckedFile) -> Bool {
    file.workspace.themesInCode(visibleFrom: file.path).contains { $0.holds(color) }
  }

  /// The color of a side and where it is used; `nil` where it is not written there as a color.
  private func movable(
    _ failure: ContrastFailure, foreground isFront: Bool, in file: CheckedFile
  ) -> (side: PairColor, color: Color, uses: [ContrastUses.Use])? {
    let side = isFront ? failure.pair.foreground : failure.pair.background
    let moved = isFront ? failure.measure.foreground : failure.measure.background
    guard isLiteral(side, of: failure.subject, in: file), moved.alpha >= 1, let theme = failure.themes.first else {
      return nil
    }
    return (side, moved, uses[isFront, of: failure.subject, in: theme, of: file])
  }

  /// Whether a color itself is written at a side's place; for a pair of tokens, whether the token's value is one.
  private func isLiteral(_ side: PairColor, of subject: ContrastSubject, in file: CheckedFile) -> Bool {
    if case .literal = side.source { return !file.isInClass(side.range) }
    guard let site = subject.site, file.facts.definitions[site.index].themes.isEmpty,
      case .color = file.facts.definitions[site.index].value
    else { return false }
    return true
  }

  /// The themes in which the same color would have to be two; `nil` where that is not what stands in the way.
  private func conflict(of failure: ContrastFailure, foreground isFront: Bool, in file: CheckedFile) -> String? {
    guard let (_, moved, uses) = movable(failure, foreground: isFront, in: file) else { return nil }
    let own = uses.filter { failure.themes.contains($0.theme) && $0.measure == failure.measure }
    let others = uses.filter { use in use.measure != failure.measure }
    guard !own.isEmpty, let alone = moved.nearest(where: { color in own.allSatisfy { $0.passes(with: color) } })
    else { return nil }
    let hindering = others.filter { !$0.passes(with: alone) }
    guard !hindering.isEmpty,
      moved.nearest(where: { color in uses.allSatisfy { $0.passes(with: color) } }, isBetween: true) == nil
    else { return nil }
    let here = label(of: own, in: file)
    let there = label(of: hindering, in: file)
    guard let here, let there, here != there else { return nil }
    return "both in \(here) and in \(there)"
  }

  /// Such themes for a foreground that is another token's color: what stands in its place holds in every theme.
  private func conflictOfReference(_ failure: ContrastFailure, in file: CheckedFile) -> String? {
    // What has a color for each theme needs no single one.
    guard let site = failure.subject.site, file.facts.definitions[site.index].themes.isEmpty,
      !isLiteral(failure.pair.foreground, of: failure.subject, in: file)
    else { return nil }
    let uses = failure.all.map { theme, measure in
      ContrastUses.Use(isForeground: true, subject: failure.subject, theme: theme, measure: measure)
    }
    let moved = failure.measure.foreground
    let own = uses.filter { failure.themes.contains($0.theme) }
    guard let alone = moved.nearest(where: { color in own.allSatisfy { $0.passes(with: color) } }) else { return nil }
    let hindering = uses.filter { !$0.passes(with: alone) }
    guard !hindering.isEmpty,
      moved.nearest(where: { color in uses.allSatisfy { $0.passes(with: color) } }, isBetween: true) == nil,
      let here = label(of: own, in: file), let there = label(of: hindering, in: file), here != there
    else { return nil }
    return "both in \(here) and in \(there)"
  }

  /// The themes of some uses in words; `nil` where they have none.
  private func label(of uses: [ContrastUses.Use], in file: CheckedFile) -> String? {
    if let theme = uses.lazy.compactMap(\.subject.pair.theme).first { return "`\(theme)`" }
    let files = uses.compactMap { $0.theme.fileLabel(below: file.configuration.root) }
    if let first = files.first { return "`\(first.dropFirst(5))`" }
    if let stated = uses.first?.theme.statedLabel { return "`\(stated.dropFirst(6))`" }
    let names = uses.compactMap(\.theme.name)
    guard !names.isEmpty else {
      return uses.contains { !$0.subject.pair.replacedInThemes.isEmpty } ? "every other theme" : nil
    }
    let known = Set(names)
    let ordered = file.workspace.themes(for: file.path).filter { known.contains($0) }
    return file.workspace.context(of: ordered, for: file.path).map { "`\($0)`" }
  }
}
