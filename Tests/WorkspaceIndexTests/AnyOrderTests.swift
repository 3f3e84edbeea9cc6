import Configuration
import DesignTokens
import Facts
import SourceText
import TestSupport
import Testing

@testable import WorkspaceIndex

/// Random edits in random order: the index that grew must answer as one that was built afresh.
struct AnyOrderTests {
  /// Courses that notice what the first ones do not: files that themes take in and that define for themselves alone
  /// (48, 164, 166, 264, 422, 468), a file that comes twice at once with fewer names (117, 134).
  private static let telling = [48, 117, 134, 164, 166, 264, 422, 468]

  @Test(arguments: 0..<RandomOperations.lanes)
  func `any order of changes gives what a fresh start gives`(lane: Int) {
    let seeds = RandomOperations.seeds(lane: lane, atLeast: lane < 8 ? 1 : 0, each: 40, also: Self.telling)
    for seed in seeds { changeAtRandom(seed) }
  }

  private func changeAtRandom(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let documents = seed.isMultiple(of: 4) ? ["app/*.md", "DESIGN.md"] : []
    let configurations = Self.configurations(themed: seed.isMultiple(of: 2), documents)
    var workspace = Workspace(projects: configurations)
    for step in 0..<40 {
      let before = workspace
      var stale = StaleFindings()
      let path = Self.paths[random.below(Self.paths.count)]
      switch random.below(10) {
      case 0: stale = workspace.remove(path)
      case 1:
        let files = (0..<3).map { _ in Self.file(Self.paths[random.below(Self.paths.count)], &random) }
        workspace.put(files)
        stale.files = Set(Self.paths)
      case 2: stale = workspace[path].map { workspace.put($0) } ?? stale
      default: stale = workspace.put(Self.file(path, &random))
      }
      var fresh = Workspace(projects: configurations)
      fresh.put(workspace.files.values.sorted { $0.source.path > $1.source.path })
      #expect(answers(of: workspace) == answers(of: fresh), "seed \(seed), step \(step)")
      let unexpected = Self.paths.filter { path in
        !stale.files.contains(path) && !stale.dependents.contains(path)
          && meaning(of: path, in: before) != meaning(of: path, in: workspace)
      }
      #expect(unexpected.isEmpty, "seed \(seed), step \(step): changed but not stale")
    }
  }

  @Test func `the same files under other settings are as if they had been read under them`() {
    var random = SeededGenerator(seed: 99)
    let files = Self.paths.map { Self.file($0, &random) }
    var plain = Workspace(projects: Self.configurations(themed: false))
    plain.put(files)
    var themed = Workspace(projects: Self.configurations(themed: true))
    for file in files { _ = themed.put(file) }
    #expect(answers(of: plain.configured(Self.configurations(themed: true))) == answers(of: themed))
  }

  private static let paths = [
    "/w/base.json", "/w/light.json", "/w/dark.json", "/w/DESIGN.md", "/w/app/DESIGN.md", "/w/app/spec.md",
    "/w/app/ui/other.md", "/w/listed.md", "/v/base.json", "/outside/t.json",
  ]
  private static let names = ["a", "b", "c", "g.x", "g.y", "on-a", "a-foreground", "gx"]

  private static func configurations(themed: Bool, _ documents: [String] = []) -> [Configuration] {
    var first = Configuration(root: "/w")
    first.tokens = ["listed.md"]
    if themed {
      first.themes = [
        ThemeSetting(name: "light", files: ["base.json", "light.json"] + documents.suffix(1)),
        ThemeSetting(name: "dark", files: ["base.json", "dark.json"] + documents.prefix(1)),
      ]
    }
    return [first, Configuration(root: "/v")]
  }

  private static func file(_ path: String, _ random: inout SeededGenerator) -> IndexedFile {
    var lines: [String] = []
    for _ in 0..<random.below(7) {
      let name = names[random.below(names.count)]
      let other = names[random.below(names.count)]
      switch random.below(9) {
      case 0: lines.append("-> \(name)")
      case 1: lines.append("-> \(name) | \(other)")
      case 2: lines.append("( \(name) )")
      case 3: lines.append("\(name) = [ {\(other)} \(random.below(3)) {\(names[random.below(names.count)])/0} ]")
      case 4, 5: lines.append("\(name) = {\(other)}")
      case 6: lines.append("\(name) : color = \(random.below(3)) !")
      default: lines.append("\(name) = \(random.below(3))")
      }
    }
    let isDocument = path.hasSuffix(".md")
    let kind: FileKind = path.hasSuffix("DESIGN.md") ? .design : isDocument ? .specification : .tokens
    return Sketch.file(path, lines.joined(separator: "\n"), as: random.below(20) == 0 ? .unmarked : kind)
  }

  /// Everything that a workspace answers.
  private func answers(of workspace: Workspace) -> [String] {
    var lines: [String] = []
    for path in Self.paths {
      lines.append("\(path) \(workspace.visibleDefinitions(from: path).map { "\($0.path)#\($0.index)" })")
      for name in Self.names.map({ TokenName($0) }) {
        let values = workspace.values(of: name, visibleFrom: path).map { "\($0.theme)=\($0.value.words)" }
        let sites = workspace.definitions(named: name, visibleFrom: path).map { "\($0.path)#\($0.index)" }
        let groups = workspace.groups(named: name, visibleFrom: path).map { "\($0.path)#\($0.index)" }
        let nearest = workspace.nearestName(to: name, visibleFrom: path)?.text ?? ""
        lines.append("\(path) \(name): \(sites) \(values) \(groups) \(nearest)")
      }
      for index in workspace[path]?.facts.definitions.indices ?? 0..<0 {
        let site = DefinitionSite(path: path, index: index)
        let uses = workspace.references(to: site).map { "\($0.path)#\($0.index)" }
        lines.append("\(path)#\(index) \(workspace.resolved(site)) \(workspace.cycle(through: site).sites) \(uses)")
      }
    }
    return lines
  }

  /// What findings in one file can be made of: the worth of what it defines and of what it names.
  private func meaning(of path: String, in workspace: Workspace) -> [String] {
    guard let facts = workspace[path]?.facts else { return [] }
    func worth(_ sites: [DefinitionSite]) -> [String] {
      sites.flatMap { site -> [String] in
        let definition = workspace.definition(at: site)
        let themes = workspace.themes(for: path).map { workspace.resolved(site, in: $0).words }
        let cycle = workspace.cycle(through: site).sites.map { workspace.definition(at: $0)?.name.text ?? "" }
        return [site.path, "\(String(describing: definition?.deprecation))", "\(cycle)"] + themes
      }
    }
    let definitions = facts.definitions.indices.flatMap { index -> [String] in
      let name = facts.definitions[index].name
      let background = workspace.pairedBackground(of: name, visibleFrom: path)
      let under = background.map { worth(workspace.definitions(named: $0, visibleFrom: path)) } ?? []
      // What others give the name may contradict the file.
      let others = workspace.definitions(named: name, visibleFrom: path.folder + "/")
      return worth(workspace.definitions(named: name, visibleFrom: path)) + under + worth(others)
        + worth([DefinitionSite(path: path, index: index)])
    }
    let references = facts.references.flatMap { reference -> [String] in
      let sites = workspace.definitions(of: reference, in: path)
      let isGroup = workspace.isGroup(reference.name, visibleFrom: path)
      let nearest = sites.isEmpty ? workspace.nearestName(to: reference.name, visibleFrom: path)?.text ?? "" : ""
      let values = workspace.values(of: reference.name, visibleFrom: path).map { "\($0.theme)=\($0.value.words)" }
      return worth(sites) + ["\(isGroup) \(nearest)"] + values
    }
    return definitions + references
  }
}
