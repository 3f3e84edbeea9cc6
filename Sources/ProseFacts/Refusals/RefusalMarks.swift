/// The signs with which people mark what to do and what not.
enum RefusalMarks {
  enum Mark { case good, bad }

  /// The marks of a text in order, with their places in it.
  static func all(in bytes: ArraySlice<UInt8>) -> [(mark: Mark, offset: Int)] {
    var found: [(mark: Mark, offset: Int)] = []
    for index in bytes.indices where bytes[index] >= 0xE2 {
      if let sign = signs.first(where: { bytes[index...].starts(with: $0.bytes) }) {
        found.append((sign.mark, index - bytes.startIndex))
      }
    }
    return found
  }

  static func first(in bytes: ArraySlice<UInt8>) -> Mark? { all(in: bytes).first?.mark }

  /// The signs of what is not to be done, in UTF-8.
  static let bad = ["❌", "🚫", "✗", "✘", "⛔", "✖", "👎"].map { Array($0.utf8) }
  private static let good = ["✅", "✓", "✔", "👍", "🟢"].map { Array($0.utf8) }
  private static let signs = bad.map { (bytes: $0, mark: Mark.bad) } + good.map { (bytes: $0, mark: Mark.good) }
}
