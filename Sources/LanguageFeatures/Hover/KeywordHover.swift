import Facts
import Rules
import SourceText
import WorkspaceIndex

extension Workspace {
  /// Explains a rule named in a suppression, or a `$`-property of a token file.
  func keywordHover(at offset: Int, in path: String) -> Hover? {
    guard let file = self[path] else { return nil }
    let range = file.source.word(at: offset)
    guard !range.isEmpty else { return nil }
    let word = file.source.text(in: range)
    if file.facts.suppressions.contains(where: { $0.range.contains(range) }), let rule = Rule.named(word) {
      return Hover(word, kind: "rule", about: rule.summary, at: range)
    }
    let isData = file.facts.voice == .data
    guard isData, file.facts.kind != .unmarked, let property = TokenProperty.all.first(where: { $0.name == word })
    else {
      return nil
    }
    return Hover(word, kind: "property", about: property.summary, at: range)
  }
}

extension Hover {
  fileprivate init(_ word: String, kind: String, about summary: String, at range: ByteRange) {
    var text = HoverText()
    text.paragraph(.strong(word), .text(" · \(kind)"))
    text.paragraph(.text(summary))
    self.init(markdown: text.markdown, plainText: text.plainText, range: range)
  }
}

extension SourceFile {
  /// The letters, digits, hyphens and dollar signs around an offset.
  fileprivate func word(at offset: Int) -> ByteRange {
    func isInside(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "$"): true
      default: false
      }
    }
    var start = min(max(offset, 0), bytes.count)
    var end = start
    while start > 0, isInside(bytes[start - 1]) { start -= 1 }
    while end < bytes.count, isInside(bytes[end]) { end += 1 }
    return ByteRange(start, end)
  }
}
