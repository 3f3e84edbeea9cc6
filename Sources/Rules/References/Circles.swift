import DesignTokens
import Facts
import SourceText
import WorkspaceIndex

extension CheckedFile {
  /// Whether a reference that named something else would make what it stands in refer to itself, directly or through
  /// others: no fix may do that.
  func leadsBack(_ reference: TokenReference, to name: TokenName) -> Bool {
    let behind = facts.locals.partitioningIndex { $0.range.start > reference.range.start }
    if behind > 0, facts.locals[behind - 1].valueRange.contains(reference.range) {
      let own = facts.locals[behind - 1].name
      return own == name || refers(name, to: own)
    }
    guard let owner = reference.owner, facts.definitions.indices.contains(owner) else { return false }
    let own = facts.definitions[owner].name
    let sites = workspace.definitions(named: name, visibleFrom: path)
    return name == own || workspace.meaning(ofCodeName: name, visibleFrom: path) == own
      || sites.contains(DefinitionSite(path: path, index: owner))
      || !cycle(through: reference, to: sites).sites.isEmpty
  }

  /// Whether a part of this style sheet takes the value of a name from another one; also where there are too many to look
  /// through them for each.
  private func refers(_ name: TokenName, to other: TokenName) -> Bool {
    guard facts.locals.count < 1_000 else { return true }
    return facts.locals.contains { local in
      local.name == name && facts.references.contains { $0.name == other && local.valueRange.contains($0.range) }
    }
  }
}
