import Configuration
import DesignTokens
import Facts
import WorkspaceIndex

extension Rule {
  /// An object has a type and nothing else.
  static let incompleteToken = Rule(
    id: "incomplete-token",
    family: .format,
    severity: .warning,
    summary: "An object with a type holds nothing.",
    page: """
      It looks like a token that lost its `$value`; as it stands it is an empty group, and no group extends it.

      ## Fails

      ```json example.tokens.json
      { "ink": { "$type": "color" } }
      ```

      ## Passes

      ```json example.tokens.json
      { "ink": { "$type": "number", "$value": 1 } }
      ```
      """,
    reach: .names,
    check: incompleteTokens)
}

private func incompleteTokens(in file: CheckedFile) -> [Finding] {
  file.facts.groups.filter(\.isUnfinished).filter { group in
    // Another source of the same tokens may fill it.
    !file.workspace.isExtended(group.name, in: file.path)
      && file.workspace.visibleNames(below: group.name, from: file.path).isEmpty
  }
  .map { group in
    Finding(
      "`\(group.name)` has a type but neither a value nor tokens; give it a `$value`.", at: group.bodyRange)
  }
}
