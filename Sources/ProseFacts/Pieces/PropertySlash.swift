import SourceText

/// The slash between two properties that are both named: `` Background: `sea` / Text: `white` ``.
enum PropertySlash {
  /// Names are no longer than that, in bytes.
  private static let longest = 40

  /// Whether a slash is one, in contrast to that of `16 / 24`.
  static func isOne(at slash: Int, before end: Int, in bytes: [UInt8]) -> Bool {
    guard bytes.at(slash - 1) == UInt8(ascii: " "), bytes.at(slash + 1) == UInt8(ascii: " ") else { return false }
    let behind = bytes.from(slash + 2, to: min(end, slash + longest))
    guard let colon = behind.firstIndex(of: UInt8(ascii: ":")), isName(behind[..<colon]) else { return false }
    let before = bytes.from(max(0, slash - 2 * longest), to: slash)
    return before.lastIndex(of: UInt8(ascii: ":")).map { isValue(before[($0 + 1)...]) } ?? false
  }

  private static func isName(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.contains { $0.isASCIILetter || $0 >= 0x80 }
      && bytes.allSatisfy { $0.isASCIILetter || $0 >= 0x80 || " *-".utf8.contains($0) }
  }

  /// Whether something stands there on the same line.
  private static func isValue(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.contains { $0 > UInt8(ascii: " ") && $0 != UInt8(ascii: "*") } && !bytes.contains(0x0A)
  }
}
