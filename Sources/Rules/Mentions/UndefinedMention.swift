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
      well: `Shadow Level 2` beside a `Level 1` that has a value; and members of the constants or of a whole object of a \
      theme in code (`AppColors.accent`, `theme.radii`), where the guide names two others of it and no more that are \
      missing. Snippets may take from an object that the document writes down only what it has (`colors.brand500` is not \
      `brand: { 500: … }`). The custom properties that a text says to be defined in a style sheet must be there, and so \
      must the last of a list of eight or more of which the project has all but a fifth at most. A color that a snippet \
      declares is missing where the theme in code, which has eight others that are shown, calls it otherwise.

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
    check: { file in
      let found = undefinedMentions(in: file) + file.undefinedMembers() + file.undefinedOwnMembers()
      let told = Set(found.map(\.range))
      return found
        + (file.undefinedObjectMembers() + file.flattenedMembers() + file.namesMissingFromStyles()
        + file.constantsRenamedInCode()).filter { !told.contains($0.range) }
    })
}

private func undefinedMentions(in file: CheckedFile) -> [Finding] {
  let unknown = file.resolvedReferences.filter { reference, targets in
    reference.form == .mention && targets.isEmpty && !reference.isGivenInRow && !file.facts.mayBeAbsent(reference.range)
      && (reference.isClear || reference.name.isDotted(in: file, reference))
      && !file.workspace.isGroup(reference.name, visibleFrom: file.path)
      && !file.namesMember(reference.name)
      && file.speaksOfScale(reference)
      && file.workspace.leftOutFile(defining: reference.name, for: file.path) == nil
  }.map(\.0)
  guard !unknown.isEmpty, !file.isSkillOfOthers else { return undefinedLevels(in: file) }
  let explained = file.explainedNames
  let unexplained = unknown.filter { reference in
    !explained.contains(reference.name) && !file.isInCodeOfOwn(reference.name) && !reference.name.isRange
      && !file.imports(reference.name.namespace)
      && !file.isRangeOfSteps(reference.name)
      && !file.isInCode(reference.name)
      // A letter (`z.union`) begins names of all kinds.
      && (reference.name.segments.first.map { $0.count > 1 } ?? true || file.nearestName(to: reference) != nil)
  }
  let unread = file.workspace.unread(for: file.path)
  let strange = file.strangeNamespaces(among: unexplained)
  return undefinedLevels(in: file)
    + unexplained.filter { !strange.contains($0.name.namespace) }.map { reference in
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
  ///
  /// What sentences give a value in passing is no list of a namespace, and does not count.
  fileprivate func strangeNamespaces(among unknown: [TokenReference]) -> Set<String> {
    let missing = Dictionary(grouping: Set(unknown.map(\.name)), by: \.namespace).filter { $0.value.count > 2 }
    guard !missing.isEmpty else { return [] }
    let known = Set(
      resolvedReferences.lazy.filter { reference, targets in
        reference.form == .mention && targets.contains(where: self.isListed)
      }.map { $0.reference.name })
    let defined = Dictionary(grouping: known, by: \.namespace)
    return Set(missing.filter { $0.value.count > defined[$0.key]?.count ?? 0 }.keys)
  }

  /// Whether more than a sentence in passing gives a token its value.
  private func isListed(_ site: DefinitionSite) -> Bool { !(workspace.definition(at: site)?.isInPassing ?? false) }

  /// The names without a token that mean something else in one place of the text, and so everywhere in it.
  fileprivate var explainedNames: Set<TokenName> {
    let unresolved = resolvedReferences.filter { $0.form == .mention && $1.isEmpty }.map(\.reference)
    let meanings = OtherMeanings(of: unresolved, in: self)
    return Set(unresolved.filter(meanings.hold).map(\.name))
  }

  /// Whether a name in a text stands in a group of which the project has two tokens or more, and is spelled as a name:
  /// no host, no file, no placeholder.
  ///
  /// In the data of a document names are names.
  func speaksOfScale(_ reference: TokenReference) -> Bool {
    let segments = reference.name.segments
    if let last = segments.last, segments.count > 1, Self.standsForAny(last) { return false }
    guard facts.kind != .design || reference.form == .mention else { return true }
    guard let last = segments.last, segments.count > 1 else { return reference.form != .mention }
    if Self.endings.contains(last.lowercased()) || reference.name.bytes.contains(0xE2) { return false }
    if Self.objects.contains(segments[0]) || isCodeAmongNames(last, in: segments[0]) { return false }
    if source.bytes[reference.nameRange.end...].starts(with: "…".utf8)
      || source.bytes[reference.nameRange.end...].starts(with: "..".utf8)
    {
      return false
    }
    if isPutAside(reference) { return false }
    if last.split(separator: "-").contains(where: { Self.anything.contains(String($0)) }) { return false }
    let group = TokenName(segments.dropLast().joined(separator: "."))
    if Self.units.contains(last), !workspace.definitions(named: group, visibleFrom: path).isEmpty { return false }
    // `typography.md` is a file unless sizes stand beside it.
    if last == "md", !["sm", "lg", "xs", "xl"].contains(where: { isToken(group, $0) }) { return false }
    let depth = segments.count
    let beside = workspace.visibleNames(below: group, from: path).lazy.filter {
      $0.segments.count == depth && !self.isInWords($0)
    }
    // `colors.x` is any of them, unless they are called `s`, `m` and `l`.
    if last.utf8.count == 1, last.first?.isLetter == true,
      !beside.contains(where: { $0.segments.last?.utf8.count == 1 })
    {
      return false
    }
    if beside.prefix(2).count == 2 || !workspace.definitions(named: group, visibleFrom: path).isEmpty { return true }
    // Beside one token alone only what is nearly its name is meant as one.
    guard let only = beside.first else { return false }
    return nearestName(to: reference) == only
  }

  /// Whether the end of a name stands for that of any: `color.X`, `space.NN`.
  private static func standsForAny(_ last: String) -> Bool {
    last.utf8.count == 1 && last.first?.isUppercase == true || placeholders.contains(last)
  }

  /// Whether the end of a name is spelled as code spells its members while no token below its first word is:
  /// `img.naturalWidth` beside `img.border-radius`.
  private func isCodeAmongNames(_ last: String, in namespace: String) -> Bool {
    guard last.first?.isLowercase == true, last.contains(where: \.isUppercase) else { return false }
    return !workspace.visibleNames(below: TokenName(namespace), from: path).contains { name in
      name.bytes.contains { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 }
    }
  }

  /// Whether a name is words for people, which says nothing of the names beside it.
  private func isInWords(_ name: TokenName) -> Bool {
    workspace.definitions(named: name, visibleFrom: path).first.flatMap { workspace.definition(at: $0) }?.isInWords
      ?? false
  }

  private func isToken(_ group: TokenName, _ step: String) -> Bool {
    !workspace.definitions(named: TokenName("\(group).\(step)"), visibleFrom: path).isEmpty
  }

  /// Whether a name says from which step of a scale to which others go: `spacing.xs-xxxl`.
  func isRangeOfSteps(_ name: TokenName) -> Bool {
    let ends = (name.segments.last ?? "").split(separator: "-", omittingEmptySubsequences: false)
    let group = name.segments.dropLast().joined(separator: ".")
    return ends.count == 2 && ends.allSatisfy { isToken(TokenName(group), String($0)) }
  }

  /// Whether an arrow leads from the name to another: it is the old one.
  private func isPutAside(_ reference: TokenReference) -> Bool {
    let behind = source.bytes[reference.range.end...].prefix(8).drop {
      $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "`")
    }
    return behind.starts(with: "→".utf8) || behind.starts(with: "->".utf8)
  }

  /// Whether the project has a constant in code of just that name and group, or a custom property: `border.radius.round`
  /// is `--border-radius-round`, whatever that is worth.
  fileprivate func isInCode(_ name: TokenName) -> Bool {
    let property = TokenName("--" + name.segments.joined(separator: "-"))
    if !workspace.definitions(named: property, visibleFrom: path).isEmpty { return true }
    let words = name.segments.suffix(2).joined().lowercased()
    // What a table of type calls `xs`, code has below the sizes.
    let size = name.segments.count == 2 && name.namespace == "type" ? "fontsize\(name.segments[1].lowercased())" : words
    return workspace.themesInCode(visibleFrom: path).contains { theme in
      !theme.isStyleSheet
        && theme.constants(named: ConstantName(name.segments)).contains {
          [words, size].contains($0.path.suffix(2).joined().lowercased())
        }
    }
  }

  /// Whether a fence of data in the document shows every part of a name: then the name is one of the example there.
  fileprivate func isInCodeOfOwn(_ name: TokenName) -> Bool {
    let parts = name.segments.map { Array($0.utf8) }
    return facts.fences.contains { fence in
      let text = source.bytes[fence.range]
      return text.count < 1 << 16 && fence.holdsData && parts.allSatisfy { text.holds($0) }
    }
  }

  /// Whether a fence takes a word from a module: `import { color } from '@/lib/styles'`.
  fileprivate func imports(_ word: String) -> Bool {
    facts.fences.contains { fence in
      fence.range.count < 1 << 16
        && source.text(in: fence.range).split(whereSeparator: \.isNewline).contains { line in
          line.hasPrefix("import ") && line.split { !$0.isLetter && !$0.isNumber }.contains { $0 == word }
        }
    }
  }

  /// What stands for any step of a scale.
  private static let placeholders: Set<String> = ["n", "NN", "XX", "xxx", "XXX", "NNN"]

  /// What code adds to the name of a number to give it a unit.
  private static let units: Set<String> = ["dp", "sp", "px", "pt", "em", "rem"]

  /// What programmers everywhere call a thing that may be any.
  private static let anything: Set<String> = ["foo", "bar", "baz"]

  /// The objects that every page and script has; a component may be called like one.
  private static let objects: Set<String> = [
    "window", "document", "navigator", "console", "event", "process", "module", "exports", "globalThis", "self", "this",
    "Math", "Object", "Array", "JSON", "Promise",
  ]

  /// What ends the names of files and hosts; a token may well be called `md`.
  static let endings: Set<String> = [
    "json", "json5", "jsonc", "yaml", "yml", "css", "scss", "less", "sass", "wxss", "acss", "ttss", "js", "mjs", "cjs",
    "ts", "jsx", "tsx",
    "html", "vue", "svelte", "swift", "kt", "dart", "svg", "png", "jpg", "pdf", "zip", "toml", "mdx", "mdc", "com",
    "org",
    "net", "io", "dev", "app",
    // `color.util.ts` without its last ending.
    "const", "consts", "util", "utils", "types", "spec", "test", "stories", "config", "module", "service", "store",
  ]
}

extension TokenName {
  /// The first word of the name.
  fileprivate var namespace: String { segments.first ?? "" }

  /// Whether the name is one of several steps at once: `data.category6-8`.
  fileprivate var isRange: Bool {
    let parts = (segments.last ?? "").split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, let last = Int(parts[1]) else { return false }
    return Int(String(parts[0].reversed().prefix(while: \.isNumber).reversed())).map { $0 < last } ?? false
  }

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

extension ArraySlice<UInt8> {
  /// Whether a word stands somewhere in the bytes, with no letter or digit beside it.
  fileprivate func holds(_ word: [UInt8]) -> Bool {
    guard let first = word.first, word.count <= count else { return false }
    func isPartOfWord(_ byte: UInt8?) -> Bool {
      byte.map { $0.isASCIILetter || $0.isASCIIDigit } ?? false
    }
    return indices.contains { index in
      self[index] == first && self[index...].starts(with: word)
        && !isPartOfWord(index > startIndex ? self[index - 1] : nil)
        && !isPartOfWord(index + word.count < endIndex ? self[index + word.count] : nil)
    }
  }
}
