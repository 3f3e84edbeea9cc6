package import Facts

/// What the words of all languages can mean; a document need not say in which it is written.
///
/// Words are looked up in lower case. Each language is a table of lines such as `padding: innenabstand, polsterung`, in
/// `Languages`; that is where a word is added.
package enum Lexicon {
  /// The tables by the names of their languages.
  package static let languages: [(name: String, table: StaticString)] = [
    ("English", English.table), ("German", German.table), ("French", French.table), ("Spanish", Spanish.table),
    ("Portuguese", Portuguese.table), ("Italian", Italian.table), ("Dutch", Dutch.table), ("Swedish", Swedish.table),
    ("Norwegian", Norwegian.table), ("Danish", Danish.table), ("Polish", Polish.table), ("Russian", Russian.table),
    ("Turkish", Turkish.table), ("Chinese", Chinese.table), ("Japanese", Japanese.table), ("Korean", Korean.table),
    ("Hebrew", Hebrew.table), ("Arabic", Arabic.table), ("Vietnamese", Vietnamese.table),
    ("Indonesian", Indonesian.table), ("Ukrainian", Ukrainian.table), ("Czech", Czech.table),
  ]

  /// What a word can mean; a plural `s` behind the word for a measure or for a part does not matter.
  package static func senses(of word: String) -> Senses { word.withLetters { senses(of: $0) } }

  static func senses(of letters: WordIndex.Letters) -> Senses {
    let found = entry(of: letters)?.alone ?? .none
    guard letters.count > 3, found.terms.isEmpty, letters.last == UInt8(ascii: "s") else { return found }
    return found.union(termOfSingular(letters))
  }

  /// What two words mean together, such as `line height`; `none` where they mean no more than each by itself.
  package static func senses(of first: String, _ second: String) -> Senses {
    guard let opening = meaning(of: first)?.opening, !opening.isEmpty else { return .none }
    let pair = first + " " + second
    if let found = meaning(of: pair) { return found.alone }
    return second.utf8.last == UInt8(ascii: "s") ? meaning(of: String(pair.dropLast()))?.alone.terms ?? .none : .none
  }

  /// What a length beside a word measures, and what a color beside it paints; `nil` for all other words.
  package static func term(of word: String) -> WordMeaning? { senses(of: word).term }

  /// What two words together mean of a length or a color, where it is not that of the second.
  package static func term(of first: String, _ second: String) -> WordMeaning? { senses(of: first, second).term }

  /// The font weight that a word names, as CSS numbers it (CSS Fonts 4, 2.2.2); `nil` for other words.
  package static func weight(of word: String) -> Int? { senses(of: word).weight }

  /// What a word makes of the length in front of it: `16px from the edge`, `8px below the title`.
  package static func relation(of word: String) -> DimensionRole? { senses(of: word).relation }

  /// Whether a word is the name of a symbol or of a line, which are seen and not read.
  package static func isMark(_ word: String) -> Bool { [.icon, .line].contains(term(of: word)?.slot) }

  /// The words of all languages that have a meaning.
  package static func words(of sense: Sense) -> [String] {
    index.entries.filter { $0.alone.contains(sense) }.map(index.word)
  }

  /// Whether a word is the first of some that have a meaning together, or has it alone.
  package static func opens(_ sense: Sense, _ word: String) -> Bool {
    if let found = meaning(of: word), found.opening.contains(sense) || found.alone.contains(sense) { return true }
    // A plural means what its singular does where that is a measure or a part.
    return sense.term != nil && word.means(sense)
  }

  /// What three words mean together, such as `radio de borde`; `none` where they mean no more than each by itself.
  package static func senses(of first: String, _ second: String, _ third: String) -> Senses {
    guard !(meaning(of: first)?.opening.isEmpty ?? true) else { return .none }
    return senses(of: first, second + " " + third)
  }

  /// Whether words that follow one another speak of something: one of them alone, or two or three together.
  package static func speak(_ words: [String], of sense: Sense) -> Bool {
    words.indices.contains { begin(words[$0...], sense) }
  }

  /// Whether words begin with something that is spoken of: the first alone, or with one or two behind it.
  package static func begin(_ words: ArraySlice<String>, _ sense: Sense) -> Bool {
    guard let first = words.first, opens(sense, first) else { return false }
    let behind = words.dropFirst().prefix(2)
    guard !first.means(sense), let second = behind.first else { return first.means(sense) }
    return senses(of: first, second).contains(sense)
      || behind.count == 2 && senses(of: first, second, behind[behind.endIndex - 1]).contains(sense)
  }

  /// What several words mean together, joined by blanks.
  package static func senses(ofPhrase words: some Collection<String>) -> Senses {
    guard let first = words.first.flatMap(meaning) else { return .none }
    if words.count == 1 { return first.alone }
    return first.opening.isEmpty ? .none : meaning(of: words.joined(separator: " "))?.alone ?? .none
  }

  /// Whether several words can mean something, joined by blanks.
  package static func means(_ sense: Sense, _ words: some Collection<String>) -> Bool {
    guard let first = words.first.flatMap(meaning) else { return false }
    if words.count == 1 { return first.alone.contains(sense) }
    return first.opening.contains(sense) && senses(ofPhrase: words).contains(sense)
  }

  /// The words of a stretch of letters, each with the bytes that it takes; several where a script has no blanks.
  package static func cut(_ text: String) -> [(word: String, count: Int)] {
    text.isWide ? wideWords.cut(text) : [(text, text.utf8.count)]
  }

  /// Two syllables that a language writes with a blank between them, as the word that they are: `khoảng cách`; `nil`
  /// for all others.
  package static func joined(_ first: String, _ second: String) -> String? { Syllables.joined(first, second) }

  /// The number that a word is, from two on; `nil` for other words.
  package static func number(of word: String) -> Int? {
    meaning(of: word).flatMap { $0.value > 0 ? Int($0.value) : nil }
  }

  /// How many a word says that there are of what is counted behind it, also together with a counter (`三种`, `三つ`).
  package static func count(of word: String) -> Int? {
    if let number = number(of: word) { return number }
    guard word.isWide, let first = word.unicodeScalars.first, word.unicodeScalars.count > 1,
      senses(of: String(word.unicodeScalars.dropFirst())).contains(.counted)
    else { return nil }
    return number(of: String(first))
  }

  private static func termOfSingular(_ word: WordIndex.Letters) -> Senses {
    let single = entry(of: WordIndex.Letters(rebasing: word.dropLast()))?.alone.terms ?? .none
    if !single.isEmpty || word[word.count - 2] != UInt8(ascii: "e") { return single }
    return entry(of: WordIndex.Letters(rebasing: word.dropLast(2)))?.alone.terms ?? .none
  }

  private static func meaning(of word: String) -> WordIndex.Entry? { word.withLetters(entry) }

  private static func entry(of word: WordIndex.Letters) -> WordIndex.Entry? {
    // What is longer than any line of the tables is no word; a text without blanks may be as long as its document.
    guard word.count <= longest else { return nil }
    if let found = index.entry(of: word) { return found }
    return word.contains { $0 > 0x7F } ? entry(ofMarked: String(decoding: word, as: UTF8.self)) : nil
  }

  /// Some systems write marks apart from their letters: `o` and `¨`.
  private static func entry(ofMarked word: String) -> WordIndex.Entry? {
    guard word.unicodeScalars.contains(where: \.isCombining) else { return nil }
    if let found = composed[word] { return found }
    // A Turkish `İ` is a small `i` with a dot of its own in Unicode.
    return word.unicodeScalars.contains("\u{307}")
      ? meaning(of: String(String.UnicodeScalarView(word.unicodeScalars.filter { $0 != "\u{307}" }))) : nil
  }

  /// In bytes; marks apart from their letters take twice as many.
  private static let longest = 200

  /// The words with other letters than those of ASCII, compared as texts.
  private static let composed = Dictionary(
    uniqueKeysWithValues: index.entries.map { (index.word(of: $0), $0) }.filter { $0.0.utf8.contains { $0 > 0x7F } })

  private static let index = WordIndex(languages.map(\.table))

  /// The words that are written without blanks beside them.
  private static let wideWords = WideWords(
    index.entries.filter { !$0.alone.isEmpty && !isNoWord($0.alone, index.word(of: $0)) }.map(index.word),
    particles: words(of: .particle))

  /// Whether a text is a particle, or counts and has one character: `三` stands in many words.
  private static func isNoWord(_ senses: Senses, _ word: String) -> Bool {
    if senses == Senses([.particle]) { return true }
    return [.number, .counted, .counting].contains { senses == Senses([$0]) } && word.unicodeScalars.count == 1
  }
}

extension String {
  /// What is done with the bytes of the word, where they stand.
  fileprivate func withLetters<Result>(_ body: (WordIndex.Letters) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    return Array(utf8).withUnsafeBufferPointer(body)
  }
}

extension String {
  /// Whether the word, in lower case, has a meaning in any language.
  package func means(_ sense: Sense) -> Bool { Lexicon.senses(of: self).contains(sense) }
}

extension String {
  /// Whether the word may stand between a length and its noun without meaning anything there.
  package var isAdjective: Bool { means(.adjective) || means(.hue) }

  /// Whether the word behind a length ends its noun phrase: a preposition, a conjunction, a verb.
  package var endsPhrase: Bool { means(.closer) || Lexicon.relation(of: self) != nil }
}

extension Unicode.Scalar {
  /// Whether the character may be part of a letter that is also one character: an accent, a dot, a hamza, the mark of a
  /// kana, a part of a Hangul syllable (Unicode 16, 3.11 and 3.12).
  fileprivate var isCombining: Bool {
    switch value {
    case 0x300...0x36F, 0x653...0x655, 0x1100...0x11FF, 0x3099...0x309A: true
    default: false
    }
  }
}
