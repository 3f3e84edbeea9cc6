import SourceText

/// How text is written in YAML.
package enum YAMLText {
  /// A text in double quotes, on one line.
  package static func quoted(_ text: String) -> String { JSONWriter.quoted(text) }

  /// A text as a value or a key: as it is where that means the same, else in double quotes.
  package static func scalar(_ text: String) -> String {
    let bytes = Array(text.utf8)
    guard let first = bytes.first, let last = bytes.last else { return "\"\"" }
    let isPlain =
      !"-?:,[]{}#&*!|>'\"%@` ".utf8.contains(first) && last != 0x20 && last != UInt8(ascii: ":")
      && bytes.allSatisfy { $0 >= 0x20 && $0 != 0x7F && !",[]{}".utf8.contains($0) }
      && !zip(bytes, bytes.dropFirst()).contains { pair in
        pair.0 == UInt8(ascii: ":") && pair.1 == 0x20 || pair.0 == 0x20 && pair.1 == UInt8(ascii: "#")
      }
    let isText = isPlain && bytes.withUnsafeBufferPointer { YAMLScalar.resolve($0).kind == .string }
    return isText ? text : quoted(text)
  }

  /// The edit that writes a text where a scalar stands; quotes that stand there stay.
  static func edit(writing text: String, at range: ByteRange, isQuoted: Bool, in tree: DataTree) -> TextEdit {
    guard isQuoted, !text.utf8.contains(where: { $0 < 0x20 || "'\"\\".utf8.contains($0) }) else {
      return TextEdit(range, scalar(text))
    }
    return TextEdit(ByteRange(range.start + 1, range.end - 1), text)
  }
}
