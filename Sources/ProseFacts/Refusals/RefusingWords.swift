import Lexicon

/// How much of a sentence its words of refusal speak of.
enum RefusingWords {
  /// The stretches of a sentence in which nothing is asked for.
  static func stretches(in sentence: ArraySlice<SpecPiece>) -> [Range<Int>] {
    sentence.indices.filter { refuses($0, in: sentence) }.map { reach(of: $0, in: sentence) }
  }

  /// Whether a word refuses what its sentence speaks of; `not less than 12px` asks for it.
  private static func refuses(_ index: Int, in sentence: ArraySlice<SpecPiece>) -> Bool {
    guard sentence[index].isWord else { return false }
    let next = index + 1 < sentence.endIndex ? sentence[index + 1].word : ""
    let both = Lexicon.senses(of: sentence[index].word, next)
    if both.contains(.refusal) || both.contains(.refusalOpening) { return true }
    let third = index + 2 < sentence.endIndex ? sentence[index + 2].word : ""
    if Lexicon.senses(of: sentence[index].word, next + " " + third).contains(.refusal) { return true }
    guard sentence[index].means(.refusal), !both.contains(.affirmation), !isBound(sentence[index...]) else {
      return false
    }
    return !sentence[index].means(.changed) || !sentence.indices.contains { isStep($0, in: sentence) }
  }

  /// Its parentheses, what follows `instead of`, else all of the sentence.
  private static func reach(of index: Int, in sentence: ArraySlice<SpecPiece>) -> Range<Int> {
    let depth = sentence[index].depth
    if depth > 0 {
      let start = sentence[..<index].lastIndex { $0.depth < depth } ?? sentence.startIndex
      return start..<(sentence[index...].firstIndex { $0.depth < depth } ?? sentence.endIndex)
    }
    return sentence[index].means(.setAside) ? index..<sentence.endIndex : sentence.indices
  }

  /// `never gets taller than 560px` asks for that much.
  private static func isBound(_ words: ArraySlice<SpecPiece>) -> Bool {
    words.indices.dropFirst().dropLast().contains {
      words[$0].means(.than) && words[$0 + 1].length != nil && !words[$0 - 1].means(.setAside)
    }
  }

  /// Whether the length at a place is the first of `from 8px to 12px`.
  static func isStep(_ index: Int, in pieces: ArraySlice<SpecPiece>) -> Bool {
    guard index + 2 < pieces.endIndex, pieces[index].length != nil, pieces[index + 2].length != nil else {
      return false
    }
    return pieces[index + 1].word == "to" || pieces[index + 1].means(.orLength) && !pieces[index + 1].means(.or)
  }
}
