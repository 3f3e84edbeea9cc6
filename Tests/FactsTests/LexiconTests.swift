import TestSupport
import Testing

@testable import Lexicon

/// Every word of every language in the smallest text that needs its meaning.
@Suite struct `Words of the lexicon` {
  @Test(arguments: Lexicon.languages.map(\.name)) func `each line has a meaning, and no word twice`(
    name: String
  ) throws {
    let table = try table(name)
    #expect(table.unknown.isEmpty)
    #expect(Set(table.lines.map(\.sense)).count == table.lines.count)
    for (sense, words) in table.lines {
      #expect(Set(words).count == words.count, "\(sense) in \(name)")
      #expect(words.allSatisfy { $0 == $0.lowercased() }, "\(sense) in \(name)")
    }
    let lines = table.text.split(separator: "\n")
    for (line, next) in zip(lines, lines.dropFirst()) where next.hasPrefix(" ") {
      #expect(line.hasSuffix(","), "words are whole in their line: \(line)")
    }
  }

  @Test(arguments: Lexicon.languages.map(\.name)) func `each word is read as its line says`(
    name: String
  ) throws {
    let page = SensePage()
    for (sense, words) in try table(name).lines {
      let examples = page.meanings.first { $0.name == sense.rawValue }?.examples ?? []
      for word in words {
        #expect(
          Lexicon.senses(ofPhrase: [word]).contains(sense), "“\(word)” is not found (\(name))")
        #expect(
          examples.contains { Self.gives($0, word) },
          "“\(word)” is no `\(sense.rawValue)` (\(name)): no text of that line in AddingALanguage.md needs it")
      }
    }
  }

  @Test func `a set of meanings has a place for each`() {
    #expect(Sense.allCases.count <= 256, "four words of 64 bits hold them; one more would be read as another")
  }

  @Test func `each text gives nothing without a word that it needs`() {
    for (sense, _, examples) in SensePage().meanings {
      for example in examples {
        #expect(!Self.gives(example, example.other), "\(sense): \(example.text)")
      }
    }
  }

  @Test func `the page tells of each meaning what the code says`() throws {
    let code = try #require(PackageFolder.text(of: "Sources/Lexicon/Sense.swift")).split(
      separator: "\n")
    let page = SensePage().meanings
    #expect(page.map(\.name) == Sense.allCases.map(\.rawValue))
    for (name, text, _) in page {
      let line = try #require(
        code.firstIndex {
          $0.split { " ,`".contains($0) }.starts(with: ["case"])
            && $0.split { " ,`".contains($0) }.contains(name[...])
        })
      #expect(code[line - 1] == "  /// \(text)", "\(name)")
    }
  }

  @Test("each meaning is told from every other", arguments: Sense.allCases)
  func meaningsAreApart(_ sense: Sense) {
    let senses = Senses([sense])
    #expect(Sense.allCases.filter(senses.contains) == [sense])
  }

  /// Whether a word brings about what a text is said to give.
  private static func gives(_ example: SensePage.Example, _ word: String) -> Bool {
    let facts = SenseReading(example.text.replacing("{}", with: word)).facts
    return example.gives.allSatisfy { fact in
      let fact = fact.replacing("{}", with: word)
      return fact.hasPrefix("no ")
        ? !facts.contains(String(fact.dropFirst(3))) : facts.contains(fact)
    }
  }

  @Test func `a word may have its marks apart`() {
    #expect(Lexicon.senses(of: "ho\u{0308}he") == Lexicon.senses(of: "h\u{00F6}he"))
    #expect(Lexicon.senses(of: "ho\u{0308}hle").isEmpty)
  }

  /// The table of a language, line by line.
  private func table(
    _ name: String
  ) throws -> (text: String, lines: [(sense: Sense, words: [String])], unknown: [String]) {
    let table = try #require(Lexicon.languages.first { $0.name == name }).table
    return table.withUTF8Buffer { bytes in
      var lines: [(sense: Sense, words: [String])] = []
      var reader = LexiconTable(bytes)
      while let (sense, word) = reader.next() {
        if lines.last?.sense != sense { lines.append((sense, [])) }
        lines[lines.count - 1].words.append(String(decoding: bytes[word], as: UTF8.self))
      }
      return ("\(table)", lines, reader.unknown)
    }
  }
}
