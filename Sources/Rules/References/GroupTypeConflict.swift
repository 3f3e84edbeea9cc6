import Configuration
import DesignTokens
import Facts
import WorkspaceIndex

extension Rule {
  /// An alias without a type of its own has another type than its group.
  static let groupTypeConflict = Rule(
    id: "group-type-conflict",
    family: .references,
    severity: .warning,
    summary: "An alias without a type of its own has another type than its group.",
    page: """
      A token that refers to another has that token's type, whatever the group around it says (Format Module 2025.10, \
      section 5.2.2). Whoever reads the group expects its type, and some tools take it.

      ## Fails

      ```json color.tokens.json
      {
        "gap": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } },
        "color": { "$type": "color", "link": { "$value": "{gap}" } }
      }
      ```

      ## Passes

      ```json color.tokens.json
      {
        "color": {
          "$type": "color",
          "ink": { "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } },
          "link": { "$value": "{color.ink}" }
        }
      }
      ```
      """,
    reach: .names,
    isOfFormat: true,
    check: groupTypeConflicts)
}

private func groupTypeConflicts(in file: CheckedFile) -> [Finding] {
  file.workspace.definitionsUnlikeTheirGroup(in: file.path).map { index, type in
    let definition = file.facts.definitions[index]
    let expected = definition.groupType?.rawValue ?? ""
    return Finding(
      "`\(definition.name)` is a `\(type.rawValue)` in a group of type `\(expected)`; give it a `$type` or move it.",
      at: definition.bodyRange)
  }
}
