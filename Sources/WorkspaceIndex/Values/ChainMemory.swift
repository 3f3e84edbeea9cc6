import DesignTokens

/// What is known of long ways of aliases, so that one of thousands of links is not walked from each of them; begun
/// afresh with every change.
struct ChainMemory: Sendable {
  struct Key<Place: Hashable & Sendable>: Hashable, Sendable {
    let place: Place
    let theme: Int?
    /// The file that it is asked from; `nil` where that makes no difference, −1 for none.
    let origin: Int?
  }

  private let tails = Memo<Key<Site>, ChainTail>()
  private let worths = Memo<Key<ValueNode>, Evaluation.Worth>()

  /// The way from a site, and whether it may be another one from another file.
  func tail(_ site: Site, theme: Int?, origin: Int) -> (tail: ChainTail, isAsked: Bool)? {
    tails[Key(place: site, theme: theme, origin: nil)].map { ($0, false) }
      ?? tails[Key(place: site, theme: theme, origin: origin)].map { ($0, true) }
  }

  func remember(_ found: [(site: Site, tail: ChainTail)], theme: Int?, origin: Int?) {
    tails.remember(found.lazy.map { (Key(place: $0.site, theme: theme, origin: origin), $0.tail) })
  }

  /// The worth of a node, and whether it may be another one from another file.
  func worth(_ node: ValueNode, theme: Int?, origin: Int?) -> (worth: Evaluation.Worth, isAsked: Bool)? {
    worths[Key(place: node, theme: theme, origin: nil)].map { ($0, false) }
      ?? worths[Key(place: node, theme: theme, origin: origin ?? -1)].map { ($0, true) }
  }

  func remember(_ found: [ValueNode: Evaluation.Worth], theme: Int?, isAskedFrom origin: Int?, isAsked: Bool) {
    let asker = isAsked ? origin ?? -1 : nil
    worths.remember(found.lazy.map { (Key(place: $0.key, theme: theme, origin: asker), $0.value) })
  }
}

extension Values {
  /// The rest of a long chain, walked once for all of its links.
  func tail(of start: Site, theme: Int?, _ origin: Int) -> ChainTail {
    let watch = OriginWatch()
    var walked: [(site: Site, type: TypeAlongChain)] = []
    var places: [Site: Int] = [:]
    var found: [(site: Site, tail: ChainTail)] = []
    var site = start
    var tail: ChainTail?
    while tail == nil {
      if let known = chainMemory.tail(site, theme: theme, origin: origin) {
        if known.isAsked { watch.ask() }
        tail = known.tail
      } else if let place = places[site] {
        found = Self.tails(around: walked[place...])
        walked.removeLast(walked.count - place)
        tail = found.last?.tail
      } else {
        places[site] = walked.count
        var type = TypeAlongChain()
        switch link(behind: site, theme: theme, origin, &type, watch) {
        case .next(let next):
          walked.append((site, type))
          site = next
        case .end(let outcome):
          tail = ChainTail(outcome: outcome, type: type, count: 1, last: site)
          // What stands at the end may have been worked out from anywhere.
          if value(at: site).hasReferences { watch.ask() }
          found.append((site, ChainTail(outcome: outcome, type: type, count: 1, last: site)))
        }
      }
    }
    for (site, type) in walked.reversed() {
      tail = tail?.behind(type)
      if let tail { found.append((site, tail)) }
    }
    chainMemory.remember(found, theme: theme, origin: watch.isAsked ? origin : nil)
    return tail ?? ChainTail(outcome: .unreadable, type: TypeAlongChain(), count: 1, last: start)
  }

  /// The ways from the members of a circle once round, the first one last.
  private static func tails(
    around members: ArraySlice<(site: Site, type: TypeAlongChain)>
  ) -> [(site: Site, tail: ChainTail)] {
    guard let first = members.first else { return [] }
    var tail = ChainTail(outcome: .circular, type: TypeAlongChain(), count: members.count, last: first.site)
    for (_, type) in members.reversed() { tail = tail.behind(type) }
    return members.reversed().map { site, type in
      tail = tail.behind(type)
      tail.count = members.count
      return (site, tail)
    }
  }
}
