import DesignTokens
import Lexicon
import SourceText
import Syntax

extension Senses {
  fileprivate func speaks(of hint: MentionKey.Hint) -> Bool { hint.senses.contains(where: contains) }
}

/// What the words in front of a mention say it is about: `Corner radius:`, the head of a table's column.
struct MentionKey {
  /// The family of tokens that fits; `nil` where the words name none.
  var namespace: String?
  /// Whether they are about writing or a picture, whose value may be a color or a style of writing.
  var isAboutText = false

  init(_ label: some StringProtocol) {
    let words = WrittenName.smallWords(of: String(label))
    let senses =
      words.map { Lexicon.senses(of: $0) } + zip(words, words.dropFirst()).map { Lexicon.senses(of: $0, $1) }
    namespace = Self.hints.first { hint in senses.contains { $0.speaks(of: hint) } }?.namespace
    guard namespace == nil else { return }
    isAboutText = senses.contains { $0.contains(.writing) }
  }

  /// The families in the order in which they count, with the meanings that name each.
  fileprivate typealias Hint = (namespace: String, senses: [Sense])

  private static let hints: [Hint] = [
    ("radius", [.radius]), ("space", [.padding, .margin, .gap, .inset]), ("shadow", [.shadow]),
    ("color", [.color, .background, .border, .stroke]), ("type", [.typography]),
    ("duration", [.duration]), ("easing", [.easing]), ("size", [.size, .width, .height]),
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
