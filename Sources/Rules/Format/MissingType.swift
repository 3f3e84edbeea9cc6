import Configuration
import DesignTokens
import Facts
import WorkspaceIndex

extension Rule {
  /// A token has no type.
  static let missingType = Rule(
    id: "missing-type",
    family: .format,
    severity: .error,
    summary: "A token has no type.",
    page: """
      A token's type is its own `$type`, else that of the token it refers to, else that of the nearest group around \
      it. It is never guessed from the value (Format Module 2025.10, section 5.2.2).

      ## Fails

      ```json example.tokens.json
      { "gap": { "$value": { "value": 8, "unit": "px" } } }
      ```

      ## Passes

      ```json example.tokens.json
      { "space": { "$type": "dimension", "gap": { "$value": { "value": 8, "unit": "px" } } } }
      ```
      """,
    reach: .names,
    check: missingTypes)
}

private func missingTypes(in file: CheckedFile) -> [Finding] {
  let definitions = file.facts.definitions
  return definitions.indices.filter { definitions[$0].lacksType }.compactMap { index in
    guard
      file.workspace.statedType(of: DefinitionSite(path: file.path, index: index)) == .missing
    else { return nil }
    let name = file.facts.definitions[index].name.segments.last ?? ""
    return Finding(
      "The type of `\(name)` is not stated; give it or one of its groups a `$type`.",
      at: file.facts.definitions[index].bodyRange, fixes: file.typeFixes(for: file.facts.definitions[index]))
  }
}
