package import Configuration
package import DesignTokens
package import Facts

/// What a foreground on a background comes to in one theme.
package struct ContrastMeasure: Hashable, Sendable {
  package var foreground: Color
  package var background: Color
  /// The background as it is seen: a translucent one laid over what lies under it.
  package var ground: Color
  /// How `ratio` and `required` are measured.
  package var standard: ContrastSetting.Standard
  /// 1…21 (WCAG 2.2), or the amount of Lc, 0…108 (APCA).
  package var ratio: Double
  /// What the standard asks for at the level of the settings.
  package var required: Double
}

extension ContrastSetting.Standard {
  /// The contrast of a foreground on an opaque ground, as ``ContrastMeasure/ratio`` counts it.
  func contrast(of foreground: Color, on ground: Color) -> Double {
    switch self {
    case .wcag2: foreground.contrast(with: ground)
    case .apca: abs(foreground.perceptualContrast(on: ground))
    }
  }

  /// A contrast in words: `4.5:1`, `Lc 60`.
  func text(of contrast: String) -> String {
    switch self {
    case .wcag2: "\(contrast):1"
    case .apca: "Lc \(contrast)"
    }
  }
}

extension CheckedFile {
  /// What a pair of this file comes to, once for each outcome that themes give; empty where a color is not known.
  package func contrast(of pair: ColorPair) -> [ContrastMeasure] {
    measures(of: ContrastSubject(laid(pair))).map(\.measure).reduce(into: []) { known, measure in
      if !known.contains(measure) { known.append(measure) }
    }
  }
}
