package import DesignTokens
import Facts

extension Workspace {
  /// Every name that a reader of `path` can use, with its nearest definition, sorted by name.
  package func visibleDefinitions(from path: String) -> [DefinitionSite] {
    guard let number = projectNumber(of: path) else { return [] }
    let reader = projects[number].reader(path)
    return projects[number].visibleNames(from: reader).compactMap { name in
      projects[number].sites(named: name, from: reader).first.map { projects[number].definitionSite($0) }
    }
  }

  /// Every name that a reader of `path` can use, sorted bytewise; what completion offers.
  package func visibleNames(from path: String) -> [TokenName] {
    guard let number = projectNumber(of: path) else { return [] }
    return projects[number].visibleNames(from: projects[number].reader(path))
  }

  /// The visible name nearest in spelling, within a third of its length; ties by name.
  ///
  /// `nil` where none is near.
  package func nearestName(to name: TokenName, visibleFrom path: String) -> TokenName? {
    guard let number = projectNumber(of: path) else { return nil }
    let project = projects[number]
    let locals = project.localNames(visibleFrom: project.reader(path))
    guard locals.isEmpty else {
      return NearestName.nearest(to: name, among: project.visibleNames(from: project.reader(path)))
    }
    return project.names.memory.nearest(to: name) { NearestName.nearest(to: name, among: project.names.all) }
  }
}

extension Project {
  func visibleNames(from reader: Reader) -> [TokenName] {
    let locals = localNames(visibleFrom: reader)
    guard !locals.isEmpty else { return names.all }
    var result = names
    result.apply(added: locals.filter { !definitions.project.contains($0) }, removed: [])
    return result.all
  }

  /// The names that a reader sees in scopes below the project's.
  func localNames(visibleFrom reader: Reader) -> Set<TokenName> {
    guard definitions.hasLocalNames else { return [] }
    return localScopes(of: reader).reduce(into: []) { names, scope in
      if let known = definitions.names(in: scope) { names.formUnion(known.names) }
    }
  }
}
