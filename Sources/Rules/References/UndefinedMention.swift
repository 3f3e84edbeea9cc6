import Configuration
import DesignTokens
import Facts
import WorkspaceIndex

extension Rule {
  /// A text names a token of a known namespace that nothing defines.
  static let undefinedMention = Rule(
    id: "undefined-mention",
    family: .references,
    severity: .info,
    summary: "A text names a token of a known namespace that nothing defines.",
    page: """
      A document that speaks of `space.2xl` while only `space.sm` and `space.md` exist promises something that nobody \
      can use. Only names with a dot are looked at, and only those whose first part begins the name of some token \
      here; `chevron.right` is nobody's token as long as nothing else is called `chevron.…`.

      ## Fails

      ```json space.tokens.json
      { "space": { "sm": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } } } }
      ```

      ```markdown card.md
      # Card

      - Padding: `space.md`
      ```

      ## Passes

      ```json space.tokens.json
      { "space": { "sm": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } } } }
      ```

      ```markdown card.md
      # Card

      - Padding: `space.sm`
      ```
      """,
    reach: .names,
    check: undefinedMentions)
}

private func undefinedMentions(in file: CheckedFile) -> [Finding] {
  var inheritance = GroupInheritance(file.workspace, from: file.path)
  let unknown = file.resolvedReferences.filter { reference, targets in
    reference.form == .mention && targets.isEmpty
      && !file.workspace.isGroup(reference.name, visibleFrom: file.path)
      && !inheritance.gives(reference.name)
      && file.workspace.hasNamespace(of: reference.name, visibleFrom: file.path)
  }.map(\.0)
  return unknown.map { reference in
    guard let nearest = file.nearestName(to: reference) else {
      return Finding("Nothing defines `\(reference.name)`.", at: reference.range)
    }
    return Finding(
      "Nothing defines `\(reference.name)`; the nearest name is `\(nearest)`.", at: reference.range,
      fixes: [file.fix("Use `\(nearest)`", replacing: reference.nameRange, with: nearest.text)])
  }
}
