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
    ("Norwegian", Norwegian.table), ("Polish", Polish.table), ("Russian", Russian.table), ("Turkish", Turkish.table),
    ("Chinese", Chinese.table), ("Japanese", Japanese.table), ("Korean", Korean.table), ("Hebrew", Hebrew.table),
    ("Arabic", Arabic.table),
  ]

  /// What a word can mean; a plural `s` behind the word for a measure or for a part does not matter.
  package static func senses(of word: String) -> Senses {
    let found = dictionary[word] ?? .none
    guard found.term == nil, word.utf8.count > 3, word.utf8.last == UInt8(ascii: "s") else { return found }
    return found.union(termOfSingular(word))
  }

  /// What two words mean together, such as `line height`; `none` where they mean no more than each by itself.
  package static func senses(of first: String, _ second: String) -> Senses {
    guard openings.contains(first) else { return .none }
    let pair = first + " " + second
    if let found = dictionary[pair] { return found }
    return second.utf8.last == UInt8(ascii: "s") ? dictionary[String(pair.dropLast())]?.terms ?? .none : .none
  }

  /// What a length beside a word measures, and what a color beside it paints; `nil` for all other words.
  package static func term(of word: String) -> SpecTerm? { senses(of: word).term }

  /// The same for two words together, where it is not that of the second.
  package static func term(of first: String, _ second: String) -> SpecTerm? { senses(of: first, second).term }

  /// The font weight that a word names, as CSS numbers it (CSS Fonts 4, 2.2.2); `nil` for other words.
  package static func weight(of word: String) -> Int? { senses(of: word).weight }

  /// What a word makes of the length in front of it: `16px from the edge`, `8px below the title`.
  package static func relation(of word: String) -> DimensionRole? { senses(of: word).relation }

  /// The words of all languages that have a meaning.
  package static func words(of sense: Sense) -> [String] { wordsOfSense[sense] ?? [] }

  /// Whether a word is the first of some that have a meaning together, or has it alone.
  package static func opens(_ sense: Sense, _ word: String) -> Bool {
    senses(of: word).contains(sense)
      || openings.contains(word) && words(of: sense).contains { $0.hasPrefix(word + " ") }
  }

  /// What several words mean together, joined by blanks.
  package static func senses(ofPhrase words: some Sequence<String>) -> Senses {
    dictionary[words.joined(separator: " ")] ?? .none
  }

  private static func termOfSingular(_ word: String) -> Senses {
    let single = dictionary[String(word.dropLast())]?.terms ?? .none
    if !single.isEmpty || !word.hasSuffix("es") { return single }
    return dictionary[String(word.dropLast(2))]?.terms ?? .none
  }

  private static let wordsOfSense: [Sense: [String]] = {
    var found: [Sense: [String]] = [:]
    for (_, table) in languages {
      for (sense, words) in LexiconTable(table).lines { found[sense, default: []] += words }
    }
    return found
  }()

  private static let dictionary: [String: Senses] = {
    var found: [String: Senses] = [:]
    found.reserveCapacity(8192)
    for (sense, words) in wordsOfSense {
      for word in words {
        found[word, default: .none].insert(sense)
        // Names are cut at apostrophes: `What's new` has three words.
        guard word.utf8.contains(UInt8(ascii: "'")) else { continue }
        found[String(word.map { $0 == "'" ? " " : $0 }), default: .none].insert(sense)
      }
    }
    return found
  }()

  /// The first words of entries of several words, so that no others are put together to be looked up.
  private static let openings = Set(
    dictionary.keys.compactMap { word in word.utf8.firstIndex(of: UInt8(ascii: " ")).map { String(word[..<$0]) } })

  /// The words that are written without blanks beside them.
  package static let wideWords = WideWords(
    dictionary.filter { $0.value != Senses([.particle]) }.keys, particles: words(of: .particle))
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
