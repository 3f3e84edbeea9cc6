import DesignTokens
import Facts
import Lexicon
import SourceText

/// The colors of a document's lists and tables, as far as they say that they are for writing or for what lies below it.
///
/// What is called writing stands on the one ground that the palette calls so, or that a heading names (`Text on white`).
/// What stands out from it hardly at all is meant for another ground. Among several grounds nobody says which is meant:
/// what is too faint on each of them is told on the one where it is seen best.
struct Palette: Sendable {
  private struct Entry: Sendable {
    var name: TokenName
    var value: ByteRange
    var heading: Int
    var ground: PairColor?
    /// The words of the color that the name says it lies on.
    var below: [String]?
    var isLarge = false
    /// Whether the name says that it is a ground, and not a remark alone, which may speak of one of several.
    var isNamed = false
    /// Whether its name says that it is the ground of something else: `surface.inverse`.
    var isOfOther = false
    /// Whether the words beside it speak of something else as well.
    var isDoubtful = false
    var colors: [String: Color]
    /// Where its values begin.
    var starts: [Int]
    /// What is written in it, where it is the color of a style and no token.
    var style: WritingStyle?

    var use: PairUse { .text(size: style?.size ?? (isLarge ? 24 : nil), isBold: style?.isBold ?? false) }
    var side: PairColor {
      PairColor(style.map { .literal($0.color) } ?? .token(name, opacity: 1), at: value)
    }
  }

  private var writing: [Entry] = []
  private var grounds: [Entry] = []
  /// All that is said to lie below something, be it the ground of everything or of one thing.
  private var surfaces: [Entry] = []
  private var surfaceOfName: [TokenName: Int] = [:]
  /// The colors by the words of their names, of which another name may say that it lies on them: `onPrimary`.
  private var colorOfWords: [[String]: Entry] = [:]

  /// Where the document writes white, which is a ground wherever it is not that of writing.
  var whites: Set<Int> = []
  /// The custom properties of fences, which the reader of style sheets defines, by the places of their first values.
  private var styled: [TokenName: ByteRange] = [:]

  /// Takes in a custom property of a fence by its first value.
  mutating func addStyled(
    _ definition: Definition, _ named: NamedValue, in setting: NamedValueSetting, of file: SourceFile
  ) {
    guard styled[definition.name] == nil else { return }
    styled[definition.name] = definition.valueRange
    add(definition, named, in: setting, of: file)
  }

  /// Takes in a color with what its name, else the words behind it, else its headings say that it is for.
  mutating func add(
    _ definition: Definition, _ named: NamedValue, in setting: NamedValueSetting, of file: SourceFile
  ) {
    var entry = Entry(
      name: definition.name, value: definition.valueRange, heading: setting.heading, ground: setting.ground,
      colors: Self.colors(of: definition), starts: [definition.valueRange.start] + definition.themes.map(\.range.start))
    let name = Self.words(of: file.text(in: named.name.range))
    let remark = Self.words(of: String(file.text(in: named.remark).prefix { !".,;—–".contains($0) }))
    let all = name + Self.words(of: file.text(in: named.remark))
    entry.isLarge = LargeText.isMeant(all)
    entry.below = Self.below(name)
    let isApart = all.contains { word in
      // `on` is a state as well, of a switch.
      if word.means(.laying) { return entry.below == nil }
      return [.disabledState, .past, .refusal, .overlay].contains { word.means($0) }
        || SpecStates.isPossible(word) && !word.means(.base)
    }
    // What may lie below something counts, whatever else its line says.
    let ownSlot = Self.slot(of: name)
    if ownSlot == nil || ownSlot == .background,
      setting.purpose == "background" || all.contains(where: { Lexicon.term(of: $0)?.slot == .background })
    {
      entry.isOfOther = name.contains(where: Self.isOfOther)
      entry.isNamed = ownSlot == .background
      entry.isDoubtful = isApart
      addSurface(entry)
    }
    guard !isApart else { return }
    add(entry, called: name)
    let slot = Self.slot(of: name) ?? (Self.isPlain(remark) ? Self.slot(of: remark) : nil)
    // `primary-bg` may be the tint of a color, `Primary background` is the first of several.
    let isTint = !named.name.isInWords && name.first == "primary"
    if Self.isGround(name) && !isTint || slot == .background && Self.isGround(remark) {
      entry.isNamed = Self.isGround(name)
      grounds.append(entry)
    } else if entry.below != nil || slot == .text || slot == nil && setting.purpose == "text" {
      writing.append(entry)
    }
  }

  /// The words of the color that a name says it lies on: `onPrimary`, `Text on primary`.
  private static func below(_ words: [String]) -> [String]? {
    guard let link = words.prefix(2).firstIndex(where: { $0.means(.laying) }), link + 1 < words.count,
      link == 0 || Lexicon.term(of: words[0])?.slot == .text
    else { return nil }
    return Array(words[(link + 1)...])
  }

  /// Takes in the color of a style of writing.
  mutating func add(_ style: WritingStyle, in setting: NamedValueSetting) {
    var entry = Entry(
      name: TokenName(""), value: style.range, heading: setting.heading,
      colors: [(setting.theme ?? "").lowercased(): style.color],
      starts: [style.range.start])
    entry.style = style
    // WCAG 2.2, 1.4.3: 24px, or 18.66px in bold.
    entry.isLarge = style.size >= 24 || style.isBold && style.size >= 18.66
    writing.append(entry)
  }

  /// Takes in a color by the words of its name; a further value of them is that of another theme.
  private mutating func add(_ entry: Entry, called words: [String]) {
    colorOfWords[words, default: entry].colors.merge(entry.colors) { first, _ in first }
  }

  /// Takes in what lies below something; a further value of its name is that of another theme.
  private mutating func addSurface(_ entry: Entry) {
    guard let index = surfaceOfName[entry.name] else {
      surfaceOfName[entry.name] = surfaces.count
      return surfaces.append(entry)
    }
    surfaces[index].colors.merge(entry.colors) { first, _ in first }
  }

  /// The pairs of writing and its ground: tokens that the facts have.
  func pairs(of facts: FileFacts) -> [ColorPair] {
    var known = Dictionary(facts.definitions.map { ($0.name, $0.valueRange) }, uniquingKeysWith: { first, _ in first })
    for (name, value) in styled where known[name] == nil { known[name] = value }
    let themed = Set(facts.definitions.flatMap { $0.themes.dropFirst().map(\.range.start) })
    let all = grounds.filter { !themed.contains($0.value.start) || known[$0.name] == $0.value }
    // One name with several values below one heading (`bg` in each group of a theme) is the ground of none.
    let near = Dictionary(grouping: all, by: \.heading).mapValues(Self.withoutRepeats)
      .filter { $0.value.allSatisfy { known[$0.name] == $0.value } }
    let only = all.count == 1 ? near.values.joined().filter(\.isNamed) : []
    let stated = Set(facts.pairs.map(\.foreground.range.start))
    let hasWhite = writesWhiteElsewhere
    return writing.compactMap { entry in
      // `primary-foreground` stands on `primary`, which names alone tell; what is muted is that anywhere.
      let own = entry.name.backgroundsByName.filter { $0.segments.last != "muted" }
      guard entry.style != nil || known[entry.name] == entry.value, stated.isDisjoint(with: entry.starts),
        !own.contains(where: { known[$0] != nil }),
        let ground = groundByName(of: entry, known) ?? ground(of: entry, among: near[entry.heading] ?? only)
          ?? bestGround(of: entry, known, hasWhite)
      else { return nil }
      return ColorPair(
        component: nil, state: nil, foreground: entry.side, background: ground, use: entry.use, range: entry.value)
    }
  }

  /// What a name says that it lies on, in whatever case: `Primary` below `onPrimary`.
  private func groundByName(of entry: Entry, _ known: [TokenName: ByteRange]) -> PairColor? {
    guard let ground = entry.below.flatMap({ colorOfWords[$0] }), known[ground.name] == ground.value,
      isSeen(entry, on: ground)
    else { return nil }
    return PairColor(.token(ground.name, opacity: 1), at: ground.value)
  }

  /// Some grounds without those that say again what one in front of them says.
  private static func withoutRepeats(_ grounds: [Entry]) -> [Entry] {
    grounds.enumerated().filter { index, ground in
      !grounds[..<index].contains { $0.name == ground.name && $0.colors == ground.colors }
    }.map(\.element)
  }

  /// The ground under the same heading, else the only one of the document.
  private func ground(of entry: Entry, among grounds: [Entry]) -> PairColor? {
    if let ground = entry.ground {
      guard case .literal(let color) = ground.source else { return nil }
      return entry.colors.values.allSatisfy { Self.isSeen($0, on: color) } ? ground : nil
    }
    guard grounds.count == 1, let ground = grounds.first, isSeen(entry, on: ground) else { return nil }
    return PairColor(.token(ground.name, opacity: 1), at: ground.value)
  }

  /// Of several surfaces the one on which a color is seen best, where that is less than WCAG 2.2 asks for (1.4.3).
  ///
  /// Then it is too faint on all of them; in each theme, where there are some.
  private func bestGround(of entry: Entry, _ known: [TokenName: ByteRange], _ hasWhite: Bool) -> PairColor? {
    let wanted = entry.isLarge ? 3 : 4.5
    guard entry.ground == nil, case let own = surfaces.filter({ known[$0.name] == $0.value }), own.count > 1,
      !hasWhite || entry.colors.values.contains(where: { $0.contrast(with: .white) < wanted })
    else { return nil }
    var best: (surface: Entry, contrast: Double)?
    for (theme, color) in entry.colors.sorted(by: { $0.key < $1.key }) {
      let measured = own.compactMap { surface in
        (surface.colors[theme] ?? surface.colors[""]).map { below in
          (surface: surface, contrast: below.alpha < 1 ? 0 : color.composited(over: below).contrast(with: below))
        }
      }
      // On what hides it nobody lays it; what shows through has no contrast of its own.
      let seen = measured.filter { $0.contrast > 1.5 }
      guard measured.count == own.count, seen.count > 1, seen.allSatisfy({ $0.contrast < wanted }),
        let first = seen.filter({ !$0.surface.isDoubtful }).max(by: { $0.contrast < $1.contrast })
      else { return nil }
      // Where that is the ground of something else, another that is called a ground stands for all.
      let plain = seen.filter { $0.surface.isNamed && !$0.surface.isDoubtful && !$0.surface.isOfOther }
      guard let top = first.surface.isOfOther ? plain.max(by: { $0.contrast < $1.contrast }) : first else { return nil }
      best = best ?? top
    }
    return best.map { PairColor(.token($0.surface.name, opacity: 1), at: $0.surface.value) }
  }

  /// Whether the document writes white elsewhere than for writing.
  private var writesWhiteElsewhere: Bool { !whites.subtracting(writing.flatMap(\.starts)).isEmpty }

  private func isSeen(_ entry: Entry, on ground: Entry) -> Bool {
    entry.colors.allSatisfy { theme, color in
      // What has a color for another theme alone is no ground in this one.
      (ground.colors[theme] ?? ground.colors[""]).map { Self.isSeen(color, on: $0) } ?? false
    }
  }

  private static func isSeen(_ color: Color, on ground: Color) -> Bool {
    ground.alpha == 1 && color.composited(over: ground).contrast(with: ground) > 1.5
  }

  /// The colors of a token by their theme, in lower case; that of a token without themes by nothing.
  private static func colors(of definition: Definition) -> [String: Color] {
    var colors: [String: Color] = [:]
    if case .color(let color) = definition.value, definition.themes.isEmpty { colors[""] = color }
    for themed in definition.themes {
      if case .color(let color) = themed.value { colors[themed.theme.lowercased()] = color }
    }
    return colors
  }

  private static func words(of text: String) -> [String] {
    SpecName.smallWords(of: text.filter { $0 != "(" && $0 != ")" })
  }

  /// What words say that a color is for, if that is one thing.
  private static func slot(of words: [String]) -> SpecSlot? {
    let slots = Set(words.compactMap { Lexicon.term(of: $0)?.slot }.filter { $0 != .color })
    return slots.count == 1 ? slots.first : nil
  }

  /// Whether a remark says no more than what a color is for: `Secondary text`, not `Text of the new badge`.
  private static func isPlain(_ words: [String]) -> Bool {
    words.count <= 4
      && words.allSatisfy {
        Lexicon.term(of: $0)?.slot != nil || $0.means(.plainName) || $0.means(.adjective) || TokenPurpose.isWhole($0)
      }
  }

  /// Whether a word in the name of a ground makes it that of something else: `inverse`, `progress`, `info`.
  private static func isOfOther(_ word: String) -> Bool {
    word.means(.otherSurface) && !word.means(.theme) && !word.means(.laying)
      || [.bareControl, .status, .drawing, .field, .button, .tab].contains { word.means($0) }
  }

  /// Whether words name the ground of everything, not that of one thing: `Background`, `Page background`.
  private static func isGround(_ words: [String]) -> Bool {
    !words.isEmpty
      && words.allSatisfy { $0.means(.background) || $0.means(.color) || TokenPurpose.isWhole($0) }
      && words.contains { $0.means(.background) || TokenPurpose.isPage($0) }
  }
}
