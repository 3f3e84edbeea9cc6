import DesignTokens
import SourceText

/// Which tokens that are gone have the words of one that came, or all of them but one.
struct WordSearch {
  /// One word in the place of another, in the names of one place.
  private struct Swap: Hashable {
    var place: TokenKey
    var old: String
    var new: String
  }

  private struct Match {
    var old: TokenKey
    var new: TokenKey
    var swap: Swap
  }

  private let gone: [TokenKey: TokenWorth]
  private let come: [TokenKey: TokenWorth]
  /// Those that differ in one word and may be one another.
  private let matches: [Match]
  /// What is certain already.
  private let known: [(old: TokenKey, new: TokenKey)]

  /// - Parameters:
  ///   - gone: What is gone, with what it was worth.
  ///   - come: What came.
  ///   - known: What was found to be renamed.
  ///   - mayBe: Whether one can be the other.
  init(
    _ gone: [TokenKey: TokenWorth], _ come: [TokenKey: TokenWorth], known: [(old: TokenKey, new: TokenKey)],
    mayBe: (TokenKey, TokenKey) -> Bool
  ) {
    self.gone = gone
    self.come = come
    self.known = known
    var patterns: [[String]: [(key: TokenKey, word: String)]] = [:]
    for key in come.keys.sorted() {
      for (pattern, word) in key.name.wordPatterns { patterns[pattern, default: []].append((key, word)) }
    }
    matches = gone.keys.sorted().flatMap { old in
      let place = old.named(TokenName(""))
      return old.name.wordPatterns.flatMap { pattern, word in
        (patterns[pattern] ?? []).filter { new, other in
          other != word && new.named(TokenName("")) == place && mayBe(old, new)
        }
        .map { Match(old: old, new: $0.key, swap: Swap(place: place, old: word, new: $0.word)) }
      }
    }
  }

  /// Names of the same words with other marks between them, and the same values.
  var respelled: [(old: TokenKey, new: TokenKey)] {
    func grouped(_ worths: [TokenKey: TokenWorth]) -> [[String]: [TokenKey]] {
      Dictionary(grouping: worths.keys.filter { worths[$0]?.isCertain ?? false }) { key in
        [key.project, key.document, worths[key]?.signature ?? ""] + key.name.words
      }
    }
    let after = grouped(come)
    return grouped(gone).compactMap { words, old in
      guard let new = after[words], old.count == 1, new.count == 1 else { return nil }
      return (old[0], new[0])
    }
    .sorted { $0.old < $1.old }
  }

  /// Names in which one word took the place of another, with the same values, where that happened to several values; where
  /// it happened to every name with the word, also those whose values were changed with it.
  var swapped: [(old: TokenKey, new: TokenKey)] {
    let same = WordSearch.unique(matches.filter(isWorthTheSame))
    var values: [Swap: Set<String>] = [:]
    for match in same { values[match.swap, default: []].insert(gone[match.old]?.signature ?? "") }
    for (index, pair) in known.enumerated() {
      // Of these the values are not at hand: each was certain by itself.
      if let swap = WordSearch.swap(from: pair.old, to: pair.new) { values[swap, default: []].insert("known \(index)") }
    }
    let few = same.filter { (values[$0.swap]?.count ?? 0) > 1 }
    let left = Set(gone.keys).subtracting(few.map(\.old))
    let changed = WordSearch.unique(matches).filter { match in
      left.contains(match.old) && (values[match.swap]?.count ?? 0) > 2 && isEverywhere(match.swap)
        && gone[match.old]?.types == come[match.new]?.types
        && !(match.swap.old + match.swap.new).contains(where: \.isNumber)
    }
    return (few + changed).map { ($0.old, $0.new) }
  }

  private func isWorthTheSame(_ match: Match) -> Bool {
    guard let worth = gone[match.old] else { return false }
    return worth.isCertain && worth.signature == come[match.new]?.signature
  }

  /// Whether each token with the word that is gone has one with the other word that came.
  private func isEverywhere(_ swap: Swap) -> Bool {
    let swapped = Set(matches.lazy.filter { $0.swap == swap }.map(\.old))
    return gone.keys.allSatisfy { key in
      key.named(TokenName("")) != swap.place || !key.name.words.contains(swap.old) || swapped.contains(key)
    }
  }

  /// Those of which each side has no other.
  private static func unique(_ matches: [Match]) -> [Match] {
    let old = Dictionary(grouping: matches, by: \.old)
    let new = Dictionary(grouping: matches, by: \.new)
    return matches.filter { old[$0.old]?.count == 1 && new[$0.new]?.count == 1 }
  }

  private static func swap(from old: TokenKey, to new: TokenKey) -> Swap? {
    let (before, after) = (old.name.words, new.name.words)
    let place = old.named(TokenName(""))
    guard before.count == after.count, place == new.named(TokenName("")) else { return nil }
    let differing = before.indices.filter { before[$0] != after[$0] }
    return differing.count == 1 ? Swap(place: place, old: before[differing[0]], new: after[differing[0]]) : nil
  }
}

extension TokenName {
  /// The words of all segments, small.
  fileprivate var words: [String] {
    var words: [String] = []
    var word = ""
    func close() {
      if !word.isEmpty { words.append(word.lowercased()) }
      word = ""
    }
    for character in text {
      let isBorder = !character.isLetter && !character.isNumber
      if isBorder || character.isUppercase && word.last?.isLowercase == true { close() }
      if !isBorder { word.append(character) }
    }
    close()
    return words
  }

  /// The words without one of them, for each, with that one.
  fileprivate var wordPatterns: [(pattern: [String], word: String)] {
    let words = words
    guard words.count > 1 else { return [] }
    return words.indices.map { index in
      var pattern = words
      pattern[index] = ""
      return (pattern, words[index])
    }
  }
}
