import DesignTokens
import Facts
import SourceText

extension Workspace {
  /// The cycle that the token at a site takes part in, if need be together with one of some others, itself first and not
  /// repeated; empty where there is none.
  ///
  /// A token that only leads into a cycle takes no part in it. The others follow in the order of the references. Where
  /// permutations differ it is the cycle of the first that has one.
  package func cycle(through site: DefinitionSite, by targets: [DefinitionSite]? = nil) -> Cycle {
    guard let number = projectNumber(of: site.path), let file = projects[number].number(of: site.path) else {
      return Cycle()
    }
    let start = Site(file: file, index: site.index)
    guard !projects[number].leadsStraightToLiteral(start) else { return Cycle() }
    let project = projects[number]
    // What no permutation leads back to in any mixture, none leads back to by itself.
    guard CycleSearch(project, theme: nil).leadsBack(to: start) else { return Cycle() }
    // Few are asked about, and a name may be given thousands of times.
    let next: ((Site) -> Bool)? = targets.map { targets in
      { site in
        let place = project.definitionSite(site)
        return targets.contains { $0.index == place.index && $0.path == place.path }
      }
    }
    let mixed = CycleSearch(project, theme: nil).cycle(through: start, by: next)
    guard !mixed.isEmpty, !project.permutations.isEmpty else { return Cycle(mixed.leading(to: next), in: project) }
    let own = project.reader(of: start).mask
    let universe = own == 0 ? project.permutations.mask : own
    var first = FoundCycle()
    var concerned: UInt64 = 0
    for permutation in project.members(of: universe) {
      let cycle = CycleSearch(project, theme: permutation).cycle(through: start, by: next)
      if first.isEmpty { first = cycle }
      if !cycle.isEmpty { concerned |= 1 << UInt64(permutation) }
    }
    first = first.leading(to: next)
    guard !first.isEmpty else { return Cycle() }
    var result = Cycle(first, in: project)
    result.context = project.contextText(concerned, among: project.permutations.mask)
    return result
  }
}

/// Tokens that lead back to the first of them.
package struct Cycle: Sendable {
  /// Empty where there is no cycle; of a long one the first few.
  package var sites: [DefinitionSite] = []
  /// How many tokens it has.
  package var count = 0
  /// The contexts where only some have it.
  package var context: String?

  package init() {}

  fileprivate init(_ found: FoundCycle, in project: Project) {
    sites = found.sites.map { project.definitionSite($0) }
    count = found.count
  }
}

private struct FoundCycle {
  var sites: [Site]
  /// How many tokens it has, told or not.
  var count: Int

  init(_ sites: [Site] = []) {
    self.sites = sites
    count = sites.count
  }

  var isEmpty: Bool { sites.isEmpty }

  /// The same; nothing where none of some sites is a step of it.
  func leading(to next: ((Site) -> Bool)?) -> FoundCycle {
    sites.contains { next?($0) ?? true } ? self : FoundCycle()
  }
}

/// A token's value, or a part inside it: what a reference leads to.
struct ValueNode: Hashable {
  let site: Site
  /// The way inside the value; empty for all of it.
  let path: [String]

  init(_ site: Site, _ path: [String] = []) {
    self.site = site
    self.path = path
  }
}

/// What stands at a node before any reference is followed.
enum WrittenValue {
  case value(TokenValue)
  /// A reference stands on the way; the rest of the way goes on inside what it leads to.
  case through(TokenValue, rest: [String])
  case nowhere
}

extension Project {
  /// The value that a definition states; unreadable if there is no such definition.
  func value(at site: Site) -> TokenValue {
    guard let content = records[site.file]?.content, content.facts.definitions.indices.contains(site.index) else {
      return .unreadable
    }
    guard content.facts.definitions[site.index].lacksType, let late = late(site) else {
      return content.facts.definitions[site.index].value
    }
    return late.value
  }

  /// Whether the project's own build makes another value of the one that a definition states.
  func isChangedByBuild(_ site: Site) -> Bool {
    guard let content = records[site.file]?.content, content.facts.definitions.indices.contains(site.index) else {
      return false
    }
    return content.facts.definitions[site.index].isChangedByBuild
  }

  /// Whether a token is a literal, or a short chain of aliases ends at one: then there is no cycle to look for.
  func leadsStraightToLiteral(_ start: Site) -> Bool {
    var site = start
    for _ in 0..<16 {
      let value = value(at: site)
      guard value.hasReferences else { return true }
      guard let name = value.aliasedName else { return false }
      let targets = sites(named: name, from: reader(of: site))
      guard let next = targets.first else { return true }
      // Another permutation, or another of several alternatives, may lead elsewhere.
      if targets.count > 1 { return targets.allSatisfy { !self.value(at: $0).hasReferences } }
      site = next
    }
    return false
  }

  /// What is written at a node.
  func written(at node: ValueNode) -> WrittenValue {
    node.path.isEmpty ? .value(value(at: node.site)) : value(at: node.site).part(at: node.path[...])
  }

  /// Where a reference inside the value of a token leads, `rest` being the way that goes on behind it; several where
  /// more than one definition is equally near.
  func nodes(
    of reference: TokenValue, rest: [String] = [], from site: Site, theme: Int?, askedFrom origin: Int? = nil,
    _ watch: OriginWatch? = nil
  ) -> [ValueNode] {
    let reader = reader(of: site, askedFrom: origin, watch)
    switch reference {
    case .alias(let name):
      if let above = givenAbove(name, site, from: reader) { return [ValueNode(above, rest)] }
      return meant(by: site, named: name, askedFrom: origin, theme: theme, watch).map { ValueNode($0, rest) }
    case .pointer(let name, let path):
      return candidates(named: name, from: reader, theme: theme).map { ValueNode($0, path.insideValue + rest) }
    default: return []
    }
  }

  /// The definition of a variable of SCSS that holds where a site's value is worked out: the last one above it.
  private func givenAbove(_ name: TokenName, _ site: Site, from reader: Viewpoint) -> Site? {
    guard name.bytes.first == UInt8(ascii: "$"), name.isCodeName else { return nil }
    // The one site of a name is what it means, whether it stands above or below.
    guard sites(named: name, from: reader).count > 1 else { return nil }
    let indices = ownIndices(ofCodeName: name, from: reader)
    let above = indices.partitioningIndex { $0 >= site.index }
    return above > 0 ? Site(file: site.file, index: indices[above - 1]) : nil
  }

  /// The references that a node's value is made from, in their order, each with the way that goes on behind it.
  func references(at node: ValueNode) -> [(reference: TokenValue, rest: [String])] {
    switch written(at: node) {
    case .value(let value): value.references.map { ($0, []) }
    case .through(let reference, let rest): [(reference, rest)]
    case .nowhere: []
    }
  }

  /// The nodes that a node's value is certainly made from, in the order of its references; without a theme those of any
  /// permutation.
  ///
  /// Where it is open which definition a reference means there is none.
  func parts(of node: ValueNode, theme: Int?) -> [ValueNode] {
    references(at: node).flatMap { reference, rest -> [ValueNode] in
      let nodes = nodes(of: reference, rest: rest, from: node.site, theme: theme)
      return nodes.count > 1 && (theme != nil || permutations.isEmpty) ? [] : nodes
    }
  }

  /// The definition that a name means to a reader in a theme: there, what is merged last; without a theme, the first.
  func first(named name: TokenName, from reader: Viewpoint, theme: Int?) -> Site? {
    candidates(named: name, from: reader, theme: theme).first
  }

  /// The definitions that a name may mean to a reader in a theme: there, what is merged last; several where they are
  /// equally near.
  func candidates(named name: TokenName, from reader: Viewpoint, theme: Int?) -> SiteList {
    guard let theme else {
      return name.isCodeName ? heldSites(ofCodeName: name, from: reader) : sites(named: name, from: reader)
    }
    let name = meaning(of: name, from: reader)
    if name.isCodeName {
      return SiteList(site(ofCodeName: name, from: reader, in: permutations.all[theme].name))
    }
    if reader.mask != 0, !permutations.isDeclared {
      let found = winner(of: name, in: theme) ?? inherited(name, from: reader, theme: theme)
      if found != nil || !permutations.isOpen(to: reader) { return SiteList(found) }
    }
    let sites = nearest(name, in: definitions, from: reader)
    if let first = sites.first, records[first.file]?.scope != .project { return SiteList(first) }
    if let winner = merged(sites, of: name, in: theme) { return SiteList(winner) }
    let plain = sites.restricted { records[$0.file]?.places == nil }
    return plain.isEmpty ? SiteList(inherited(name, from: reader, theme: theme)) : plain
  }

  /// What is merged last, in a theme, of the definitions that a resolver document puts together with some; in what it
  /// shows where the theme is another document's.
  private func merged(_ sites: SiteList, of name: TokenName, in theme: Int) -> Site? {
    guard !permutations.isDeclared, let first = sites.first else {
      return winner(of: name, in: theme).flatMap { records[$0.file]?.places == nil ? nil : $0 }
    }
    let mask = mergedMask(of: sites)
    guard mask != 0 else { return nil }
    let isIncluded = mask & 1 << UInt64(theme) != 0
    let found = (isIncluded ? theme : shownPermutation(in: mask)).flatMap { winner(of: name, in: $0) }
    return found ?? (isIncluded || records[first.file]?.places == nil ? nil : first)
  }
}

/// Looks for a way from a token back to itself, without recursion.
private struct CycleSearch {
  /// Of a circle of more tokens than these nobody reads the whole way round.
  private static let longest = 64
  /// So many of them are told.
  private static let shown = 8

  private let project: Project
  private let theme: Int?
  private var visited: Set<ValueNode> = []
  /// Parts of the token's own value that were met on the way.
  private var ownParts: [ValueNode] = []

  init(_ project: Project, theme: Int?) {
    self.project = project
    self.theme = theme
  }

  /// The cycle through a token; a long one goes on at one of some others.
  func cycle(through site: Site, by next: ((Site) -> Bool)?) -> FoundCycle {
    let start = ValueNode(site)
    guard let circle = circle(of: start) else {
      guard project.cycleMemory.isCircularInside(site, theme: theme) else { return FoundCycle() }
      return cycleFromInside(start)
    }
    guard circle.count <= Self.longest else { return beginning(of: circle, at: start, by: next) }
    var search = self
    return FoundCycle(search.way(from: start, backTo: start, inside: circle.number))
  }

  /// Whether there may be a cycle through a token.
  func leadsBack(to site: Site) -> Bool {
    circle(of: ValueNode(site)) != nil || project.cycleMemory.isCircularInside(site, theme: theme)
  }

  /// The same for a token of which only a part leads back to itself.
  private func cycleFromInside(_ start: ValueNode) -> FoundCycle {
    var search = self
    var starts = [start]
    var index = 0
    while index < starts.count {
      let cycle = search.way(from: starts[index], backTo: starts[index])
      if !cycle.isEmpty { return FoundCycle(cycle) }
      starts += search.ownParts.filter { !starts.contains($0) }
      search.ownParts = []
      index += 1
    }
    return FoundCycle()
  }

  /// The first steps along a circle that is too long to be told.
  private func beginning(of circle: CycleMemory.Circle, at start: ValueNode, by next: ((Site) -> Bool)?) -> FoundCycle {
    func steps(from node: ValueNode) -> [ValueNode] {
      project.parts(of: node, theme: theme).filter { self.circle(of: $0)?.number == circle.number }
    }
    guard var step = steps(from: start).first(where: { next?($0.site) ?? true }) else { return FoundCycle() }
    var sites = [start.site]
    while sites.count < Self.shown, !sites.contains(step.site) {
      sites.append(step.site)
      guard let following = steps(from: step).first else { break }
      step = following
    }
    var found = FoundCycle(sites)
    found.count = circle.count
    return found
  }

  private func circle(of node: ValueNode) -> CycleMemory.Circle? {
    project.cycleMemory.circle(of: node, theme: theme) { project.parts(of: $0, theme: theme) }
  }

  private struct Step {
    let node: ValueNode
    let parts: [ValueNode]
    var next = 0
  }

  /// The way from a node to another, if need be inside one circle: nothing outside of it leads back.
  private mutating func way(from start: ValueNode, backTo goal: ValueNode, inside number: Int? = nil) -> [Site] {
    visited = [start]
    var steps = [Step(node: start, parts: project.parts(of: start, theme: theme))]
    while let last = steps.indices.last {
      guard steps[last].next < steps[last].parts.count else {
        steps.removeLast()
        continue
      }
      let part = steps[last].parts[steps[last].next]
      steps[last].next += 1
      if part == goal { return steps.map(\.node.site).withoutRepetitions }
      if part.site == goal.site, !ownParts.contains(part) { ownParts.append(part) }
      guard visited.insert(part).inserted, number == nil || circle(of: part)?.number == number else { continue }
      steps.append(Step(node: part, parts: project.parts(of: part, theme: theme)))
    }
    return []
  }
}

extension [Site] {
  /// Each site once, where it stood first.
  fileprivate var withoutRepetitions: [Site] {
    var seen: Set<Site> = []
    return filter { seen.insert($0).inserted }
  }
}
