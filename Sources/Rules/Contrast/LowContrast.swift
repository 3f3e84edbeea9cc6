import Configuration
import DesignTokens
import Facts
import SourceText
import WorkspaceIndex

extension Rule {
  /// A text or a graphic does not stand out enough from its background.
  static let lowContrast = Rule(
    id: "low-contrast",
    family: .contrast,
    severity: .warning,
    summary: "A text or a graphic stands out less from its background than WCAG 2.2 asks.",
    page: """
      WCAG 2.2 asks for 4.5:1 for text (success criterion 1.4.3), for 3:1 where the text is large (24px, or 18.66px \
      bold) and for icons, borders and focus rings (1.4.11). With `contrast.level` set to `AAA`, text needs 7:1 and \
      large text 4.5:1.

      Pairs come from the states and parts of a component spec, from `contrast.pairs` in `tincture.json`, and from \
      names: `on-primary` stands on `primary`, `card-foreground` on `card`. A pair is judged only where both colors \
      are known; translucent ones are laid over what is stated under them (or over `contrast.backdrop`). Disabled \
      states are exempt. Every theme is judged by itself.

      The fix takes the nearest color that passes: the hue stays, only the OKLCH lightness moves.

      ## Fails

      ```json color.tokens.json
      {
        "color": {
          "$type": "color",
          "primary": { "$value": { "colorSpace": "srgb", "components": [0.08, 0.63, 0.65] } },
          "on-primary": { "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } }
        }
      }
      ```

      ## Passes

      ```json color.tokens.json
      {
        "color": {
          "$type": "color",
          "primary": { "$value": { "colorSpace": "srgb", "components": [0.05, 0.45, 0.47] } },
          "on-primary": { "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } }
        }
      }
      ```
      """,
    reach: .names,
    check: lowContrasts)
}

private func lowContrasts(in file: CheckedFile) -> [Finding] {
  let pairs = file.facts.pairs.filter { !$0.isExempt }.map { ContrastSubject($0) }
  return (pairs + file.tokenPairs()).flatMap { subject in
    let measures = file.measures(of: subject)
    let failing = measures.filter { $0.measure.ratio < $0.measure.required - 0.000_001 }
    var seen: [ContrastMeasure] = []
    for (_, measure) in failing where !seen.contains(measure) { seen.append(measure) }
    return seen.map { measure in
      let themes = failing.filter { $0.measure == measure }
      let labels = themes.compactMap { $0.theme.label(below: file.configuration.root) }
      return file.finding(
        subject, measure, context: themes.count == measures.count ? nil : labels.joined(separator: ", "))
    }
  }
}

extension CheckedFile {
  fileprivate func finding(_ subject: ContrastSubject, _ measure: ContrastMeasure, context: String?) -> Finding {
    let pair = subject.pair
    let place = [pair.component.map { "`\($0)`" }, pair.state.map { "state `\($0)`" }].compactMap { $0 }
    let whereabouts = place.isEmpty ? "" : " in " + place.joined(separator: ", ")
    let message =
      "\(title(of: pair.foreground, measure.foreground, isFirst: true)) on "
      + "\(title(of: pair.background, measure.background, isFirst: false)) has a contrast of "
      + "\(measure.ratioText):1\(whereabouts); \(pair.use.title) needs \(NumberText.rounded(measure.required, places: 4)):1."
    return Finding(
      message, at: pair.range, related: related(of: subject, in: context), fixes: fixes(for: subject, measure),
      context: context)
  }

  /// A side as it is written, with its hex where that says more: `color.text` (`#777777`), White `#ffffff`, `#14a0a5`.
  private func title(of side: PairColor, _ color: Color, isFirst: Bool) -> String {
    let hex = color.alpha < 1 ? color.hexRGBA : color.hexRGB
    switch side.source {
    case .token(let name, _): return "`\(name)` `\(hex)`"
    case .literal:
      let written = source.text(in: side.range)
      guard !written.isEmpty, written.allSatisfy({ $0.isLetter && $0.isASCII }) else { return "`\(hex)`" }
      return "\(isFirst ? written.prefix(1).uppercased() + written.dropFirst() : written.lowercased()) `\(hex)`"
    }
  }

  /// The side that the finding does not stand at, and where its token is defined.
  private func related(of subject: ContrastSubject, in context: String?) -> [RelatedPlace] {
    let pair = subject.pair
    let isAtForeground = pair.range.overlaps(pair.foreground.range) || pair.range == pair.foreground.range
    let other = isAtForeground ? pair.background : pair.foreground
    let title = isAtForeground ? "background" : "foreground"
    var places: [RelatedPlace] = []
    if other.range != pair.range { places.append(place("The \(title) is stated here.", other.range)) }
    if case .token(let name, _) = other.source {
      places += workspace.definitions(named: name, visibleFrom: path)
        .compactMap { place("The \(title) `\(name)` is defined here.", $0) }
    }
    return places
  }

  /// The nearest passing color in place of the literal that the finding stands at.
  private func fixes(for subject: ContrastSubject, _ measure: ContrastMeasure) -> [Fix] {
    let pair = subject.pair
    guard measure.foreground.alpha >= 1, measure.background.alpha >= 1 else { return [] }
    let isAtForeground = pair.range.overlaps(pair.foreground.range) || pair.range == pair.foreground.range
    let side = isAtForeground ? pair.foreground : pair.background
    let (moved, fixed) =
      isAtForeground ? (measure.foreground, measure.background) : (measure.background, measure.foreground)
    guard isLiteral(side, of: subject), let passing = moved.nearest(passing: measure.required, against: fixed),
      let text = text(of: passing, like: side.range)
    else { return [] }
    return [fix("Use \(passing.hexRGB)", replacing: side.range, with: text)]
  }

  /// Whether a color itself is written at a side's place; for a pair of tokens, whether the token's value is one.
  private func isLiteral(_ side: PairColor, of subject: ContrastSubject) -> Bool {
    if case .literal = side.source { return true }
    guard let site = subject.site, case .color = facts.definitions[site.index].value else { return false }
    return true
  }
}

extension ContrastMeasure {
  /// The ratio with two decimals, never rounded up to the one that is asked for.
  fileprivate var ratioText: String {
    let rounded = NumberText.rounded(ratio, places: 2)
    return rounded == NumberText.rounded(required, places: 2) ? NumberText.rounded(ratio - 0.005, places: 2) : rounded
  }
}
