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
  /// What the subject comes to in every theme.
  var all: [(theme: ContrastTheme, measure: ContrastMeasure)] = []

  var pair: ColorPair { subject.pair }

  /// Whether the finding stands at the foreground; else the background is what the state or the part states itself.
  var isAtForeground: Bool { pair.range.overlaps(pair.foreground.range) || pair.range == pair.foreground.range }

  /// The finding; its context names the themes unless it holds everywhere.
  func finding(in file: CheckedFile, isEverywhere: Bool, _ fixes: ContrastFixes) -> Finding {
    let offered = fixes.fixes(of: self, in: file)
    return Finding(
      message(in: file) + (offered.conflict.map { "; no single color passes \($0)" } ?? "") + ".",
      at: rangeOfTheme(in: file) ?? pair.range,
      related: related(in: file), fixes: offered.fixes, context: context(in: file, isEverywhere: isEverywhere)
    )
    .about(subject(in: file))
  }

  /// Both sides as they are written, with the part: which findings at one place are which.
  private func subject(in file: CheckedFile) -> String {
    let sides = "\(written(pair.foreground, in: file)) on \(written(pair.background, in: file))"
    return pair.part.map { "\($0): \(sides)" } ?? sides
  }

  /// A side as the file has it: the name of a token, or the color in its own notation.
  private func written(_ side: PairColor, in file: CheckedFile) -> String {
    if case .token(let name, _) = side.source { return name.text }
    return file.source.text(in: side.range).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Where the foreground has its value for the theme, if a token of this file gives one for each.
  private func rangeOfTheme(in file: CheckedFile) -> ByteRange? {
    pair.range == pair.foreground.range ? rangeOfTheme(of: pair.foreground, in: file) : nil
  }

  private func rangeOfTheme(of side: PairColor, in file: CheckedFile) -> ByteRange? {
    guard case .stated(let theme)? = themes.first, case .token(let name, _) = side.source,
      let definition = file.facts.definitions.first(where: { $0.name == name && $0.valueRange == side.range })
    else { return nil }
    return definition.themes.first { $0.theme.lowercased() == theme.lowercased() }?.range
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
    let isGeneral = file.facts.components.contains { $0.isGeneral && $0.name == pair.component }
    let place = [
      isGeneral ? nil : pair.component.map { "`\($0)`" }, pair.part.map { "part `\($0)`" },
      pair.variant.map { "variant `\($0)`" },
      pair.state.map { "state `\($0)`" },
    ].compactMap { $0 }
    let whereabouts = place.isEmpty ? "" : " in " + place.joined(separator: ", ")
    let foreground = title(of: pair.foreground, measure.foreground, in: file)
    let background = title(of: pair.background, measure.background, in: file)
    let bound = pair.backdrop?.isOneOfSeveral ?? false ? "at most " : ""
    return "\(foreground.prefix(1).uppercased())\(foreground.dropFirst()) on \(background) has a contrast of \(bound)"
      + "\(measure.standard.text(of: ratioText))\(whereabouts); "
      + "\(pair.use.title) needs \(measure.standard.text(of: NumberText.shortest(measure.required)))"
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
    guard measure.standard == .apca else { return Color.ratioText(measure.ratio, asked: measure.required) }
    let rounded = NumberText.rounded(measure.ratio, places: 1)
    let isReached = rounded == NumberText.rounded(measure.required, places: 1)
    return isReached ? NumberText.rounded(measure.ratio - 0.05, places: 1) : rounded
  }

  /// The side that the finding does not stand at, and where its token is defined.
  private func related(in file: CheckedFile) -> [RelatedPlace] {
    let other = isAtForeground ? pair.background : pair.foreground
    let title = isAtForeground ? "background" : "foreground"
    var places: [RelatedPlace] = []
    if other.range != pair.range {
      places.append(file.place("The \(title) is stated here.", rangeOfTheme(of: other, in: file) ?? other.range))
    }
    if let backdrop = pair.backdrop, backdrop.range != pair.range {
      places.append(file.place("What lies under the background is stated here.", backdrop.range))
    }
    let isDefined = file.facts.kind == .code && other.range != pair.range
    if case .token(let name, _) = other.source, !isDefined, let theme = themes.first,
      let site = file.site(of: name, in: theme)
    {
      places += [file.place("The \(title) `\(name)` is defined here.", site)].compactMap { $0 }
    }
    return places
  }
}
