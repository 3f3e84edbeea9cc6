import DesignTokens
package import Facts
import Lexicon
import SourceText

/// The colors that the lists and tables of a document name, by the words of their names and by theme.
package struct PaletteColors: Sendable {
  private struct Entry: Sendable {
    var colors: [String: Color]
    /// Whether something lies on it, be it everything or one thing.
    let isGround: Bool
    /// Whether the document gives it several colors in one theme.
    var isContested = false

    /// The opaque color in a theme, else that of all themes; of several where no theme is asked for, none.
    func color(in theme: String?) -> Color? {
      let found = colors[theme?.lowercased() ?? ""] ?? colors[""] ?? (colors.count == 1 ? colors.values.first : nil)
      return found?.alpha == 1 ? found : nil
    }
  }

  private var entries: [[String]: Entry] = [:]

  /// Takes in a color; the first value of a name counts, one for each theme.
  mutating func add(_ definition: Definition, called text: String, for purpose: String?) {
    let words = Self.words(of: text)
    var entry = entries[words] ?? Entry(colors: [:], isGround: Self.isGround(words, for: purpose))
    var values = definition.themes.map { ($0.theme.lowercased(), $0.value) }
    if values.isEmpty { values = [("", definition.value)] }
    for case (let theme, .color(let color)) in values {
      entry.isContested = entry.isContested || entry.colors[theme].map { $0 != color } ?? false
      if entry.colors[theme] == nil { entry.colors[theme] = color }
    }
    entries[words] = entry
  }

  /// The color of a name: of all its words, else of those that tell it from the others (`Muted` for *Text Muted*); `nil`
  /// where several have them, or one of several colors.
  func color(called text: String) -> Color? {
    let words = Self.words(of: text)
    guard !words.isEmpty else { return nil }
    var found = entries[words]
    if found == nil {
      // Beside *Primary Blue* nobody knows what *Primary* is, though there be a *Text Primary*.
      let all = entries.filter { entry in words.allSatisfy(entry.key.contains) }
      if all.count == 1, let only = all.first, Self.telling(only.key) == words { found = only.value }
    }
    guard let found, !found.isContested, found.colors.count == 1 else { return nil }
    return found.color(in: nil)
  }

  /// The color of a name in a theme, else in the one that the document begins with; `nil` where it has several in one.
  func color(named text: String, in theme: String?) -> Color? {
    let words = Self.words(of: text)
    guard !words.isEmpty, let entry = entries[words], !entry.isContested else { return nil }
    return entry.color(in: theme)
  }

  /// The color that a few words mean by its hue and its role (*Blue accent* for `brand/accentBlue`), or by its role in a
  /// theme (*dark backgrounds*), where one alone may be meant.
  func color(inRole text: String) -> Color? {
    let words = Self.words(of: text).filter { !$0.means(.color) }
    guard words.count == 2 else { return nil }
    if let theme = words.first, theme.means(.theme), let noun = words.last?.singular,
      Lexicon.term(of: noun)?.slot == .background
    {
      let isDark = ["dark", "light"].contains(theme) ? theme == "dark" : nil
      let found = entries.filter { $0.key.contains(noun) && $0.value.isGround }
        .compactMap { $0.value.isContested || $0.value.colors.count > 1 ? nil : $0.value.color(in: nil) }
        .filter { ($0.contrast(with: .white) > $0.contrast(with: .black)) == isDark }
      return found.count == 1 ? found[0] : nil
    }
    guard words.contains(where: { $0.means(.hue) }) else { return nil }
    let found = entries.filter { entry in words.allSatisfy(entry.key.contains) }.values
    guard found.count == 1, let only = found.first, !only.isContested, only.colors.count == 1 else { return nil }
    return only.color(in: nil)
  }

  /// The color that a few pieces mean by its role, in a stretch that writes no color out.
  func source(inRole pieces: ArraySlice<TextPiece>, of stretch: ArraySlice<TextPiece>, in file: SourceFile)
    -> PairColor.Source?
  {
    guard let first = pieces.first, let last = pieces.last, pieces.count <= 3,
      stretch.allSatisfy({ $0.color == nil })
    else { return nil }
    return color(inRole: file.text(in: first.range.union(last.range))).map { .literal($0) }
  }

  /// The words that say more than what a color paints.
  private static func telling(_ words: [String]) -> [String] { words.filter { Lexicon.term(of: $0)?.slot == nil } }

  /// What lies below a color of a name by that name: `Primary` below `onPrimary`; `nil` where nothing or several do.
  func ground(below text: String, in theme: String?) -> Color? {
    let words = Self.words(of: text)
    guard words.first == "on", words.count > 1 else { return nil }
    return entries[Array(words.dropFirst())]?.color(in: theme)
  }

  /// All that something may lie on in a theme, each color once.
  func grounds(in theme: String?) -> [Color] {
    var seen: Set<String> = []
    let colors = entries.values.filter(\.isGround).compactMap { $0.color(in: theme) }
    return colors.filter { seen.insert($0.hexRGB).inserted }.sorted { $0.hexRGB < $1.hexRGB }
  }

  /// The ground that a theme calls by a word and no more, else its only one.
  func ground(called word: String, in theme: String?) -> Color? {
    let all = grounds(in: theme)
    return entries[[word]]?.color(in: theme) ?? (all.count == 1 ? all[0] : nil)
  }

  /// All that something may lie on in any theme, white and black among it.
  var grounds: [Color] {
    let stated = entries.values.filter(\.isGround).flatMap(\.colors.values).filter { $0.alpha == 1 }
    return [.white, .black] + stated.sorted { $0.hexRGB < $1.hexRGB }
  }

  /// Gives the translucent grounds of components that lie on nothing the ground of the page, as the palette has it in its
  /// only theme or in the light one: of several that on which the writing is seen best, so that what is too faint there is
  /// too faint on all.
  ///
  /// Where it cannot be seen on any, another ground is meant. Pairs that get none are left out, unless the palette has no
  /// ground and the writing is too faint on white and on black, and so on whatever lies between them.
  package func laid(_ pairs: [ColorPair]) -> [ColorPair] {
    pairs.compactMap { pair in
      guard pair.component != nil, pair.backdrop == nil, isTranslucent(pair.background.source) else { return pair }
      guard let ground = color(of: pair.background.source), let front = color(of: pair.foreground.source),
        let page = page(below: ground, seenBy: front, pair.use)
      else { return nil }
      var pair = pair
      pair.backdrop = PairColor(.literal(page), at: pair.background.range)
      // Where the page may have any color, this is the one on which the writing is seen best.
      pair.backdrop?.isOneOfSeveral = !entries.values.contains(where: \.isGround)
      return pair
    }
  }

  /// Whether a text says that a color shines through, or its digits do.
  private func isTranslucent(_ source: PairColor.Source) -> Bool {
    switch source {
    case .literal(let color): color.alpha < 1 && color.alpha > 0
    case .token(_, let opacity): opacity < 1
    }
  }

  /// The color of one side of a pair: a literal, or one of these by its name, with the opacity that the text states.
  private func color(of source: PairColor.Source) -> Color? {
    switch source {
    case .literal(let color): return color
    case .token(let name, let opacity):
      guard let entry = name.segments.last.flatMap({ entries[Self.words(of: $0)] }), !entry.isContested,
        var color = entry.color(in: nil)
      else { return nil }
      color.alpha *= opacity
      return color
    }
  }

  private func page(below ground: Color, seenBy front: Color, _ use: PairUse) -> Color? {
    let themes = Set(entries.values.filter(\.isGround).flatMap(\.colors.keys))
    guard themes.count < 2 || themes.contains("light") else { return nil }
    let theme = themes.contains("light") ? "light" : themes.first
    let pages = entries.values.filter(\.isGround).compactMap { $0.colors[theme ?? ""] ?? $0.colors[""] }
      .filter { $0.alpha == 1 }
    func contrast(_ page: Color) -> Double {
      let below = ground.composited(over: page)
      return front.composited(over: below).contrast(with: below)
    }
    let isAnywhere = themes.isEmpty && front.alpha == 1
    let best = (isAnywhere ? [.white, .black] : pages).max {
      (contrast($0), $0.hexRGB) < (contrast($1), $1.hexRGB)
    }
    return best.flatMap { contrast($0) > 1.5 && (!isAnywhere || contrast($0) < use.leastContrast) ? $0 : nil }
  }

  private static func words(of text: String) -> [String] { WrittenName.smallWords(of: text) }

  /// Whether a color is called a ground, or stands among grounds and is not called something else: `Input border`.
  private static func isGround(_ words: [String], for purpose: String?) -> Bool {
    let isNamed = words.contains { Lexicon.term(of: $0)?.slot == .background || $0 == "surface" }
    let isOther = words.contains { [.line, .text, .icon, .shadow].contains(Lexicon.term(of: $0)?.slot) }
    return words.first != "on" && isNamed || purpose == "background" && !isOther
  }
}

extension PairUse {
  /// What WCAG 2.2 asks of it (1.4.3, 1.4.11).
  var leastContrast: Double { if case .text = self, !isLargeText { 4.5 } else { 3 } }
}
