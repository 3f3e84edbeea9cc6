import DesignTokens

/// What has been typed of a name, matched against many without making a string of any.
struct NameMatch {
  /// How well a name matches, best first.
  private enum Rank: Int { case beginning, segment, inside }

  private let typed: [UInt8]

  init(_ text: String) { typed = text.utf8.map(NameMatch.folded) }

  /// The indices of the names that match: those that begin as typed, then those with a segment that does, then those
  /// that hold it anywhere; each in the order given.
  ///
  /// Upper and lower case of ASCII count as equal.
  func ranked(_ names: [TokenName]) -> [Int] {
    guard !typed.isEmpty else { return Array(names.indices) }
    var found: [[Int]] = [[], [], []]
    for index in names.indices {
      if let rank = rank(of: names[index].bytes) { found[rank.rawValue].append(index) }
    }
    return found[0] + found[1] + found[2]
  }

  private func rank(of name: [UInt8]) -> Rank? {
    name.withUnsafeBufferPointer { name in
      typed.withUnsafeBufferPointer { typed in
        guard name.count >= typed.count else { return nil }
        var isInside = false
        let first = typed[0]
        var start = 0
        while start <= name.count - typed.count {
          if NameMatch.folded(name[start]) == first, NameMatch.matches(name, at: start, typed) {
            if start == 0 { return .beginning }
            if name[start - 1] == UInt8(ascii: ".") { return .segment }
            isInside = true
          }
          start += 1
        }
        return isInside ? .inside : nil
      }
    }
  }

  private static func matches(
    _ name: UnsafeBufferPointer<UInt8>, at start: Int, _ typed: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    var index = 1
    while index < typed.count {
      if folded(name[start + index]) != typed[index] { return false }
      index += 1
    }
    return true
  }

  private static func folded(_ byte: UInt8) -> UInt8 {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
  }
}
