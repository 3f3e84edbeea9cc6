import DesignTokens
import Facts
import Lexicon
import SourceText
import WorkspaceIndex

// What a document gives a name, held against the constants of a theme in code.
extension CheckedFile {
  /// Names with another value than the theme in code that the document describes has for them.
  ///
  /// A document describes a theme where it names three of its constants or more and half of what it says of them holds;
  /// where it names the file, one that holds is enough. Which side is right nobody can tell, so that nothing is mended.
  func constantDrifts() -> [Finding] {
    guard facts.kind == .specification || facts.kind == .design else { return [] }
    let isOfOtherPackage = isOfOtherPackage
    let themes = nearestFirst(workspace.themesInCode(visibleFrom: path)).filter { theme in
      !isOfOtherPackage(theme.path) && !isTemplate(theme.path) || namesFile(theme.path)
    }
    guard !themes.isEmpty else { return [] }
    let sheets = themes.filter(\.isStyleSheet)
    // A custom property that a style sheet has means that one, and nothing else of the same name.
    let stated =
      valuesStated().filter { stated in
        stated.name?.isCodeName != true || !sheets.contains { !$0.constants(named: stated.names[0]).isEmpty }
      } + constantsStated()
    guard !stated.isEmpty else { return [] }
    let isOfDark = isOfDarkTheme
    let members = membersOfTypes
    let read = themes.map { theme in
      (theme: theme, claims: stated.compactMap { ConstantClaim($0, of: theme, in: self) })
    }
    // What an object in code has by group and name is none of a style sheet: `TYPE.size.md` is not `--size-md`.
    let ofObjects = read.filter { !$0.theme.isStyleSheet }
      .flatMap { $0.claims.filter { $0.isInFull && $0.stated.constant.snippet != nil }.map(\.stated.range) }.joined
    let compared = read.map { theme, claims in
      (
        theme: theme,
        claims: claims.filter { !theme.isStyleSheet || !ofObjects.overlaps($0.stated.range) }
          .without(members.isEmpty ? [] : places(of: members, besides: theme)).withoutExamples(in: source).eachOnce
          .withoutVariety
          .withoutOtherModes.ofModes(in: theme) { $0.isOfDark || isOfDark && !theme.isStyleSheet }
          .filter { !isOfOtherFile($0, than: theme) }
      )
    }
    // What is true of one theme is not told for another.
    let held = compared.flatMap { $0.claims.filter(\.holds).map(\.stated.range) }.joined
    var told: Set<Int> = []
    let brands = Dictionary(grouping: compared.filter { $0.theme.isStyleSheet && !$0.claims.isEmpty }) {
      $0.theme.path.folder
    }
    .mapValues { Set($0.map(\.theme.path)) }
    return compared.flatMap { theme, claims -> [Finding] in
      guard describes(theme, claims) else { return [] }
      if let brands = brands[theme.path.folder], brands.count > 2, brands.contains(theme.path), isChoice(brands),
        !speaks(ofAnyOf: brands)
      {
        return []
      }
      return claims.filter { claim in
        !claim.holds && !held.overlaps(claim.stated.range) && !isTrueInData(claim, of: theme)
          && !isTrueElsewhere(claim, than: theme, among: themes)
          && told.insert(claim.stated.range.end).inserted
      }
      .compactMap { finding($0, theme) }
    }
    .sorted { $0.range.start < $1.range.start }
  }

  /// Whether a token file gives the token of a custom property just that value: for a theme that no style sheet has.
  private func isTrueInData(_ claim: ConstantClaim, of theme: ThemeConstants) -> Bool {
    theme.isStyleSheet
      && claim.constants.contains { constant in
        let name = TokenName("--" + constant.path.joined(separator: "-"))
        let meant = workspace.meaning(ofCodeName: name, visibleFrom: path)
        return meant != name
          && projectSites(named: meant).contains { site in
            !isDocument(site.path)
              && workspace.resolved(site).value.map { value in
                claim.stated.values.contains { $0.agrees(with: value, in: self) == true }
              } ?? false
          }
      }
  }

  /// The themes with those first that share the most folders with the document: of copies the nearest is meant.
  func nearestFirst(_ themes: [ThemeConstants]) -> [ThemeConstants] {
    let own = path.split(separator: "/").dropLast()
    return themes.map { theme in
      (theme: theme, shared: zip(own, theme.path.split(separator: "/")).prefix { $0 == $1 }.count)
    }
    .sorted { ($1.shared, $0.theme.path) < ($0.shared, $1.theme.path) }.map(\.theme)
  }

  /// Whether the first line of the snippet around a value names another file of the same language.
  ///
  /// One that is gone may have become the theme, where that has a group of the same name as well.
  private func isOfOtherFile(_ claim: ConstantClaim, than theme: ThemeConstants) -> Bool {
    guard let fence = facts.fence(around: claim.stated.range)?.range,
      let dot = theme.path.lastIndex(of: ".")
    else { return false }
    let first = source.text(in: source.line(around: fence.start))
    let words = first.split { $0.isWhitespace || "`\"'():,*/\\".contains($0) }
    let named = words.filter { $0.hasSuffix(theme.path[dot...]) }
    let groups = claim.stated.constant.paths + claim.constants.map(\.path)
    let isOfOtherGroup = !claim.isInFull && groups.allSatisfy { $0.count > 1 }
    return !named.isEmpty && !words.contains(theme.path.fileName[...]) && (isOfOtherGroup || !isGone(named))
  }

  /// Where snippets give values to members of types, and what each type is called.
  private var membersOfTypes: [(type: String, range: ByteRange)] {
    facts.statedConstants.compactMap { stated in
      guard stated.snippet != nil, let type = stated.paths.first?.dropLast().last, type.first?.isUppercase ?? false,
        type.contains(where: \.isLowercase)
      else { return nil }
      return (type, stated.range)
    }
  }

  /// Where such members are of types that a theme does not have: `ChatColors` beside `AppColors`.
  private func places(of members: [(type: String, range: ByteRange)], besides theme: ThemeConstants) -> Set<ByteRange> {
    let own = theme.members
    guard !own.isEmpty, !namesFile(theme.path) else { return [] }
    return Set(members.filter { own[$0.type] == nil }.map(\.range))
  }

  /// Whether files are called after themes or colors, and the project has none that is called so: what the document shows
  /// of them is elsewhere now.
  private func isGone(_ files: [Substring]) -> Bool {
    let paths = workspace.themesInCode(visibleFrom: path).map { $0.path.fileName }
    return files.allSatisfy { file in
      let name = String(file.split(separator: "/").last ?? "")
      let isOfTheme = ["color", "theme", "palette"].contains { name.lowercased().holds($0) }
      return isOfTheme && !paths.contains(name)
    }
  }

  /// Whether the title of the document says that all of it is about the dark theme.
  private var isOfDarkTheme: Bool {
    let words = title.map(WrittenName.smallWords) ?? []
    return words.contains("dark") && words.contains { $0.means(.themeNoun) } && !words.contains("light")
  }

  /// What the lines, rows and snippets of the document, or of a stretch of it, say of whatever constants there are.
  func constantsStated(at range: ByteRange? = nil) -> [ConstantClaim.Stated] {
    guard !FileNames.isStory(path) else { return [] }
    return facts.statedConstants.filter { range?.overlaps($0.range) ?? true && !facts.isRefused($0.range) }.map {
      ConstantClaim.Stated(constant: $0, values: [$0.value], range: $0.range)
    }
  }

  /// The values that the document, or a stretch of it, gives to names, of which no token file or style sheet knows.
  func valuesStated(at range: ByteRange? = nil) -> [ConstantClaim.Stated] {
    func isMeant(_ place: ByteRange) -> Bool { range?.overlaps(place) ?? true }
    let defined = facts.definitions.filter { !$0.isBorrowed && isMeant($0.valueRange) }.map { definition in
      ConstantClaim.Stated(
        definition.name, values: definition.themes.isEmpty ? [definition.value] : definition.themes.map(\.value),
        range: definition.valueRange)
    }
    let beside = facts.references.compactMap { reference in
      reference.statedValue.flatMap {
        isMeant($0.range) ? ConstantClaim.Stated(reference.name, values: [$0.value], range: $0.range) : nil
      }
    }
    return (defined + beside).filter { stated in
      !facts.isRefused(stated.range) && stated.values.allSatisfy { $0.isColorOrLength }
        && !(stated.name.map(projectSites) ?? []).contains { $0.path != path && !isDocument($0.path) }
    }
  }

  private func isDocument(_ path: String) -> Bool { workspace[path]?.facts.voice == .prose }

  private func describes(_ theme: ThemeConstants, _ claims: [ConstantClaim]) -> Bool {
    let names = Dictionary(grouping: claims, by: \.words)
    let holding = names.values.count { $0.contains(where: \.holds) }
    let colors = claims.filter(\.isOfColor)
    if isNamesakePalette(of: theme, naming: colors.map { ($0.words, $0.stated.range) }) { return true }
    guard holding > 0 else { return false }
    return names.count > 2 && holding * 2 >= names.count || namesFile(theme.path)
  }

  /// Whether the text speaks of a file by its name.
  private func namesFile(_ other: String) -> Bool {
    let name = Array(other.fileName.utf8)
    guard let first = name.first else { return false }
    let bytes = source.bytes
    return bytes.indices.contains { bytes[$0] == first && bytes[$0...].starts(with: name) }
  }

  private func finding(_ claim: ConstantClaim, _ theme: ThemeConstants) -> Finding? {
    guard let first = claim.constants.first else { return nil }
    let file = theme.path.fileName
    let said = source.text(in: claim.stated.range).filter { $0 != "\"" && $0 != "'" }
    // A number of code beside a number needs no unit: `0.15` for an opacity.
    let isWeight = first.path.last?.lowercased().hasSuffix("weight") ?? false
    let isBare = !theme.isStyleSheet && !said.hasPrefix("#") && (isWeight || said.last?.isNumber ?? false)
    var worth: [String] = []
    for constant in claim.constants {
      let text = constant.value.cssText
      let shown = isBare && text.hasSuffix("px") ? String(text.dropLast(2)) : text
      if !worth.contains(shown) { worth.append(shown) }
    }
    guard worth.count < 3, claim.isOfOneName else { return nil }
    return Finding(
      "`\(name(of: first, in: theme, by: claim))` is \(worth.map { "`\($0)`" }.joined(separator: " or ")) in `\(file)`, not `\(said)`.",
      at: claim.stated.range,
      related: theme.isCatalog
        ? []
        : Set(claim.constants.map(\.nameRange)).sorted().prefix(2).map {
          RelatedPlace("The code gives it here.", path: theme.path, range: $0)
        })
  }
}

extension [ConstantClaim] {
  /// The claims but for those of snippets that are wrong in half of what they give or more: these show how to set other
  /// values.
  fileprivate func withoutExamples(in source: SourceFile) -> [ConstantClaim] {
    // Who has eight names right or more, and as many as wrong, describes the theme with all that is said; where a snippet
    // spreads it (`...theme`) and is right in nothing, it makes another one.
    let describesTheme = describesTheme(2)
    let snippets = Dictionary(grouping: filter { $0.stated.constant.snippet != nil }, by: \.stated.constant.snippet)
    let copies = Set(
      snippets.lazy.filter { _, claims in
        let right = claims.count(where: \.holds)
        let isOwn = right > 0 || !(claims[0].stated.constant.snippet.map { source.text(in: $0).holds("...") } ?? false)
        return right * 2 > claims.count || describesTheme && isOwn
      }.map(\.key))
    return filter { claim in claim.stated.constant.snippet == nil || copies.contains(claim.stated.constant.snippet) }
  }

  /// Whether eight names or more are right, and one of so many at least.
  private func describesTheme(_ share: Double) -> Bool {
    let right = Set(lazy.filter(\.holds).map(\.words)).count
    return right > 7 && Double(right) * share >= Double(Set(lazy.map(\.words)).count)
  }

  /// The claims but for those that give one constant several values, none of which it has: these are examples as well,
  /// unless nearly all that is said of the colors of the theme is right.
  fileprivate var withoutVariety: [ConstantClaim] {
    let describesColors = filter(\.isOfColor).describesTheme(1.25)
    var values: [ByteRange: Set<String>] = [:]
    for claim in self where !claim.holds {
      if let place = claim.onlyPlace { values[place, default: []].insert(claim.stated.constant.value.cssText) }
    }
    return filter { claim in
      claim.holds || claim.isOfColor && describesColors
        || claim.onlyPlace.map { values[$0, default: []].count < 2 } ?? true
    }
  }

  /// The claims but for those that give a name another value than one that holds: the document has a list for each of
  /// several modes or devices, and the code has one of them.
  fileprivate var withoutOtherModes: [ConstantClaim] {
    let held = Set(lazy.filter(\.holds).flatMap { $0.constants.map(\.nameRange) })
    return filter { claim in claim.holds || !claim.constants.contains { held.contains($0.nameRange) } }
  }

  /// The claims but for those about the dark theme (`isOfDark`) where the code does not say that it has one, unless most
  /// of them hold: then all of the code is that theme.
  fileprivate func ofModes(in theme: ThemeConstants, isOfDark: (ConstantClaim) -> Bool) -> [ConstantClaim] {
    let dark = filter(isOfDark)
    let holding = dark.count(where: \.holds)
    let isAllDark = holding >= Self.fewestOfDark && holding * 4 >= dark.count * 3 && !theme.tellsThemesApart
    return isAllDark ? self : filter { !isOfDark($0) || $0.speaksOfDark(in: theme) }
  }

  private static var fewestOfDark: Int { 4 }

  /// The claims without those that say of a place again, less exactly, what another says.
  fileprivate var eachOnce: [ConstantClaim] {
    let exact = filter(\.isInFull).map(\.stated.range).joined
    let rest = filter { claim in !claim.isInFull && !exact.overlaps(claim.stated.range) }
    let named = rest.filter { $0.stated.name != nil }.map(\.stated.range).joined
    return filter(\.isInFull)
      + rest.filter { claim in claim.stated.name != nil || !named.overlaps(claim.stated.range) }
  }
}

extension [ByteRange] {
  /// Whether one of some ordered stretches, which are apart, overlaps another.
  fileprivate func overlaps(_ range: ByteRange) -> Bool {
    let behind = partitioningIndex { $0.start >= range.end }
    return behind > 0 && self[behind - 1].overlaps(range)
  }
}

extension TokenValue {
  /// Whether it is of a kind that the lines of documents give.
  var isColorOrLength: Bool {
    switch self {
    case .color, .dimension: true
    default: false
    }
  }
}

extension [ConstantClaim] {
  /// The claims without those at some places.
  fileprivate func without(_ places: Set<ByteRange>) -> [ConstantClaim] {
    places.isEmpty ? self : filter { !places.contains($0.stated.range) }
  }
}
