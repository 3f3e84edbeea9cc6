import DesignTokens
import Facts
import SourceText

// Names in projects with permutations: what is merged last is what a name means.
extension LayeredNames {
  /// The sites that a name has in at least one of some permutations, each once, those of what is shown first.
  func winners(of name: TokenName, _ kind: EntryKind, in mask: UInt64) -> SiteList {
    let sites = bearers(of: name, kind)
    if sites.count == 1, permutations.isPlain {
      // Nearly every name: nothing to choose from.
      return self.mask(of: sites[0], kind) & mask == 0 ? SiteList() : sites
    }
    let layered = layered(name, kind)
    let candidates = layered == nil ? candidates(for: name, kind) : []
    guard layered != nil || !candidates.isEmpty else { return SiteList() }
    var result = SiteList()
    func add(_ permutation: Int) {
      let found = layered.map { $0.winners[permutation] } ?? Self.winner(among: candidates, in: permutation)
      guard let site = found else { return }
      if !result.contains(site) { result.append(site) }
    }
    let shown = shownPermutation(in: mask)
    if let shown { add(shown) }
    for permutation in permutations.all.indices where mask & 1 << UInt64(permutation) != 0 && permutation != shown {
      add(permutation)
    }
    return result
  }

  /// The site that a name has in one permutation.
  func winner(of name: TokenName, _ kind: EntryKind = .tokens, in permutation: Int) -> Site? {
    if let layered = layered(name, kind) { return layered.winners[permutation] }
    guard !permutations.isPlain else { return plainWinner(of: name, kind, in: permutation) }
    return Self.winner(among: candidates(for: name, kind), in: permutation)
  }

  /// The site that a name has in one permutation, where no group stands for a whole file: nothing but ranks is
  /// compared.
  private func plainWinner(of name: TokenName, _ kind: EntryKind, in permutation: Int) -> Site? {
    var winner = Site.none
    var best: Int32 = -1
    var outside: Site?
    for site in bearers(of: name, kind) {
      guard let places = layers[site.file] else {
        if permutations.isDeclared, outside == nil { outside = site }
        continue
      }
      let rank = places.rank(
        ofLayer: places.wholeMask == nil ? files.layer(of: site, kind) : 0, in: permutation)
      guard rank >= 0, rank > best || rank == best && winner.file != site.file else { continue }
      (winner, best) = (site, rank)
    }
    return best >= 0 ? winner : outside
  }

  /// The permutations in which a name is given at all.
  func coverage(of name: TokenName, _ kind: EntryKind) -> UInt64 {
    layered(name, kind)?.coverage ?? lookedUpCoverage(of: name, kind)
  }

  private func lookedUpCoverage(of name: TokenName, _ kind: EntryKind) -> UInt64 {
    let sites = bearers(of: name, kind)
    if permutations.isPlain { return sites.reduce(0) { $0 | mask(of: $1, kind) } }
    return candidates(for: name, kind).reduce(0) { $0 | ($1.placement?.mask ?? permutations.mask) }
  }

  /// The sites of a name in one permutation, from the one merged first to the one merged last.
  func pile(of name: TokenName, _ kind: EntryKind = .tokens, in permutation: Int) -> [Site] {
    layered(name, kind).map { $0.piles[permutation] }
      ?? Self.pile(of: candidates(for: name, kind), in: permutation)
  }

  private static func pile(of candidates: [Candidate], in permutation: Int) -> [Site] {
    candidates
      .compactMap { entry in entry.placement.map { (rank: $0.rank(in: permutation), site: entry.site) } }
      .filter { $0.rank >= 0 }.enumerated()
      .sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }.map(\.element.site)
  }

  /// How late a site is merged in a permutation; negative where it is no part of it.
  func rank(of site: Site, _ kind: EntryKind, in permutation: Int) -> Int32 {
    guard let places = layers[site.file] else { return -1 }
    return places.placements(in: files.layer(of: site, kind)).map { $0.rank(in: permutation) }.max() ?? -1
  }

  /// Everything that gives a name, whatever is merged over it.
  func candidateSites(for name: TokenName, _ kind: EntryKind) -> [Site] {
    layered(name, kind)?.sites ?? candidates(for: name, kind).map(\.site)
  }

  /// What gives a name in every permutation, worked out once; `nil` for a name that is looked up as fast.
  private func layered(_ name: TokenName, _ kind: EntryKind) -> LayeredName? {
    // Names with two or three sources in as many contexts are nearly all there are.
    guard !permutations.isEmpty, permutations.groups.count > 8 || bearers(of: name, kind).count > 8 else {
      return nil
    }
    return memory.name(name, kind) {
      let candidates = candidates(for: name, kind)
      let outside = candidates.first { $0.placement == nil }?.site
      var merged = Array(repeating: [Candidate](), count: permutations.all.count)
      for candidate in candidates {
        for permutation in permutations.members(of: candidate.placement?.mask ?? 0) {
          merged[permutation].append(candidate)
        }
      }
      return LayeredName(
        sites: candidates.map(\.site),
        winners: merged.indices.map { Self.winner(among: merged[$0], in: $0) ?? outside },
        piles: merged.indices.map { Self.pile(of: merged[$0], in: $0) },
        coverage: lookedUpCoverage(of: name, kind))
    }
  }

  /// The permutations that a definition or a group takes part in, by its own name.
  func mask(of site: Site, _ kind: EntryKind = .tokens) -> UInt64 {
    guard let places = layers[site.file] else { return permutations.isDeclared ? permutations.mask : 0 }
    if let mask = places.wholeMask { return mask }
    return places.placements(in: files.layer(of: site, kind)).reduce(0) {
      $1.group.bytes.isEmpty ? $0 | $1.mask : $0
    }
  }

  /// The permutation that is shown of some: what nobody has to choose, else the first.
  func shownPermutation(in mask: UInt64) -> Int? {
    for resolver in permutations.resolvers {
      if let first = resolver.permutations.first, mask & 1 << UInt64(first) != 0 { return first }
    }
    return mask == 0 ? nil : mask.trailingZeroBitCount
  }

  private struct Candidate {
    let site: Site
    /// `nil` for a file outside of all themes, whose tokens hold where no theme gives them.
    let placement: Placement?
  }

  private func bearers(of name: TokenName, _ kind: EntryKind) -> SiteList {
    kind == .tokens ? definitions.project[name] : groups.project[name]
  }

  private func candidates(for name: TokenName, _ kind: EntryKind) -> [Candidate] {
    let none = TokenName("")
    var result: [Candidate] = []
    func add(_ full: TokenName, below group: TokenName) {
      for site in bearers(of: full, kind) {
        guard let places = layers[site.file] else {
          if permutations.isDeclared { result.append(Candidate(site: site, placement: nil)) }
          continue
        }
        for placement in places.placements(in: files.layer(of: site, kind))
        where placement.group == group && !placement.hides(name) {
          result.append(Candidate(site: site, placement: placement))
        }
      }
    }
    add(name, below: none)
    for group in permutations.groups { add(name.below(group), below: group) }
    return result
  }

  private static func winner(among candidates: [Candidate], in permutation: Int) -> Site? {
    var winner: (site: Site, rank: Int32)?
    for candidate in candidates {
      guard let rank = candidate.placement?.rank(in: permutation), rank >= 0 else { continue }
      // Of two in one file the first holds, as everywhere; of two files at one place in a list the later path.
      if let best = winner, best.rank > rank || (best.rank == rank && best.site.file == candidate.site.file) {
        continue
      }
      winner = (candidate.site, rank)
    }
    return winner?.site ?? candidates.first { $0.placement == nil }?.site
  }
}

/// Everything that gives one name in a project with permutations.
struct LayeredName {
  /// All sites, whatever is merged over them.
  let sites: [Site]
  /// What the name means in each permutation.
  let winners: [Site?]
  /// For each permutation the sites from the one merged first to the one merged last.
  let piles: [[Site]]
  /// The permutations in which the name is given at all.
  let coverage: UInt64
}

/// What is known of names that many layers give, so that they are not compared anew for each of them; begun afresh with
/// every change.
struct LayeredMemory: Sendable {
  private let tokens = Memo<TokenName, LayeredName>()
  private let groups = Memo<TokenName, LayeredName>()

  func name(_ name: TokenName, _ kind: EntryKind, _ find: () -> LayeredName) -> LayeredName {
    switch kind {
    case .tokens: tokens.value(for: name, find)
    case .groups: groups.value(for: name, find)
    }
  }
}

extension FilePlaces {
  /// Where one layer takes part.
  func placements(in layer: Int) -> [Placement] { layers.indices.contains(layer) ? layers[layer] : [] }
}

extension TokenName {
  /// The name of the same token where a group stands in front of it.
  func below(_ group: TokenName) -> TokenName { TokenName(bytes: group.bytes + [UInt8(ascii: ".")] + bytes) }

  /// The name without the group at the top; `nil` for one that has no dot.
  var withoutFirstSegment: TokenName? {
    bytes.firstIndex(of: UInt8(ascii: ".")).map { TokenName(bytes: Array(bytes[($0 + 1)...])) }
  }

  /// Whether a name is one of a group's.
  func isInside(_ group: TokenName) -> Bool {
    bytes.count > group.bytes.count && bytes.starts(with: group.bytes) && bytes[group.bytes.count] == UInt8(ascii: ".")
  }
}
