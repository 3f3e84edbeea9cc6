import DesignTokens

/// From a name to the sites that bear it, each list in the order of a project: by path, then by index.
struct NameIndex {
  private var lists: [TokenName: SiteList] = [:]

  var count: Int { lists.count }
  var names: some Collection<TokenName> { lists.keys }

  /// The sites of a name; empty where there is none.
  subscript(name: TokenName) -> SiteList { lists[name] ?? SiteList() }

  func contains(_ name: TokenName) -> Bool { lists[name] != nil }

  mutating func reserveCapacity(_ count: Int) { lists.reserveCapacity(count) }

  mutating func insert(_ site: Site, for name: TokenName, precedes: (Site, Site) -> Bool) {
    lists[name, default: SiteList()].insert(site, precedes: precedes)
  }

  /// Puts in a site that follows all others of its name.
  mutating func append(_ site: Site, for name: TokenName) {
    lists[name, default: SiteList()].append(site)
  }

  /// Takes out the sites of one file whose index lies in `indices`.
  mutating func remove(file: Int, indices: Range<Int>, for name: TokenName) {
    guard let position = lists.index(forKey: name) else { return }
    lists.values[position].remove(file: file, indices: indices)
    if lists.values[position].isEmpty { lists.remove(at: position) }
  }
}

/// A definition, reference or group, packed: the number of its file in the project, and its index in the file's facts.
struct Site: Hashable {
  private let bits: UInt64

  var file: Int { Int(bits >> 32) }
  var index: Int { Int(bits & 0xFFFF_FFFF) }

  init(file: Int, index: Int) { bits = UInt64(file) << 32 | UInt64(UInt32(truncatingIfNeeded: index)) }

  /// Stands for "no site" where an optional would take twice the room.
  static let none = Site(file: Int(UInt32.max), index: Int(UInt32.max))
}

/// A list that is nearly always one long: the first site stands inline, only more of them cost an array.
struct SiteList: RandomAccessCollection {
  private var head = Site.none
  private var rest: [Site] = []

  var startIndex: Int { 0 }
  var endIndex: Int { head == .none ? 0 : rest.count + 1 }

  subscript(position: Int) -> Site { position == 0 ? head : rest[position - 1] }

  init() {}

  /// One site, or none.
  init(_ site: Site?) { head = site ?? .none }

  /// Puts a site where it belongs in the order; one that is there already stays single.
  mutating func insert(_ site: Site, precedes: (Site, Site) -> Bool) {
    if isEmpty {
      head = site
      return
    }
    if site == head { return }
    if precedes(site, head) {
      rest.insert(head, at: 0)
      head = site
      return
    }
    var low = 0
    var high = rest.count
    if let last = rest.last, precedes(last, site) { low = high }
    while low < high {
      let middle = (low + high) / 2
      if precedes(rest[middle], site) { low = middle + 1 } else { high = middle }
    }
    if low == rest.count || rest[low] != site { rest.insert(site, at: low) }
  }

  /// Puts in a site that follows all others.
  mutating func append(_ site: Site) {
    if isEmpty { head = site } else { rest.append(site) }
  }

  /// The same list without the sites that fail a test.
  func restricted(to isIncluded: (Site) -> Bool) -> SiteList {
    var result = SiteList()
    for site in self where isIncluded(site) { result.append(site) }
    return result
  }

  /// Takes out the sites of one file whose index lies in `indices`.
  mutating func remove(file: Int, indices: Range<Int>) {
    if !rest.isEmpty { rest.removeAll { $0.file == file && indices.contains($0.index) } }
    guard head.file == file, indices.contains(head.index) else { return }
    head = rest.isEmpty ? .none : rest.removeFirst()
  }
}
