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
      here; `chevron.right` is nobody's token as long as nothing else is called `chevron.…`. The group that the name stands \
      in must have two tokens or more, or one of nearly that name. Hosts, file names and placeholders (`{color.alias…}`, \
      `space.N`) are none; a name may leave out segments (`text.muted` for `color.text.muted`), be spelled as code spells it, \
      or name a part of a composite token (`typography.body.fontSize`). Nothing is asked in a line that names a file of \
      settings, whose keys may look like tokens. Levels of shadow count as \
      well: `Shadow Level 2` beside a `Level 1` that has a value.

      ## Fails

      ```json space.tokens.json
      {
        "space": {
          "$type": "dimension",
          "sm": { "$value": { "value": 8, "unit": "px" } },
          "lg": { "$value": { "value": 16, "unit": "px" } }
        }
      }
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
      && file.speaksOfScale(reference) && !file.meansOtherwise(reference)
      && file.workspace.leftOutFile(defining: reference.name, for: file.path) == nil
  }.map(\.0)
  let unread = unknown.isEmpty ? [] : file.workspace.unread(for: file.path)
  let strange = file.strangeNamespaces(among: unknown)
  return undefinedLevels(in: file)
    + unknown.filter { !strange.contains($0.name.namespace) }.map { reference in
      guard let nearest = file.nearestName(to: reference) else {
        return file.uncertain(Finding("Nothing defines `\(reference.name)`.", at: reference.range), unread)
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

extension CheckedFile {
  /// The first words of names of which the document knows more that nothing defines than that mean something, three at
  /// least: it speaks of another version, or of what only looks like tokens.
  fileprivate func strangeNamespaces(among unknown: [TokenReference]) -> Set<String> {
    let missing = Dictionary(grouping: Set(unknown.map(\.name)), by: \.namespace).filter { $0.value.count > 2 }
    guard !missing.isEmpty else { return [] }
    let known = Set(
      resolvedReferences.lazy.filter { reference, targets in reference.form == .mention && !targets.isEmpty }
        .map { $0.reference.name })
    let defined = Dictionary(grouping: known, by: \.namespace)
    return Set(missing.filter { $0.value.count > defined[$0.key]?.count ?? 0 }.keys)
  }

  /// Whether a name in a text stands in a group of which the project has two tokens or more, and is spelled as a name:
  /// no host, no file, no placeholder.
  ///
  /// In the data of a document names are names.
  func speaksOfScale(_ reference: TokenReference) -> Bool {
    guard facts.kind != .design || reference.form == .mention else { return true }
    let segments = reference.name.segments
    guard let last = segments.last, segments.count > 1 else { return reference.form != .mention }
    if Self.endings.contains(last.lowercased()) || reference.name.bytes.contains(0xE2) { return false }
    if source.bytes[reference.nameRange.end...].starts(with: "…".utf8)
      || source.bytes[reference.nameRange.end...].starts(with: "..".utf8)
    {
      return false
    }
    let group = TokenName(segments.dropLast().joined(separator: "."))
    let depth = segments.count
    let beside = workspace.visibleNames(below: group, from: path).lazy.filter { $0.segments.count == depth }
    if beside.prefix(2).count == 2 || !workspace.definitions(named: group, visibleFrom: path).isEmpty { return true }
    // Beside one token alone only what is nearly its name is meant as one.
    guard let only = beside.first else { return false }
    return nearestName(to: reference) == only
  }

  /// What ends the names of files and hosts; a token may well be called `md`.
  private static let endings: Set<String> = [
    "json", "json5", "jsonc", "yaml", "yml", "css", "scss", "less", "sass", "js", "mjs", "cjs", "ts", "jsx", "tsx",
    "html", "vue", "svelte", "swift", "kt", "dart", "svg", "png", "jpg", "pdf", "zip", "toml", "mdx", "com", "org",
    "net", "io", "dev", "app",
  ]
}

extension TokenName {
  /// The first word of the name.
  fileprivate var namespace: String { segments.first ?? "" }

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
