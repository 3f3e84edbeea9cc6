import DesignTokens
import Lexicon
import SourceText

/// One piece of a specification's text: a word, a length, a color, a sign that parts others.
///
/// Text in quotation marks is one piece whose content nobody looks at: it is a sample of what users will read.
struct TextPiece: Sendable {
  enum Kind: Sendable {
    case word
    case number(Double)
    /// A length; `isBorrowed` where the unit stands at a neighbor (`20` in `20x20pt`).
    case length(Dimension, isBorrowed: Bool)
    case duration(Duration)
    case color(Color)
    /// A name in inline code, in braces or behind two hyphens: a candidate for a token.
    case token
    /// Inline code that is neither a value nor a name.
    case code
    case quoted
    case open, close, comma, slash, plus, times, range, colon
    /// A sign that ends a thought: a full stop, a semicolon, an arrow, a dash between blanks.
    case stop
  }

  var kind: Kind
  var range: ByteRange
  /// The text in lower case, for words; for tokens the name as written; else empty.
  var word: String
  /// The number that a hyphen joins to the word: `500` of `gray-500`; else empty.
  var step = ""
  /// What the word can mean; nothing for pieces that are no words.
  let senses: Senses
  /// Whether it stands inside inline code.
  var isInCode: Bool
  /// Whether it is a word that begins with a capital, or with a letter of a script that has none.
  var isCapitalized = false
  /// The stretch between commas and stops that it belongs to; a parenthesis is a stretch of its own.
  var segment = 0
  /// How many parentheses are open around it.
  var depth = 0

  init(_ kind: Kind, _ range: ByteRange, word: String = "", isInCode: Bool = false) {
    self.kind = kind
    self.range = range
    self.word = word
    if case .word = kind { senses = Lexicon.senses(of: word) } else { senses = .none }
    self.isInCode = isInCode
  }
}

extension [TextPiece] {
  /// Adds the next piece of a text; a syllable of the word in front of it goes on with that one (`khoảng cách`).
  mutating func add(_ piece: TextPiece, in bytes: [UInt8]) {
    guard piece.isWord else { return append(piece) }
    if let word = word(joinedWith: piece, in: bytes) {
      let whole = self[count - 1].range.union(piece.range)
      self[count - 1] = TextPiece(.word, whole, word: word, isInCode: piece.isInCode)
    } else {
      append(piece)
    }
    self[count - 1].isCapitalized = !bytes.from(self[count - 1].range.start, to: bytes.count).startsSmall
  }

  /// The word that the last piece and a next one are together.
  private func word(joinedWith next: TextPiece, in bytes: [UInt8]) -> String? {
    guard let last = indices.last, self[last].isWord, self[last].range.end + 1 == next.range.start,
      bytes[next.range.start - 1] == UInt8(ascii: " "), self[last].isInCode == next.isInCode,
      bytes.from(self[last].range.start, to: next.range.end).contains(where: { $0 >= 0x80 })
    else { return nil }
    return Lexicon.joined(self[last].word, next.word)
  }
}

extension ArraySlice<UInt8> {
  /// Whether the first letter is a small one; of scripts beyond Latin, Greek and Cyrillic none is.
  fileprivate var startsSmall: Bool {
    guard let first else { return true }
    guard first >= 0x80 else { return !(UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) }
    guard first < 0xE0, let letter = String(decoding: prefix(2), as: UTF8.self).first else { return false }
    return letter.isLowercase
  }
}

extension TextPiece {
  /// Whether it is a word with a meaning.
  func means(_ sense: Sense) -> Bool { senses.contains(sense) }

  /// Whether it may stand between a length and its noun without meaning anything there.
  var isAdjective: Bool { means(.adjective) || means(.hue) }

  /// Whether behind a length it ends the noun phrase: a preposition, a conjunction, a verb.
  var endsPhrase: Bool { means(.closer) || senses.relation != nil }

  var isWord: Bool { if case .word = kind { true } else { false } }
  var isToken: Bool { if case .token = kind { true } else { false } }
  var isOpen: Bool { if case .open = kind { true } else { false } }
  var isClose: Bool { if case .close = kind { true } else { false } }
  var isComma: Bool { if case .comma = kind { true } else { false } }
  var isColon: Bool { if case .colon = kind { true } else { false } }
  var isStop: Bool { if case .stop = kind { true } else { false } }
  var isPlus: Bool { if case .plus = kind { true } else { false } }
  var isTimes: Bool { if case .times = kind { true } else { false } }
  var isRange: Bool { if case .range = kind { true } else { false } }
  var isSlash: Bool { if case .slash = kind { true } else { false } }
  var length: Dimension? { if case .length(let dimension, _) = kind { dimension } else { nil } }
  var number: Double? { if case .number(let value) = kind { value } else { nil } }
  var color: Color? { if case .color(let color) = kind { color } else { nil } }
}
