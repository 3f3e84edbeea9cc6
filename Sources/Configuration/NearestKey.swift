import SourceText

/// Finds the word that somebody probably meant among a few dozen.
enum NearestKey {
  /// The nearest word within a third of the length (at least one edit); ties by the order of `words`.
  static func nearest(to text: String, among words: [String]) -> String? {
    let limit = max(1, text.utf8.count / 3)
    // A key that is far too long is no misspelling.
    guard text.utf8.count <= 64 else { return nil }
    return words.map { (word: $0, distance: NearestText.distance(Array(text.utf8), Array($0.utf8))) }
      .filter { $0.distance <= limit }
      .min { $0.distance < $1.distance }?.word
  }
}
