package import DesignTokens
package import Facts

/// What a foreground on a background comes to in one theme.
package struct ContrastMeasure: Hashable, Sendable {
  package var foreground: Color
  package var background: Color
  /// The background as it is seen: a translucent one laid over what lies under it.
  package var ground: Color
  /// 1…21 (WCAG 2.2).
  package var ratio: Double
  /// The ratio that WCAG asks for at the level of the settings.
  package var required: Double
}

extension CheckedFile {
  /// What a pair of this file comes to, once for each outcome that themes give; empty where a color is not known.
  package func contrast(of pair: ColorPair) -> [ContrastMeasure] {
    measures(of: ContrastSubject(pair)).map(\.measure).reduce(into: []) { known, measure in
      if !known.contains(measure) { known.append(measure) }
    }
  }
}
