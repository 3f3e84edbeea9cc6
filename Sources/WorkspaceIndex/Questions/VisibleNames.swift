package import DesignTokens
import Facts
import SourceText

extension Workspace {
  /// Every name that a reader of `path` can use, with its nearest definition, sorted by name.
  package func visibleDefinitions(from path: String) -> [DefinitionSite] {
    guard let number = projectNumber(of: path) else { return [] }
    let reader = projects[number].layered.reader(path)
    return projects[number].names.visibleNames(from: reader).compactMap { name in
      projects[number].names.sites(named: name, from: reader).first.map { projects[number].files.definitionSite($0) }
    }
  }

  /// Every name that a reader of `path` can use, sorted bytewise; what completion offers.
  package func visibleNames(from path: String) -> [TokenName] {
    guard let number = projectNumber(of: path) else { return [] }
    return projects[number].names.visibleNames(from: projects[number].layered.reader(path))
  }

  /// The visible name nearest in spelling, within a third of its length; of those equally near one that the file itself
  /// defines, else the first by name.
  ///
  /// `nil` where none is near.
  package func nearestName(to name: TokenName, visibleFrom path: String) -> TokenName? {
    guard let number = projectNumber(of: path), let near = nearestName(to: name, in: projects[number], path) else {
      return nil
    }
    guard !definitions(named: near, visibleFrom: path).contains(where: { $0.path == path }),
      let own = self[path]?.content.facts.definitions.map(\.name), let other = NearestName.nearest(to: name, among: own)
    else { return near }
    return NearestName.distance(other, name) <= NearestName.distance(near, name) ? other : near
  }

  private func nearestName(to name: TokenName, in project: Project, _ path: String) -> TokenName? {
    let reader = project.layered.reader(path)
    guard !project.layered.seesLocalNames(reader) else {
      return NearestName.nearest(to: name, among: project.names.visibleNames(from: reader))
    }
    let names = project.inheritance.allNames
    return names.memory.nearest(to: name) {
      only(among: names.all, endingIn: name) ?? NearestName.nearest(to: name, among: names.all)
    }
  }

  /// The one name that goes on before another, whose first word is that of a set or a file: `core.color.grey` for
  /// `color.grey`.
  private func only(among names: [TokenName], endingIn name: TokenName) -> TokenName? {
    guard name.bytes.contains(UInt8(ascii: ".")) else { return nil }
    let ending = [UInt8(ascii: ".")] + name.bytes
    let found = names.lazy.filter {
      $0.bytes.count > ending.count && $0.bytes.suffix(ending.count).elementsEqual(ending)
    }
    .prefix(2)
    return found.count == 1 ? found.first : nil
  }
}

extension Workspace {
  /// The names that a reader of `path` can use inside a group, sorted bytewise.
  package func visibleNames(below group: TokenName, from path: String) -> ArraySlice<TokenName> {
    let names = visibleNames(from: path)
    let prefix = group.bytes + [UInt8(ascii: ".")]
    let start = names.partitioningIndex { !$0.precedes(TokenName(bytes: prefix)) }
    let end = names[start...].partitioningIndex { !$0.bytes.starts(with: prefix) }
    return names[start..<end]
  }

  /// The names of the groups that a reader of `path` can see, sorted bytewise.
  package func visibleGroupNames(from path: String) -> [TokenName] {
    guard let number = projectNumber(of: path) else { return [] }
    let project = projects[number]
    var names = Set(project.layered.groups.project.names)
    for scope in project.scopes.localScopes(of: project.layered.reader(path)) {
      if let known = project.layered.groups.names(in: scope) { names.formUnion(known.names) }
    }
    return names.sorted { $0.precedes($1) }
  }

  /// Whether a name has a dot and what stands before the first one begins the name of some token that a reader sees.
  package func hasNamespace(of name: TokenName, visibleFrom path: String) -> Bool {
    guard let dot = name.bytes.firstIndex(of: UInt8(ascii: ".")) else { return false }
    return !visibleNames(below: TokenName(bytes: Array(name.bytes[..<dot])), from: path).isEmpty
  }
}
