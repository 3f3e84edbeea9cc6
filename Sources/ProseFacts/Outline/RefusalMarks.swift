/// The signs with which people mark what to do and what not.
enum RefusalMarks {
  enum Mark { case good, bad }

  /// The marks of a text in order, with their places in it; a sign of warning refuses only beside marks of approval.
  static func all(in bytes: ArraySlice<UInt8>, warningsToo: Bool = false) -> [(mark: Mark, offset: Int)] {
    var found: [(mark: Mark, offset: Int)] = []
    let signs = warningsToo ? Self.signsAndWarning : Self.signs
    // Letters of many scripts begin with other bytes, dashes and arrows go on with lower ones: they are not worth
    // twelve looks each.
    for index in bytes.indices
    where bytes[index] == 0xF0 || bytes[index] == 0xE2 && index + 1 < bytes.endIndex && bytes[index + 1] >= 0x9A {
      if let sign = signs.first(where: { bytes[index...].starts(with: $0.bytes) }) {
        found.append((sign.mark, index - bytes.startIndex))
      }
    }
    return found
  }

  static func first(in bytes: ArraySlice<UInt8>, warningsToo: Bool = false) -> Mark? {
    all(in: bytes, warningsToo: warningsToo).first?.mark
  }

  /// The signs of what is not to be done, in UTF-8.
  static let bad = ["❌", "🚫", "✗", "✘", "⛔", "✖", "👎"].map { Array($0.utf8) }
  private static let good = ["✅", "✓", "✔", "👍", "🟢"].map { Array($0.utf8) }
  private static let signs = bad.map { (bytes: $0, mark: Mark.bad) } + good.map { (bytes: $0, mark: Mark.good) }
  private static let signsAndWarning = signs + [(bytes: Array("⚠".utf8), mark: Mark.bad)]
}
