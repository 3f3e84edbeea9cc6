import DesignTokens
import Facts
import SourceText

/// One color of a palette, with what its line and its headings say that it is for.
struct PaletteEntry: Sendable {
  /// The token; without letters for the color of a style of writing.
  var name: TokenName
  /// Where its first value is written.
  var value: ByteRange
  /// The nearest heading above it, by its place; -1 for none.
  var heading: Int
  /// The ground that its headings name.
  var ground: PairColor?
  /// The words of the color that the name says it lies on.
  var below: [String]?
  /// The words beside it up to the first sign.
  var remark: [String] = []
  /// Whether it is for large text, as far as words say so.
  var isLarge = false
  /// Whether the name says that it is a ground, and not a remark alone, which may speak of one of several.
  var isNamed = false
  /// Whether writing is one of several uses that its line lists, so that nobody knows on what: `Buttons, links`.
  var isAmongUses = false
  /// Whether its name says that it is the ground of something else: `surface.inverse`.
  var isOfOther = false
  /// Whether the words beside it speak of something else as well.
  var isDoubtful = false
  /// By theme, in lower case; that without a theme by nothing.
  var colors: [String: Color]
  /// Where its colors stand, by theme as well.
  var places: [String: ByteRange] = [:]
  /// Where its values begin.
  var starts: [Int]
  /// What is written in it, where it is the color of a style and no token.
  var style: WritingStyle?

  /// What is written in it, for the level of contrast that is asked.
  var use: PairUse { .text(size: style?.size ?? (isLarge ? 24 : nil), isBold: style?.isBold ?? false) }
  /// The color as one side of a pair.
  var side: PairColor {
    PairColor(style.map { .literal($0.color) } ?? .token(name, opacity: 1), at: value)
  }

  /// Where its color of a theme stands.
  func colorPlace(in theme: String) -> ByteRange { places[theme] ?? value }

  /// The places of the colors of a token by their theme.
  static func places(of definition: Definition) -> [String: ByteRange] {
    Dictionary(definition.themes.map { ($0.theme.lowercased(), $0.range) }, uniquingKeysWith: { first, _ in first })
  }

  /// The colors of a token by their theme, in lower case; that of a token without themes by nothing.
  static func colors(of definition: Definition) -> [String: Color] {
    var colors: [String: Color] = [:]
    if case .color(let color) = definition.value, definition.themes.isEmpty { colors[""] = color }
    for themed in definition.themes {
      if case .color(let color) = themed.value { colors[themed.theme.lowercased()] = color }
    }
    return colors
  }
}
