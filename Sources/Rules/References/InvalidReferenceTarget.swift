import Configuration
import DesignTokens
import Facts
import WorkspaceIndex

extension Rule {
  /// A reference names something of the wrong kind: a group where a token must stand, or a token where a group must.
  static let invalidReferenceTarget = Rule(
    id: "invalid-reference-target",
    family: .references,
    severity: .error,
    summary: "A reference names a group where a token must stand, or a token where a group must.",
    page: """
      A group has no value, so an alias cannot take one from it, not even where the group holds a `$root` token: that \
      is named in full, `{space.$root}`. The other way round, `$extends` takes in a whole group and cannot name a token \
      (Format Module 2025.10, sections 6.2, 6.4 and 7.1).

      ## Fails

      ```json space.tokens.json
      {
        "space": {
          "$type": "dimension",
          "$root": { "$value": { "value": 8, "unit": "px" } }
        },
        "gutter": { "$type": "dimension", "$value": "{space}" }
      }
      ```

      ## Passes

      ```json space.tokens.json
      {
        "space": {
          "$type": "dimension",
          "$root": { "$value": { "value": 8, "unit": "px" } }
        },
        "gutter": { "$type": "dimension", "$value": "{space.$root}" }
      }
      ```
      """,
    reach: .names,
    check: invalidReferenceTargets)
}

private func invalidReferenceTargets(in file: CheckedFile) -> [Finding] {
  guard !file.isProse else { return [] }
  return file.facts.references.compactMap { reference in
    let name = reference.name
    switch reference.form {
    case .alias, .pointer:
      // Without an owner a pointer stands on a group, which it extends.
      guard reference.owner != nil, file.workspace.definitions(of: reference, in: file.path).isEmpty,
        file.workspace.isGroup(name, visibleFrom: file.path)
      else { return nil }
      let root = TokenName(bytes: name.bytes + Array(".$root".utf8))
      guard reference.form == .alias, !file.workspace.definitions(named: root, visibleFrom: file.path).isEmpty else {
        return Finding("`\(name)` is a group of tokens; name one of its tokens.", at: reference.range)
      }
      return Finding(
        "`\(name)` is a group of tokens; its own token is `\(root)`.", at: reference.range,
        fixes: [file.fix("Use `\(root)`", replacing: reference.nameRange, with: root.text)])
    case .extends:
      guard let target = file.workspace.definitions(of: reference, in: file.path).first,
        !file.workspace.isGroup(name, visibleFrom: file.path)
      else { return nil }
      return Finding(
        "`\(name)` is a token; only a group can be extended.", at: reference.range,
        related: [file.place("The token is defined here.", target)].compactMap { $0 })
    case .mention, .customProperty, .member, .string: return nil
    }
  }
}
