import DesignTokens
import Facts
import SourceText

/// A color as it stands in a file, whose notation another color takes over.
struct WrittenColor {
  private let text: String
  /// The DTCG object that stands there.
  private let object: LiteralColor?
  private let source: SourceFile
  private let language: Language
  /// How colors that are text may be written there.
  private let notations: Notations

  private enum Notations {
    /// Any of CSS.
    case any
    /// Only that of the text, as in a token file, whose readers know no other.
    case same
  }

  init(at range: ByteRange, of file: SourceFile, _ facts: FileFacts) {
    text = file.text(in: range)
    object = facts.colors.first { $0.range == range && $0.object != nil }
    source = file
    language = facts.language(at: range)
    notations = facts.kind == .tokens && facts.isOfFormat ? .same : .any
  }

  /// The ways to write a color, the one that stands there first; a label shows it on one line.
  func texts(of color: Color) -> [(label: String, text: String)] {
    if let object { return Self.texts(of: color, inPlaceOf: object, source) }
    if language == .swift, ColorStyle(css: text) == nil {
      let text = SwiftColorText(text, in: source).text(of: color)
      return [(text, text)]
    }
    let hex = color.alpha < 1 ? color.hexRGBA : color.hexRGB
    // Where only alpha was moved, the color stays to the last digit, and outside sRGB too.
    var kept = Color(css: text).flatMap { $0.hexRGB == color.hexRGB ? $0 : nil } ?? color
    kept.alpha = color.alpha
    let same = ColorStyle(css: text).map { kept.text(in: $0) }
    if notations == .same { return [same ?? hex].map { ($0, $0) } }
    let common = [hex, color.legacyText, color.text(in: ColorStyle(.function(.hsl))), color.oklchText]
    // Of two hex notations, the one that stands there is enough.
    let others = same?.hasPrefix("#") == true ? Array(common.dropFirst()) : common
    return ([same].compactMap { $0 } + others).map { ($0, $0) }
  }

  /// The object in its own space, then in those that colors are picked in most.
  private static func texts(
    of color: Color, inPlaceOf object: LiteralColor, _ source: SourceFile
  ) -> [(label: String, text: String)] {
    var spaces = [object.color.space]
    for space in [ColorSpace.srgb, .displayP3, .oklch] where !spaces.contains(space) { spaces.append(space) }
    return spaces.compactMap { space in
      object.rewritten(as: color, in: space, of: source).map { ($0.summary, $0.text) }
    }
  }
}
