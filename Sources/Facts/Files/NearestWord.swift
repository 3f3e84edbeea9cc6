import DesignTokens

/// Finds the word of a closed list that somebody probably meant.
package enum NearestWord {
  /// The word that differs in case or hyphens only, else the nearest in spelling; `nil` if none is near.
  package static func nearest(to word: String, among words: [String]) -> String? {
    let plain = folded(word)
    return words.first { folded($0) == plain } ?? NearestName.nearest(to: word, among: words)
  }

  /// Words of a list for a message: `` `px` or `rem` ``.
  package static func list(_ words: [String], joinedBy last: String = "or") -> String {
    let quoted = words.map { "`\($0)`" }
    guard let end = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
    return quoted.dropLast().joined(separator: ", ") + " \(last) " + end
  }

  private static func folded(_ word: String) -> String {
    word.lowercased().filter { $0 != "-" && $0 != "_" && $0 != " " }
  }
}
