package import DesignTokens
package import Facts

/// The tokens that a reader of one file can use, for questions about many of them at once.
package final class VisibleTokens: Sendable {
  private let values: Values
  let reader: Viewpoint
  let sorted: SortedNames
  /// Every name, sorted bytewise.
  package var names: [TokenName] { sorted.all }

  /// `nil` where no file of the project is known.
  package init?(from path: String, of workspace: Workspace) {
    guard let number = workspace.projectNumber(of: path) else { return nil }
    values = workspace.projects[number].values
    reader = values.layered.reader(path)
    sorted = values.names.sortedNames(visibleFrom: reader, includingTold: true)
  }

  /// The type of a name's nearest definition; `nil` where none is known.
  package func type(of name: TokenName) -> TokenType? {
    guard let site = values.names.sites(named: name, from: reader).first,
      let content = values.files.content(defining: site)
    else { return nil }
    let type = content.facts.definitions[site.index].type
    let isSettled =
      content.facts.definitions[site.index].value.aliasedName == nil
      && !content.facts.definitions[site.index].lacksType
    return isSettled || content.facts.definitions[site.index].hasOwnType
      ? type : values.resolved(site, theme: nil).type
  }

  /// The nearest definition of a name, and what it is worth; one that is inherited bears the name it is asked by.
  package func token(named name: TokenName) -> (definition: Definition, value: ResolvedValue)? {
    guard let site = values.names.sites(named: name, from: reader).first,
      var definition = values.files.definition(at: site)
    else { return nil }
    definition.name = name
    return (definition, values.resolved(site, theme: nil))
  }
}
