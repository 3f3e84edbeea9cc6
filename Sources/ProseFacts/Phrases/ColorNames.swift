import DesignTokens
import Facts
import Lexicon
import SourceText

/// The names that stand for colors in the texts of a document.
package struct ColorNames: Sendable {
  /// The names of tokens as references give them, by the start of what spells them.
  private var written: [Int: TokenName] = [:]
  /// The tokens of the names in words that the document gives colors to, by these words (`primary dark`); a name of
  /// several tokens stands for none.
  private var inWords: [String: TokenName] = [:]
  /// How many words the longest of them has.
  private var longest = 0

  /// No names.
  package init() {}

  init(references: [TokenReference], definitions: [Definition]) {
    for reference in references {
      written[reference.range.start] = reference.name
      written[reference.nameRange.start] = reference.name
    }
    var several: Set<String> = []
    for definition in definitions where definition.isInWords && definition.type == .color {
      let path = definition.name.text.split(separator: ".")
      for part in Set([path.suffix(1), path.drop { $0 == "color" }].map { $0.joined(separator: " ") }) {
        guard let words = Self.words(of: part) else { continue }
        let key = words.joined(separator: " ")
        if let known = inWords[key], known != definition.name { several.insert(key) }
        inWords[key] = definition.name
        longest = max(longest, words.count)
      }
    }
    for key in several { inWords[key] = nil }
  }

  /// What a piece names that is spelled as tokens are.
  func token(_ piece: SpecPiece) -> TokenName { written[piece.range.start] ?? TokenName(piece.word) }

  /// The token whose name in words begins at a piece and is all that is said there but for the word *color*, what stands
  /// in parentheses and what follows a comma; with the number of its words.
  func token(at index: Int, in pieces: ArraySlice<SpecPiece>) -> (name: TokenName, count: Int)? {
    guard longest > 0, pieces[index].isWord, index == pieces.startIndex || !pieces[index - 1].isWord else { return nil }
    let run = pieces[index...].prefix(longest + 2).prefix { $0.isWord }
    let end = run.endIndex
    guard end == pieces.endIndex || !pieces[end].isWord else { return nil }
    let words = run.map(\.word)
    let named =
      words.count > 1 && Lexicon.term(of: words[words.count - 1])?.slot == .color ? words.dropLast() : words[...]
    return inWords[named.joined(separator: " ")].map { ($0, words.count) }
  }

  /// The words of a name; `nil` where they say something of their own beside other things: a weight, a size, a theme.
  private static func words(of name: String) -> [String]? {
    var words = SpecName.words(of: name).map { $0.lowercased() }
    if words.count > 1, Lexicon.term(of: words[words.count - 1])?.slot == .color { words.removeLast() }
    let senses = words.map { Lexicon.senses(of: $0) }
    if words.count == 1, senses[0].weight != nil || senses[0].contains(.large) || SpecStates.isTheme(words) {
      return nil
    }
    return words.isEmpty ? nil : words
  }
}
