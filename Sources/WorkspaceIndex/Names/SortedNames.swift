import DesignTokens
import SourceText

/// The names that a project knows, sorted bytewise, with what is remembered for as long as the set does not change.
///
/// They are sorted when somebody asks first: who checks files alone never does.
struct SortedNames: Sendable {
  private(set) var memory = NameMemory()
  /// The names in order; `nil` while nobody has changed any since they were put in.
  private var sorted: [TokenName]? = []
  /// What was put in, as it came, and its order.
  private var given: [TokenName] = []
  private var order = Once<[TokenName]>()

  var isEmpty: Bool { sorted?.isEmpty ?? given.isEmpty }

  /// Each name once, sorted bytewise.
  var all: [TokenName] { sorted ?? order.sharedValue { SortedNames.inOrder(given) } }

  /// Begins afresh with some names, which may repeat; in the order of files they are nearly sorted already.
  mutating func replace(with names: [TokenName]) {
    memory = NameMemory()
    sorted = nil
    given = names
    order = Once()
  }

  private static func inOrder(_ names: [TokenName]) -> [TokenName] {
    var all: [TokenName] = []
    all.reserveCapacity(names.count)
    for index in NameOrder(names).indices {
      let name = names[Int(index)]
      if all.last != name { all.append(name) }
    }
    return all
  }

  /// Takes the sorted names out to change them where they stand.
  private mutating func takeOut() -> [TokenName] {
    let all = all
    sorted = []
    given = []
    order = Once()
    return all
  }

  /// The names of what stands in a group; all of them for the document.
  func inside(_ group: TokenName) -> ArraySlice<TokenName> {
    let all = all
    guard !group.bytes.isEmpty else { return all[...] }
    let prefix = TokenName(bytes: group.bytes + [UInt8(ascii: ".")])
    let start = SortedNames.index(of: prefix, in: all)
    let end = all[start...].partitioningIndex { !$0.bytes.starts(with: prefix.bytes) }
    return all[start..<end]
  }

  /// Where a name stands, or belongs.
  private static func index(of name: TokenName, in all: [TokenName]) -> Int {
    var low = 0
    var high = all.count
    while low < high {
      let middle = (low + high) / 2
      if all[middle].precedes(name) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  func contains(_ name: TokenName) -> Bool { SortedNames.holds(all, name) }

  private static func holds(_ all: [TokenName], _ name: TokenName) -> Bool {
    let index = index(of: name, in: all)
    return index < all.count && all[index] == name
  }

  /// Takes names out and puts names in; what is there already is not put in again, and what is not there stays away.
  mutating func apply(added: [TokenName], removed: Set<TokenName>) {
    guard !added.isEmpty || !removed.isEmpty else { return }
    var all = takeOut()
    defer { sorted = all }
    let removed = removed.filter { SortedNames.holds(all, $0) }
    let added = added.filter { !SortedNames.holds(all, $0) || removed.contains($0) }.sorted { $0.precedes($1) }
    guard !added.isEmpty || !removed.isEmpty else { return }
    let isSmall = added.count + removed.count <= 16
    memory = isSmall ? memory.after(adding: added, removing: removed) : NameMemory()
    if all.isEmpty { return all = added }
    if isSmall {
      for name in removed { all.remove(at: SortedNames.index(of: name, in: all)) }
      for name in added { all.insert(name, at: SortedNames.index(of: name, in: all)) }
      return
    }
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

/// The bytewise order of many names, found on one flat copy of their bytes: no name is retained to be compared.
private struct NameOrder {
  private(set) var indices: [UInt32]

  init(_ names: [TokenName]) {
    var bytes: [UInt8] = []
    var ends: [Int] = [0]
    ends.reserveCapacity(names.count + 1)
    for name in names {
      bytes += name.bytes
      ends.append(bytes.count)
    }
    indices = Array(0..<UInt32(names.count))
    bytes.withUnsafeBufferPointer { bytes in
      ends.withUnsafeBufferPointer { ends in
        indices.sort { left, right in
          var (from, to) = (ends[Int(left)], ends[Int(right)])
          let (fromEnd, toEnd) = (ends[Int(left) + 1], ends[Int(right) + 1])
          while from < fromEnd, to < toEnd, bytes[from] == bytes[to] {
            from += 1
            to += 1
          }
          return from < fromEnd && to < toEnd ? bytes[from] < bytes[to] : from == fromEnd && to < toEnd
        }
      }
    }
  }
}

/// What has been found out about a set of names, shared by all snapshots that have it.
struct NameMemory: Sendable {
  private let nearest: Memo<TokenName, TokenName?>

  init(nearest: [TokenName: TokenName?] = [:]) { self.nearest = Memo(nearest) }

  /// What is still known when some names come and some go: an answer that stays is only measured against new names.
  ///
  /// A rename of one among 50,000 names would else cost a look at all of them for each misspelling.
  func after(adding added: [TokenName], removing removed: Set<TokenName>) -> NameMemory {
    let known = nearest.all
    // Questions are never asked again once a misspelling is mended; too many of them are forgotten.
    guard known.count <= 1_000 else { return NameMemory() }
    var kept: [TokenName: TokenName?] = [:]
    for (name, answer) in known {
      guard let answer else {
        kept.updateValue(NearestName.nearest(to: name, among: added), forKey: name)
        continue
      }
      if !removed.contains(answer) { kept[name] = NearestName.nearest(to: name, among: [answer] + added) }
    }
    return NameMemory(nearest: kept)
  }

  private let flat = Once<FlatNames>()

  /// The names as one stretch of bytes, made when it is first asked for.
  func flat(_ names: [TokenName]) -> FlatNames {
    flat.sharedValue { FlatNames(names) }
  }

  private let flatCode = Once<FlatNames>()

  /// The names as code spells them, without sign and prefix, as one stretch of bytes.
  func flatCode(_ names: [TokenName]) -> FlatNames {
    flatCode.sharedValue {
      FlatNames(names.map { TokenName(bytes: CodeSpelling.key(of: $0.bytes)) }, endOfWord: UInt8(ascii: "-"))
    }
  }

  /// The remembered answer for a name, found first if there is none yet.
  func nearest(to name: TokenName, _ find: () -> TokenName?) -> TokenName? {
    nearest.value(for: name, find)
  }
}
