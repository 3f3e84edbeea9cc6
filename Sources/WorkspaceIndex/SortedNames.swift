import DesignTokens
import Synchronization

/// The names that a project knows, sorted bytewise, with what is remembered for as long as the set does not change.
struct SortedNames: Sendable {
  private(set) var all: [TokenName] = []
  private(set) var memory = NameMemory()

  /// Begins afresh with a set of names.
  mutating func replace(with names: some Sequence<TokenName>) {
    memory = NameMemory()
    all = names.sorted { $0.precedes($1) }
  }

  /// Takes names out and puts names in; `added` must be absent before and `removed` present.
  mutating func apply(added: [TokenName], removed: Set<TokenName>) {
    guard !added.isEmpty || !removed.isEmpty else { return }
    memory = NameMemory()
    let added = added.sorted { $0.precedes($1) }
    if all.isEmpty { return all = added }
    var merged: [TokenName] = []
    merged.reserveCapacity(all.count + added.count)
    var next = 0
    for name in all {
      while next < added.count, added[next].precedes(name) {
        merged.append(added[next])
        next += 1
      }
      if removed.isEmpty || !removed.contains(name) { merged.append(name) }
    }
    merged += added[next...]
    all = merged
  }
}

extension TokenName {
  /// The bytewise order, compared inside this module because a call for every byte across modules is slow.
  func precedes(_ other: TokenName) -> Bool {
    bytes.withUnsafeBufferPointer { left in
      other.bytes.withUnsafeBufferPointer { right in
        let count = min(left.count, right.count)
        var index = 0
        while index < count, left[index] == right[index] { index += 1 }
        return index < count ? left[index] < right[index] : left.count < right.count
      }
    }
  }
}

/// The nearest names found so far, shared by all snapshots with the same names.
final class NameMemory: Sendable {
  private let nearest = Mutex<[TokenName: TokenName?]>([:])

  /// The remembered answer for a name, found first if there is none yet.
  func nearest(to name: TokenName, _ find: () -> TokenName?) -> TokenName? {
    if let known = nearest.withLock({ $0[name] }) { return known }
    let found = find()
    nearest.withLock { $0[name] = .some(found) }
    return found
  }
}
