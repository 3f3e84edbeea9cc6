import Configuration
import DesignTokens
import Facts
import SourceText
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
      here; `chevron.right` is nobody's token as long as nothing else is called `chevron.…`. Levels of shadow count as \
      well: `Shadow Level 2` beside a `Level 1` that has a value.

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
  let unknown = file.resolvedReferences.filter { reference, targets in
    reference.form == .mention && targets.isEmpty && (reference.isClear || reference.name.isDotted(in: file, reference))
      && !file.workspace.isGroup(reference.name, visibleFrom: file.path)
      && !file.namesValue(reference.name)
      && file.workspace.hasNamespace(of: reference.name, visibleFrom: file.path)
  }.map(\.0)
  return undefinedLevels(in: file)
    + unknown.map { reference in
      guard let nearest = file.nearestName(to: reference) else {
        return Finding("Nothing defines `\(reference.name)`.", at: reference.range)
      }
      return Finding(
        "Nothing defines `\(reference.name)`; the nearest name is `\(nearest)`.", at: reference.range,
        fixes: [file.fix("Use `\(nearest)`", replacing: reference.nameRange, with: nearest.text)])
    }
}

/// `Shadow Level 2` where only levels 1 and 3 have a value.
private func undefinedLevels(in file: CheckedFile) -> [Finding] {
  let unknown = file.resolvedReferences.filter { $0.form == .mention && $0.name.level != nil && $1.isEmpty }.map(\.0)
  guard !unknown.isEmpty else { return [] }
  let levels = file.facts.definitions.map(\.name).filter { $0.level != nil }
  return unknown.compactMap { reference in
    let defined = levels.filter { $0.level == reference.name.level }.map { "`\($0)`" }.sorted()
    guard let last = defined.last else { return nil }
    let list = defined.count == 1 ? last : defined.dropLast().joined(separator: ", ") + " and " + last
    return Finding(
      "Nothing defines `\(reference.name)`; only \(list) \(defined.count == 1 ? "is" : "are") defined.",
      at: reference.range)
  }
}

extension TokenName {
  /// What stands in front of the number of a level (`Level` of `Level 2`); `nil` for any other name.
  fileprivate var level: String? {
    let parts = text.split(separator: " ")
    guard parts.count == 2, parts[1].allSatisfy(\.isNumber) else { return nil }
    return String(parts[0])
  }

  /// Whether the text spells the name with a dot, so that it can hardly be an ordinary word.
  fileprivate func isDotted(in file: CheckedFile, _ reference: TokenReference) -> Bool {
    file.source.bytes[reference.nameRange].contains(UInt8(ascii: "."))
  }
}
