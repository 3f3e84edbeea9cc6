package import DesignTokens

/// Which words of prose are colors and which only sound like one.
package enum ColorWords {
  /// The color of a word that is a value wherever a color is expected; hues are none, `transparent` is clear black.
  package static func named(_ word: String, isInCode: Bool) -> Color? {
    let senses = Lexicon.senses(of: word)
    if senses.contains(.white) { return .white }
    if senses.contains(.black) { return .black }
    if senses.contains(.clear) { return Color(.srgb, 0, 0, 0, alpha: 0) }
    guard word.utf8.count > 2, isInCode || !senses.contains(.hue) else { return nil }
    return Color(css: word)
  }
}
