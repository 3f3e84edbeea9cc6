import Configuration
import DesignTokens
import Facts
import WorkspaceIndex

extension Rule {
  /// A group contradicts what it takes in from another.
  static let extendsConflict = Rule(
    id: "extends-conflict",
    family: .references,
    severity: .warning,
    summary: "A group contradicts what it takes in from another.",
    page: """
      What stands in a group replaces what it extends, token by token. A token of another type in the place of an \
      inherited one, a group in the place of a token, or a `$type` that inherited tokens do not have breaks everything \
      that relies on the group that is extended (Format Module 2025.10, section 6.7.3). Inherited tokens keep the type \
      that they have at home.

      ## Fails

      ```json space.tokens.json
      {
        "base": { "$type": "number", "ratio": { "$value": 2 } },
        "space": { "$extends": "{base}", "$type": "dimension" }
      }
      ```

      ## Passes

      ```json space.tokens.json
      {
        "base": { "$type": "number", "ratio": { "$value": 2 } },
        "space": { "$extends": "{base}", "ratio": { "$value": 3 } }
      }
      ```
      """,
    reach: .names,
    isOfFormat: true,
    check: extensionConflicts)
}

private func extensionConflicts(in file: CheckedFile) -> [Finding] {
  file.workspace.extensionConflicts(in: file.path).map { conflict in
    let source = file.workspace.definition(at: conflict.source)?.name.text ?? ""
    return Finding(
      conflict.message(replacing: source), at: conflict.range,
      related: [file.place("`\(source)` is defined here.", conflict.source)].compactMap { $0 })
  }
}

extension ExtensionConflict {
  fileprivate func message(replacing source: String) -> String {
    switch kind {
    case .groupType(let own, let inherited):
      "`\(name)` says `\(own.rawValue)`, but takes in `\(source)`, which is a `\(inherited.rawValue)`."
    case .tokenType(let own, let replaced):
      "`\(name)` is a `\(own.rawValue)`, but replaces `\(source)`, which is a `\(replaced.rawValue)`."
    case .tokenForGroup: "`\(name)` is a token, but stands in the place of a group that holds `\(source)`."
    case .groupForToken: "`\(name)` is a group, but stands in the place of the token `\(source)`."
    }
  }
}
