import SourceText

/// An object that a document shows without the marks of a fence, as texts pasted from elsewhere do.
///
/// ```
/// javascript
/// colors: {
///   ink: '#101418',
/// }
/// ```
///
/// It opens in the first column and closes there, and all lines between are indented or empty.
struct BareObject {
  /// Where the line of the closing bracket ends.
  let end: Int

  /// Longer objects are no part of a text.
  private static let longest = 400

  /// The object that a line opens; `nil` for any other line.
  init?(in bytes: [UInt8], at line: ByteRange) {
    guard Self.opens(bytes[line.start..<line.end]) else { return nil }
    var start = MarkdownBytes.nextLine(after: line.end, in: bytes)
    var count = 0
    while start < bytes.count, count < Self.longest {
      let next = MarkdownBytes.line(from: start, in: bytes)
      count += 1
      if next.start < next.end, !MarkdownBytes.isBlank(bytes[next.start]) {
        guard bytes[next.start] == UInt8(ascii: "}"), count > 1, next.count < 4 else { return nil }
        end = next.end
        return
      }
      start = MarkdownBytes.nextLine(after: next.end, in: bytes)
    }
    return nil
  }

  /// Whether a line is `name: {` or `const name = {`.
  private static func opens(_ line: ArraySlice<UInt8>) -> Bool {
    var line = line[...]
    while let last = line.last, MarkdownBytes.isBlank(last) { line.removeLast() }
    guard line.last == UInt8(ascii: "{"), line.count < 80, line.first.map(isNameByte) ?? false else { return false }
    line.removeLast()
    while let last = line.last, MarkdownBytes.isBlank(last) { line.removeLast() }
    guard let sign = line.last, sign == UInt8(ascii: ":") || sign == UInt8(ascii: "=") else { return false }
    return line.dropLast().allSatisfy { isNameByte($0) || MarkdownBytes.isBlank($0) || $0 == UInt8(ascii: ":") }
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    byte.isLetterByte || byte.isASCIIDigit || "_$-".utf8.contains(byte)
  }

  /// The languages of code that a line of its own above an object can name.
  static let languages: Set<String> = [
    "javascript", "js", "jsx", "typescript", "ts", "tsx", "json", "dart", "kotlin", "swift",
  ]
}

// Objects without the marks of a fence, which are read as one.
extension BlockParser {
  /// Begins an object that the line opens outside of everything else; `false` where it opens none.
  mutating func beginBareObject(_ first: (position: Int, column: Int)) -> Bool {
    guard containers.isEmpty, first.column == 0, first.position < lineEnd,
      let object = BareObject(in: bytes, at: ByteRange(first.position, lineEnd))
    else { return false }
    let above = leaf == .none ? nil : tree.lineRanges.last
    let index = append(.fence, at: first)
    tree.blocks[index].isBare = true
    if let above, above.count < 12,
      BareObject.languages.contains(
        String(decoding: bytes.from(above.start, to: above.end), as: UTF8.self).lowercased())
    {
      tree.blocks[index].info = above
    }
    tree.blocks[index].content = ByteRange(first.position, object.end)
    leaf = .bareObject(index, end: object.end)
    appendLine(ByteRange(position, lineEnd), to: index)
    return true
  }
}
