import DesignTokens
import SourceText
import Syntax

/// What the words in front of a mention say it is about: `Corner radius:`, the head of a table's column.
struct MentionKey {
  /// The family of tokens that fits; `nil` where the words name none.
  var namespace: String?
  /// Whether they are about writing or a picture, whose value may be a color or a style of writing.
  var isAboutText = false

  init(_ label: some StringProtocol) {
    let words = label.lowercased()
    namespace = Self.hints.first { hint in hint.words.contains { words.holds($0) } }?.namespace
    guard namespace == nil else { return }
    isAboutText = words.split { !$0.isLetter }.contains { Self.texts.contains(String($0)) }
  }

  private static let texts: Set<String> = [
    "text", "icon", "label", "title", "subtitle", "heading", "placeholder", "body", "caption",
  ]

  private static let hints: [(namespace: String, words: [String])] = [
    ("radius", ["radius", "radii", "rounding", "corner"]),
    ("space", ["padding", "margin", "gap", "spacing", "inset", "gutter"]),
    ("shadow", ["shadow", "elevation"]),
    (
      "color",
      ["color", "colour", "background", "fill", "tint", "foreground", "surface", "border", "stroke", "divider"]
    ),
    ("type", ["font", "typography", "text style", "typeface"]),
    ("duration", ["duration", "delay"]), ("easing", ["easing", "curve"]),
    ("size", ["size", "width", "height"]),
  ]

  /// The label that a text begins with: a strong stretch with a colon inside or behind, or a few words before one.
  ///
  /// Returns where the label ends; `nil` for a text that begins with no label.
  static func label(of content: ByteRange, _ inlines: [MarkdownInline], in tree: MarkdownTree) -> ByteRange? {
    guard let first = inlines.first, first.range.start == content.start else { return nil }
    let colon = UInt8(ascii: ":")
    if first.kind == .strong {
      let isInside = tree.slice(first.content).last == colon
      let isBehind = first.range.end < content.end && tree.bytes.at(first.range.end) == colon
      return isInside || isBehind ? ByteRange(first.content.start, first.range.end + (isBehind ? 1 : 0)) : nil
    }
    guard first.kind == .text, let end = tree.slice(first.range).firstIndex(of: colon), end - content.start <= 48,
      end + 1 < content.end, MarkdownBytes.isBlank(tree.bytes[end + 1])
    else { return nil }
    return ByteRange(content.start, end + 1)
  }
}
