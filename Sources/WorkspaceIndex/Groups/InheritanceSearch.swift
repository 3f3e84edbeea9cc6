import DesignTokens

/// One look for what a name stands for by inheritance.
struct InheritanceSearch {
  let inheritance: Inheritance
  let reader: Viewpoint
  let kind: EntryKind
  private var seen: Set<TokenName> = []
  /// The permutations in which a name was met.
  private var met: [TokenName: UInt64] = [:]

  init(inheritance: Inheritance, reader: Viewpoint, kind: EntryKind) {
    self.inheritance = inheritance
    self.reader = reader
    self.kind = kind
  }

  /// The kind of entry that a name must not have itself, or else there is nothing to inherit.
  private var otherKind: EntryKind { kind == .tokens ? .groups : .tokens }

  /// Looks under each group around the name, the innermost first; what stands there itself hides what is inherited.
  mutating func inherited(_ name: TokenName, depth: Int = 0, nesting: Int = 0) -> SiteList {
    guard depth < Inheritance.longestInheritance, nesting <= Inheritance.deepestNesting, seen.count < 512,
      seen.insert(name).inserted, sites(name, as: otherKind).isEmpty
    else { return SiteList() }
    for group in name.enclosingGroups {
      // A token is one whole: it has nothing that something else of its name had.
      guard group.bytes.isEmpty || sites(group, as: .tokens).isEmpty else { return SiteList() }
      for site in extensions(of: group) {
        let source = site.source(of: name)
        let found = sites(source, as: kind)
        if !found.isEmpty { return found }
        let further = inherited(source, depth: depth + 1, nesting: nesting + (site.isNesting ? 1 : 0))
        if !further.isEmpty { return further }
      }
    }
    return SiteList()
  }

  /// The permutations among some in which the same look would find anything.
  mutating func mask(of name: TokenName, in mask: UInt64, depth: Int = 0, nesting: Int = 0) -> UInt64 {
    guard depth < Inheritance.longestInheritance, nesting <= Inheritance.deepestNesting, met.count < 512 else {
      return 0
    }
    var open = mask & ~(met[name] ?? 0)
    met[name, default: 0] |= mask
    open &= ~given(name, as: otherKind, in: open)
    var found: UInt64 = 0
    for group in name.enclosingGroups where open != 0 {
      if !group.bytes.isEmpty { open &= ~given(group, as: .tokens, in: open) }
      for site in extensions(of: group) where open != 0 {
        let source = site.source(of: name)
        var here = given(source, as: kind, in: open)
        here |= self.mask(
          of: source, in: open & ~here, depth: depth + 1, nesting: nesting + (site.isNesting ? 1 : 0))
        found |= here
        open &= ~here
      }
    }
    return found
  }

  private func sites(_ name: TokenName, as kind: EntryKind) -> SiteList {
    kind == .tokens
      ? inheritance.stated.statedSites(named: name, from: reader)
      : inheritance.stated.statedGroupSites(named: name, from: reader)
  }

  /// The permutations among some in which something bears a name itself.
  private func given(_ name: TokenName, as kind: EntryKind, in mask: UInt64) -> UInt64 {
    guard mask != 0 else { return 0 }
    let given = inheritance.layered.coverage(of: name, kind) & mask
    let permutations = inheritance.permutations
    // There files that no permutation names are looked at besides.
    let open = permutations.isDeclared ? mask : kind == .tokens ? mask & permutations.openMask : 0
    guard open & ~given != 0 else { return given }
    let isElsewhere =
      !inheritance.stated.nearest(
        name, in: kind == .tokens ? inheritance.layered.definitions : inheritance.layered.groups, from: reader
      ).isEmpty
      || kind == .tokens && !permutations.groups.isEmpty && inheritance.layered.coverage(of: name, .tokens) != 0
    return isElsewhere ? given | open : given
  }

  /// What a group extends, as the reader's own file says it, or else any other.
  private func extensions(of group: TokenName) -> [ExtensionSite] {
    let all = inheritance.extensions.of(extender: group)
    guard !all.isEmpty else { return [] }
    let visible = all.filter { inheritance.sees($0, from: reader) && !inheritance.circularExtensions.contains($0) }
    let own = visible.filter { $0.file == reader.file }
    return own.isEmpty ? visible : own
  }
}

extension ExtensionSite {
  /// Whether the group takes in one that lies in it, so that every name leads on to a longer one.
  fileprivate var isNesting: Bool { target != extender && target.isWithin(extender) }
}
