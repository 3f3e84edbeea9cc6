import DesignTokens
import Facts

extension Workspace {
  /// The cycle that the token at a site takes part in, if need be together with one of some others, itself first and
  /// not repeated; empty where there is none.
  ///
  /// A token that only leads into a cycle takes no part in it. The others follow in the order of the references. Where
  /// permutations differ it is the cycle of the first that has one.
  package func cycle(through site: DefinitionSite, by targets: [DefinitionSite]? = nil) -> Cycle {
    guard let number = projectNumber(of: site.path), let file = projects[number].files.number(of: site.path) else {
      return Cycle()
    }
    let start = Site(file: file, index: site.index)
    guard !projects[number].values.leadsStraightToLiteral(start) else { return Cycle() }
    let project = projects[number]
    // What no permutation leads back to in any mixture, none leads back to by itself.
    guard CycleSearch(project.values, theme: nil).leadsBack(to: start) else { return Cycle() }
    // Few are asked about, and a name may be given thousands of times.
    let next: ((Site) -> Bool)? = targets.map { targets in
      { site in
        let place = project.files.definitionSite(site)
        return targets.contains { $0.index == place.index && $0.path == place.path }
      }
    }
    let mixed = CycleSearch(project.values, theme: nil).cycle(through: start, by: next)
    if mixed.sites.contains(where: project.values.isGivenElsewhere) { return Cycle() }
    guard !mixed.isEmpty, !project.permutations.isEmpty else { return Cycle(mixed.leading(to: next), in: project) }
    let own = project.layered.reader(of: start).mask
    let universe = own == 0 ? project.permutations.mask : own
    var first = FoundCycle()
    var concerned: UInt64 = 0
    for permutation in project.permutations.members(of: universe) {
      let cycle = CycleSearch(project.values, theme: permutation).cycle(through: start, by: next)
      if first.isEmpty { first = cycle }
      if !cycle.isEmpty { concerned |= 1 << UInt64(permutation) }
    }
    first = first.leading(to: next)
    guard !first.isEmpty else { return Cycle() }
    var result = Cycle(first, in: project)
    result.context = project.permutations.contextText(concerned, among: project.permutations.mask)
    return result
  }
}

extension Values {
  /// Whether a build merges the file of a token with another one that defines its name and does not lead back to
  /// itself: what is merged last may be that.
  fileprivate func isGivenElsewhere(_ site: Site) -> Bool {
    let sets = names.layered.scopes.sourceSets
    guard !sets.isEmpty, let name = files.name(at: site) else { return false }
    return layered.definitions.project[name].contains { other in
      other.file != site.file && !sets[other.file].isDisjoint(with: sets[site.file])
        && !CycleSearch(self, theme: nil).leadsBack(to: other)
    }
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
    sites = found.sites.map { project.files.definitionSite($0) }
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

  /// The cycle; nothing where none of some sites is a step of it.
  func leading(to next: ((Site) -> Bool)?) -> FoundCycle {
    sites.contains { next?($0) ?? true } ? self : FoundCycle()
  }
}

/// Looks for a way from a token back to itself, without recursion.
private struct CycleSearch {
  /// Of a circle of more tokens than these nobody reads the whole way round.
  private static let longest = 64
  /// So many of them are told.
  private static let shown = 8

  private let values: Values
  private let theme: Int?
  private var visited: Set<ValueNode> = []
  /// Parts of the token's own value that were met on the way.
  private var ownParts: [ValueNode] = []

  init(_ values: Values, theme: Int?) {
    self.values = values
    self.theme = theme
  }

  /// The cycle through a token; a long one goes on at one of some others.
  func cycle(through site: Site, by next: ((Site) -> Bool)?) -> FoundCycle {
    let start = ValueNode(site)
    guard let circle = circle(of: start) else {
      guard let part = values.cycleMemory.circularPart(of: site, theme: theme) else { return FoundCycle() }
      if let circle = circle(of: part), circle.count > Self.longest { return beginning(of: circle, at: part, by: next) }
      return cycleFromInside(start)
    }
    guard circle.count <= Self.longest else { return beginning(of: circle, at: start, by: next) }
    var search = self
    return FoundCycle(search.way(from: start, backTo: start, inside: circle.number))
  }

  /// Whether there may be a cycle through a token.
  func leadsBack(to site: Site) -> Bool {
    circle(of: ValueNode(site)) != nil || values.cycleMemory.circularPart(of: site, theme: theme) != nil
  }

  /// The cycle through a token of which only a part leads back to itself.
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
      values.parts(of: node, theme: theme).filter { self.circle(of: $0)?.number == circle.number }
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
    values.cycleMemory.circle(of: node, theme: theme) { values.parts(of: $0, theme: theme) }
  }

  private struct Step {
    let node: ValueNode
    let parts: [ValueNode]
    var next = 0
  }

  /// The way from a node to another, if need be inside one circle: nothing outside of it leads back.
  private mutating func way(from start: ValueNode, backTo goal: ValueNode, inside number: Int? = nil) -> [Site] {
    visited = [start]
    var steps = [Step(node: start, parts: values.parts(of: start, theme: theme))]
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
      steps.append(Step(node: part, parts: values.parts(of: part, theme: theme)))
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
