import SourceText
import Syntax

/// A group of named values as code writes it: `text: { foreground: 'text-white', ratio: '15.8:1' }`, `Chip(color: ink)`.
///
/// Nothing of the language is understood beyond names, brackets, quotes and comments.
struct CodeObject {
  /// One name with its value.
  struct Entry {
    let key: ByteRange
    /// Without quotes around it and the comma behind it.
    let value: ByteRange
    /// What the comment behind it says, without its marks.
    var comment: ByteRange?
  }

  /// What the object is called, or what is called with it; `nil` for one without a name.
  let name: ByteRange?
  /// The names of the objects around it, outermost first.
  let around: [ByteRange]
  /// The object right around it, by its place among all; `nil` for the first.
  let outer: Int?
  fileprivate(set) var entries: [Entry] = []

  /// All objects of some lines of code, in the order in which they open; values outside of any are in the first.
  static func all(in lines: some Sequence<ByteRange>, of file: SourceFile, _ tree: MarkdownTree) -> [CodeObject] {
    var reader = CodeObjectReader(file: file, tree: tree)
    for line in lines { reader.read(line) }
    return reader.objects
  }

  /// The names of the object and of those around it, outermost first, as written.
  func path(in file: SourceFile) -> [String] { (around + [name].compactMap { $0 }).map(file.text) }
}

private struct CodeObjectReader {
  let file: SourceFile
  let tree: MarkdownTree
  var objects = [CodeObject(name: nil, around: [], outer: nil)]
  /// The objects that are open, by index.
  private var open = [0]

  init(file: SourceFile, tree: MarkdownTree) {
    self.file = file
    self.tree = tree
  }

  /// Brackets deeper than this are nobody's.
  private static let deepest = 16

  mutating func read(_ line: ByteRange) {
    let comment = tree.comment(in: line)
    let end = comment.map { $0.start - 2 } ?? line.end
    var place = line.start
    var last: (object: Int, entry: Int)?
    while place < end { place = read(at: place, end, &last) }
    if let comment, let last { objects[last.object].entries[last.entry].comment = trimmed(comment) }
  }

  /// Reads what stands at a place; returns where it ends.
  private mutating func read(at place: Int, _ end: Int, _ last: inout (object: Int, entry: Int)?) -> Int {
    switch file.bytes[place] {
    case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"):
      if open.count > 1 { open.removeLast() }
      return place + 1
    case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["):
      // `variant: 'danger' {` names what follows.
      begin(last.map { objects[$0.object].entries[$0.entry].value })
      return place + 1
    default:
      guard let key = key(at: place, end) else { return place + 1 }
      return readValue(of: key, end, &last)
    }
  }

  private mutating func readValue(of key: ByteRange, _ end: Int, _ last: inout (object: Int, entry: Int)?) -> Int {
    var next = skip(" '\"", from: key.end, end)
    if next < end, file.bytes[next] == UInt8(ascii: "(") || file.bytes[next] == UInt8(ascii: "{") {
      begin(key)
      return next + 1
    }
    guard next < end, file.bytes[next] == UInt8(ascii: ":") || file.bytes[next] == UInt8(ascii: "=") else {
      return key.end
    }
    next = skip(" ", from: next + 1, end)
    guard next < end else { return end }
    if let inner = opening(at: next, end) {
      begin(key)
      return inner
    }
    let (value, behind) = value(at: next, end)
    // `input:disabled {` is a rule.
    if file.bytes[behind - 1] == UInt8(ascii: "{"), behind == end {
      begin(ByteRange(key.start, behind - 1))
      return behind
    }
    if let object = open.last, !value.isEmpty {
      objects[object].entries.append(CodeObject.Entry(key: key, value: value))
      last = (object, objects[object].entries.count - 1)
    }
    return behind
  }

  private mutating func begin(_ name: ByteRange?) {
    guard open.count < Self.deepest else { return open.append(open[open.count - 1]) }
    let outer = objects[open[open.count - 1]]
    objects.append(
      CodeObject(name: name, around: outer.around + [outer.name].compactMap { $0 }, outer: open[open.count - 1]))
    open.append(objects.count - 1)
  }

  /// Where the first member of an object stands that is the value of a name: behind `{`, `[`, and behind the bracket of a
  /// call that has names of its own (`TextStyle(color: ink)`) or goes on in the next line.
  private func opening(at place: Int, _ end: Int) -> Int? {
    let byte = file.bytes[place]
    if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") { return place + 1 }
    var bracket = place
    while bracket < end, isNameByte(file.bytes[bracket]) { bracket += 1 }
    guard bracket > place, bracket < end, file.bytes[bracket] == UInt8(ascii: "(") else { return nil }
    guard let close = close(of: bracket, end) else { return bracket + 1 }
    // What makes a color of parts is a value: `Color(hex: 0x0D7377)`.
    let isColor = file.text(in: ByteRange(place, bracket)).lowercased().holds("color")
    return !isColor && file.bytes[(bracket + 1)..<close].contains(UInt8(ascii: ":")) ? bracket + 1 : nil
  }

  /// A name, quotes left out.
  private func key(at place: Int, _ end: Int) -> ByteRange? {
    let start = skip("'\"", from: place, end)
    var stop = start
    while stop < end, isNameByte(file.bytes[stop]) { stop += 1 }
    return stop > start ? ByteRange(start, stop) : nil
  }

  /// What stands at a place up to the comma or the bracket that ends it, and where that is.
  private func value(at place: Int, _ end: Int) -> (value: ByteRange, behind: Int) {
    let quote = file.bytes[place]
    if "'\"`".utf8.contains(quote) {
      let close = file.bytes[(place + 1)..<end].firstIndex(of: quote) ?? end
      return (ByteRange(place + 1, close), min(end, close + 1))
    }
    var stop = place
    while stop < end, !",;}])".utf8.contains(file.bytes[stop]) {
      stop = file.bytes[stop] == UInt8(ascii: "(") ? (close(of: stop, end) ?? end - 1) + 1 : stop + 1
    }
    return (trimmed(ByteRange(place, min(stop, end))), min(stop, end))
  }

  /// Where the bracket closes that opens at a place.
  private func close(of place: Int, _ end: Int) -> Int? {
    var depth = 0
    for index in place..<end {
      if file.bytes[index] == UInt8(ascii: "(") { depth += 1 }
      if file.bytes[index] == UInt8(ascii: ")") { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  private func skip(_ bytes: String, from place: Int, _ end: Int) -> Int {
    var place = place
    while place < end, bytes.utf8.contains(file.bytes[place]) { place += 1 }
    return place
  }

  private func isNameByte(_ byte: UInt8) -> Bool {
    byte.isWordByte || "-.$".utf8.contains(byte)
  }

  private func trimmed(_ range: ByteRange) -> ByteRange {
    var end = range.end
    while end > range.start, " */".utf8.contains(file.bytes[end - 1]) { end -= 1 }
    return MarkdownBytes.trimmed(ByteRange(range.start, end), in: file.bytes)
  }
}
