import Lexicon

/// How much of a sentence its words of refusal speak of.
enum RefusingSentences {
  /// The stretches of a sentence in which nothing is asked for, the whole of it alone.
  static func stretches(in sentence: ArraySlice<TextPiece>) -> [Range<Int>] {
    lazy var hasStep = sentence.indices.contains { isStep($0, in: sentence) }
    var found: [Range<Int>] = []
    for index in sentence.indices where sentence[index].isWord {
      // What is refused within a stretch adds nothing to it, unless it speaks of all of the sentence.
      let isInner = sentence[index].depth > 0 || sentence[index].means(.setAside)
      if isInner, found.last?.contains(index) ?? false { continue }
      guard
        refuses(index, in: sentence)
          || saysRefusal(index, in: sentence) && !(sentence[index].means(.changed) && hasStep)
      else { continue }
      let stretch = reach(of: index, in: sentence)
      if stretch == sentence.indices { return [stretch] }
      found.append(stretch)
    }
    return found
  }

  /// Whether the words from a place on refuse together what their sentence speaks of.
  private static func refuses(_ index: Int, in sentence: ArraySlice<TextPiece>) -> Bool {
    let both = senses(index, in: sentence)
    if both.contains(.refusal) || both.contains(.refusalOpening) { return true }
    guard index + 2 < sentence.endIndex else { return false }
    let rest = sentence[index + 1].word + " " + sentence[index + 2].word
    return Lexicon.senses(of: sentence[index].word, rest).contains(.refusal)
  }

  /// Whether a word by itself does; `not less than 12px` asks for it.
  private static func saysRefusal(_ index: Int, in sentence: ArraySlice<TextPiece>) -> Bool {
    sentence[index].means(.refusal) && !senses(index, in: sentence).contains(.affirmation)
      && !isBound(sentence[index...].prefix(longestBound))
  }

  /// What a word means together with the next.
  private static func senses(_ index: Int, in sentence: ArraySlice<TextPiece>) -> Senses {
    Lexicon.senses(of: sentence[index].word, index + 1 < sentence.endIndex ? sentence[index + 1].word : "")
  }

  /// How many pieces a refusal and what it is compared with may be apart.
  private static let longestBound = 24

  /// Its parentheses, what follows `instead of`, else all of the sentence.
  private static func reach(of index: Int, in sentence: ArraySlice<TextPiece>) -> Range<Int> {
    let depth = sentence[index].depth
    if depth > 0 {
      let start = sentence[..<index].lastIndex { $0.depth < depth } ?? sentence.startIndex
      return start..<(sentence[index...].firstIndex { $0.depth < depth } ?? sentence.endIndex)
    }
    return sentence[index].means(.setAside) ? index..<sentence.endIndex : sentence.indices
  }

  /// `never gets taller than 560px` asks for that much.
  private static func isBound(_ words: ArraySlice<TextPiece>) -> Bool {
    words.indices.dropFirst().dropLast().contains {
      words[$0].means(.than) && words[$0 + 1].length != nil && !words[$0 - 1].means(.setAside)
    }
  }

  /// Whether the length at a place is the first of `from 8px to 12px`.
  static func isStep(_ index: Int, in pieces: ArraySlice<TextPiece>) -> Bool {
    guard index + 2 < pieces.endIndex, pieces[index].length != nil, pieces[index + 2].length != nil else {
      return false
    }
    return pieces[index + 1].word == "to" || pieces[index + 1].means(.orLength) && !pieces[index + 1].means(.or)
  }
}
