import DesignTokens
import Facts

/// What has been worked out of the groups that take in others; begun afresh with every change.
struct InheritanceMemory: Sendable {
  /// A group, as one reader sees it.
  struct GroupKey: Hashable, Sendable {
    let group: TokenName
    let file: Int
    let mask: UInt64
    let set: Int
  }

  private struct NameKey: Hashable, Sendable {
    let name: TokenName
    let file: Int
  }

  private let circular = Once<CircularExtensions>()
  private let names = Once<SortedNames>()
  private let masks = Memo<NameKey, UInt64>()
  private let types = Memo<GroupKey, TypeHere>()
  private let deprecations = Memo<GroupKey, Deprecation??>()

  func circular(_ find: () -> CircularExtensions) -> CircularExtensions { circular.value(find) }

  func names(_ find: () -> SortedNames) -> SortedNames { names.value(find) }

  /// The permutations in which a name is inherited for the readers of a file.
  func mask(of name: TokenName, in file: Int, _ find: () -> UInt64) -> UInt64 {
    masks.value(for: NameKey(name: name, file: file), find)
  }

  func type(of key: GroupKey) -> TypeHere? { types[key] }

  func remember(_ type: TypeHere, of keys: [GroupKey]) { types.remember(keys.lazy.map { ($0, type) }) }

  func deprecation(of key: GroupKey) -> Deprecation??? { deprecations[key] }

  func remember(_ deprecation: Deprecation??, of keys: [GroupKey]) {
    deprecations.remember(keys.lazy.map { ($0, deprecation) })
  }
}
