import Configuration
import DesignTokens
import Facts
import SourceText
import WorkspaceIndex

/// A foreground that stands out too little, in one theme or in several with the same colors.
struct ContrastFailure {
  var subject: ContrastSubject
  var measure: ContrastMeasure
  var themes: [ContrastTheme]

  private var pair: ColorPair { subject.pair }

  /// Whether the finding stands at the foreground; else the background is what the state or the part states itself.
  private var isAtForeground: Bool { pair.range.overlaps(pair.foreground.range) || pair.range == pair.foreground.range }

  /// The finding; its context names the themes unless it holds everywhere.
  func finding(in file: CheckedFile, isEverywhere: Bool, _ palette: TokenPalette) -> Finding {
    Finding(
      message(in: file), at: pair.range, related: related(in: file), fixes: fixes(in: file, palette),
      context: context(in: file, isEverywhere: isEverywhere))
  }

  private func context(in file: CheckedFile, isEverywhere: Bool) -> String? {
    if let own = pair.theme { return "theme=\(own)" }
    guard !isEverywhere else { return nil }
    let files = themes.compactMap { $0.fileLabel(below: file.configuration.root) }
    guard files.isEmpty else { return files.joined(separator: ", ") }
    if let stated = themes.first?.statedLabel { return stated }
    return file.workspace.context(of: themes.compactMap(\.name), for: file.path)
  }

  private func message(in file: CheckedFile) -> String {
    let place = [
      pair.component.map { "`\($0)`" }, pair.variant.map { "variant `\($0)`" }, pair.state.map { "state `\($0)`" },
    ].compactMap { $0 }
    let whereabouts = place.isEmpty ? "" : " in " + place.joined(separator: ", ")
    let foreground = title(of: pair.foreground, measure.foreground, in: file)
    let background = title(of: pair.background, measure.background, in: file)
    return "\(foreground.prefix(1).uppercased())\(foreground.dropFirst()) on \(background) has a contrast of "
      + "\(measure.standard.text(of: ratioText))\(whereabouts); "
      + "\(pair.use.title) needs \(measure.standard.text(of: NumberText.shortest(measure.required)))."
  }

  /// A side as it is written, with its hex: `color.text` `#777777`, white `#ffffff`, or the hex alone.
  private func title(of side: PairColor, _ color: Color, in file: CheckedFile) -> String {
    let hex = color.alpha < 1 ? color.hexRGBA : color.hexRGB
    if case .token(let name, _) = side.source { return "`\(name)` `\(hex)`" }
    let written = file.source.text(in: side.range)
    let isWord = !written.isEmpty && written.allSatisfy { $0.isLetter && $0.isASCII }
    return isWord ? "\(written.lowercased()) `\(hex)`" : "`\(hex)`"
  }

  /// The ratio with two decimals, an Lc with one, never rounded up to the one that is asked for.
  private var ratioText: String {
    let places = measure.standard == .apca ? 1 : 2
    let rounded = NumberText.rounded(measure.ratio, places: places)
    let isReached = rounded == NumberText.rounded(measure.required, places: places)
    return isReached ? NumberText.rounded(measure.ratio - (places == 1 ? 0.05 : 0.005), places: places) : rounded
  }

  /// The side that the finding does not stand at, and where its token is defined.
  private func related(in file: CheckedFile) -> [RelatedPlace] {
    let other = isAtForeground ? pair.background : pair.foreground
    let title = isAtForeground ? "background" : "foreground"
    var places: [RelatedPlace] = []
    if other.range != pair.range { places.append(file.place("The \(title) is stated here.", other.range)) }
    if let backdrop = pair.backdrop, backdrop.range != pair.range {
      places.append(file.place("What lies under the background is stated here.", backdrop.range))
    }
    if case .token(let name, _) = other.source, let theme = themes.first, let site = file.site(of: name, in: theme) {
      places += [file.place("The \(title) `\(name)` is defined here.", site)].compactMap { $0 }
    }
    return places
  }

  /// The nearest passing color, in place of the side that has to move less far, and the nearest passing token.
  private func fixes(in file: CheckedFile, _ palette: TokenPalette) -> [Fix] {
    // Of two tokens only the one that is defined here is written here.
    let sides = subject.site == nil ? [isAtForeground, !isAtForeground] : [true]
    let fixes = sides.flatMap { mended(foreground: $0, in: file, palette) }
    guard let own = fixes.first else { return [] }
    guard fixes.count > 1, let other = fixes.first(where: { $0.isForeground != own.isForeground && !$0.isToken }) else {
      return fixes.map(\.fix)
    }
    let isNearer = !own.isToken && other.distance < own.distance
    let kept = isNearer ? other.isForeground : own.isForeground
    return fixes.filter { $0.isForeground == kept }.map(\.fix)
  }

  private typealias Mended = (fix: Fix, distance: Double, isForeground: Bool, isToken: Bool)

  private func mended(foreground isFront: Bool, in file: CheckedFile, _ palette: TokenPalette) -> [Mended] {
    let side = isFront ? pair.foreground : pair.background
    let moved = isFront ? measure.foreground : measure.background
    // A color that lies on its own tint moves the tint too.
    let isTint = isFront && measure.background.alpha < 1
    guard isLiteral(side, in: file), moved.alpha >= 1, !(isTint && isOwnTint && pair.backdrop == nil) else { return [] }
    func passes(_ color: Color) -> Bool {
      let front = isFront ? color : measure.foreground
      var ground = isFront ? measure.ground : color
      if isTint, isOwnTint, let below = backdropColor {
        var tint = color
        tint.alpha = measure.background.alpha
        ground = tint.composited(over: below)
      }
      return measure.standard.contrast(of: front, on: ground) >= measure.required
    }
    let nearest = moved.nearest(where: passes).flatMap { passing -> Mended? in
      file.text(of: passing, like: side.range).map {
        let fix = file.fix("Use \(passing.hexRGB)", replacing: side.range, with: $0)
        return (fix, passing.difference(from: moved), isFront, false)
      }
    }
    let token = palette.nearest(to: moved, where: passes).map { name, color -> Mended in
      let text = palette.mention(of: name, color, at: side.range, in: file)
      return (file.fix("Use `\(name)`", replacing: side.range, with: text), 0, isFront, true)
    }
    return [nearest, token].compactMap { $0 }
  }

  /// Whether the background is the foreground's own color, thinned: then both change together.
  private var isOwnTint: Bool {
    var opaque = measure.background
    opaque.alpha = 1
    return opaque == measure.foreground
  }

  /// What lies under a tint, if a color itself stands there.
  private var backdropColor: Color? {
    if case .literal(let color)? = pair.backdrop?.source { color } else { nil }
  }

  /// Whether a color itself is written at a side's place; for a pair of tokens, whether the token's value is one.
  private func isLiteral(_ side: PairColor, in file: CheckedFile) -> Bool {
    if case .literal = side.source { return true }
    guard let site = subject.site, case .color = file.facts.definitions[site.index].value else { return false }
    return true
  }
}
