package import DesignTokens
package import Facts
import SourceText

// Where several definitions are equally near, and no theme or resolver document says which of them holds.
extension Workspace {
  /// Whether several definitions of a name are equally near to a reader of `path` and do not agree.
  package func isOpen(_ name: TokenName, visibleFrom path: String) -> Bool {
    guard let number = projectNumber(of: path) else { return false }
    return projects[number].values.isOpen(name, from: projects[number].layered.reader(path))
  }

  /// Whether a name is open and all its definitions belong to packages that the reader's does not depend on, so that
  /// none of them need be meant.
  package func isForeign(_ name: TokenName, visibleFrom path: String) -> Bool {
    guard let number = projectNumber(of: path) else { return false }
    let reader = projects[number].layered.reader(path)
    return projects[number].values.isOpen(name, from: reader)
      && projects[number].scopes.areForeign(projects[number].names.sites(named: name, from: reader), to: reader)
  }

  /// Whether all files that define a name belong to packages that the reader's does not depend on, so that what it is
  /// worth where the reader is loaded is not certain; what the reader defines itself does not count.
  package func isOfOtherPackages(_ name: TokenName, visibleFrom path: String) -> Bool {
    guard let number = projectNumber(of: path), let file = projects[number].files.number(of: path) else { return false }
    let project = projects[number]
    let sites = project.names.sites(named: name, from: project.layered.reader(path.folder + "/"))
      .restricted { $0.file != file }
    return !sites.isEmpty && project.scopes.areOfOtherPackages(sites, than: project.layered.reader(path))
  }

  /// Everything that a reference may mean where several definitions are equally near; empty where it is certain.
  package func alternatives(of reference: TokenReference, in path: String) -> [DefinitionSite] {
    guard let number = projectNumber(of: path) else { return [] }
    let project = projects[number]
    let reader =
      project.files.number(of: path).map { project.layered.reader(of: reference, in: $0) }
      ?? project.layered.reader(path)
    var sites = project.names.sites(of: reference, from: reader)
    if reference.name.isCodeName { sites = project.names.heldEverywhere(sites) }
    guard sites.count > 1, !project.values.isMerged(sites) else { return [] }
    return sites.map(project.files.definitionSite)
  }

  /// The files between which it is open what the token at a site is worth, by path; empty where it is certain.
  package func alternatives(at site: DefinitionSite) -> [String] {
    guard let number = projectNumber(of: site.path), let file = projects[number].files.number(of: site.path) else {
      return []
    }
    let project = projects[number]
    return project.values.worlds(of: Site(file: file, index: site.index)).map { project.files.paths[$0.file] }
  }
}

extension Values {
  fileprivate func isOpen(_ name: TokenName, from reader: Viewpoint) -> Bool {
    let sites =
      name.isCodeName
      ? names.heldEverywhere(names.sites(named: name, from: reader)) : names.sites(named: name, from: reader)
    guard let first = sites.first, !isMerged(sites) else { return false }
    let outcome = resolved(first, theme: nil).outcome
    return outcome == .uncertain || sites.dropFirst().contains { resolved($0, theme: nil).outcome != outcome }
  }
}
