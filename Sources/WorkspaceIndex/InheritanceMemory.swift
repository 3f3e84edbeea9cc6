import DesignTokens
import Facts
import Synchronization

/// What has been worked out of the groups that take in others; begun afresh with every change.
final class InheritanceMemory: Sendable {
  /// A group, as one reader sees it.
  struct GroupKey: Hashable {
    let group: TokenName
    let file: Int
    let mask: UInt64
    let set: Int
  }

  private struct NameKey: Hashable {
    let name: TokenName
    let file: Int
  }

  private let circular = Mutex<CircularExtensions?>(nil)
  private let names = Mutex<SortedNames?>(nil)
  private let masks = Mutex<[NameKey: UInt64]>([:])
  private let types = Mutex<[GroupKey: TypeHere]>([:])
  private let deprecations = Mutex<[GroupKey: Deprecation??]>([:])

  func circular(_ find: () -> CircularExtensions) -> CircularExtensions {
    if let known = circular.withLock({ $0 }) { return known }
    let found = find()
    circular.withLock { $0 = found }
    return found
  }

  func names(_ find: () -> SortedNames) -> SortedNames {
    if let known = names.withLock({ $0 }) { return known }
    let found = find()
    names.withLock { $0 = found }
    return found
  }

  /// The permutations in which a name is inherited for the readers of a file.
  func mask(of name: TokenName, in file: Int, _ find: () -> UInt64) -> UInt64 {
    let key = NameKey(name: name, file: file)
    if let known = masks.withLock({ $0[key] }) { return known }
    let found = find()
    masks.withLock { $0[key] = found }
    return found
  }

  func type(of key: GroupKey) -> TypeHere? { types.withLock { $0[key] } }

  func remember(_ type: TypeHere, of keys: [GroupKey]) {
    types.withLock { known in for key in keys { known[key] = type } }
  }

  func deprecation(of key: GroupKey) -> Deprecation??? { deprecations.withLock { $0[key] } }

  func remember(_ deprecation: Deprecation??, of keys: [GroupKey]) {
    deprecations.withLock { known in for key in keys { known[key] = .some(deprecation) } }
  }
}
