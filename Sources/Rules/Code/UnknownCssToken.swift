import Configuration
import DesignTokens
import Facts
import SourceText
import WorkspaceIndex

extension Rule {
  /// A `var()` names a token that does not exist.
  static let unknownCssToken = Rule(
    id: "unknown-css-token",
    family: .code,
    severity: .warning,
    summary: "A style sheet uses a custom property with the prefix of the tokens that no token gives.",
    page: """
      A browser takes the fallback, or nothing, and says no word. A custom property is held to be a token's if it \
      begins with the prefix of the project, the one that `names` in `tincture.json` sets, or one that three names and \
      more than half of all that are tokens need; and if the project has tokens whose names go on with the same word. \
      Without tokens the style sheets themselves tell: a name is misspelled that is two letters off another, where at \
      least three of its family (`--space-sm`, `--space-md`, …) are declared for the whole page and used, and hardly \
      any is unknown; and a step of a ramp is missing (`--gray-96`) of which the same file declares five others.

      Known is a name that any style sheet of the project declares, or puts together (`--button-#{$state}`), and one that \
      a token file declares by its type alone, for themes to give it a value. Nothing is \
      said of a private name (`--_size`), of one that a comment beside it says a script sets, and of one with a \
      fallback, which may be there for others to set, unless several files ask for it or it is one letter off. A style \
      sheet that takes two names from where nothing here comes from runs beside another one, which may give every name \
      with the same first word. With `--since` and `--staged` a name is also told that the file used in the older \
      revision and that had a value there.

      ## Fails

      ```json tincture.json
      { "names": { "css": { "prefix": "ds" } } }
      ```

      ```json space.tokens.json
      { "space": { "md": { "$type": "dimension", "$value": { "value": 12, "unit": "px" } } } }
      ```

      ```css card.css
      .card { padding: var(--ds-space-mdd) }
      ```

      ## Passes

      ```json tincture.json
      { "names": { "css": { "prefix": "ds" } } }
      ```

      ```json space.tokens.json
      { "space": { "md": { "$type": "dimension", "$value": { "value": 12, "unit": "px" } } } }
      ```

      ```css card.css
      .card { padding: var(--ds-space-md) var(--card-inset, 8px) }
      ```
      """,
    reach: .names,
    check: unknownTokens)
}

/// With more mistakes than that in a file, something else is wrong with it.
private let mostMistakes = 20

private func unknownTokens(in file: CheckedFile) -> [Finding] {
  guard file.facts.isStyleSheet else { return [] }
  let nested = file.fallbackNames
  let undeclared = file.resolvedReferences.filter { reference, targets in
    reference.form == .customProperty && targets.isEmpty && !reference.name.isPrivate && !file.isGiven(reference.name)
      && !file.isChannel(reference.name) && !file.isOfTailwind(reference.name)
      && file.workspace.leftOutFile(defining: reference.name, for: file.path) == nil
  }.map(\.0)
  let misspelled = file.misspelledLocals(among: undeclared, besides: nested)
  let others = file.wordsOfOthers(among: undeclared)
  let steps = undeclared.isEmpty ? nil : DeclaredSteps(of: file)
  func missingStep(_ reference: TokenReference) -> (ramp: String, count: Int)? {
    reference.fallback == nil && nested[reference.nameRange] == nil ? steps?.others(of: reference.name) : nil
  }
  let unknown = undeclared.filter {
    misspelled[$0.name] != nil || missingStep($0) != nil
      || file.isMissing($0, asFallbackOf: nested[$0.nameRange] ?? []) && !file.isOthers($0.name, others)
  }
  let unread = unknown.isEmpty ? [] : file.workspace.unread(for: file.path)
  let findings = unknown.enumerated().map { count, reference in
    if misspelled[reference.name] == nil, let step = missingStep(reference) {
      let message = "Nothing gives `\(reference.name)` a value; \(step.count) other `\(step.ramp)…` are declared here."
      return file.uncertain(Finding(message, at: reference.nameRange), unread)
    }
    guard count < mostMistakes,
      let near = misspelled[reference.name]
        ?? file.workspace.nearestCodeName(to: reference.name, visibleFrom: file.path),
      !near.isPrivate, !file.leadsBack(reference, to: near)
    else {
      return file.uncertain(
        Finding("No token is called `\(reference.name)` in style sheets.", at: reference.nameRange), unread)
    }
    let finding = Finding(
      "No token is called `\(reference.name)` in style sheets; the nearest is `\(near)`.", at: reference.nameRange,
      fixes: [file.fix("Use `\(near)`", replacing: reference.nameRange, with: near.text)])
    // One letter off is a misspelling whatever else there is.
    return NearestName.distance(near, reference.name) == 1 ? finding : file.uncertain(finding, unread)
  }
  let told = Set(unknown.map(\.nameRange))
  return findings + file.lost(undeclared.filter { !told.contains($0.nameRange) })
}

extension CheckedFile {
  /// What to say of names that this file used in the revision which is compared with, and that had a value there from
  /// something which is gone; what has a fallback is provided for.
  ///
  /// While the token is there, only how it is written in code may have become unclear.
  fileprivate func lost(_ references: [TokenReference]) -> [Finding] {
    guard let earlier = workspace.earlier else { return [] }
    return references.filter { reference in
      let givers = earlier.givers(of: reference.name, in: path)
      return reference.fallback == nil && !givers.isEmpty && givers.allSatisfy { projectSites(named: $0).isEmpty }
    }.map {
      Finding("`\($0.name)` has no value any more; in `\(earlier.revision)` it had one.", at: $0.nameRange)
    }
  }

  /// The names that stand in the fallback of others, by their places, with those others from outside in.
  fileprivate var fallbackNames: [ByteRange: [TokenName]] {
    var names: [ByteRange: [TokenName]] = [:]
    var around: [TokenReference] = []
    for reference in facts.references where reference.form == .customProperty {
      around.removeAll { $0.range.end <= reference.range.start }
      if !around.isEmpty { names[reference.nameRange] = around.map(\.name) }
      // More than these nobody nests.
      if around.count < 32 { around.append(reference) }
    }
    return names
  }

  /// Whether anything gives a custom property a value somewhere: a part of a style sheet, a script.
  fileprivate func isGiven(_ name: TokenName) -> Bool {
    !workspace.localDeclarations(named: name, visibleFrom: path).isEmpty
      || workspace.isAssigned(customProperty: name, visibleFrom: path)
  }

  /// Whether a name is that of a color with the sign of a channel behind it, `--brand-h` or `--brand-rgb`: builds write
  /// the parts of a color beside it, for functions such as `rgba(var(--brand-rgb), 0.5)`.
  fileprivate func isChannel(_ name: TokenName) -> Bool {
    guard let hyphen = name.bytes.lastIndex(of: UInt8(ascii: "-")),
      Self.channels.contains(String(decoding: name.bytes[(hyphen + 1)...], as: UTF8.self))
    else { return false }
    let color = TokenName(bytes: Array(name.bytes[..<hyphen]))
    let meant = workspace.meaning(ofCodeName: color, visibleFrom: path)
    return workspace.definitions(named: meant, visibleFrom: path).contains {
      workspace.resolved($0).value.map { if case .color = $0 { true } else { false } } ?? false
    }
  }

  private static let channels: Set<String> = [
    "r", "g", "b", "h", "s", "l", "a", "c", "rgb", "rgba", "hsl", "hsla", "channels", "hue", "alpha",
  ]

  /// Whether a name that nothing gives is evidently one that the project should.
  ///
  /// Names of a family of which more than a quarter is unknown come from elsewhere. Without tokens a name must be a
  /// misspelling, two letters from another at most. A name with a fallback may be there for others to set, unless
  /// several files ask for it or another name differs by one letter. One that is itself the fallback of another is there
  /// for others as a rule, however many ask for it: `var(--isle-c-hatch-shadow, var(--ile-c-hatch-shadow))`.
  /// The name that it is the fallback of is none that it is misspelled for.
  fileprivate func isMissing(_ reference: TokenReference, asFallbackOf others: [TokenName]) -> Bool {
    let name = reference.name
    let isToken = hasTokens && workspace.isTokenName(name, visibleFrom: path)
    if isToken, reference.fallback == nil, configuration.names.cssPrefix != nil { return true }
    let family = workspace.family(ofCustomProperty: name, visibleFrom: path)
    let own = isToken ? family.known : family.used
    guard own >= (isToken ? 1 : 3), family.unknown * 4 <= own + family.unknown,
      // Whoever adapts a package declares what that one uses.
      isToken || family.used * 2 >= family.known
    else { return false }
    guard reference.fallback == nil, others.isEmpty else {
      let isAskedForTwice = others.isEmpty && workspace.usingFiles(ofUnknownCustomProperty: name, visibleFrom: path) > 1
      let near = workspace.nearestCodeName(to: name, visibleFrom: path)
      return near.map { NearestName.distance($0, name) == 1 && !others.contains($0) } ?? false
        || isToken && isAskedForTwice
    }
    if isToken { return true }
    guard let near = workspace.nearestDeclaration(to: name, visibleFrom: path) else { return false }
    return NearestName.distance(near, name) <= 2 && !name.isStep(besides: near)
  }

  /// The first words of names that a style sheet takes from another which runs beside it and is not in the project: those
  /// of two names or more without a fallback, of families that nothing here belongs to.
  fileprivate func wordsOfOthers(among references: [TokenReference]) -> Set<ArraySlice<UInt8>> {
    // Who states the prefix says that all such names are tokens.
    guard configuration.names.cssPrefix == nil else { return [] }
    var names: [ArraySlice<UInt8>: Set<TokenName>] = [:]
    for reference in references where reference.fallback == nil {
      guard workspace.family(ofCustomProperty: reference.name, visibleFrom: path).known == 0 else { continue }
      names[reference.name.firstWord, default: []].insert(reference.name)
    }
    return Set(names.filter { $0.value.count > 1 }.keys)
  }

  /// Whether such a style sheet may give a name, which no other name is nearly.
  fileprivate func isOthers(_ name: TokenName, _ words: Set<ArraySlice<UInt8>>) -> Bool {
    words.contains(name.firstWord)
      && workspace.nearestCodeName(to: name, visibleFrom: path).map { NearestName.distance($0, name) > 1 } ?? true
  }

  /// The names without a fallback that nothing gives, each with the one that it is misspelled for: a property that the
  /// style sheet itself declares for a part of it, one letter off, and that it is not the fallback of.
  fileprivate func misspelledLocals(
    among references: [TokenReference], besides nested: [ByteRange: [TokenName]]
  ) -> [TokenName: TokenName] {
    let names = Set(references.lazy.filter { $0.fallback == nil && $0.name.bytes.count >= 10 }.map(\.name))
    let locals = Set(facts.locals.map(\.name)).sorted()
    // Of three sisters or more one may be misspelled.
    guard !names.isEmpty, names.count <= mostMistakes, locals.count >= 3 else { return [:] }
    let around = references.reduce(into: [TokenName: Set<TokenName>]()) { found, reference in
      found[reference.name, default: []].formUnion(nested[reference.nameRange] ?? [])
    }
    return names.reduce(into: [:]) { found, name in
      found[name] = locals.first {
        NearestName.distance($0, name) == 1 && !$0.isPrivate && !name.isStep(besides: $0)
          && around[name]?.contains($0) != true
      }
    }
  }

  /// Whether the project defines any token at all: without them, every name with the prefix comes from elsewhere.
  fileprivate var hasTokens: Bool { !workspace.visibleNames(from: path).isEmpty }
}

extension TokenName {
  /// Whether two names are steps of one scale, numbers of as many digits (`gray-500`, `gray-100`): then one is missing,
  /// rather than misspelled, and whoever made the others may have it.
  fileprivate func isStep(besides other: TokenName) -> Bool {
    func parts(_ name: TokenName) -> [ArraySlice<UInt8>] { name.bytes.split(separator: UInt8(ascii: "-")) }
    let pairs = zip(parts(self), parts(other)).filter { $0 != $1 }
    return pairs.count == 1 && parts(self).count == parts(other).count
      && pairs.allSatisfy { one, other in
        one.count == other.count && (one + other).allSatisfy { $0 &- UInt8(ascii: "0") < 10 }
      }
  }

  /// The first word of a custom property (`ds` of `--ds-space-md`).
  fileprivate var firstWord: ArraySlice<UInt8> {
    bytes.drop { $0 == UInt8(ascii: "-") }.prefix { $0 != UInt8(ascii: "-") }
  }

  /// Whether a custom property is its component's own by convention: `--_size`, `--ds-_size`.
  fileprivate var isPrivate: Bool {
    zip(bytes, bytes.dropFirst()).contains { $0 == UInt8(ascii: "-") && $1 == UInt8(ascii: "_") }
  }
}
