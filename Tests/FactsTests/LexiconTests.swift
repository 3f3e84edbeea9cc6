import Facts
import SourceText
import TestSupport
import Testing

@testable import Lexicon
@testable import ProseFacts

/// Every word of every language in the smallest text that needs its meaning.
@Suite struct `Words of the lexicon` {
  @Test(arguments: Lexicon.languages.map(\.name)) func `each line has a meaning, and no word twice`(name: String) throws
  {
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

  @Test(arguments: Lexicon.languages.map(\.name)) func `each word is read as its line says`(name: String) throws {
    for (sense, words) in try table(name).lines {
      for word in words {
        #expect(Lexicon.senses(ofPhrase: [word]).contains(sense), "“\(word)” is not found (\(name))")
        guard let holds = Self.holds(sense, word) else { continue }
        #expect(holds, "“\(word)” is no \(sense) (\(name))")
      }
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

  /// Whether a word does what its meaning says, in a text of the fewest words; `nil` for meanings without such a text.
  private static func holds(_ sense: Sense, _ word: String) -> Bool? {
    if let role = sense.term?.role, Senses([sense]).isMeasure { return lengths("\(word): 12px").last?.role == role }
    if sense == .color { return SpecName.slot(ofProperty: word) != nil }
    if let slot = sense.term?.slot { return SpecName.slot(ofProperty: word) == slot }
    switch sense {
    case .white, .black, .clear: return SpecColors.named(word, isInCode: false) != nil
    case .hue: return SpecColors.named(word, isInCode: false) == nil
    case .state: return SpecStates.isState([word], certainly: true)
    case .possibleState: return SpecStates.isState([word], certainly: false)
    case .defaultState: return SpecStates.isDefault(word)
    case .pressedState: return SpecStates.kind(of: word) == .pressed
    case .focusedState: return SpecStates.kind(of: word) == .focused
    case .disabledState: return SpecStates.kind(of: word) == .disabled && SpecStates.isExempt(word)
    case .lockedState: return SpecStates.isExempt(word)
    case .theme: return SpecStates.isTheme([word])
    case .button: return ControlKind.named(word) == .button
    case .tab: return ControlKind.named(word) == .tab
    case .segment: return ControlKind.named(word) == .segment
    case .from, .beside, .between: return lengths("12px \(word) x").last?.role == Lexicon.relation(of: word)
    case .adjective: return lengths("12px \(word) padding").last?.role == .padding
    case .pads, .spaces, .rounds, .outlines, .indents, .tracks: return lengths("x 12px \(word)").last?.role != .other
    case .refusal: return refuses("\(word) 12px padding")
    case .setAside: return refuses("\(word) 12px")
    case .changed: return refuses("\(word) from 12px")
    case .stateGroup: return group(word) == .states
    case .variantGroup: return group(word) == .variants
    case .descriptionGroup: return group(word) == .description
    case .refusalHeading: return RefusalWords.isLabel(words(of: word))
    case .quietHeading: return SpecHeading.isQuiet(SpecName(file(word), file(word).wholeRange))
    case .grid: return grid("12 x, 8px \(word)") != nil
    case .weight100, .weight200, .weight300, .weight400, .weight500, .weight600, .weight700, .weight800, .weight900:
      return Lexicon.term(of: word) != nil || lengths("x \(word) 12px").last?.role == .fontSize
    default: return nil
    }
  }

  private static func file(_ text: String) -> SourceFile { SourceFile(path: "/a.md", text: text) }

  private static func lengths(_ text: String) -> [SpecLength] {
    SpecValue(file(text), file(text).wholeRange, as: .prose).lengths
  }

  private static func words(of text: String) -> [String] { SpecName.words(of: text).map { $0.lowercased() } }

  private static func group(_ text: String) -> SpecGroup { SpecGroup(SpecName(file(text), file(text).wholeRange)) }

  /// Whether the only length of a text is put aside.
  private static func refuses(_ text: String) -> Bool {
    let file = file(text)
    let value = SpecValue(file, file.wholeRange, as: .prose)
    let refused = RefusedText(
      file: file, range: file.wholeRange, pieces: value.pieces, setting: .prose, context: .init())
    return refused.reasons(for: value.lengths).contains { $0 != nil }
  }

  private static func grid(_ text: String) -> DocumentStatement? {
    GridStatement(GridText(Array(text.utf8)[...]), isUnderSpacing: true).statement(at: ByteRange(at: 0))
  }
}
