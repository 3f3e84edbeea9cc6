package import DesignTokens
import SourceText

extension Workspace {
  /// The file of the project that defines a name which no reader of the file at `path` sees, relative to that one.
  ///
  /// It is one that the resolver of `path` does not read; `nil` where the name is in reach, or nowhere.
  package func fileOutOfReach(defining name: TokenName, from path: String) -> String? {
    guard let number = projectNumber(of: path) else { return nil }
    let project = projects[number]
    let reader = project.layered.reader(path)
    guard reader.mask != 0, project.names.sites(named: name, from: reader).isEmpty,
      let site = project.stated.nearest(name, in: project.layered.definitions, from: reader).first
    else { return nil }
    let file = project.files.definitionSite(site).path
    return file == path ? nil : file.relative(to: path.folder)
  }

  /// Whether the file at a path is merged by nothing but the themes of Tokens Studio, whose folders a build may put
  /// together in other ways than the files say.
  package func isMergedByThemesAlone(_ path: String) -> Bool {
    guard let number = projectNumber(of: path) else { return false }
    let project = projects[number]
    let permutations = project.permutations
    let mask = project.layered.reader(path).mask
    let resolvers = permutations.all.indices.filter { mask & 1 << UInt64($0) != 0 }.compactMap {
      permutations.all[$0].resolver
    }
    return !resolvers.isEmpty
      && resolvers.allSatisfy {
        permutations.resolvers.indices.contains($0)
          && project.files.paths[permutations.resolvers[$0].file].fileName.hasPrefix("$")
      }
  }
}
