import DesignTokens
import Lexicon
import SourceText

/// A text as words, numbers and lengths, for finding what it says of a grid in whatever language.
struct GridText {
  enum Piece {
    /// Scripts without blanks give a word for each run.
    case word(Word)
    case number(Double)
    /// A length in px, a pt counting as one.
    case length(Double)
    /// A sign that ends a thought; brackets, colons and hyphens end none.
    case bar
  }

  /// A word in lower case, and what it can mean.
  struct Word {
    let text: String
    let senses: Senses

    init(_ text: String) {
      self.text = text
      senses = Lexicon.senses(of: text)
    }

    func means(_ sense: Sense) -> Bool { senses.contains(sense) }
  }

  let pieces: [Piece]
  /// Where each piece begins and ends, in bytes from the start of the text.
  let places: [Range<Int>]
  /// The pieces that a colon stands in front of, by index, ascending.
  let behindColons: [Int]
  /// The words alone.
  let words: [Word]

  /// A text, or no more of it than so many words.
  init(_ bytes: ArraySlice<UInt8>, atMost count: Int = .max) {
    var reader = GridTextReader(bytes)
    reader.read(atMost: count)
    pieces = reader.pieces
    places = reader.places
    behindColons = reader.behindColons
    words = pieces.compactMap { if case .word(let word) = $0 { word } else { nil } }
  }

  /// Whether a word of a text can mean one of some things; hardly any text is taken apart for it.
  static func speaks(_ bytes: ArraySlice<UInt8>, of wanted: Senses) -> Bool {
    holdsWord(bytes) { word, _ in Lexicon.senses(of: word).meets(wanted) }
      ?? GridText(bytes).words.contains { $0.senses.meets(wanted) }
  }

  /// Whether a word of a text, or two or three that follow one another, can mean something; of hardly any text more is
  /// taken apart than what stands behind a word that may begin that.
  static func speaks(_ bytes: ArraySlice<UInt8>, ofPhrase sense: Sense) -> Bool {
    func begins(_ word: String, _ start: Int) -> Bool {
      guard Lexicon.opens(sense, word) else { return false }
      return Lexicon.begin(GridText(bytes[start...], atMost: 3).words.map { $0.text }[...], sense)
    }
    return holdsWord(bytes, begins) ?? Lexicon.speak(GridText(bytes).words.map { $0.text }, of: sense)
  }

  /// Whether a word in lower case, with the place where it begins, is one that is looked for; `nil` where a text with
  /// letters beyond ASCII must be taken apart to tell.
  private static func holdsWord(_ bytes: ArraySlice<UInt8>, _ isWanted: (String, Int) -> Bool) -> Bool? {
    var start = bytes.startIndex
    while let first = bytes[start...].firstIndex(where: { $0.isASCIILetter || $0 >= 0xC0 }) {
      start = first
      while start < bytes.endIndex, bytes[start].isASCIILetter { start += 1 }
      if start < bytes.endIndex, bytes[start] >= 0xC0, !bytes.isSign(at: start) { return nil }
      if start == first { start += 1 } else if isWanted(bytes[first..<start].smallText, first) { return true }
    }
    return false
  }

  func word(_ index: Int) -> Word? {
    guard pieces.indices.contains(index), case .word(let word) = pieces[index] else { return nil }
    return word
  }

  /// The length or the bare number at an index.
  func size(_ index: Int) -> Double? {
    guard pieces.indices.contains(index) else { return nil }
    switch pieces[index] {
    case .length(let value), .number(let value): return value
    case .word, .bar: return nil
    }
  }

  func length(_ index: Int) -> Double? {
    guard pieces.indices.contains(index), case .length(let value) = pieces[index] else { return nil }
    return value
  }

  func isBar(_ index: Int) -> Bool {
    guard pieces.indices.contains(index), case .bar = pieces[index] else { return false }
    return true
  }

  /// The first word, or the words of the first run of letters where no blanks stand between words.
  var nameInFront: [Word] {
    guard let first = word(0) else { return [] }
    guard first.text.isWide else { return [first] }
    return pieces.indices.lazy.map(word).prefix { $0?.text.isWide ?? false }.compactMap { $0 }
  }
}

private struct GridTextReader {
  let bytes: ArraySlice<UInt8>
  var pieces: [GridText.Piece] = []
  var places: [Range<Int>] = []
  var behindColons: [Int] = []
  /// How many of the pieces are words.
  private var words = 0
  private var position: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
  }

  mutating func read(atMost count: Int) {
    let capacity = min(bytes.count / 6, count) + 2
    pieces.reserveCapacity(capacity)
    places.reserveCapacity(capacity)
    while position < bytes.endIndex, words < count {
      let byte = bytes[position]
      if byte.isASCIIDigit {
        readNumber()
      } else if byte >= 0x80 || byte.isASCIILetter {
        readWord()
      } else {
        if byte == UInt8(ascii: ":") { behindColons.append(pieces.count) }
        if !Self.isFiller(byte), byte != 0x0A || endsThought { addBar() }
        position += 1
      }
    }
  }

  private static func isFiller(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "-"), UInt8(ascii: "*"),
      UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "("),
      UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: ":"), UInt8(ascii: "="),
      UInt8(ascii: "#"), UInt8(ascii: "~"), UInt8(ascii: "\\"):
      true
    default: false
    }
  }

  /// A line ends no thought, but before an empty one and before a label (`**Scale**: …`).
  private var endsThought: Bool {
    let next = bytes[min(position + 1, bytes.endIndex)...]
    return next.first == 0x0A || next.starts(with: "**".utf8)
  }

  private mutating func addBar() {
    if case .bar = pieces.last { return }
    add(.bar, from: position, to: position + 1)
  }

  private mutating func add(word: String, from start: Int, to end: Int) {
    words += 1
    add(.word(GridText.Word(word)), from: start, to: end)
  }

  private mutating func add(_ piece: GridText.Piece, from start: Int, to end: Int) {
    pieces.append(piece)
    places.append((start - bytes.startIndex)..<(end - bytes.startIndex))
  }

  private mutating func readNumber() {
    let start = position
    var end = position
    while end < bytes.endIndex, bytes[end].isASCIIDigit { end += 1 }
    if end + 1 < bytes.endIndex, bytes[end] == UInt8(ascii: "."), bytes[end + 1].isASCIIDigit {
      end += 1
      while end < bytes.endIndex, bytes[end].isASCIIDigit { end += 1 }
    }
    guard let value = Double(String(decoding: bytes[start..<end], as: UTF8.self)) else {
      position = end
      return
    }
    var unitStart = end
    if unitStart + 1 < bytes.endIndex, [UInt8(ascii: " "), UInt8(ascii: "-")].contains(bytes[unitStart]) {
      unitStart += 1
    }
    var unitEnd = unitStart
    while unitEnd < bytes.endIndex, bytes[unitEnd].isASCIILetter { unitEnd += 1 }
    let unit = unitEnd > unitStart ? bytes[unitStart..<unitEnd].smallText : ""
    if !unit.isEmpty, let factor = GridWords.units[unit], unitStart == end || unit != "pixel" || value < 17,
      !unit.hasPrefix("point") || !namesThings(behind: unitEnd)
    {
      add(.length(value * factor), from: start, to: unitEnd)
      position = unitEnd
    } else {
      add(.number(value), from: start, to: end)
      position = end
    }
  }

  /// Whether a word that means nothing in a specification makes things of the points before it: `3 points forts`.
  private func namesThings(behind end: Int) -> Bool {
    guard end < bytes.endIndex, bytes[end] == UInt8(ascii: " ") else { return false }
    let word = bytes[(end + 1)...].prefix(while: \.isASCIILetter)
    return !word.isEmpty && Lexicon.senses(of: word.smallText).isEmpty
  }

  private mutating func readWord() {
    let start = position
    while position < bytes.endIndex, bytes[position].isASCIILetter { position += 1 }
    guard position < bytes.endIndex, bytes[position] >= 0x80 else {
      return add(word: bytes[start..<position].smallText, from: start, to: position)
    }
    position = start
    readLetters()
  }

  private mutating func readLetters() {
    let start = position
    guard let first = bytes.scalar(at: position) else {
      position += 1
      return
    }
    guard first.value.isLetter else {
      if GridWords.stops.contains(first.value) { addBar() }
      if first.value == "：" { behindColons.append(pieces.count) }
      position += first.count
      return
    }
    let isWide = first.value.value >= 0x2E80
    while position < bytes.endIndex, let next = bytes.scalar(at: position),
      next.value.isLetter || next.value.isMarkOnLetter, (next.value.value >= 0x2E80) == isWide
    {
      position += next.count
    }
    var place = start
    for (word, count) in Lexicon.cut(String(decoding: bytes[start..<position], as: UTF8.self)) {
      add(word: word.small, from: place, to: place + count)
      place += count
    }
  }
}
