package import Facts
package import SourceText

/// Reads the objects that a script, or a snippet of one, writes out under names.
package struct WrittenObjectReader {
  private var object: WrittenObject
  /// Where its last brace ends.
  private var end: Int

  /// The objects of a stretch of a file whose first brace ends a line that begins with `const`, in order.
  package static func objects(in range: ByteRange, of file: SourceFile) -> [WrittenObject] {
    guard file.bytes[range].holds(small: "const ") else { return [] }
    var found: [WrittenObject] = []
    var end = range.start
    for number in file.lines.line(at: range.start)..<file.lines.count {
      let line = file.range(ofLine: number)
      guard line.start < range.end else { break }
      guard line.start >= end, let name = name(in: line, of: file) else { continue }
      // What is not closed goes on to the end.
      guard let reader = WrittenObjectReader(name, from: line.end - 1, before: range.end, in: file) else { break }
      found.append(reader.object)
      end = reader.end
    }
    return found
  }

  /// What stands behind `const` in a line that ends with the brace of an object.
  private static func name(in line: ByteRange, of file: SourceFile) -> ByteRange? {
    guard line.count < 120, file.bytes.at(line.end - 1) == UInt8(ascii: "{") else { return nil }
    let text = file.text(in: line)
    let words = text.split(separator: " ")
    guard let const = words.firstIndex(of: "const"), const < 2, words.count > const + 3, words.suffix(2) == ["=", "{"],
      words.prefix(const).allSatisfy({ $0 == "export" })
    else { return nil }
    let name = words[const + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    guard !name.isEmpty else { return nil }
    let start = line.start + text.utf8.distance(from: text.startIndex, to: name.startIndex)
    return ByteRange(start, start + name.utf8.count)
  }

  /// `nil` where the brace is not closed.
  private init?(_ name: ByteRange, from open: Int, before end: Int, in file: SourceFile) {
    object = WrittenObject(name: file.text(in: name), nameRange: name)
    self.end = end
    let bytes = file.bytes
    var brackets: [UInt8] = []
    var mayBeKey = false
    var key = ""
    var index = open
    while index < end {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "("):
        if byte == UInt8(ascii: "["), mayBeKey, brackets.count == 1 { object.isComplete = false }
        brackets.append(byte)
        mayBeKey = byte == UInt8(ascii: "{")
      case UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ")"):
        _ = brackets.popLast()
        mayBeKey = false
        if brackets.isEmpty {
          self.end = index + 1
          return
        }
      case UInt8(ascii: ","): mayBeKey = brackets.last == UInt8(ascii: "{")
      case UInt8(ascii: "."):
        if mayBeKey, brackets.count == 1 { object.isComplete = false }
        mayBeKey = false
      case UInt8(ascii: "/") where Self.opensComment(bytes, at: index):
        let comment = Self.comment(bytes, at: index, before: end)
        if Self.leavesOut(bytes[comment]) { object.isComplete = false }
        index = comment.end
        continue
      case UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "`"):
        let close = bytes.from(index + 1, to: end).firstIndex { $0 == byte || $0 == 0x0A } ?? end
        if mayBeKey { note(bytes.from(index + 1, to: close), below: brackets, &key) }
        mayBeKey = false
        index = close
      case _ where byte.isWordByte:
        let stop = bytes.from(index, to: end).firstIndex { !$0.isWordByte } ?? end
        if mayBeKey { note(bytes.from(index, to: stop), below: brackets, &key) }
        mayBeKey = false
        index = stop
        continue
      default: if byte == 0xE2 || byte > 0x20 && mayBeKey { object.isComplete = false }
      }
      index += 1
    }
    return nil
  }

  /// Notes a key of the object, or of an object that is a value in it.
  private mutating func note(_ word: ArraySlice<UInt8>, below brackets: [UInt8], _ key: inout String) {
    let word = String(decoding: word, as: UTF8.self)
    if brackets.count == 1 {
      key = word
      object.members[word] = object.members[word] ?? []
    } else if brackets.count == 2, brackets[1] == UInt8(ascii: "{") {
      object.members[key, default: []].insert(word)
    }
  }

  private static func opensComment(_ bytes: [UInt8], at index: Int) -> Bool {
    bytes.at(index + 1) == UInt8(ascii: "/") || bytes.at(index + 1) == UInt8(ascii: "*")
  }

  private static func comment(_ bytes: [UInt8], at start: Int, before end: Int) -> ByteRange {
    var index = start + 2
    if bytes[start + 1] == UInt8(ascii: "/") {
      while index < end, bytes[index] != 0x0A { index += 1 }
      return ByteRange(start, index)
    }
    while index + 1 < end, !(bytes[index] == UInt8(ascii: "*") && bytes[index + 1] == UInt8(ascii: "/")) { index += 1 }
    return ByteRange(start, min(end, index + 2))
  }

  /// Whether a comment says that more is there than is shown: `// …`, `// ... more`.
  private static func leavesOut(_ comment: ArraySlice<UInt8>) -> Bool {
    comment.holds(small: "...") || comment.holds(small: "…")
  }
}
