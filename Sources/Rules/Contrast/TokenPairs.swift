import Configuration
import DesignTokens
import Facts
import Lexicon
import SourceText
import WorkspaceIndex

extension CheckedFile {
  /// The pairs of tokens whose foreground this file defines: those of the settings, and those that names make.
  func tokenPairs() -> [ContrastSubject] {
    guard facts.kind != .code, facts.kind != .unmarked else { return [] }
    let isDesign = facts.kind == .design
    let used = Set(isDesign ? facts.pairs.compactMap(\.foreground.tokenName) : [])
    let stated = Dictionary(grouping: configuration.contrast.pairs) { TokenName($0.foreground) }
    // Taken out once: whoever asks the file for them asks for all that it says.
    let (kind, definitions) = (facts.kind, facts.definitions)
    // Nearly no name says what it stands on.
    let asked = definitions.indices.filter { !stated.isEmpty || definitions[$0].name.mayNameBackground }
    return asked.flatMap { index -> [ContrastSubject] in
      let name = definitions[index].name
      // Where components say what stands on what, names need not be asked.
      let isKnown = used.contains(name) || isDesign && !name.bytes.starts(with: "colors.on-".utf8)
      // What stands beside a name is its partner sooner than what another file has. In prose nothing else is: what a style
      // sheet has may be of another theme.
      let named =
        isKnown || isSwitchedOn(name) || isOnGradient(name)
          || (name.textBeside.map { !sites(named: $0).isEmpty } ?? false)
        ? nil
        : name.backgroundsByName.first { ground in sites(named: ground).contains { $0.path == path } }
          ?? (kind == .specification ? nil : name.backgroundsByName.first { ground in !sites(named: ground).isEmpty })
      if stated.isEmpty,
        named.map({ repeats(definitions[index], on: $0) || isTone(index, on: $0) || isDeclaredBeside(index, $0) })
          ?? true
      {
        return []
      }
      let definition = definitions[index]
      let meant = named.map { ground($0, describedBy: definition) }.flatMap {
        isOfShownTheme(definition, on: $0) ? nil : $0
      }
      let backgrounds = (stated[name] ?? []).map { TokenName($0.background) } + [meant].compactMap { $0 }
      if backgrounds == [meant],
        definition.isExempt || definition.isForLines
          || meant.map({ isOtherState(definition, than: $0) || isThinned($0) || isTint($0, below: name) }) ?? false
      {
        return []
      }
      return backgrounds.enumerated().filter { !backgrounds[..<$0.offset].contains($0.element) }
        .map { subject(definition, at: index, on: $0.element) }
    }
  }

  /// The background that a name says, or the one that the description says instead (*muted text on forest* of
  /// `on-forest-soft`).
  private func ground(_ name: TokenName, describedBy definition: Definition) -> TokenName {
    guard let words = definition.description.map(WrittenName.smallWords),
      let hyphen = name.bytes.lastIndex(of: UInt8(ascii: "-"))
    else { return name }
    let other = TokenName(bytes: Array(name.bytes[..<hyphen]))
    let rest = String(decoding: name.bytes[(hyphen + 1)...], as: UTF8.self)
    guard let place = words.firstIndex(where: { $0 == other.segments.last }), place > 0, !words.contains(rest),
      words[place - 1].means(.laying) || place > 1 && words[place - 1] == "the" && words[place - 2].means(.laying),
      // `on secondary support` speaks of another thing that is secondary.
      place == words.count - 1 || Lexicon.term(of: words[place + 1])?.slot == .background,
      !sites(named: other).isEmpty
    else { return name }
    return other
  }

  /// Whether the snippet around a token declares its background as well, and all values that the document knows of that
  /// stand in others: a type that takes its colors from another type.
  ///
  /// Of a token with a value for each theme every snippet may be of one.
  private func isDeclaredBeside(_ index: Int, _ background: TokenName) -> Bool {
    let definition = facts.definitions[index]
    guard isProse, definition.themes.isEmpty, let fence = facts.fence(around: definition.range)?.range,
      fence.count <= 20_000,
      let name = background.segments.last, let site = sites(named: background).first, site.path == path,
      let ground = workspace.definition(at: site),
      !([ground.range] + ground.themes.map(\.range)).contains(where: fence.contains)
    else { return false }
    return source.text(in: fence).split(whereSeparator: \.isNewline).contains { line in
      let words = line.split { $0 == " " || $0 == "\t" || $0 == ":" }
      return zip(words, words.dropFirst()).contains { $0 == name && $1 == "=" }
    }
  }

  /// Whether a document shows both sides in one theme of a style sheet, which tells of them by itself.
  private func isOfShownTheme(_ definition: Definition, on background: TokenName) -> Bool {
    guard isProse, let context = definition.context, definition.name.isCodeName else { return false }
    return sites(named: background).contains { site in
      site.path == path && facts.definitions[site.index].context == context
    }
  }

  /// Whether `on` in a name is a state: the same is there for `off`.
  private func isSwitchedOn(_ name: TokenName) -> Bool {
    !name.backgroundsByName.isEmpty && name.whenOff.map { !sites(named: $0).isEmpty } ?? false
  }

  /// Whether a text may stand on the gradient of its group, whose two ends are there.
  private func isOnGradient(_ name: TokenName) -> Bool {
    let ends = name.gradientBeside
    return !ends.isEmpty && ends.allSatisfy { !sites(named: $0).isEmpty }
  }

  /// Whether a token and its background are other names for a pair that is told by itself (`--color-muted-foreground:
  /// var(--muted-foreground)` in a theme of Tailwind).
  private func repeats(_ definition: Definition, on background: TokenName) -> Bool {
    guard case .alias(let name) = definition.value, let other = sites(named: name).first,
      let site = sites(named: background).first, case .alias(let ground)? = workspace.definition(at: site)?.value
    else { return false }
    return other.path == path && name.backgroundsByName.contains(ground)
  }

  /// Whether a token, its background and a third one of their group are all the same token: the parts of a thing in one
  /// tone (`text`, `icon`, `border` and `bg` of `live`), which never lie on each other.
  private func isTone(_ index: Int, on background: TokenName) -> Bool {
    let (name, value) = (facts.definitions[index].name, facts.definitions[index].value)
    guard case .alias = value, name.bytes.suffix(4).elementsEqual("text".utf8) else { return false }
    let head = name.bytes.dropLast(4)
    let near = facts.definitions[max(0, index - 8)..<min(facts.definitions.count, index + 9)].filter { other in
      // A border may be called after the background.
      (other.value == value || other.value == .alias(background)) && other.name.bytes.starts(with: head)
    }
    return near.count > 2 && near.contains { $0.name == background }
  }

  /// Whether the description of a background says that it is laid on thinly, so that nobody knows what comes of it:
  /// *alpha-blended in the component*.
  private func isThinned(_ background: TokenName) -> Bool {
    let ground = sites(named: background).first.flatMap { workspace.definition(at: $0) }
    return ground?.describedWords.contains { $0.means(.opacity) || $0.means(.overlay) } ?? false
  }

  /// Whether the icon of a group has the very color of the background, on which nobody would see it: then that is laid on
  /// as a tint.
  private func isTint(_ background: TokenName, below name: TokenName) -> Bool {
    guard let icon = name.iconBeside, let ground = sites(named: background).first else { return false }
    return sites(named: icon).contains { site in
      site.path == ground.path && workspace.definition(at: site)?.value == workspace.definition(at: ground)?.value
    }
  }

  /// Whether the descriptions of a token and of its background speak of different states: *checked*, *unchecked*.
  private func isOtherState(_ definition: Definition, than background: TokenName) -> Bool {
    let ground = sites(named: background).first.flatMap { workspace.definition(at: $0) }
    let (own, other) = (definition.describedStates, ground?.describedStates ?? [])
    return !own.isEmpty && !other.isEmpty && own.isDisjoint(with: other)
  }

  private func subject(_ definition: Definition, at index: Int, on background: TokenName) -> ContrastSubject {
    ContrastSubject(
      ColorPair(
        component: nil, state: nil,
        foreground: PairColor(.token(definition.name, opacity: 1), at: definition.valueRange),
        background: PairColor(.token(background, opacity: 1), at: definition.valueRange),
        use: definition.useInPair, range: definition.valueRange),
      site: DefinitionSite(path: path, index: index))
  }
}

extension Definition {
  /// What it is for as a color of writing: its description may say that it is for large writing (*3.03:1, large text
  /// only*).
  var useInPair: PairUse {
    let isLarge = description.map { LargeText.isMeant(WrittenName.smallWords(of: $0)) } ?? false
    return isLarge ? .text(size: 24, isBold: false) : TokenPurpose(of: name.text).use
  }

  /// Whether its description speaks of borders and the like, and of no writing.
  fileprivate var isForLines: Bool {
    // The foreground that it is may be that of anything.
    let words = description.map(WrittenName.smallWords)?.filter { $0 != "foreground" } ?? []
    let slots = words.compactMap { Lexicon.term(of: $0)?.slot }
    return slots.contains(.line) && !slots.contains { $0 == .text || $0 == .icon }
  }

  /// The states that its description speaks of.
  fileprivate var describedStates: Set<String> {
    Set(description.map(WrittenName.smallWords)?.filter { $0.means(.state) } ?? [])
  }
}

extension TokenName {
  /// The name of what is written where that has one of its own, `text` beside `foreground`: then `foreground` may be a
  /// layer in front of the background.
  var textBeside: TokenName? {
    let mark = "foreground"
    return text.hasSuffix(mark) ? TokenName(text.dropLast(mark.utf8.count) + "text") : nil
  }
}

extension PairColor {
  /// The token that it names; `nil` for a color that is written out.
  fileprivate var tokenName: TokenName? { if case .token(let name, _) = source { name } else { nil } }
}
