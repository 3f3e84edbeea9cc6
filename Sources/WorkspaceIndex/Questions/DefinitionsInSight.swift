import Configuration
package import DesignTokens
package import Facts
import SourceText

extension Workspace {
  /// The places that define a name as a reader of the file at `path` would find them: the document itself, else the
  /// nearest `DESIGN.md` upward, else the project.
  ///
  /// Several where token files (light, dark) define it side by side, by path and offset; empty where nothing does.
  package func definitions(named name: TokenName, visibleFrom path: String) -> [DefinitionSite] {
    guard let number = projectNumber(of: path) else { return [] }
    return projects[number].names.sites(named: name, from: projects[number].layered.reader(path))
      .map { projects[number].files.definitionSite($0) }
  }

  /// Whether a file of the project of `path` besides some others defines a name, in sight of a reader of `path` or not.
  package func isDefined(_ name: TokenName, besidesIn paths: Set<String>, projectOf path: String) -> Bool {
    guard let number = projectNumber(of: path) else { return false }
    let project = projects[number]
    return project.layered.definitions.project[name].contains {
      !paths.contains(project.files.definitionSite($0).path)
    }
  }

  /// The places that define what a reference means, its alternatives included, in their order.
  package func definitions(of reference: TokenReference, in path: String) -> [DefinitionSite] {
    guard let number = projectNumber(of: path) else { return [] }
    let project = projects[number]
    let reader =
      project.files.number(of: path).map { project.layered.reader(of: reference, in: $0) }
      ?? project.layered.reader(path)
    let sites = project.names.sites(of: reference, from: reader)
    guard reader.mask != 0, let first = sites.first, let name = project.files.name(at: first) else {
      return sites.map { project.files.definitionSite($0) }
    }
    // What is merged over everywhere is still a place to look at.
    let others = project.layered.candidateSites(for: name, .tokens).filter {
      !sites.contains($0) && project.layered.mask(of: $0) & reader.mask != 0
    }
    return (sites + others).map { project.files.definitionSite($0) }
  }

  /// The places in other documents that give a name its value, for a document that asks: those of the nearest.
  package func definitionsInDocuments(named name: TokenName, visibleFrom path: String) -> [DefinitionSite] {
    guard let number = projectNumber(of: path), self[path]?.content.facts.voice == .prose else { return [] }
    let project = projects[number]
    let told = project.answers.namesInDocuments.value { project.files.namesInDocuments }
    return project.scopes.nearest(told[name] ?? SiteList(), to: project.layered.reader(path)).sorted(
      by: project.files.order
    )
    .map { project.files.definitionSite($0) }
  }

  /// In how many documents a name may have a value at most to be one thing: what more of them have is a usual name.
  private static let mostNamesakes = 12

  /// The places in other documents that give a name in words a value, by path; none where very many do.
  package func namesakesInDocuments(of name: TokenName, besides path: String) -> [DefinitionSite] {
    guard let number = projectNumber(of: path) else { return [] }
    let project = projects[number]
    let told = project.answers.namesInWords.value { project.files.namesInWords }
    guard let sites = told[name], sites.count <= Self.mostNamesakes else { return [] }
    return sites.map { project.files.definitionSite($0) }.filter { $0.path != path }
  }

  /// Whether a definition in a document only repeats, beside a value, a name that is defined further out.
  package func isRestatement(_ site: DefinitionSite) -> Bool {
    guard let kind = self[site.path]?.content.facts.kind, kind != .code else { return isCodeRestatement(site) }
    guard kind == .specification, let number = projectNumber(of: site.path),
      let definition = definition(at: site)
    else { return false }
    let outside = Viewpoint(path: site.path, file: nil)
    return !projects[number].names.sites(named: definition.name, from: outside).allSatisfy {
      projects[number].files.definitionSite($0) == site
    }
  }

  /// Whether a name is a group of tokens somewhere a reader of `path` can see, and no token.
  package func isGroup(_ name: TokenName, visibleFrom path: String) -> Bool {
    guard let number = projectNumber(of: path) else { return false }
    let reader = projects[number].layered.reader(path)
    return projects[number].names.sites(named: name, from: reader).isEmpty
      && !projects[number].inheritance.groupSites(named: name, from: reader).isEmpty
  }

  /// The places where a group of tokens stands, by the same scopes as definitions; by path and offset.
  package func groups(named name: TokenName, visibleFrom path: String) -> [GroupSite] {
    guard let number = projectNumber(of: path) else { return [] }
    return projects[number].inheritance.groupSites(named: name, from: projects[number].layered.reader(path))
      .map { GroupSite(path: projects[number].files.paths[$0.file], index: $0.index) }
  }

  /// The groups of one file that bear a name or enclose it, by index, the innermost first.
  package func groups(around name: TokenName, in path: String) -> [Int] {
    guard let number = projectNumber(of: path), let file = projects[number].files.number(of: path),
      let scope = projects[number].files.records[file]?.scope
    else { return [] }
    let groups = projects[number].layered.groups[scope]
    func own(_ around: TokenName) -> [Int] { groups[around].filter { $0.file == file }.map(\.index) }
    return own(name) + name.enclosingGroups.flatMap(own)
  }

  /// The definition at a site; `nil` only if the site is of another workspace.
  package func definition(at site: DefinitionSite) -> Definition? {
    guard let content = files[site.path]?.content, content.facts.definitions.indices.contains(site.index) else {
      return nil
    }
    return content.facts.definitions[site.index]
  }
}

extension ProjectFiles {
  /// The places in documents that give names their values, by name.
  fileprivate var namesInDocuments: [TokenName: SiteList] {
    var found: [TokenName: SiteList] = [:]
    for file in records.indices where isDocument(file) {
      for (index, definition) in (records[file]?.content.facts.definitions ?? []).enumerated() {
        found[definition.name, default: SiteList()].append(Site(file: file, index: index))
      }
    }
    return found
  }

  /// The places in specifications that give names in words their values, by name, in the order of the project.
  fileprivate var namesInWords: [TokenName: [Site]] {
    var found: [TokenName: [Site]] = [:]
    for file in records.indices.sorted(by: { paths[$0] < paths[$1] }) {
      guard let facts = records[file]?.content.facts, facts.kind == .specification else { continue }
      for (index, definition) in facts.definitions.enumerated() where definition.isInWords {
        found[definition.name, default: []].append(Site(file: file, index: index))
      }
    }
    return found
  }
}
