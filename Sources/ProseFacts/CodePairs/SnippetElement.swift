import SourceText

/// An element of a snippet: its opening tag, and the element around it.
struct SnippetElement {
  /// The name without `<`.
  var name: ByteRange
  /// From `<` to behind `>`.
  var tag: ByteRange
  /// The index of the element around it; `nil` for none.
  var parent: Int?
  /// Whether the tag closes itself, or the element holds nothing.
  var isEmpty: Bool

  /// Deeper elements are taken for ones beside.
  private static let deepest = 60

  /// Nobody writes longer tags.
  private static let longest = 2_000

  /// The elements of some stretches in the order of their tags; comments are passed over, and what is never closed ends
  /// with what is around it.
  static func all(in ranges: [ByteRange], of file: SourceFile) -> [SnippetElement] {
    var found: [SnippetElement] = []
    var open: [Int] = []
    for range in ranges { read(range, of: file, into: &found, &open) }
    return found
  }

  private static func read(
    _ range: ByteRange, of file: SourceFile, into found: inout [SnippetElement], _ open: inout [Int]
  ) {
    var place = range.start
    let bytes = file.bytes
    while place + 1 < range.end {
      guard bytes[place] == UInt8(ascii: "<") else {
        place += 1
        continue
      }
      if bytes[place...].starts(with: "<!--".utf8) {
        place = skipComment(from: place, to: range.end, in: bytes)
        continue
      }
      let isClosing = bytes[place + 1] == UInt8(ascii: "/")
      let start = place + (isClosing ? 2 : 1)
      let name = ByteRange(start, nameEnd(from: start, to: range.end, in: bytes))
      guard !name.isEmpty, bytes[start].isASCIILetter, let end = tagEnd(from: name.end, to: range.end, in: bytes)
      else {
        place += 1
        continue
      }
      place = end
      if isClosing {
        if let index = open.lastIndex(where: { bytes[found[$0].name].elementsEqual(bytes[name]) }) {
          open.removeSubrange(index...)
        }
        continue
      }
      let text = file.text(in: name).lowercased()
      let isEmpty = bytes[end - 2] == UInt8(ascii: "/") || voids.contains(text)
      found.append(
        SnippetElement(name: name, tag: ByteRange(start - 1, end), parent: open.last, isEmpty: isEmpty))
      if !isEmpty, open.count < deepest { open.append(found.count - 1) }
    }
  }

  private static let voids: Set<String> = ["br", "hr", "img", "input", "meta", "link", "source", "area", "col", "path"]

  private static func skipComment(from start: Int, to end: Int, in bytes: [UInt8]) -> Int {
    var place = start + 4
    while place < end, !bytes[place...].starts(with: "-->".utf8) { place += 1 }
    return place
  }

  private static func nameEnd(from start: Int, to end: Int, in bytes: [UInt8]) -> Int {
    var place = start
    while place < end, bytes[place].isASCIILetter || bytes[place].isASCIIDigit || "-.:".utf8.contains(bytes[place]) {
      place += 1
    }
    return place
  }

  /// Behind the `>` that ends a tag: none in quotes or braces, and no arrow of code (`=>`).
  private static func tagEnd(from start: Int, to end: Int, in bytes: [UInt8]) -> Int? {
    var quote: UInt8?
    var depth = 0
    for place in start..<max(start, min(end, start + longest)) {
      let byte = bytes[place]
      if let open = quote {
        if byte == open { quote = nil }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"): quote = byte
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: ">") where depth <= 0 && bytes[place - 1] != UInt8(ascii: "="): return place + 1
      case UInt8(ascii: "<") where depth <= 0: return nil
      default: break
      }
    }
    return nil
  }
}
