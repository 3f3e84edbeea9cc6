import SourceText

/// The words of a name or another text; a capital behind a small letter begins a new one, and what stands in parentheses
/// is left out.
struct SpelledWords {
  private let bytes: [UInt8]
  /// Where the words stand, of a text without letters beyond ASCII.
  private let places: [Range<Int>]
  /// The words of any other text.
  private let others: [String]?

  init(of text: String) {
    bytes = Array(text.utf8)
    let found = Self.places(in: bytes)
    places = found ?? []
    others = found == nil ? Self.words(of: text, bytes) : nil
  }

  /// The words as written.
  var written: [String] { others ?? places.map { String(decoding: bytes[$0], as: UTF8.self) } }

  /// The words in lower case.
  var small: [String] { others.map { $0.map(\.small) } ?? places.map { bytes[$0].smallText } }

  /// Of a text whose letters are those of ASCII, as nearly all are, no table need be asked what they are; `nil` for any
  /// other text.
  private static func places(in bytes: [UInt8]) -> [Range<Int>]? {
    var places: [Range<Int>] = []
    places.reserveCapacity(bytes.count / 4 + 1)
    var start: Int?
    var depth = 0
    var last: UInt8 = 0
    for (index, byte) in bytes.enumerated() {
      if byte >= 0xC0, !bytes[...].isSign(at: index) { return nil }
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth = max(0, depth - 1) }
      let isPart = depth == 0 && (byte.isASCIILetter || byte.isASCIIDigit)
      if let open = start, !isPart || byte &- 0x41 < 26 && last &- 0x61 < 26 {
        places.append(open..<index)
        start = nil
      }
      if isPart, start == nil { start = index }
      last = byte
    }
    if let start { places.append(start..<bytes.count) }
    return places
  }

  private static func words(of text: String, _ bytes: [UInt8]) -> [String] {
    var words: [String] = []
    var start: Int?
    var last: Unicode.Scalar = " "
    var depth = 0
    var index = 0
    for scalar in text.unicodeScalars {
      if scalar == "(" || scalar == "（" { depth += 1 }
      // `2) Buttons` closes nothing.
      if scalar == ")" || scalar == "）" { depth = max(0, depth - 1) }
      let isPart = depth == 0 && scalar.isPartOfWord
      if let open = start, !isPart || scalar.isCapital && last.isSmall {
        add(bytes[open..<index], to: &words)
        start = nil
      }
      if isPart, start == nil { start = index }
      last = scalar
      index += UTF8.width(scalar)
    }
    if let start { add(bytes[start...], to: &words) }
    return joined(words)
  }

  /// The words, those of several syllables (`khoảng cách`) as one.
  private static func joined(_ words: [String]) -> [String] {
    words.reduce(into: []) { joined, word in
      if let last = joined.last, Lexicon.joined(last.small, word.small) != nil {
        joined[joined.count - 1] = last + " " + word
      } else {
        joined.append(word)
      }
    }
  }

  private static func add(_ letters: ArraySlice<UInt8>, to words: inout [String]) {
    let word = String(decoding: letters, as: UTF8.self)
    if letters.allSatisfy({ $0 < 0x80 }) { words.append(word) } else { words += parts(of: word) }
  }

  /// The words of a stretch of letters: those of a script without blanks begin where Latin ones end (`8pt网格`), but for
  /// a word of both (`NG例`).
  private static func parts(of word: String) -> [String] {
    let latin = word.prefix { $0.isASCII }
    let rest = String(word.dropFirst(latin.count))
    guard !latin.isEmpty, rest.isWide, Lexicon.senses(of: word.small).isEmpty else {
      return Lexicon.cut(word).map(\.word)
    }
    return [String(latin)] + Lexicon.cut(rest).map(\.word)
  }
}

extension Unicode.Scalar {
  fileprivate var isPartOfWord: Bool { isLetter || isMarkOnLetter || ("0"..."9").contains(self) }

  fileprivate var isSmall: Bool { isASCII ? ("a"..."z").contains(self) : properties.isLowercase }
}
