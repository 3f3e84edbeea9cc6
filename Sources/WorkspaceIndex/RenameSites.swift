package import DesignTokens
import Facts

/// Everything that spells the beginning of some names: what a rename of a token or a group may touch.
package struct RenameSites: Sendable {
  package var definitions: [DefinitionSite] = []
  package var groups: [GroupSite] = []
  /// With each reference the name of the token or group that it means.
  package var references: [(site: ReferenceSite, name: TokenName)] = []
  /// With each reference by a name that groups have by inheritance the number of its segment that changes, too.
  package var inherited: [(site: ReferenceSite, name: TokenName, segment: Int)] = []
}

extension Workspace {
  /// Where a reader of `path` sees the token or group of that name, and everything below it, defined and used.
  ///
  /// Looks through the whole project; by path and offset. Empty where nothing has the name.
  package func renameSites(of name: TokenName, visibleFrom path: String) -> RenameSites {
    guard let number = projectNumber(of: path) else { return RenameSites() }
    let project = projects[number]
    let reader = project.reader(path)
    let first =
      project.nearest(name, in: project.definitions, from: reader).first
      ?? project.nearest(name, in: project.groups, from: reader).first
    guard let first, let scope = project.records[first.file]?.scope else { return RenameSites() }
    var found = RenameSites()
    let all = project.heirs(of: name)
    // What a group takes in keeps its name there; the group itself has its own.
    let heirs = zip(all.names, all.sites).filter { $0 != $1.extender }.map(\.0)
    let files = project.records.indices.filter { project.records[$0] != nil }
    for file in files.sorted(by: { project.paths[$0] < project.paths[$1] }) {
      if project.records[file]?.scope == scope { found.add(definitionsBelow: name, in: file, of: project) }
      if project.sees(scope, from: file) {
        found.add(referencesBelow: name, known: scope, in: file, of: project)
        if !heirs.isEmpty { found.add(referencesTo: heirs, of: name, in: file, of: project) }
      }
    }
    return found
  }
}

extension RenameSites {
  fileprivate mutating func add(definitionsBelow name: TokenName, in file: Int, of project: Project) {
    guard let facts = project.records[file]?.content.facts else { return }
    let path = project.paths[file]
    let reader = project.reader(file)
    definitions += facts.definitions.indices.filter {
      project.meaning(of: facts.definitions[$0].name, from: reader).isOrIsBelow(name)
    }
    .map { DefinitionSite(path: path, index: $0) }
    groups += facts.groups.indices.filter { facts.groups[$0].name.isOrIsBelow(name) }
      .map { GroupSite(path: path, index: $0) }
  }

  fileprivate mutating func add(
    referencesBelow name: TokenName, known scope: Scope, in file: Int, of project: Project
  ) {
    guard let facts = project.records[file]?.content.facts else { return }
    for (index, reference) in facts.references.enumerated() {
      let names = [reference.name] + reference.alternatives
      guard reference.name.isCodeName || names.contains(where: { $0.isOrIsBelow(name) }) else { continue }
      let reader = project.reader(of: reference, in: file)
      let site = ReferenceSite(path: project.paths[file], index: index)
      if reference.form != .extends, let meant = project.sites(of: reference, from: reader).first {
        guard project.records[meant.file]?.scope == scope, let token = project.name(at: meant),
          token.isOrIsBelow(name)
        else { continue }
        references.append((site, token))
      } else if let group = names.first(where: {
        $0.isOrIsBelow(name) && !project.groupSites(named: $0, from: reader).isEmpty
      }) {
        references.append((site, group))
      }
    }
  }
}

extension RenameSites {
  fileprivate mutating func add(referencesTo heirs: [TokenName], of name: TokenName, in file: Int, of project: Project)
  {
    guard let facts = project.records[file]?.content.facts else { return }
    for (index, reference) in facts.references.enumerated() {
      guard let heir = heirs.first(where: { reference.name.isOrIsBelow($0) }) else { continue }
      let reader = project.reader(of: reference, in: file)
      guard let meant = project.sites(of: reference, from: reader).first, let token = project.name(at: meant),
        token.isOrIsBelow(name)
      else { continue }
      let site = ReferenceSite(path: project.paths[file], index: index)
      inherited.append((site, reference.name, heir.segments.count - 1))
    }
  }
}

extension TokenName {
  /// Whether the name is another or begins with all its segments.
  package func isOrIsBelow(_ name: TokenName) -> Bool {
    bytes.starts(with: name.bytes)
      && (bytes.count == name.bytes.count || bytes[name.bytes.count] == UInt8(ascii: "."))
  }
}
