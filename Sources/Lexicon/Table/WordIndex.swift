import SourceText

/// What each word of some tables can mean, found by its bytes.
///
/// The tables are read before the first document. That is why they are read in one pass, and why no word of them becomes
/// a text of its own.
struct WordIndex: Sendable {
  typealias Letters = UnsafeBufferPointer<UInt8>

  /// A word, or the first of some that belong together.
  struct Entry: Sendable {
    fileprivate let start: UInt32
    fileprivate let count: UInt32
    /// What the word means by itself.
    var alone = Senses.none
    /// What it may mean with the words behind it.
    var opening = Senses.none
    /// The number that it is, from two on; 0 for other words.
    fileprivate(set) var value: UInt8 = 0
  }

  private(set) var entries: [Entry] = []
  /// The tables, then the words that no table writes so.
  private var text: [UInt8]
  /// The numbers of the entries plus one below their hashes, each at its hash or behind; zero where none is.
  private var slots: [UInt64]

  init(_ tables: [StaticString]) {
    text = tables.reduce(into: []) { text, table in table.withUTF8Buffer { text += $0 + [UInt8(ascii: "\n")] } }
    // A power of two, and some times as many as there are words, which are ten bytes long with what parts them.
    slots = Array(repeating: 0, count: 1 << (Int.bitWidth - text.count.leadingZeroBitCount - 2))
    entries.reserveCapacity(text.count / 16)
    var apart: [(sense: Sense, word: Range<Int>)] = []
    let tables = text
    // A line of numbers lists them in order.
    var value: UInt8 = 1
    tables.withUnsafeBufferPointer { bytes in
      var table = LexiconTable(bytes)
      while let (sense, word) = table.next() {
        value = sense == .number ? value + 1 : 1
        let letters = Letters(rebasing: bytes[word])
        let entry = number(of: letters, at: word.lowerBound)
        entries[entry].alone.insert(sense)
        if sense == .number { entries[entry].value = value }
        if table.isPlain { continue }
        addOpening(sense, letters, at: word.lowerBound)
        if letters.firstOffset(of: UInt8(ascii: "'")) != nil { apart.append((sense, word)) }
      }
    }
    for (sense, word) in apart { addApart(sense, word) }
  }

  /// Notes what the first of several words may mean with the others behind it.
  private mutating func addOpening(_ sense: Sense, _ word: Letters, at start: Int) {
    if let blank = word.firstOffset(of: UInt8(ascii: " ")) {
      entries[number(of: Letters(rebasing: word[..<blank]), at: start)].opening.insert(sense)
    }
  }

  /// Names are cut at apostrophes: `What's new` has three words.
  private mutating func addApart(_ sense: Sense, _ word: Range<Int>) {
    let apart = text[word].map { $0 == UInt8(ascii: "'") ? UInt8(ascii: " ") : $0 }
    text += apart
    apart.withUnsafeBufferPointer { letters in
      let start = text.count - apart.count
      entries[number(of: letters, at: start)].alone.insert(sense)
      addOpening(sense, letters, at: start)
    }
  }

  /// The number of the entry of a word, which is made where there is none.
  private mutating func number(of word: Letters, at start: Int) -> Int {
    let hash = word.hash
    let slot = slot(of: word, hash)
    if slots[slot] == 0 {
      entries.append(Entry(start: UInt32(start), count: UInt32(word.count)))
      slots[slot] = UInt64(hash) << 32 | UInt64(entries.count)
    }
    return Self.number(in: slots[slot])
  }

  /// The entry of a word; `nil` where no table has the word.
  func entry(of word: Letters) -> Entry? {
    let found = slots[slot(of: word, word.hash)]
    return found == 0 ? nil : entries[Self.number(in: found)]
  }

  /// The letters of an entry.
  func word(of entry: Entry) -> String {
    String(decoding: text[Int(entry.start)..<Int(entry.start + entry.count)], as: UTF8.self)
  }

  /// Where the word stands, or would.
  private func slot(of word: Letters, _ hash: UInt32) -> Int {
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] != 0, !holds(slots[slot], word, hash) { slot = (slot + 1) & (slots.count - 1) }
    return slot
  }

  private static func number(in slot: UInt64) -> Int { Int(slot & 0xFFFF_FFFF) - 1 }

  /// Whether a slot is that of a word.
  private func holds(_ slot: UInt64, _ word: Letters, _ hash: UInt32) -> Bool {
    guard UInt32(slot >> 32) == hash else { return false }
    let entry = entries[Self.number(in: slot)]
    guard entry.count == word.count else { return false }
    let start = Int(entry.start)
    return text.withUnsafeBufferPointer { text in
      Letters(rebasing: text[start..<(start + word.count)]).isSame(as: word)
    }
  }
}
