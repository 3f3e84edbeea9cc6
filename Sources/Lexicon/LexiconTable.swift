/// The table of a language: what lines such as `padding: innenabstand, polsterung` say.
///
/// A line that begins with a blank goes on with the words of the one above; `#` begins a line for the reader.
package struct LexiconTable {
  /// The meanings in the order of the table, each with its words in lower case.
  package private(set) var lines: [(sense: Sense, words: [String])] = []
  /// What stands before a colon and is no meaning: a slip in the table.
  package private(set) var unknown: [String] = []

  package init(_ table: StaticString) {
    // Bytes, because all tables are read before the first document, and letters are dear to tell apart.
    table.withUTF8Buffer { bytes in
      for line in bytes.split(separator: UInt8(ascii: "\n")) where line.first != UInt8(ascii: "#") { read(line) }
    }
  }

  private mutating func read(_ line: Slice<UnsafeBufferPointer<UInt8>>) {
    var words = line
    if line.first != UInt8(ascii: " "), let colon = line.firstIndex(of: UInt8(ascii: ":")) {
      let name = String(decoding: line[..<colon], as: UTF8.self)
      guard let sense = Self.senses[name] else {
        unknown.append(name)
        return
      }
      lines.append((sense, []))
      words = line[(colon + 1)...]
    }
    guard !lines.isEmpty else { return }
    for word in words.split(separator: UInt8(ascii: ",")) {
      let word = word.drop { $0 == UInt8(ascii: " ") }
      if !word.isEmpty { lines[lines.count - 1].words.append(String(decoding: word, as: UTF8.self)) }
    }
  }

  private static let senses = Dictionary(uniqueKeysWithValues: Sense.allCases.map { ("\($0)", $0) })
}
