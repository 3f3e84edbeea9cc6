import Configuration
import DesignTokens
import Facts
import SourceText
import WorkspaceIndex

extension Rule {
  /// The fallback of a `var()` is not what the token is worth.
  static let fallbackDrift = Rule(
    id: "fallback-drift",
    family: .code,
    severity: .warning,
    summary: "The fallback of a `var()` is not what the token is worth.",
    page: """
      A fallback shows while a style sheet is missing; one that was right when it was written and has not been renewed \
      since makes the page flicker, or hides that the token is gone. It is compared as what it is: colors in whatever \
      notation to what 8 bits can tell, lengths at 16px a rem. Where themes differ it is fine if it is right in one of \
      them, and fine if a component or a mode gives the property that value. Where style sheets set it for a part of the \
      page alone (`[data-size="small"]`) the fallback is for the rest; where two give the whole page values of the same \
      names and neither takes the other in, they are of two pages. Of four or more in a file of which none is right, \
      or of ten of which hardly any is, nothing is said: they are values of its own for where the tokens are not there. \
      What cannot be compared is left alone: keywords, `calc()`, relative lengths; so is another token, which stands in \
      by intent, `transparent` and `0`, which stand where there is nothing.

      The fix writes the value in the notation of the fallback; where themes differ there is none.

      ## Fails

      ```json brand.tokens.json
      { "brand": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0.051, 0.451, 0.467] } } }
      ```

      ```css card.css
      .card { color: var(--brand, #ff0000) }
      ```

      ## Passes

      ```json brand.tokens.json
      { "brand": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0.051, 0.451, 0.467] } } }
      ```

      ```css card.css
      .card { color: var(--brand, rgb(13 115 119)) }
      ```
      """,
    reach: .names,
    check: driftingFallbacks)
}

private func driftingFallbacks(in file: CheckedFile) -> [Finding] {
  let stated = file.resolvedReferences.filter {
    $0.reference.fallback != nil && !$0.targets.isEmpty && file.isCode($0.reference.range)
  }
  // Nearly all are right, or nearly none: what a drift has to ask besides costs ten times as much.
  let doubtful = stated.filter { !file.isRight($0.reference) }
  let right = stated.count - doubtful.count
  // Only what drifts asks whose page it is on, and of each style sheet once.
  var pages: [String: Bool] = [:]
  lazy var own = file.namesOfPage
  var findings: [Finding] = []
  for (reference, targets) in doubtful {
    guard let fallback = reference.fallback, let target = targets.first,
      let finding = file.drift(of: fallback, from: reference, target)
    else { continue }
    let isOther = pages[target.path] ?? file.isOfAnotherPage(target.path, besides: own)
    pages[target.path] = isOther
    if !isOther { findings.append(finding) }
    // What has grown old was right once, and not all of it at one time: a file in which nothing is right, or what may be
    // so by chance (one, or a tenth), has values of its own for where the tokens are not there.
    if right == 0, findings.count == 4 { return [] }
  }
  return findings.count >= 10 && SpacingGrid.isHabit(kept: findings.count, of: findings.count + right) ? [] : findings
}

extension CheckedFile {
  /// Whether a stretch is code, not a few words of it in a sentence that speaks of them.
  fileprivate func isCode(_ range: ByteRange) -> Bool { !isProse || !facts.isOwnText(range) }

  /// Whether the fallback of a reference is what the token is worth somewhere.
  fileprivate func isRight(_ reference: TokenReference) -> Bool {
    guard let fallback = reference.fallback, let stated = value(of: fallback, depth: 0) else { return false }
    return workspace.values(of: reference.name, visibleFrom: path).contains { _, resolved in
      resolved.value.map { isRight(stated, for: $0, at: resolved.last) == true } ?? false
    }
  }

  fileprivate func drift(of fallback: StatedValue, from reference: TokenReference, _ target: DefinitionSite) -> Finding?
  {
    guard let stated = value(of: fallback, depth: 0), !stated.isNothing else { return nil }
    var literals: [(theme: String, value: TokenValue)] = []
    var winner: DefinitionSite?
    for (theme, resolved) in workspace.values(of: reference.name, visibleFrom: path) {
      guard let value = resolved.value else { return nil }
      guard isRight(stated, for: value, at: resolved.last) == false else { return nil }
      if literals.isEmpty { winner = resolved.chain.first }
      if !literals.contains(where: { $0.value == value }) { literals.append((theme, value)) }
    }
    guard let first = literals.first, !isForTheRest(reference), !isElsewhere(stated, reference.name),
      !workspace.isAssigned(customProperty: reference.name, visibleFrom: path),
      !workspace.isOfOtherPackages(reference.name, visibleFrom: path),
      !workspace.isForeign(reference.name, visibleFrom: path)
    else { return nil }
    let worth =
      literals.count == 1
      ? "`\(text(first.value))`"
      : ContextText.shortened(
        literals.map { "`\(text($0.value))` (\(ContextText.shortened($0.theme)))" }, separator: " or ")
    return Finding(
      "`\(reference.name)` is \(worth), its fallback `\(source.text(in: fallback.range).onOneLine)`.",
      at: fallback.range,
      related: [place("`\(reference.name)` is defined here.", winner ?? target)].compactMap { $0 },
      // Of several values nobody knows which one a fallback is to be.
      fixes: (literals.count == 1 ? write(first.value, like: fallback.range) : nil).map {
        [fix("Write \($0)", replacing: fallback.range, with: $0)]
      } ?? [])
  }

  /// Whether style sheets set a property for a part of the page alone (`[data-size="small"]`, `:hover`), so that the
  /// fallback is for the rest.
  private func isForTheRest(_ reference: TokenReference) -> Bool {
    let sites =
      workspace.definitions(named: reference.name, visibleFrom: path)
      + workspace.declarations(ofToken: meaning(of: reference), visibleFrom: path)
    let declared = sites.compactMap { workspace.definition(at: $0) }.filter(\.name.isCodeName)
    let isLocal = !workspace.localDeclarations(named: reference.name, visibleFrom: path).isEmpty
    return declared.isEmpty ? isLocal : declared.allSatisfy { $0.context != nil }
  }

  /// The custom properties to which a style sheet gives a value for the whole page; none of another file.
  fileprivate var namesOfPage: Set<TokenName> {
    guard facts.isStyleSheet else { return [] }
    return Set(facts.definitions.lazy.filter { $0.context == nil && $0.name.isCodeName }.map(\.name))
  }

  /// Whether another style sheet is that of another page: both give the whole page values of their own, some of the same
  /// names, and neither takes the other in; then a fallback is what is seen.
  fileprivate func isOfAnotherPage(_ other: String, besides own: Set<TokenName>) -> Bool {
    guard other != path, !own.isEmpty, let sheet = workspace[other]?.facts, sheet.isStyleSheet else { return false }
    return sheet.definitions.contains { $0.context == nil && own.contains($0.name) } && !workspace.takesIn(other, path)
  }

  /// Whether a value is the one that a property has in another place: in a component, in a mode, in a build.
  private func isElsewhere(_ stated: TokenValue, _ name: TokenName) -> Bool {
    let locals = workspace.localDeclarations(named: name, visibleFrom: path).map { $0.1.value }
    if locals.contains(where: { stated.agrees(with: $0, in: self) == true }) { return true }
    let sites =
      workspace.declarations(ofToken: workspace.meaning(ofCodeName: name, visibleFrom: path), visibleFrom: path)
    return sites.contains { site in
      let resolved = workspace.resolved(site)
      return resolved.value.map { isRight(stated, for: $0, at: resolved.last) == true } ?? false
    }
  }

  private func meaning(of reference: TokenReference) -> TokenName {
    workspace.meaning(ofCodeName: reference.name, visibleFrom: path)
  }

  /// The value that a fallback states, if need be behind names that nothing defines; `nil` where it is another token.
  private func value(of fallback: StatedValue, depth: Int) -> TokenValue? {
    guard case .alias(let name) = fallback.value else { return fallback.value }
    guard depth < 8, workspace.definitions(named: name, visibleFrom: path).isEmpty,
      let inner = facts.references.first(where: { $0.range == fallback.range })?.fallback
    else { return nil }
    return value(of: inner, depth: depth + 1)
  }

  /// Whether two values are the same; `nil` where they cannot be compared.
  private func isRight(_ stated: TokenValue, for value: TokenValue, at site: DefinitionSite?) -> Bool? {
    switch (stated, value) {
    case (.number(0), .dimension(let length)): return length.value == 0
    case (.dimension(let length), .number(0)): return length.value == 0
    case (.color(let left), .color(let right)):
      let isNear = abs(left.alpha - right.alpha) < 0.006
      // Three decimals of an OKLCH notation are some 0.001 off.
      if left.agrees(with: right) || isNear && left.difference(from: right) < 0.003 { return true }
      // Colors beyond sRGB are brought inside in several ways, none of which is wrong.
      if !right.isInSRGBGamut, isNear, left.difference(from: right.mappedToSRGB) < 0.05 {
        return true
      }
      return site.flatMap(writtenHex).map { left.agrees(with: $0) } ?? false
    default: return stated.agrees(with: value, in: self)
    }
  }

  /// The `hex` that stands beside the components of a token's color.
  private func writtenHex(at site: DefinitionSite) -> Color? {
    guard let file = workspace[site.path], let definition = workspace.definition(at: site),
      case .color(let color) = definition.value, definition.valueRange.count < 1000
    else { return nil }
    let bytes = file.source.bytes[definition.valueRange]
    guard let hash = bytes.firstIndex(of: UInt8(ascii: "#")) else { return nil }
    let end = bytes[(hash + 1)...].firstIndex { !Character(Unicode.Scalar($0)).isHexDigit } ?? bytes.endIndex
    guard end == hash + 7, var hex = Color(css: file.source.text(in: ByteRange(hash, end))) else { return nil }
    hex.alpha = color.alpha
    return hex
  }

  private func text(_ value: TokenValue) -> String {
    if case .color(let color) = value {
      return color.isInSRGBGamut ? (color.alpha < 1 ? color.hexRGBA : color.hexRGB) : color.cssText
    }
    return value.cssText
  }

  private func write(_ value: TokenValue, like range: ByteRange) -> String? {
    // In a style sheet a length has a unit, also where a number stands in its place.
    if case .dimension(let length) = value, source.text(in: range).last?.isNumber == true { return length.cssText }
    return text(of: value, like: range)
  }
}

extension TokenValue {
  /// Whether it is a color that cannot be seen, or no length: what stands where there is nothing.
  fileprivate var isNothing: Bool {
    switch self {
    case .color(let color): color.alpha == 0
    case .dimension(let length): length.value == 0
    case .number(let number): number == 0
    default: false
    }
  }
}

extension String {
  /// The text with one blank for each stretch of white space.
  var onOneLine: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
