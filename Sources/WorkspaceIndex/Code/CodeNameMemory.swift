import DesignTokens

/// What is known of names that code declares over and over, so that a list of thousands of places is not made anew for
/// each of thousands of uses; begun afresh with every change.
struct CodeNameMemory: Sendable {
  private struct Key: Hashable, Sendable {
    let name: TokenName
    let file: Int
    let mask: UInt64
    let isHeld: Bool
  }

  private let known = Memo<Key, SiteList>()
  private let indices = Memo<Key, [Int]>()

  /// The places that a name means to a file; `isHeld` for those alone that hold everywhere.
  func sites(of name: TokenName, for file: Int, _ mask: UInt64, isHeld: Bool, _ find: () -> SiteList) -> SiteList {
    known.value(for: Key(name: name, file: file, mask: mask, isHeld: isHeld), find)
  }

  /// The places that a name has in the file itself, in the order of the text.
  func ownIndices(of name: TokenName, in file: Int, _ mask: UInt64, _ find: () -> [Int]) -> [Int] {
    indices.value(for: Key(name: name, file: file, mask: mask, isHeld: false), find)
  }
}
