package import DesignTokens
package import Facts
import Lexicon
import SourceText

/// The names that stand for colors in the texts of a document.
package struct ColorNames: Sendable {
  /// The names of tokens as references give them, by the start of what spells them.
  private var written: [Int: TokenName] = [:]
  /// The tokens that the document gives colors to, by the words of their names (`primary dark`), with and without those
  /// of their family; words of several tokens stand for none.
  private var inWords: [String: TokenName] = [:]
  /// The names as they are.
  private var known: Set<TokenName> = []
  /// The first words of those that a sentence says by their words alone.
  private var firstWords: Set<String> = []
  /// The tokens by the hue that they alone have in their names: `green` for `Accent green`.
  private var byHue: [String: TokenName] = [:]
  /// How many words the longest of them has.
  private var longest = 0

  /// No names.
  package init() {}

  /// The names of a document, those of its style sheets included.
  package init(references: [TokenReference], definitions: [Definition], variables: [TokenName] = []) {
    for reference in references {
      written[reference.range.start] = reference.name
      written[reference.nameRange.start] = reference.name
    }
    var several: Set<String> = []
    let colors = definitions.filter { $0.type == .color }
    let plain = Set(colors.filter { Self.isPlain($0) }.map(\.name))
    for name in colors.map(\.name) + variables {
      known.insert(name)
      for words in Self.ways(of: name) where words.count > 1 || !plain.contains(name) {
        let key = words.joined(separator: " ")
        if let known = inWords[key], known != name { several.insert(key) }
        inWords[key] = name
        longest = max(longest, words.count)
      }
    }
    for key in several { inWords[key] = nil }
    byHue = Self.hues(of: colors)
    firstWords = Set(inWords.keys.map { String($0.prefix { $0 != " " }) })
  }

  /// The hues that one token alone has in its name, beside words that say no more than its role: `Accent green`, not
  /// `rainbowGreen`.
  private static func hues(of colors: [Definition]) -> [String: TokenName] {
    var found: [String: Set<TokenName>] = [:]
    for name in Set(colors.map(\.name)) {
      for word in WrittenName.smallWords(of: name.text) where isHue(word) { found[word, default: []].insert(name) }
    }
    return found.compactMapValues { names in
      guard names.count == 1, let name = names.first else { return nil }
      return WrittenName.smallWords(of: name.text).allSatisfy { isHue($0) || isOfRole($0) } ? name : nil
    }
  }

  private static func isHue(_ word: String) -> Bool {
    word.means(.hue) && !word.means(.white) && !word.means(.black)
  }

  /// Whether a word says what a color is for, or only that it is one.
  private static func isOfRole(_ word: String) -> Bool {
    Lexicon.term(of: word)?.slot == .color || [.plainName, .tokenStart, .status].contains { word.means($0) }
  }

  /// Whether a token says no more than its name, which is that of its color: `White: #FFFFFF`.
  private static func isPlain(_ definition: Definition) -> Bool {
    guard let word = definition.name.text.split(separator: ".").last, case .color(let color) = definition.value else {
      return false
    }
    return ColorWords.named(word.lowercased(), isInCode: false) == color
  }

  /// What a piece names that is spelled as tokens are: the token of that name, else the one whose words it says.
  func token(_ piece: TextPiece) -> TokenName {
    let name = written[piece.range.start] ?? TokenName(piece.word)
    guard longest > 0, !known.contains(name) else { return name }
    return inWords[WrittenName.smallWords(of: piece.word).joined(separator: " ")] ?? name
  }

  /// The token that a text names and no more: `error-500`, `Primary color`.
  func token(of text: String) -> TokenName? {
    guard longest > 0, text.utf8.count <= 60 else { return nil }
    return Self.plain(WrittenName.smallWords(of: text)).flatMap { inWords[$0.joined(separator: " ")] }
  }

  /// The token whose name in words begins at a piece and is all that is said there but for the word *color*, what stands
  /// in parentheses, what follows a comma, and what it comes with (*Surface with a shadow*, *Success at 10%*); with the
  /// number of its words.
  func token(at index: Int, in pieces: ArraySlice<TextPiece>) -> (name: TokenName, count: Int)? {
    guard longest > 0, pieces[index].isWord, index == pieces.startIndex || !pieces[index - 1].isWord else { return nil }
    let isAddition = { Self.isAddition(at: $0, in: pieces) }
    let end =
      pieces[index...].prefix(longest + 2).indices.first { !pieces[$0].isWord || isAddition($0) }
      ?? min(index + longest + 2, pieces.endIndex)
    let run = pieces[index..<end]
    // `fond #60A5FA` says what the color is of.
    guard
      end == pieces.endIndex || pieces[end].isComma || pieces[end].isStop || pieces[end].isOpen || isAddition(end)
    else { return nil }
    // `background → #3A3835` says what the property becomes.
    if end + 1 < pieces.endIndex, pieces[end].isStop, pieces[end + 1].color != nil { return nil }
    return named(by: run) ?? painting(run)
  }

  /// The token whose name some words say and no more but for the word *color*.
  private func named(by run: ArraySlice<TextPiece>) -> (name: TokenName, count: Int)? {
    let words = run.flatMap { $0.step.isEmpty ? [$0.word] : [$0.word, $0.step] }
    let named =
      words.count > 1 && Lexicon.term(of: words[words.count - 1])?.slot == .color ? words.dropLast() : words[...]
    return inWords[named.joined(separator: " ")].map { ($0, run.count) }
  }

  /// The token of a name in several words of which one tells it from others, in front of what it paints: *Accent red
  /// background*; *Primary text* may be any.
  private func painting(_ run: ArraySlice<TextPiece>) -> (name: TokenName, count: Int)? {
    guard run.count > 2, let slot = run.last?.senses.term?.slot, slot == .background || slot == .text,
      run.dropLast().contains(where: { $0.isTelling || $0.means(.hue) })
    else { return nil }
    return named(by: run.dropLast())
  }

  /// The one token of a hue that is called the ground of white or black: *Green background, white text*.
  func token(ofHueIn run: ArraySlice<TextPiece>, beside pieces: [TextPiece]) -> TokenName? {
    guard run.count == 2, let first = run.first, let last = run.last, last.senses.term?.slot == .background,
      pieces.contains(where: { $0.isWord && ($0.means(.white) || $0.means(.black)) })
    else { return nil }
    return byHue[first.word]
  }

  /// Whether a word says what comes with a color, and is no part of its name: `with`, `at 10%`.
  private static func isAddition(at index: Int, in pieces: ArraySlice<TextPiece>) -> Bool {
    guard pieces[index].isWord else { return false }
    let next = index + 1 < pieces.endIndex ? pieces[index + 1] : nil
    return pieces[index].means(.bearing) || pieces[index].means(.preposition) && next?.length?.unit == "%"
  }

  /// Whether a sentence may say one of them by its words.
  func mayBeSaid(_ piece: TextPiece) -> Bool {
    piece.isWord && piece.isCapitalized && !piece.isInCode && firstWords.contains(piece.word)
  }

  /// The token whose name a sentence says at a piece, with the number of its words: `Coral` in *Coral text on Mist*.
  ///
  /// Names are written with capitals, and one word of them has no other meaning beside a color: *Primary text* and
  /// *Surface* may be any. Where the name goes on (`Deep Coral`, `Coral 500`) another color is meant.
  func said(at index: Int, in pieces: ArraySlice<TextPiece>) -> (name: TokenName, count: Int)? {
    guard longest > 0, mayBeSaid(pieces[index]), !isBehindName(index, in: pieces) else { return nil }
    let run = pieces[index...].prefix(longest).prefix {
      $0.isWord && ($0.isCapitalized || $0.step.isEmpty && $0.means(.link))
    }
    for count in stride(from: run.count, through: 1, by: -1) {
      let words = run.prefix(count).flatMap { $0.step.isEmpty ? [$0.word] : [$0.word, $0.step] }
      guard let name = inWords[words.joined(separator: " ")] else { continue }
      let end = index + count
      let isWhole = end == pieces.endIndex || !(pieces[end].isWord && pieces[end].goesOn) && pieces[end].number == nil
      return isWhole && run.prefix(count).contains(where: \.isTelling) ? (name, count) : nil
    }
    return nil
  }

  /// Whether a word stands in front that makes another name of it; that which a sentence begins with may be any.
  private func isBehindName(_ index: Int, in pieces: ArraySlice<TextPiece>) -> Bool {
    guard index > pieces.startIndex else { return false }
    let word = pieces[index - 1]
    return word.goesOn && (word.means(.shade) || word.isAdjective || index - 1 > pieces.startIndex)
  }

  /// The words by which a text may call a token: all of them, those behind its family, the last part of a path.
  private static func ways(of name: TokenName) -> Set<[String]> {
    let all = WrittenName.smallWords(of: name.text)
    let family = all.firstIndex { Lexicon.term(of: $0)?.slot == .color }
    let last = name.text.split(separator: ".").last.map { WrittenName.smallWords(of: String($0)) }
    let behind = family.map { Array(all[($0 + 1)...]) }
    // `Info-700` for the step of *Info – blue*.
    let step = behind.flatMap { words in
      words.count > 2 && words[words.count - 1].allSatisfy(\.isNumber) ? [words[0], words[words.count - 1]] : nil
    }
    return Set([all, behind, last, step, joined(name)].compactMap { $0.flatMap(plain) })
  }

  /// The last part of a path as one word where a text writes it so: `SkyBlue`.
  private static func joined(_ name: TokenName) -> [String]? {
    guard let last = name.text.split(separator: ".").last, last.allSatisfy({ $0.isLetter || $0.isNumber }) else {
      return nil
    }
    return [last.lowercased()]
  }

  /// Words without *color* at their end; `nil` where they say something else beside a text: a weight, a size, a theme.
  private static func plain(_ words: [String]) -> [String]? {
    var words = words
    if words.count > 1, Lexicon.term(of: words[words.count - 1])?.slot == .color { words.removeLast() }
    guard let first = words.first else { return nil }
    let senses = Lexicon.senses(of: first)
    if words.count == 1, senses.weight != nil || senses.contains(.large) || StateNames.isTheme(words) { return nil }
    return words.count == 1 && first.allSatisfy(\.isNumber) ? nil : words
  }
}

extension TextPiece {
  /// Whether it may be part of a name that stands beside it: a word with a capital that says no more than a name does, or
  /// a shade.
  fileprivate var goesOn: Bool {
    isWord && (means(.shade) || isCapitalized && (senses.isEmpty || isAdjective) && !means(.link))
  }

  /// Whether it tells a color from others, because it says nothing of a part, a state or a role.
  fileprivate var isTelling: Bool {
    if senses.isEmpty || means(.white) || means(.black) || !step.isEmpty { return true }
    return means(.hue) && ![.tokenStart, .colorGroup, .theme, .status, .plainName].contains(where: means)
  }
}
