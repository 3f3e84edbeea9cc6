import DesignTokens
import WorkspaceIndex

/// Which tokens that are gone are there under other names: only where nothing else can be meant.
struct RenameSearch {
  private var gone: [TokenKey: TokenWorth]
  private var come: [TokenKey: TokenWorth]
  private(set) var found: [TokenRenaming] = []

  init(gone: [TokenKey: TokenWorth], come: [TokenKey: TokenWorth]) {
    self.gone = gone
    self.come = come
  }

  private mutating func take(_ old: TokenKey, _ new: TokenKey, _ reason: TokenRenaming.Reason) {
    gone[old] = nil
    come[new] = nil
    found.append(TokenRenaming(old: old, new: new, reason: reason))
  }

  /// Documents that were moved with all that they name.
  mutating func findMovedDocuments() {
    let matches = unique(
      Dictionary(grouping: gone.keys.filter { !$0.document.isEmpty }, by: { $0.document }),
      Dictionary(grouping: come.keys.filter { !$0.document.isEmpty }, by: { $0.document })
    ) { keys in keys.map(\.name.text).sorted().joined(separator: "\n") }
    for (old, new) in matches {
      for (one, two) in zip(old.sorted(by: { $0.name < $1.name }), new.sorted(by: { $0.name < $1.name })) {
        take(one, two, .document)
      }
    }
  }

  /// Groups all of whose tokens are gone, and groups that are new, which hold the same.
  ///
  /// - Parameters:
  ///   - old: All tokens before.
  ///   - new: All tokens after.
  mutating func findGroups(old: Set<TokenKey>, new: Set<TokenKey>) {
    let before = RenameSearch.groups(of: gone.keys, besides: new)
    let after = RenameSearch.groups(of: come.keys, besides: old)
    let matches = unique(
      before.filter { $0.value.count > 1 }, after.filter { $0.value.count > 1 },
      signature: { group, keys, search in
        keys.map { "\($0.name.text.dropFirst(group.name.text.count)) \(search.worth($0)?.signature ?? "")" }.sorted()
          .joined(separator: "\n")
      })
    for (old, new) in matches {
      let length = old.group.name.bytes.count
      for key in old.keys.sorted() {
        let renamed = new.group.named(TokenName(bytes: new.group.name.bytes + key.name.bytes.dropFirst(length)))
        guard gone[key] != nil, come[renamed] != nil else { continue }
        take(key, renamed, .group)
        found[found.count - 1].groups = (old.group.name, new.group.name)
      }
    }
  }

  fileprivate func worth(_ key: TokenKey) -> TokenWorth? { gone[key] ?? come[key] }

  /// The outermost groups of some tokens that hold no token of the other revision, each with its tokens.
  private static func groups(
    of keys: some Sequence<TokenKey>, besides others: Set<TokenKey>
  ) -> [TokenKey: [TokenKey]] {
    var taken: Set<TokenKey> = []
    for key in others { for group in key.name.enclosing { taken.insert(key.named(group)) } }
    var groups: [TokenKey: [TokenKey]] = [:]
    for key in keys {
      // Outermost first.
      guard let group = key.name.enclosing.first(where: { !taken.contains(key.named($0)) }) else { continue }
      groups[key.named(group), default: []].append(key)
    }
    return groups
  }

  /// One token of a group that went, and one that came, with the same values.
  mutating func findInGroups() {
    func place(_ key: TokenKey, _ worth: TokenWorth) -> String {
      let group = key.name.enclosing.last?.text ?? ""
      return "\(key.project)\n\(key.document)\n\(group)\n\(worth.signature)"
    }
    let before = Dictionary(grouping: gone.filter(\.value.isCertain), by: { place($0.key, $0.value) })
    let after = Dictionary(grouping: come.filter(\.value.isCertain), by: { place($0.key, $0.value) })
    for (place, old) in before.sorted(by: { $0.key < $1.key }) where old.count == 1 {
      guard let new = after[place], new.count == 1 else { continue }
      take(old[0].key, new[0].key, .value)
    }
  }

  /// Tokens all of whose users name another one now, which none of them named before.
  mutating func findByUsers(_ before: [TokenKey: [TokenKey]], _ after: [TokenKey: [TokenKey]]) {
    var candidates: [TokenKey: [TokenKey?]] = [:]
    for (user, used) in before {
      guard let now = after[user] else { continue }
      let new = now.filter { come[$0] != nil && !used.contains($0) }
      for key in used where gone[key] != nil { candidates[key, default: []].append(new.count == 1 ? new[0] : nil) }
    }
    for (old, all) in candidates.sorted(by: { $0.key < $1.key }) {
      guard let new = all[0], all.allSatisfy({ $0 == new }), let worth = gone[old], let now = come[new],
        worth.isCertain, WorthDifference(from: worth, to: now).isEmpty, worth.types == now.types,
        candidates.count(where: { $0.value.contains(new) }) == 1
      else { continue }
      take(old, new, .users)
    }
  }

  private func unique(
    _ before: [String: [TokenKey]], _ after: [String: [TokenKey]], signature: ([TokenKey]) -> String
  ) -> [(old: [TokenKey], new: [TokenKey])] {
    let old = Dictionary(grouping: before.values, by: signature).filter { $0.value.count == 1 }
    let new = Dictionary(grouping: after.values, by: signature).filter { $0.value.count == 1 }
    return old.keys.sorted().compactMap { key in new[key].map { (old[key]?.first ?? [], $0[0]) } }
  }

  private typealias Group = (group: TokenKey, keys: [TokenKey])

  private func unique(
    _ before: [TokenKey: [TokenKey]], _ after: [TokenKey: [TokenKey]],
    signature: (TokenKey, [TokenKey], RenameSearch) -> String
  ) -> [(old: Group, new: Group)] {
    func groups(_ all: [TokenKey: [TokenKey]]) -> [String: [Group]] {
      Dictionary(
        grouping: all.map { (group: $0.key, keys: $0.value) },
        by: { "\($0.group.project)\n\($0.group.document)\n" + signature($0.group, $0.keys, self) })
    }
    let (old, new) = (groups(before), groups(after))
    return old.keys.sorted().compactMap { key in
      guard let one = old[key], let two = new[key], one.count == 1, two.count == 1 else { return nil }
      return (one[0], two[0])
    }
  }
}

extension TokenName {
  /// The names of the groups around the token, outermost first.
  fileprivate var enclosing: [TokenName] {
    bytes.indices.filter { bytes[$0] == UInt8(ascii: ".") }.map { TokenName(bytes: Array(bytes[..<$0])) }
  }
}
