import DesignTokens
import Facts
import Lexicon
import SourceText

// How the words beside a length are searched for the noun that says what it measures.
extension SpecRoleReader {
  /// Signs and lengths that belong to the same statement as the length at hand: `8px 16px`, `10–12pt`, `20 × 20pt`.
  private func isChained(_ index: Int, with own: Int) -> Bool {
    let piece = pieces[index]
    guard piece.segment == pieces[own].segment else { return false }
    switch piece.kind {
    case .number, .length, .times, .range, .slash: return true
    default: return piece.isWord && piece.word == "to"
    }
  }

  private func endOfChain(from own: Int) -> Int {
    var index = own + 1
    let limit = min(pieces.count, own + 12)
    while index < limit, isChained(index, with: own) { index += 1 }
    return index
  }

  private func startOfChain(from own: Int) -> Int {
    var index = own - 1
    let limit = max(0, own - 12)
    while index >= limit, isChained(index, with: own), !(pieces[index].isWord) { index -= 1 }
    return index
  }

  /// The role that the noun phrase behind a length states (`16px horizontal padding`); its last noun counts.
  func nounBehind(_ own: Int) -> DimensionRole? {
    var found: DimensionRole?
    var unknown = 0
    var previous = ""
    var index = endOfChain(from: own)
    if index < pieces.count, pieces[index].isClose { return nounBehindParenthesis(index, own) }
    while index < min(pieces.count, own + 24), pieces[index].segment == pieces[own].segment {
      let piece = pieces[index]
      index += 1
      if piece.isToken || piece.color != nil { continue }
      guard piece.isWord, !SpecPhrases.ends(piece.word) else { break }
      let term = SpecVocabulary.term(previous, piece.word) ?? SpecVocabulary.term(piece.word)
      previous = piece.word
      if let role = term?.role {
        found = role
      } else if found != nil {
        break
      } else if !SpecPhrases.isAdjective(piece.word), !SpecVocabulary.isSide(piece.word) {
        unknown += 1
        if unknown > 2 { break }
      }
    }
    return found
  }

  /// `` `space.sm` (8px) spacing``: a length alone in parentheses takes the noun behind them.
  private func nounBehindParenthesis(_ close: Int, _ own: Int) -> DimensionRole? {
    let first = startOfChain(from: own)
    guard first > 0, pieces[first].isOpen, pieces[first - 1].isToken, close + 1 < pieces.count else { return nil }
    let next = pieces[close + 1]
    guard next.isWord, next.segment == pieces[first].segment else { return nil }
    return SpecVocabulary.term(next.word)?.role
  }

  /// The role that the noun in front of a length states (`padding of 16px`, `Border #EA5455 (2pt)`).
  func nounBefore(_ own: Int) -> DimensionRole? {
    var index = startOfChain(from: own)
    guard index >= 0, !(index + 1 < own && pieces[index + 1].isTimes) else { return nil }
    var segment = pieces[own].segment
    while index >= max(0, own - 24) {
      let piece = pieces[index]
      if piece.isOpen, pieces[index].depth < pieces[own].depth {
        segment = piece.segment
        index -= 1
        continue
      }
      guard piece.segment == segment else { break }
      index -= 1
      if piece.isToken || piece.color != nil || piece.isColon { continue }
      guard piece.isWord else { break }
      if SpecPhrases.isLink(piece.word) || SpecVocabulary.isSide(piece.word) || SpecVocabulary.isStyle(piece.word) {
        continue
      }
      let before = index >= 0 && pieces[index].isWord ? pieces[index].word : ""
      let term = SpecVocabulary.term(before, piece.word) ?? SpecVocabulary.term(piece.word)
      if let term, term.slot != .shadow { return term.role }
      break
    }
    return nil
  }

  /// The role that the token right in front of a length promises by its name (`` `space.md` (12px) ``).
  func tokenBefore(_ own: Int) -> DimensionRole? {
    var index = startOfChain(from: own)
    if index >= 0, pieces[index].isOpen { index -= 1 }
    guard index >= 0, pieces[index].isToken else { return nil }
    return SpecPhrases.role(ofToken: pieces[index].word)
  }

  /// What a preposition behind a length makes of it: `16pt from edge`, `8pt above field`, `12px between cells`.
  func relation(behind own: Int) -> DimensionRole? {
    var index = endOfChain(from: own)
    while index < min(pieces.count, own + 24), pieces[index].segment == pieces[own].segment {
      let piece = pieces[index]
      index += 1
      if piece.isToken || piece.isWord && (SpecPhrases.isAdjective(piece.word)) { continue }
      guard piece.isWord else { return nil }
      return SpecPhrases.relation(piece.word)
    }
    return nil
  }

  /// The word for the side that a length holds on, behind it or right before it.
  func sideBeside(_ own: Int) -> String? {
    var index = endOfChain(from: own)
    var steps = 0
    while index < pieces.count, pieces[index].segment == pieces[own].segment, pieces[index].isWord, steps < 3 {
      let word = pieces[index].word
      if SpecVocabulary.isSide(word) { return word }
      guard
        SpecPhrases.isAdjective(word) || ["on", "at", "the", "and", "all", "both", "each", "für", "aux"].contains(word)
      else { break }
      index += 1
      steps += 1
    }
    let before = startOfChain(from: own)
    guard before >= 0, pieces[before].segment == pieces[own].segment, pieces[before].isWord else { return nil }
    return SpecVocabulary.isSide(pieces[before].word) ? pieces[before].word : nil
  }

  /// The edge named right before a length (`left 12pt`), unless the length is the size of something there (`left 3px bar`).
  func edgeBefore(_ own: Int) -> String? {
    let behind = endOfChain(from: own)
    if behind < pieces.count, pieces[behind].segment == pieces[own].segment, pieces[behind].isWord,
      !SpecPhrases.ends(pieces[behind].word), !SpecVocabulary.isSide(pieces[behind].word)
    {
      return nil
    }
    let before = startOfChain(from: own)
    guard before >= 0, pieces[before].segment == pieces[own].segment, pieces[before].isWord,
      SpecVocabulary.isEdge(pieces[before].word)
    else { return nil }
    return pieces[before].word
  }

  /// Reads `0 2px 4px rgba(…)`: two to four lengths of a shadow; returns the place behind them.
  mutating func readShadow(from first: Int) -> Int? {
    guard first == 0 || !(pieces[first - 1].number != nil || pieces[first - 1].length != nil) else { return nil }
    var end = first
    while end < pieces.count, pieces[end].segment == pieces[first].segment,
      pieces[end].number != nil || pieces[end].length != nil, end - first <= 4
    {
      end += 1
    }
    guard end - first >= 2, end - first <= 4, isShadow(first, end) else { return nil }
    let roles: [DimensionRole] = [.offset, .offset, .blur, .spread]
    for index in first..<end {
      guard let dimension = pieces[index].length else { continue }
      lengths.append(
        SpecLength(
          dimension: dimension, role: roles[index - first], range: pieces[index].range, side: nil, index: index))
    }
    return end
  }

  private func isShadow(_ first: Int, _ end: Int) -> Bool {
    guard pieces[first..<end].contains(where: { $0.length != nil }) else { return false }
    if setting.slot == .shadow { return true }
    var before = first - 1
    while before >= 0, pieces[before].isColon || pieces[before].word == "inset" { before -= 1 }
    if before >= 0, pieces[before].isWord, SpecVocabulary.term(pieces[before].word)?.slot == .shadow { return true }
    guard setting.role == nil, end - first >= 3 else { return false }
    let isColored = [before, end].contains {
      pieces.indices.contains($0) && pieces[$0].color != nil && pieces[$0].depth == pieces[first].depth
    }
    return isColored
  }
}
