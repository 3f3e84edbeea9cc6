package import DesignTokens
package import Facts

/// The tokens that a reader of one file can use, for questions about many of them at once.
package struct VisibleTokens: Sendable {
  private let project: Project
  let reader: Viewpoint
  let sorted: SortedNames
  /// Every name, sorted bytewise.
  package var names: [TokenName] { sorted.all }

  /// `nil` where no file of the project is known.
  package init?(from path: String, of workspace: Workspace) {
    guard let number = workspace.projectNumber(of: path) else { return nil }
    project = workspace.projects[number]
    reader = project.reader(path)
    sorted = project.sortedNames(visibleFrom: reader, includingTold: true)
  }

  /// The type of a name's nearest definition; `nil` where none is known.
  package func type(of name: TokenName) -> TokenType? {
    guard let site = project.sites(named: name, from: reader).first,
      let content = project.records[site.file]?.content, content.facts.definitions.indices.contains(site.index)
    else { return nil }
    let type = content.facts.definitions[site.index].type
    let isSettled =
      content.facts.definitions[site.index].value.aliasedName == nil
      && !content.facts.definitions[site.index].lacksType
    return isSettled || content.facts.definitions[site.index].hasOwnType
      ? type : project.resolved(site, theme: nil).type
  }

  /// The nearest definition of a name, and what it is worth; one that is inherited bears the name it is asked by.
  package func token(named name: TokenName) -> (definition: Definition, value: ResolvedValue)? {
    guard let site = project.sites(named: name, from: reader).first, var definition = project.definition(at: site)
    else { return nil }
    definition.name = name
    return (definition, project.resolved(site, theme: nil))
  }
}
