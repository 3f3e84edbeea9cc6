import DesignTokens
import Facts
import Lexicon
import SourceText
import Syntax

// Cells that name a step of the scale that their column is about, with its value: `` `xl` (20px) `` below *Font size*.
extension StatedConstantReader {
  /// How code calls the scale that a column is about, by its head; `nil` for every other column.
  static func family(of head: WrittenName) -> String? {
    guard head.words.count <= 2 else { return nil }
    if let role = head.role { return scale(of: role) }
    // Of a weight the words tell, since it is no length.
    return TokenFamily.named(by: head).flatMap { $0.hasPrefix("font") ? $0 : nil }
  }

  private static func scale(of role: DimensionRole) -> String? {
    switch role {
    case .fontSize: "fontSize"
    case .lineHeight: "lineHeight"
    case .letterSpacing: "letterSpacing"
    case .radius: "radius"
    default: nil
    }
  }

  /// Adds what the cells of a row say of the steps of the scales of their columns.
  mutating func addSteps(of row: [ByteRange], under families: [String?]) {
    for (cell, family) in zip(row, families) {
      guard let family, mayHoldValue(cell), let (name, value) = step(in: cell) else { continue }
      found.append(
        StatedConstant(paths: [[family, name]], value: value.value, range: value.range, fewestWords: 2))
    }
  }

  /// The name and the value of a cell that is nothing but a word in code and a value in parentheses.
  private func step(in cell: ByteRange) -> (name: String, value: (value: TokenValue, range: ByteRange))? {
    let text = MarkdownBytes.trimmed(cell, in: file.bytes)
    guard text.count < 40, file.bytes[text].first == UInt8(ascii: "`"), file.bytes[text].last == UInt8(ascii: ")"),
      let close = file.bytes[text].dropFirst().firstIndex(of: UInt8(ascii: "`")),
      let open = file.bytes.from(close + 1, to: text.end).firstIndex(where: { $0 != UInt8(ascii: " ") }),
      file.bytes[open] == UInt8(ascii: "(")
    else { return nil }
    let name = file.text(in: ByteRange(text.start + 1, close))
    guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" }) else { return nil }
    let inner = ByteRange(open + 1, text.end - 1)
    let reader = CodeValueReader(bytes: file.bytes, end: inner.end)
    guard let value = reader.next(from: inner.start) ?? BareNumber.whole(inner, in: file), !reader.isPart(value),
      value.range.start - inner.start < 2, inner.end - value.range.end < 2
    else { return nil }
    return (name, value)
  }
}
