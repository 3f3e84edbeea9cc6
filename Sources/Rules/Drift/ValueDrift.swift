import Configuration
import DesignTokens
import Facts
import Lexicon
import SourceText
import WorkspaceIndex

extension Rule {
  /// A document states a value beside a name that the project defines otherwise.
  static let valueDrift = Rule(
    id: "value-drift",
    family: .specs,
    severity: .warning,
    summary: "A document states a value beside a token's name that the project defines otherwise.",
    page: """
      A value in parentheses beside a name helps the reader only as long as it is true. It is compared with what the \
      token is worth in the project, with every alias followed; where themes differ, it is fine if it is true in one \
      of them. Lengths are compared in px (a pt in a spec is a px, a rem is 16px, or what a rule for `html` says), colors in 8 bits.

      A name that only the document itself gives a value cannot drift, but what it says of one thing twice in a line \
      can: a color and the comment beside it, an alpha in hex and the percentage behind it, a list of symbols and the \
      tokens for them, a Swift snippet and the component that it belongs to. In a `DESIGN.md` the text is compared with the front matter, also a label such as \
      `**Primary (#0d7377)**` and the columns of a table of text styles.

      The constants of a theme in TypeScript, JavaScript, Dart, Kotlin, Swift or C# count as well, where the file or its folder \
      says that it is one (`theme.ts`, `app_colors.dart`, `Color+Brand.swift`, `theme/Color.kt`, `constants.dart`), `tailwind.config = {…}` in `index.html`, and so do the \
      variables of a style sheet, bare channels (`217 91% 60%`) among them, and the color sets of an Xcode catalog: a document describes such a file if it names three of its constants or more and is right about \
      half of them, if it names the file and is right about one, or if both have three colors by the same names in several words \
      (`brand-primary`). Lists, tables and fences are read for that, headings as the groups around a name: *Secondary* below *Text Colors* is `text.secondary`, `textSecondary` or `--text-secondary`; `Light:` \
      below `colorScheme.primary` is `LightPrimary` or `light.primary`; *Title L* is the size of `titleLarge`. What is true of \
      another constant of the same name is not told, nor what a report tells, nor a snippet that is wrong in half of what it \
      gives, unless the document is right about eight names, and as many as it is wrong about.

      A class of Tailwind with a value beside it (`bg-slate-800 (#1e3a8a)`, `` `text-3xl` (24px) ``) is held against the project's \
      configuration or `@theme`, else against what versions 3 and 4 both have for it, if the document is right about other \
      classes of the kind.

      A guide whose CSS copies three rules or more of a style sheet (`.label { … }`) and says the same in most of their \
      declarations is held against that style sheet in the others.

      ## Fails

      ```json space.tokens.json
      { "space": { "md": { "$type": "dimension", "$value": { "value": 12, "unit": "px" } } } }
      ```

      ```markdown card.md
      # Card

      - Padding: `space.md` (16px)
      ```

      ## Passes

      ```json space.tokens.json
      { "space": { "md": { "$type": "dimension", "$value": { "value": 12, "unit": "px" } } } }
      ```

      ```markdown card.md
      # Card

      - Padding: `space.md` (12px)
      ```
      """,
    reach: .names,
    check: driftingValues)
}

private func driftingValues(in file: CheckedFile) -> [Finding] {
  guard file.facts.kind == .specification || file.facts.kind == .design || file.facts.kind == .code else { return [] }
  let claims =
    file.facts.references.compactMap { reference in
      reference.statedValue.map { Claim(names: [reference.name] + reference.alternatives, stated: $0) }
    } + file.ownClaims
  var seen: Set<ByteRange> = []
  let isOfCode = claims.contains { $0.names[0].isCodeName }
  let isOther = isOfCode && file.describesOtherStyles
  let isOfFolder = isOfCode && !isOther && file.namesSheetOfFolder
  let drifts = claims.filter { claim in
    !claim.names[0].isCodeName || !isOther && (!isOfFolder || file.isGivenInFolder(claim.names[0]))
  }
  .filter { seen.insert($0.stated.range).inserted }
  .compactMap { claim in file.drift(of: claim).map { (claim: claim, finding: $0) } }
  let others = file.namesOfOtherBrand(among: claims, wrong: Set(drifts.map(\.claim.stated.range)))
  let modes = file.placesOfOtherModes(drifts.map(\.claim), among: claims)
  let found =
    drifts.filter { !others.contains($0.claim.names[0]) && !modes.contains($0.claim.stated.range) }.map(\.finding)
    + file.facts.remarks.compactMap(file.drift) + file.facts.claims.compactMap(file.drift) + file.snippetDrifts()
  let places = Set(found.map(\.range))
  let all =
    found + (file.constantDrifts() + file.styleDrifts() + file.classDrifts()).filter { !places.contains($0.range) }
  let own = all.isEmpty ? [] : file.rangesOfReaders
  // What such a fence sets may be spoken of further down.
  let theirs = Set(all.lazy.filter { finding in own.contains { $0.contains(finding.range) } }.map(\.message))
  return all.filter { !theirs.contains($0.message) }
}

/// A value that a text says a token has.
private struct Claim {
  /// The name meant, and further ones to try.
  var names: [TokenName]
  var stated: StatedValue
  /// Whether a snippet of a style sheet says it, so that it holds where that says alone.
  var isDeclared = false
  /// Where alone it holds, as the snippet says.
  var context: String?
}

extension CheckedFile {
  /// What a spec gives a name as its value is a claim as well, where the project defines the name.
  fileprivate var ownClaims: [Claim] {
    guard facts.kind == .specification else { return [] }
    let claims = facts.definitions.filter { !$0.isInWords && holdsAsDefined($0) }.map { definition in
      Claim(
        names: [definition.name], stated: StatedValue(value: definition.value, range: definition.valueRange),
        isDeclared: definition.name.isCodeName && facts.fence(around: definition.valueRange) != nil,
        context: definition.context)
    }
    let declared = claims.filter(\.isDeclared)
    guard !declared.isEmpty, !repeatsProject else { return claims }
    // A snippet that repeats the style sheet agrees with it nearly everywhere; else it shows how to set other values.
    let shows = facts.fences.map(\.range).filter { fence in
      let inside = declared.filter { fence.contains($0.stated.range) && isOfProject($0.names[0]) }
      return inside.count { drift(of: $0) != nil } * 2 >= inside.count && !showsSheet(fence, of: inside)
    }
    return claims.filter { claim in !claim.names[0].isCodeName || !shows.contains { $0.contains(claim.stated.range) } }
  }

  /// Where the document lists custom properties with other values than the project's, which it lists below another
  /// heading: each for a mode or a device, of which the project has one.
  fileprivate func placesOfOtherModes(_ wrong: [Claim], among claims: [Claim]) -> Set<ByteRange> {
    let wrong = wrong.filter { $0.names[0].isCodeName }
    guard !wrong.isEmpty else { return [] }
    let listed = Set(facts.definitions.lazy.map(\.valueRange))
    let given = Dictionary(grouping: claims, by: { $0.names[0] })
    let bytes = source.bytes
    let headings = bytes.indices.dropLast().filter { bytes[$0] == 0x0A && bytes[$0 + 1] == UInt8(ascii: "#") }
    func section(_ claim: Claim) -> Int { headings.partitioningIndex { $0 >= claim.stated.range.start } }
    // `### Theme 1: Teal` and `### Theme 2: Amber` begin alike.
    func opening(_ claim: Claim) -> String? {
      let index = section(claim) - 1
      guard headings.indices.contains(index) else { return nil }
      let line = source.range(ofLine: source.lines.line(at: headings[index] + 1))
      let words = source.text(in: line).split(separator: " ")
      return words.count > 2 ? words.prefix(2).joined(separator: " ") : nil
    }
    return Set(
      wrong.filter { claim in
        guard case let worth = valuesElsewhere(of: claim.names[0]), worth.count == 1, let value = worth[0].value.value
        else { return false }
        return (given[claim.names[0]] ?? []).contains {
          // A token that is mentioned with its value in two places is one and the same.
          (listed.contains(claim.stated.range) || opening($0) != nil && opening($0) == opening(claim))
            && section($0) != section(claim) && $0.stated.value.agrees(with: value, in: self) == true
        }
      }.map(\.stated.range))
  }

  /// What a name is worth to the project, in each theme, but for what this document says of it.
  private func valuesElsewhere(of name: TokenName) -> [(theme: String, value: ResolvedValue)] {
    let isOwn = facts.kind == .design
    return workspace.values(of: name, visibleFrom: isOwn ? path : neighbor)
      .filter { isOwn || $0.value.chain.first?.path != path }
      .filter { !facts.isSource || $0.value.chain.first.flatMap { workspace[$0.path] }?.facts.isSource != true }
  }

  /// The names that each brand has a style sheet for in one folder (`tides.css`, `moorings.css`), where the document
  /// speaks of none of these, and nothing that it says of two such names or more holds for any: it is about another one.
  fileprivate func namesOfOtherBrand(among claims: [Claim], wrong: Set<ByteRange>) -> Set<TokenName> {
    guard facts.kind == .specification, wrong.count > 1 else { return [] }
    var names: Set<TokenName> = []
    var all: Set<String> = []
    for claim in claims {
      let sheets = Set(projectSites(named: claim.names[0]).map(\.path)).filter { $0 != path }
      guard isChoice(sheets) else { continue }
      guard wrong.contains(claim.stated.range) else { return [] }
      names.insert(claim.names[0])
      all.formUnion(sheets)
    }
    return names.count > 1 && !speaks(ofAnyOf: all) ? names : []
  }

  /// Whether some files lie in one folder and are the style sheets of brands: none is that of the light or the dark theme.
  func isChoice(_ sheets: Set<String>) -> Bool {
    sheets.count > 1 && Set(sheets.map(\.folder)).count == 1
      && sheets.allSatisfy { sheet in
        workspace[sheet]?.facts.isStyleSheet == true
          && !sheet.stem.lettersOnly.contains { String($0).means(.theme) }
      }
  }

  /// Whether the document, or the path to it, has the name of one of some files.
  func speaks(ofAnyOf sheets: Set<String>) -> Bool {
    let text = (path.dropFirst(configuration.root.utf8.count) + "\n" + source.text).words
    return sheets.contains { text.holds($0.stem.words) }
  }

  /// Whether a fence says that it shows a style sheet, and that has all the names which it gives, whatever others have.
  private func showsSheet(_ fence: ByteRange, of claims: [Claim]) -> Bool {
    guard claims.count > 1, let sheet = facts.namedSheets.first(where: { fence.contains($0.range) }) else {
      return false
    }
    let file = "/" + (sheet.name.split(separator: "/").last ?? "")
    return claims.allSatisfy { claim in
      workspace.definitions(named: claim.names[0], visibleFrom: configuration.root + "/")
        .contains { $0.path != path && $0.path.hasSuffix(file) }
    }
  }

  private func isOfProject(_ name: TokenName) -> Bool { projectSites(named: name).contains { $0.path != path } }

  /// Whether the document gives values to custom properties of which the project knows less than half: it describes
  /// another style sheet that has a few of the same names.
  fileprivate var describesOtherStyles: Bool {
    let own = Set(facts.definitions.lazy.filter { $0.name.isCodeName }.map(\.name))
    return own.count > 2 && own.count(where: isOfProject) * 2 < own.count && !repeatsProject
  }

  /// Whether what a snippet says is a claim about the project's value: what it gives under a condition (for less motion,
  /// in print) is one only where the project has another value under just that condition.
  private func holdsAsDefined(_ definition: Definition) -> Bool {
    guard let context = definition.context else { return true }
    let alike = projectSites(named: definition.name).filter { site in
      site.path != path && workspace.definition(at: site)?.context == context
    }
    return !alike.isEmpty
      && alike.allSatisfy { workspace.resolved($0).value.map { definition.value.agrees(with: $0, in: self) } == false }
  }

  fileprivate func drift(of claim: Claim) -> Finding? {
    // A constant in code defines its name as well, and means another spelling of it.
    guard let name = claim.names.first(where: { projectSites(named: $0).contains { $0.path != path || isData($0) } }),
      !projectSites(named: name).contains(where: {
        isOfTool(besides: $0.path) || hasNamesake(beside: $0.path) || isTemplate($0.path)
      })
    else { return nil }
    let isOwn = facts.kind == .design
    guard !workspace.isForeign(name, visibleFrom: isOwn ? path : neighbor),
      !workspace.isOfOtherPackages(name, visibleFrom: path)
    else { return nil }
    let defined = ofNamedSheet(valuesElsewhere(of: name), claim.stated.range)
    // One class alone leaves nothing to choose.
    let contexts = Set(defined.map { context(of: $0.value) })
    guard claim.context != nil || contexts.count < 2 || !defined.allSatisfy(isChosen) else { return nil }
    var literals: [(theme: String, value: TokenValue)] = []
    let alike = claim.isDeclared ? defined.filter { context(of: $0.value) == claim.context } : []
    let meant = Set((alike.isEmpty ? defined : alike).map(\.theme))
    for (theme, resolved) in defined {
      guard var value = resolved.value else { return nil }
      // A length beside a text style is its size.
      if case .dimension = claim.stated.value, let size = value[member: "fontSize"] { value = size }
      guard claim.stated.value.agrees(with: value, in: self) == false, !isAlphaFirst(claim.stated, value) else {
        return nil
      }
      if meant.contains(theme), !literals.contains(where: { $0.value == value && $0.theme == theme }) {
        literals.append((theme, value))
      }
    }
    guard !literals.isEmpty, !isTrueInCode(claim, name, defined), !isDefault(claim, defined),
      !isOfNeighbor(claim), !isTrueInPart(claim, name), !isTrueInOtherStyles(claim.stated, name),
      !isOfOtherTheme(defined.map(\.value), than: claim.stated.range)
    else { return nil }
    let worth = ValuesOfThemes(literals).text
    var fixes: [Fix] = []
    // Below *Dark mode* the value that holds everywhere is not the one to write, and of two documents none is the right one.
    let isOpen =
      contexts == [nil] && isBelowTheme(claim.stated.range) || defined.allSatisfy { isSpecification($0.value) }
    for fix in (isOpen ? [] : literals).prefix(4).compactMap({ self.fix(writing: $0.value, inPlaceOf: claim.stated) }
    )
    where !fixes.contains(where: { $0.title == fix.title }) {
      fixes.append(fix)
    }
    return Finding(
      "`\(name)` is \(worth), not `\(source.text(in: claim.stated.range).onOneLine)`.", at: claim.stated.range,
      related: defined.filter { meant.contains($0.theme) }.compactMap {
        $0.value.chain.first.flatMap { place("`\(name)` is defined here.", $0) }
      },
      fixes: fixes)
  }

  /// Whether a value holds only where somebody chooses it, such as below the class of one of several palettes: it says
  /// nothing of what holds everywhere, in the light or in the dark.
  private func isChosen(_ defined: (theme: String, value: ResolvedValue)) -> Bool {
    guard let context = context(of: defined.value) else { return false }
    return !context.lettersOnly.allSatisfy { word in
      String(word).means(.theme) || String(word).means(.themeNoun)
    }
  }

  /// Where alone a value holds, as the style sheet says that gives it.
  private func context(of value: ResolvedValue) -> String? {
    value.chain.first.flatMap { workspace.definition(at: $0)?.context }
  }

  /// Whether documents alone give the name another value, while a style sheet or a token file agrees with the text.
  private func isTrueInCode(
    _ claim: Claim, _ name: TokenName, _ defined: [(theme: String, value: ResolvedValue)]
  ) -> Bool {
    guard defined.allSatisfy({ isDocument($0.value.chain.first) }) else { return false }
    return workspace.values(of: name, visibleFrom: configuration.root + "/").contains { _, resolved in
      !isDocument(resolved.chain.first)
        && resolved.value.map { claim.stated.value.agrees(with: $0, in: self) == true } ?? false
    }
  }

  /// Whether a style sheet gives the name just that value for a part of the page, which the text may well mean.
  private func isTrueInPart(_ claim: Claim, _ name: TokenName) -> Bool {
    workspace.localDeclarations(named: name, visibleFrom: path).contains { other, local in
      workspace[other]?.facts.isStyleSheet == true && claim.stated.value.agrees(with: local.value, in: self) == true
    }
  }

  private func isDocument(_ site: DefinitionSite?) -> Bool {
    let kind = site.flatMap { workspace[$0.path]?.facts.kind }
    return kind == .specification || kind == .design
  }

  /// Whether the text tells what a component takes where nobody sets the property: the fallback of a use.
  private func isDefault(_ claim: Claim, _ defined: [(theme: String, value: ResolvedValue)]) -> Bool {
    defined.compactMap(\.value.chain.first).contains { site in
      workspace.references(to: site).contains { use in
        guard let facts = workspace[use.path]?.facts, facts.references.indices.contains(use.index) else { return false }
        return facts.references[use.index].fallback.map { claim.stated.value.agrees(with: $0.value, in: self) == true }
          ?? false
      }
    }
  }

  /// Whether the value is that of another name on the line, which has none beside it: a row that maps one name to another
  /// (`--html-md | --space-4 | 16px`) gives the value of either.
  private func isOfNeighbor(_ claim: Claim) -> Bool {
    let bytes = source.bytes
    let stated = claim.stated.range
    let start = bytes.from(0, to: stated.start).lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let end = bytes.from(stated.end).firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    let first = facts.references.partitioningIndex { $0.range.start >= start }
    return facts.references[first...].prefix { $0.range.start < end }.contains { other in
      guard other.statedValue == nil, !claim.names.contains(other.name) else { return false }
      return workspace.values(of: other.name, visibleFrom: neighbor).contains { _, resolved in
        resolved.value.map { claim.stated.value.agrees(with: $0, in: self) == true } ?? false
      }
    }
  }

  /// Whether a file called as the one that defines a name lies beside the document: then that one is meant, be it
  /// understood or not, and the other belongs to another document.
  private func hasNamesake(beside other: String) -> Bool {
    guard let slash = path.lastIndex(of: "/"), let otherSlash = other.lastIndex(of: "/") else { return false }
    let (folder, otherFolder) = (path[..<slash], other[..<otherSlash])
    return folder != otherFolder && workspace["\(folder)\(other[otherSlash...])" as String] != nil
  }

  /// Whether a text writes the very color with the opacity in front, as Android does: `#80FF0000` for `#ff000080`.
  private func isAlphaFirst(_ stated: StatedValue, _ value: TokenValue) -> Bool {
    guard case .color(let color) = value, !isOwnColor(stated) else { return false }
    let digits = source.text(in: stated.range).drop { $0 == "#" || $0 == "`" }.prefix { $0.isHexDigit }
    return Color(packed: digits)?.agrees(with: color) ?? false
  }

  /// Whether a color stands in CSS, where the opacity is behind.
  private func isOwnColor(_ stated: StatedValue) -> Bool { facts.isStyle(stated.range) }

  /// Whether a file lies in a folder of templates, where the document does not: it is to become part of other projects.
  func isTemplate(_ other: String) -> Bool {
    folders(of: other, notOf: path).contains { ["template", "templates"].contains($0.lowercased()) }
  }

  /// The folders of a path below the last one that it shares with another.
  func folders(of path: String, notOf other: String) -> ArraySlice<Substring> {
    guard path != other else { return [] }
    let own = path.split(separator: "/")
    let common = zip(own, other.split(separator: "/")).prefix { $0 == $1 }.count
    return own.dropFirst(common).dropLast()
  }

  /// Whether the document is a tool's (`.agents/skills`), by folders that another file lies outside of.
  private func isOfTool(besides other: String) -> Bool {
    FileNames.areOfTool(folders(of: path, notOf: other)) && !repeatsProject
  }

  /// Whether a definition stands in the data of this document.
  private func isData(_ site: DefinitionSite) -> Bool {
    facts.kind == .design && workspace.definition(at: site).map { facts.isData($0.range) } ?? false
  }
}

extension StringProtocol {
  /// The words of a text in lower case, a blank around each.
  fileprivate var words: String {
    lowercased().words().reduce(into: " ") { $0 += $1 + " " }
  }
}

extension String {
  /// The name of a file without its endings, in lower case.
  fileprivate var stem: String { String(fileName.lowercased().prefix { $0 != "." }) }
}
