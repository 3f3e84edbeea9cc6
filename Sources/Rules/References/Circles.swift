import DesignTokens
import Facts
import SourceText
import WorkspaceIndex

extension CheckedFile {
  /// Whether a reference that named something else would make what it stands in refer to itself, directly or through
  /// others: no fix may do that.
  func leadsBack(_ reference: TokenReference, to name: TokenName) -> Bool {
    if let local = facts.locals.first(where: { $0.valueRange.contains(reference.range) }) {
      return local.name == name || refers(name, to: local.name)
    }
    guard let owner = reference.owner, facts.definitions.indices.contains(owner) else { return false }
    let own = facts.definitions[owner].name
    let sites = workspace.definitions(named: name, visibleFrom: path)
    return name == own || workspace.meaning(ofCodeName: name, visibleFrom: path) == own
      || sites.contains(DefinitionSite(path: path, index: owner)) || refers(name, to: own)
      || !cycle(through: reference, to: sites).sites.isEmpty
  }

  /// Whether a declaration of a name in this file takes its value from another name.
  private func refers(_ name: TokenName, to other: TokenName) -> Bool {
    let values =
      facts.locals.filter { $0.name == name }.map(\.valueRange)
      + facts.definitions.filter { $0.name == name }.map(\.valueRange)
    return facts.references.contains { reference in
      reference.name == other && values.contains { $0.contains(reference.range) }
    }
  }
}
