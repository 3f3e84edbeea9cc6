import Configuration
import DesignTokens
import Facts
import WorkspaceIndex

extension Rule {
  /// A live token uses a deprecated one.
  static let deprecatedReference = Rule(
    id: "deprecated-reference",
    family: .references,
    severity: .warning,
    summary: "A live token uses a deprecated one.",
    page: """
      What is deprecated will go, and everything that uses it with it. A deprecated token may use another deprecated \
      one. A group's `$deprecated` holds for everything in it, until something inside says `false` (Format Module \
      2025.10, section 5.2.4).

      ## Fails

      ```json color.tokens.json
      {
        "color": {
          "$type": "color",
          "old": {
            "$deprecated": "Use color.ink.",
            "$value": { "colorSpace": "srgb", "components": [0, 0, 0] }
          },
          "text": { "$value": "{color.old}" }
        }
      }
      ```

      ## Passes

      ```json color.tokens.json
      {
        "color": {
          "$type": "color",
          "ink": { "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } },
          "text": { "$value": "{color.ink}" }
        }
      }
      ```
      """,
    reach: .names,
    check: deprecatedReferences)
}

private func deprecatedReferences(in file: CheckedFile) -> [Finding] {
  guard file.facts.kind == .tokens || file.facts.kind == .resolver else { return [] }
  return file.resolvedReferences.compactMap { reference, targets in
    guard let owner = reference.owner, let target = targets.first,
      let deprecation = file.workspace.deprecation(of: target, as: reference.name)
    else { return nil }
    let own = DefinitionSite(path: file.path, index: owner)
    guard file.facts.definitions.indices.contains(owner),
      file.workspace.deprecation(of: own, as: file.facts.definitions[owner].name) == nil,
      !file.stopsBeforeValue(reference), file.cycle(through: reference, to: targets).sites.isEmpty
    else { return nil }
    let reason = deprecation.reason.map { ": \($0)" } ?? "."
    return Finding(
      "`\(reference.name)` is deprecated\(reason)", at: reference.range,
      related: [file.place("`\(reference.name)` is defined here.", target)].compactMap { $0 })
  }
}
