import DesignTokens
import Facts
import Synchronization

extension Workspace {
  /// The cycle that the token at a site takes part in, itself first and not repeated; empty where there is none.
  ///
  /// A token that only leads into a cycle takes no part in it. The others follow in the order of the references.
  package func cycle(through site: DefinitionSite) -> [DefinitionSite] {
    guard let number = projectNumber(of: site.path), let file = projects[number].number(of: site.path) else {
      return []
    }
    let start = Site(file: file, index: site.index)
    guard !projects[number].leadsStraightToLiteral(start) else { return [] }
    let project = projects[number]
    let themes = project.themes.isEmpty ? [nil] : project.themes.indices.map { Int?.some($0) }
    for theme in themes {
      let cycle = CycleSearch(project, theme: theme).cycle(through: start)
      if !cycle.isEmpty { return cycle.map { project.definitionSite($0) } }
    }
    return []
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
    return content.facts.definitions[site.index].value
  }

  /// Whether a token is a literal, or a short chain of aliases ends at one: then there is no cycle to look for.
  func leadsStraightToLiteral(_ start: Site) -> Bool {
    var site = start
    for _ in 0..<16 {
      let value = value(at: site)
      guard value.hasReferences else { return true }
      // A theme may lead elsewhere.
      guard themes.isEmpty, let name = value.aliasedName else { return false }
      guard let next = sites(named: name, from: reader(site.file)).first else { return true }
      site = next
    }
    return false
  }

  /// What is written at a node.
  func written(at node: ValueNode) -> WrittenValue {
    node.path.isEmpty ? .value(value(at: node.site)) : value(at: node.site).part(at: node.path[...])
  }

  /// Where a reference inside the value of a file's token leads, `rest` being the way that goes on behind it.
  func node(of reference: TokenValue, rest: [String] = [], from file: Int, theme: Int?) -> ValueNode? {
    switch reference {
    case .alias(let name): first(named: name, from: reader(file), theme: theme).map { ValueNode($0, rest) }
    case .pointer(let name, let path):
      first(named: name, from: reader(file), theme: theme).map { ValueNode($0, path.insideValue + rest) }
    default: nil
    }
  }

  /// The nodes that a node's value is made from, in the order of its references.
  func parts(of node: ValueNode, theme: Int?) -> [ValueNode] {
    switch written(at: node) {
    case .value(let value):
      value.references.compactMap { self.node(of: $0, from: node.site.file, theme: theme) }
    case .through(let reference, let rest):
      self.node(of: reference, rest: rest, from: node.site.file, theme: theme).map { [$0] } ?? []
    case .nowhere: []
    }
  }

  /// The definition that a name means to a reader in a theme: there, the file that the theme reads last; without a
  /// theme, the first.
  func first(named name: TokenName, from reader: Reader, theme: Int?) -> Site? {
    guard let theme else { return sites(named: name, from: reader).first }
    let sites = nearest(name, in: definitions, from: reader)
    guard let first = sites.first, records[first.file]?.scope == .project else { return sites.first }
    var winner: (site: Site, rank: Int)?
    for site in sites {
      guard let rank = records[site.file]?.ranks[theme] else { continue }
      if let best = winner, best.rank > rank || best.site.file == site.file { continue }
      winner = (site, rank)
    }
    return winner?.site ?? sites.first { records[$0.file]?.ranks.allSatisfy { $0 == nil } ?? false }
  }
}

/// Looks for a way from a token back to itself, without recursion.
private struct CycleSearch {
  private let project: Project
  private let theme: Int?
  private var visited: Set<ValueNode> = []
  /// Whether two ways led to one node, so that nothing certain is known of other cycles.
  private var hasMet = false
  /// Parts of the token's own value that were met on the way.
  private var ownParts: [ValueNode] = []

  init(_ project: Project, theme: Int?) {
    self.project = project
    self.theme = theme
  }

  func cycle(through site: Site) -> [Site] {
    var search = self
    var starts = [ValueNode(site)]
    var next = 0
    while next < starts.count {
      let cycle = search.way(from: starts[next], backTo: starts[next])
      if !cycle.isEmpty { return cycle }
      starts += search.ownParts.filter { !starts.contains($0) }
      search.ownParts = []
      next += 1
    }
    search.remember()
    return []
  }

  private struct Step {
    let node: ValueNode
    let parts: [ValueNode]
    var next = 0
  }

  private mutating func way(from start: ValueNode, backTo goal: ValueNode) -> [Site] {
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
      guard visited.insert(part).inserted else {
        hasMet = true
        continue
      }
      if isLong, visited.count % 16 == 0, project.cycleMemory.isFree(part.site) { continue }
      steps.append(Step(node: part, parts: project.parts(of: part, theme: theme)))
    }
    return []
  }

  /// Short ways are walked faster than they are looked up.
  private var isLong: Bool { theme == nil && visited.count > 32 }

  private func remember() {
    guard isLong, !hasMet else { return }
    project.cycleMemory.remember(visited.lazy.filter { $0.path.isEmpty }.map(\.site))
  }
}

extension [Site] {
  /// Each site once, where it stood first.
  fileprivate var withoutRepetitions: [Site] {
    var seen: Set<Site> = []
    return filter { seen.insert($0).inserted }
  }
}

/// Tokens from which no cycle can be reached, so that a chain of thousands is not walked from each of its links.
final class CycleMemory: Sendable {
  private let free = Mutex<Set<Site>>([])

  func isFree(_ site: Site) -> Bool { free.withLock { $0.contains(site) } }
  func remember(_ sites: some Sequence<Site>) { free.withLock { $0.formUnion(sites) } }
}
