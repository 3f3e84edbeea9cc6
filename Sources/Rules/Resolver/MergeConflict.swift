import Configuration
import DesignTokens
import Facts
import SourceText
import WorkspaceIndex

extension Rule {
  /// A later source of a resolver document turns a token into something else.
  static let mergeConflict = Rule(
    id: "merge-conflict",
    family: .resolver,
    severity: .warning,
    summary: "A later source changes the type of a token, or makes a group of it or a token of a group.",
    page: """
      The later source wins, silently and for the whole token (Resolver Module 2025.10, section 6). Another value is \
      what that is for; another type breaks every reference that counts on the old one.

      ## Fails

      ```json tokens.resolver.json
      {
        "version": "2025.10",
        "sets": {
          "base": {
            "sources": [
              { "weight": { "$type": "number", "$value": 400 } },
              { "weight": { "$type": "fontWeight", "$value": 400 } }
            ]
          }
        },
        "resolutionOrder": [{ "$ref": "#/sets/base" }]
      }
      ```

      ## Passes

      ```json tokens.resolver.json
      {
        "version": "2025.10",
        "sets": {
          "base": {
            "sources": [
              { "weight": { "$type": "fontWeight", "$value": 400 } },
              { "weight": { "$type": "fontWeight", "$value": 700 } }
            ]
          }
        },
        "resolutionOrder": [{ "$ref": "#/sets/base" }]
      }
      ```
      """,
    reach: .names,
    check: mergeConflicts)
}

private func mergeConflicts(in file: CheckedFile) -> [Finding] {
  guard file.facts.kind == .tokens || file.facts.kind == .resolver, file.claimsFormat,
    file.workspace.hasPermutations(file.path)
  else { return [] }
  let (definitions, groups) = file.workspace.mergeCandidates(in: file.path)
  return definitions.compactMap { file.conflict(ofTokenAt: $0) } + groups.compactMap { file.conflict(ofGroupAt: $0) }
}

extension CheckedFile {
  fileprivate func conflict(ofTokenAt index: Int) -> Finding? {
    let site = DefinitionSite(path: path, index: index)
    let definition = facts.definitions[index]
    for (below, permutation) in workspace.overridden(by: site) {
      guard let type = workspace.resolved(site, in: permutation).type,
        let other = workspace.resolved(below, in: permutation).type, type != other
      else { continue }
      return Finding(
        "`\(definition.name)` is a \(type.rawValue) here and a \(other.rawValue) in the source it is merged over.",
        at: definition.nameRange, related: [place("The other one stands here.", below)].compactMap { $0 })
    }
    guard let group = workspace.overriddenGroup(by: site), let other = workspace[group.path]?.facts.groups[group.index]
    else { return nil }
    return Finding(
      "`\(definition.name)` is a token here and a group in the source it is merged over.", at: definition.nameRange,
      related: [RelatedPlace("The group stands here.", path: group.path, range: other.nameRange)])
  }

  fileprivate func conflict(ofGroupAt index: Int) -> Finding? {
    guard let token = workspace.overriddenToken(by: GroupSite(path: path, index: index)) else { return nil }
    let group = facts.groups[index]
    return Finding(
      "`\(group.name)` is a group here and a token in the source it is merged over.", at: group.nameRange,
      related: [place("The token stands here.", token)].compactMap { $0 })
  }
}
