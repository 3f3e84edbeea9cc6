import Configuration
import DesignTokens
import Facts
import SourceText
import WorkspaceIndex

extension Rule {
  /// A document writes a value out that it has a name for.
  static let hardCodedValue = Rule(
    id: "hard-coded-value",
    family: .specs,
    severity: .hint,
    summary: "A document writes out a color or a length for which it knows exactly one token.",
    page: """
      The next change of the token will miss it. Looked at are the tokens that the document itself defines or names; \
      colors are compared in 8 bits, lengths in px, and a length counts only where the name says that it is for the \
      same purpose (`radius.md` for a corner radius). Nothing is said where two tokens have the value, where the line names the token, also \
      as text does (*accent (#2D8659)*), or one that it stands for, in \
      declarations and in rows that give a name its value or show it in several notations, where the name says another purpose than the words before the \
      value (a text color for a border), in code of languages that know no such names, and of a part of several lengths \
      in data, which no reference can stand for.

      ## Fails

      ```markdown card.md
      # Card

      - Border: 1px solid `color.line` (#D0D5DD)
      - Divider: 1px solid #D0D5DD
      ```

      ## Passes

      ```markdown card.md
      # Card

      - Border: 1px solid `color.line` (#D0D5DD)
      - Divider: 1px solid `color.line`
      ```
      """,
    reach: .names,
    check: hardCodedValues)
}

private func hardCodedValues(in file: CheckedFile) -> [Finding] {
  guard file.isProse else { return [] }
  let known = KnownValues(of: file)
  guard !known.isEmpty else { return [] }
  let stated = Set(
    file.facts.references.compactMap { $0.statedValue?.range } + file.facts.remarks.map(\.claimRange))
  // A ratio that stands beside a color was measured of it.
  let measured = Set(file.facts.contrastClaims.map { file.source.lines.line(at: $0.range.start) })
  func isOpen(_ range: ByteRange, _ owner: Int?) -> Bool {
    owner == nil && !stated.contains(range) && !file.facts.isForbidden(range) && !file.facts.mayBeAbsent(range)
      && (file.facts.dataRanges.isEmpty || file.isWholeValue(range))
      && !measured.contains(file.source.lines.line(at: range.start))
  }
  // White and black are what they are; a token of that value has a purpose of its own.
  let colors = file.facts.colors.filter { $0.color != .white && $0.color != .black && isOpen($0.range, $0.owner) }
    .compactMap { color in known.token(of: color.color).map { ($0, color.range, isColor: true) } }
  let lengths = file.facts.dimensions.filter { isOpen($0.range, $0.owner) && !file.isListed($0.range) }
    .compactMap { length in known.token(of: length, in: file).map { ($0, length.range, isColor: false) } }
  let defined = file.facts.definitions.map(\.valueRange).filter { $0.count > 0 }.sorted { $0.start < $1.start }
  /// Whether a value is that of a token which the document defines.
  func isDefined(_ range: ByteRange) -> Bool {
    let next = defined.partitioningIndex { $0.start >= range.end }
    return next > 0 && defined[next - 1].overlaps(range)
  }
  let open = (colors + lengths).filter { !isDefined($0.1) }
  return open.filter { file.takes($0.0.name, at: $0.0.site, inPlaceOf: $0.1) }.map {
    token, range, isColor in
    let written = file.source.text(in: range)
    // In a tree a color may stand beside its name; of a length only a line of its own would say what it belongs to.
    let text = file.mention(of: token.name, inPlaceOf: range, worth: isColor ? written : nil)
    return Finding(
      "`\(written)` is the value of `\(token.name)`; name the token instead.", at: range,
      related: [file.place("`\(token.name)` is defined here.", token.site)].compactMap { $0 },
      fixes: text.map { [file.fix("Use `\(token.name)`", replacing: range, with: $0)] } ?? [])
  }
}

extension CheckedFile {
  /// Whether a length is an end of a range or one of a list (`12-16pt`, `8pt, 12pt`), which speak of many values.
  fileprivate func isListed(_ range: ByteRange) -> Bool {
    let bytes = source.bytes
    let before = range.start > 2 ? bytes.at(range.start - 1) : 0
    if before == UInt8(ascii: "-") || before == UInt8(ascii: "~") || before == 0x93 || before == 0x94 { return true }
    guard range.end + 2 < bytes.count else { return false }
    let next = bytes.at(range.end)
    if next == UInt8(ascii: "-") || next == UInt8(ascii: "~") || next == 0xE2 { return true }
    return next == UInt8(ascii: ",") && bytes.at(range.end + 2) &- 0x30 < 10
  }

  /// Whether a value is all that stands behind a key in the data of a document, where a reference can take its place.
  fileprivate func isWholeValue(_ range: ByteRange) -> Bool {
    guard facts.isData(range), range.start > 1 else { return false }
    let bytes = source.bytes
    let next = range.end < bytes.count ? bytes.at(range.end) : 0x0A
    let before = bytes.at(range.start - 1)
    // One of several lengths in quotes is a part that no reference can stand for.
    if "\"'".utf8.contains(before) { return next == before }
    return (before == UInt8(ascii: ":") || bytes.at(range.start - 2) == UInt8(ascii: ":"))
      && (next < 0x20 || ",}".utf8.contains(next))
  }
}

extension TokenName {
  /// Whether a program has made the name, which nobody writes by hand: `--token-f7c03d34-…`.
  fileprivate var isMadeByProgram: Bool {
    text.split { "-._".contains($0) }.contains { part in
      part.utf8.count >= 8 && part.allSatisfy(\.isHexDigit) && part.contains(where: \.isNumber)
    }
  }
}

/// The tokens that a document defines or uses, by what they are worth.
private struct KnownValues {
  typealias Token = (name: TokenName, site: DefinitionSite)

  /// Colors in 8 bits, and lengths in px behind what they are for.
  private var tokens: [String: [Token]] = [:]
  /// The values of disputed tokens, of which no other token is the only one.
  private var disputed: Set<String> = []

  var isEmpty: Bool { tokens.isEmpty }

  init(of file: CheckedFile) {
    var sites = file.facts.definitions.indices.map { DefinitionSite(path: file.path, index: $0) }
    for (_, targets) in file.resolvedReferences where targets.count == 1 { sites += targets }
    let known = Set(sites).sorted { ($0.path, $0.index) < ($1.path, $1.index) }
      .compactMap { site in file.workspace.definition(at: site).map { (site: site, definition: $0) } }
    let disputed = Self.disputed(known, in: file)
    for (site, definition) in known where definition.themes.isEmpty && !definition.isInWords {
      guard definition.deprecation == nil, !definition.name.isMadeByProgram else { continue }
      let value = file.workspace.resolved(site).value
      guard let key = value.flatMap({ Self.key(of: $0, named: definition.name) }) else { continue }
      if disputed.contains(site) {
        self.disputed.insert(key)
      } else {
        tokens[key, default: []].append((definition.name, site))
      }
    }
  }

  /// What a value goes by: a color in 8 bits, a length in px with what its token is for; `nil` for all others.
  private static func key(of value: TokenValue, named name: TokenName) -> String? {
    switch value {
    case .color(let color): return color.hexRGBA
    case .dimension(let length):
      guard let pixels = length.pixels(pointsArePixels: true), pixels > 0 else { return nil }
      let family = name.text.split(separator: ".").first.map { String($0) } ?? ""
      return key(of: family).map { "\($0) \(NumberText.rounded(pixels, places: 3))" }
    default: return nil
    }
  }

  /// The tokens of a name that document and project give different values: which one is meant, `value-drift` asks.
  private static func disputed(
    _ known: [(site: DefinitionSite, definition: Definition)], in file: CheckedFile
  ) -> Set<DefinitionSite> {
    let workspace = file.workspace
    let alike = Dictionary(grouping: known) { $0.definition.name.segments.joined(separator: ".").lowercased() }
    let contradicted = known.filter { site, definition in
      guard site.path == file.path, let value = workspace.resolved(site).value else { return false }
      let others = file.projectSites(named: definition.name).filter { $0.path != file.path }
        .compactMap { workspace.resolved($0).value }
      return !others.isEmpty && !others.contains(value)
    }
    return alike.values.reduce(into: Set(contradicted.map(\.site))) { disputed, sites in
      guard sites.count > 1 else { return }
      let values = sites.compactMap { workspace.resolved($0.site).value }
      if values.dropFirst().contains(where: { $0 != values[0] }) { disputed.formUnion(sites.map(\.site)) }
    }
  }

  func token(of color: Color) -> Token? { only(color.hexRGBA) }

  func token(of length: LiteralDimension, in file: CheckedFile) -> Token? {
    guard !length.dimension.unit.isEmpty, let pixels = length.dimension.pixels(pointsArePixels: file.pointsArePixels),
      let key = Self.key(of: length.role)
    else { return nil }
    return only("\(key) \(NumberText.rounded(pixels, places: 3))")
  }

  private func only(_ key: String) -> Token? {
    guard !disputed.contains(key), let found = tokens[key], found.count == 1 else { return nil }
    return found[0]
  }

  private static func key(of family: String) -> String? {
    switch family.lowercased() {
    case "space", "spacing", "spaces", "spacer": "space"
    case "radius", "radii", "rounded": "radius"
    default: nil
    }
  }

  private static func key(of role: DimensionRole) -> String? {
    switch role {
    case .padding, .margin, .gap, .inset: "space"
    case .radius: "radius"
    default: nil
    }
  }
}
