import DesignTokens
import SourceText
import WorkspaceIndex

/// Which tokens that are gone are there under other names: only where nothing else can be meant.
struct RenameSearch {
  /// What is gone: tokens, and what stands no more in some of the files of one; what came likewise.
  private(set) var gone: [TokenKey: TokenWorth]
  private(set) var come: [TokenKey: TokenWorth]
  private(set) var found: [TokenRenaming] = []
  private let old: DesignTree
  private let new: DesignTree

  init(_ pairing: TokenPairing, from old: DesignTree, to new: DesignTree) {
    self.old = old
    self.new = new
    func worths(_ keys: [TokenKey], _ parts: [TokenKey: DesignToken], _ tree: DesignTree) -> [TokenKey: TokenWorth] {
      var worths = parts.mapValues { TokenWorth(of: $0, in: tree) }
      for key in keys { worths[key] = TokenWorth(of: tree.tokens[key] ?? DesignToken(), in: tree) }
      return worths
    }
    gone = worths(pairing.gone, pairing.lost, old)
    come = worths(pairing.come, pairing.gained, new)
  }

  /// Whether one can be the other: where either has a value in other files besides, in the same ones.
  private func mayBe(_ one: TokenKey, _ two: TokenKey) -> Bool {
    guard let before = gone[one], let after = come[two] else { return false }
    return new.tokens[one] == nil && old.tokens[two] == nil
      || Set(before.places.map { old.places[$0] }) == Set(after.places.map { new.places[$0] })
  }

  private mutating func take(_ one: TokenKey, _ two: TokenKey, _ reason: TokenRenaming.Reason) {
    let (before, after) = (gone[one]?.places ?? [], come[two]?.places ?? [])
    var renaming = TokenRenaming(old: one, new: two, reason: reason, places: before.union(after))
    renaming.isInPart = new.tokens[one] != nil
    if renaming.isInPart || old.tokens[two] != nil {
      renaming.files = Set(before.compactMap { old.places[$0] }).sorted()
    }
    gone[one] = nil
    come[two] = nil
    found.append(renaming)
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

  /// Groups all of whose tokens are gone, and which are there with the same values under other names.
  mutating func findGroups() {
    let groups = GroupsThatWent(gone, besides: come, in: new)
    let (went, came) = (NamesByEnd(gone), NamesByEnd(come))
    for (group, keys) in groups.all {
      let members = keys.compactMap { key in
        gone[key].map { (key: key, end: key.name.end(below: group.name), $0.signature) }
      }
      guard members.count == keys.count, members.count > 1 else { continue }
      let ends = members.map { (end: $0.end, signature: $0.2) }
      let targets = came.groups(holding: ends, at: group)
      guard let target = group.name.only(relativeAmong: targets, of: ends),
        target.only(relativeAmong: went.groups(holding: ends, at: group), of: ends) == group.name
      else { continue }
      let pairs = members.map { ($0.key, group.named(target.with($0.end))) }
      guard pairs.allSatisfy({ mayBe($0, $1) }) else { continue }
      for (one, two) in pairs {
        take(one, two, .group)
        found[found.count - 1].groups = (group.name, target)
      }
    }
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
      guard let new = after[place], new.count == 1, mayBe(old[0].key, new[0].key) else { continue }
      take(old[0].key, new[0].key, .value)
    }
  }

  /// Tokens whose names have a level or two more now, or fewer, with the same values; those that name them agree.
  mutating func findLevels(_ before: [TokenKey: [TokenKey]], _ after: [TokenKey: [TokenKey]]) {
    var targets: [TokenKey: Set<TokenKey>] = [:]
    var origins: [TokenKey: Set<TokenKey>] = [:]
    let (rareBefore, rareAfter) = (RenameSearch.rare(gone), RenameSearch.rare(come))
    func note(_ one: TokenKey, _ two: TokenKey) {
      guard let worth = gone[one], worth.isCertain, worth.signature == come[two]?.signature,
        // A single level is too little in common, unless no other token has the value.
        one.name.hasLevels && two.name.hasLevels
          || rareBefore.contains(worth.signature) && rareAfter.contains(worth.signature)
      else { return }
      targets[one, default: []].insert(two)
      origins[two, default: []].insert(one)
    }
    for key in gone.keys { for name in key.name.withFewerLevels { note(key, key.named(name)) } }
    for key in come.keys { for name in key.name.withFewerLevels { note(key.named(name), key) } }
    let refuted = RenameSearch.refuted(targets.compactMapValues(\.first), before, after)
    for (one, two) in targets.sorted(by: { $0.key < $1.key }) where two.count == 1 && !refuted.contains(one) {
      guard let two = two.first, origins[two]?.count == 1, mayBe(one, two) else { continue }
      take(one, two, .level)
    }
  }

  /// Tokens whose names have the same words, or another one in the place of one; those that name them agree.
  mutating func findWords(_ before: [TokenKey: [TokenKey]], _ after: [TokenKey: [TokenKey]]) {
    for isSwap in [false, true] {
      let words = WordSearch(gone, come, known: found.map { ($0.old, $0.new) }) { mayBe($0, $1) }
      let pairs = isSwap ? words.swapped : words.respelled
      let refuted = RenameSearch.refuted(
        Dictionary(pairs.map { ($0.old, $0.new) }, uniquingKeysWith: { first, _ in first }), before, after)
      for (one, two) in pairs where !refuted.contains(one) && mayBe(one, two) { take(one, two, .words) }
    }
  }

  /// Tokens beside others that have another beginning of their names now (`dropdown-`, `dropdown-menu-`), with the same
  /// ends and the same values: of equal values among them the ends say which is which.
  mutating func findBesides() {
    let beginnings = Set(found.filter { $0.old.document == $0.new.document }.compactMap(Beginning.init(of:)))
    guard beginnings.count <= 64 else { return }
    for beginning in beginnings.sorted(by: { ($0.old.text, $0.new.text) < ($1.old.text, $1.new.text) }) {
      for (one, worth) in gone.sorted(by: { $0.key < $1.key }) where worth.isCertain {
        guard let two = beginning.renamed(one.name).map(one.named), come[two]?.signature == worth.signature,
          mayBe(one, two)
        else { continue }
        take(one, two, .words)
      }
    }
  }

  /// Tokens with a new name that somebody who named the old one does not name.
  private static func refuted(
    _ targets: [TokenKey: TokenKey], _ before: [TokenKey: [TokenKey]], _ after: [TokenKey: [TokenKey]]
  ) -> Set<TokenKey> {
    var refuted: Set<TokenKey> = []
    for (user, used) in before {
      guard let now = after[user] else { continue }
      for key in used {
        if let target = targets[key], !now.contains(target) { refuted.insert(key) }
      }
    }
    return refuted
  }

  /// What a single one of some tokens is worth.
  private static func rare(_ worths: [TokenKey: TokenWorth]) -> Set<String> {
    var counts: [String: Int] = [:]
    for worth in worths.values { counts[worth.signature, default: 0] += 1 }
    return Set(counts.filter { $0.value == 1 }.keys)
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
        worth.isCertain, WorthDifference(from: worth, self.old, to: now, self.new).isEmpty, worth.types == now.types,
        mayBe(old, new),
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
}

/// How names began that have the same ends still, up to a sign that parts words.
private struct Beginning: Hashable {
  let old: TokenName
  let new: TokenName

  /// Those of a token that was renamed; `nil` where it has no end in common with what it is now.
  init?(of renaming: TokenRenaming) {
    let (one, two) = (renaming.old.name.bytes, renaming.new.name.bytes)
    let common = zip(one.reversed(), two.reversed()).prefix { $0 == $1 }.count
    let end = one.suffix(common)
    guard let sign = end.firstIndex(where: { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".") }), sign > 0,
      case let count = one.endIndex - sign, count < two.count
    else { return nil }
    old = TokenName(bytes: Array(one.dropLast(count)))
    new = TokenName(bytes: Array(two.dropLast(count)))
  }

  /// A name that began so with its new beginning; `nil` for any other.
  func renamed(_ name: TokenName) -> TokenName? {
    guard name.bytes.starts(with: old.bytes), case let end = name.bytes.dropFirst(old.bytes.count),
      end.first == UInt8(ascii: "-") || end.first == UInt8(ascii: ".")
    else { return nil }
    return TokenName(bytes: new.bytes + end)
  }
}
