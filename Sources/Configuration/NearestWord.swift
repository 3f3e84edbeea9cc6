/// Finds the word that somebody probably meant among a few dozen.
enum NearestWord {
  /// The nearest word within a third of the length (at least one edit); ties by the order of `words`.
  static func nearest(to text: String, among words: [String]) -> String? {
    let limit = max(1, text.utf8.count / 3)
    // A key that is far too long is no misspelling, and comparing it would take long.
    guard text.utf8.count <= 64 else { return nil }
    return words.map { (word: $0, distance: distance(Array(text.utf8), Array($0.utf8))) }
      .filter { $0.distance <= limit }
      .min { $0.distance < $1.distance }?.word
  }

  /// The number of bytes to insert, delete or replace, or of neighbors to exchange (optimal string alignment).
  private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var before: [Int] = []
    var row = Array(0...right.count)
    for line in left.indices {
      var next = [line + 1]
      for column in right.indices {
        let change = row[column] + (left[line] == right[column] ? 0 : 1)
        var best = min(row[column + 1] + 1, next[column] + 1, change)
        if line > 0, column > 0, left[line] == right[column - 1], left[line - 1] == right[column] {
          best = min(best, before[column - 1] + 1)
        }
        next.append(best)
      }
      (before, row) = (row, next)
    }
    return row[right.count]
  }
}
