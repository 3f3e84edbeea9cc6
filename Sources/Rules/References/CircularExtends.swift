import Configuration
import DesignTokens
import Facts
import WorkspaceIndex

extension Rule {
  /// A group takes in a group that leads back to it.
  static let circularExtends = Rule(
    id: "circular-extends",
    family: .references,
    severity: .error,
    summary: "A group extends a group that leads back to it.",
    page: """
      A group takes in everything that the group it extends holds, so neither that group nor anything inside it may \
      need the first one. A group that extends one around it is such a circle, too; one that extends a group inside \
      itself is not (Format Module 2025.10, section 6.7.2). Nothing is inherited by way of a circle.

      ## Fails

      ```json button.tokens.json
      {
        "button": { "$extends": "{link}" },
        "link": { "$extends": "{button}" }
      }
      ```

      ## Passes

      ```json button.tokens.json
      {
        "button": { "$extends": "{link}" },
        "link": { "gap": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } } }
      }
      ```
      """,
    reach: .names,
    check: circularExtensions)
}

private func circularExtensions(in file: CheckedFile) -> [Finding] {
  file.workspace.circularExtensions(in: file.path).map { range, way, isWhole in
    guard way.count > 2 else {
      return Finding(
        way.first?.text.isEmpty == false
          ? "`\(way[0])` extends itself, or a group around it." : "The document extends itself.", at: range)
    }
    let names = way.dropLast().map(\.text) + (isWhole ? [] : ["…"]) + way.suffix(1).map(\.text)
    return Finding("What `\(way[0])` extends leads back to it: `\(names.joined(separator: " → "))`.", at: range)
  }
}
