import SourceText

/// The words of a table with what the line of each says: of `padding: innenabstand, polsterung` two.
///
/// A line that begins with a blank goes on with the words of the one above, which ends in a comma; `#` begins a line for
/// the reader.
struct LexiconTable: Sequence, IteratorProtocol {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  /// Whether the word that was read last has no blank in it and no apostrophe.
  private(set) var isPlain = true
  /// What the line says that is read; `nil` in front of the first, and behind a slip.
  private var sense: Sense?
  /// What stands before a colon and is no meaning: a slip in the table.
  private(set) var unknown: [String] = []

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  mutating func next() -> (sense: Sense, word: Range<Int>)? {
    while position < bytes.count {
      if position == 0 || bytes[position - 1] == UInt8(ascii: "\n") { beginLine() }
      let word = nextWord()
      if let sense, !word.isEmpty { return (sense, word) }
    }
    return nil
  }

  private mutating func beginLine() {
    while position < bytes.count, bytes[position] == UInt8(ascii: "#") {
      position = (end(of: UInt8(ascii: "\n")) ?? bytes.count - 1) + 1
    }
    guard position < bytes.count, bytes[position] != UInt8(ascii: " "), let colon = end(of: UInt8(ascii: ":")) else {
      return
    }
    readSense(UnsafeBufferPointer(rebasing: bytes[position..<colon]))
    position = colon + 1
  }

  private func end(of byte: UInt8) -> Int? { bytes[position...].firstIndex(of: byte) }

  /// Finds the meaning of a name; the lines follow in the order of `Sense`, so it is one of the next.
  private mutating func readSense(_ name: UnsafeBufferPointer<UInt8>) {
    let senses = Self.senses
    let first = Int(sense?.number ?? 0)
    sense =
      (senses[first...].first { $0.name.elementsEqual(name) } ?? senses.first { $0.name.elementsEqual(name) })?.sense
    if sense == nil { unknown.append(String(decoding: name, as: UTF8.self)) }
  }

  /// The word from here to a comma or the end of the line.
  private mutating func nextWord() -> Range<Int> {
    var start = position
    while start < bytes.count, bytes[start] == UInt8(ascii: " ") { start += 1 }
    var end = start
    isPlain = true
    while end < bytes.count, bytes[end] != UInt8(ascii: ","), bytes[end] != UInt8(ascii: "\n") {
      if bytes[end] == UInt8(ascii: " ") || bytes[end] == UInt8(ascii: "'") { isPlain = false }
      end += 1
    }
    position = end + 1
    return start..<end
  }

  private static let senses = Sense.allCases.map { (sense: $0, name: Array($0.rawValue.utf8)) }
}
