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
      guard pair.component != nil, pair.backdrop == nil, case .literal(let ground) = pair.background.source,
        ground.alpha < 1
      else { return pair }
      guard case .literal(let front) = pair.foreground.source, let page = page(below: ground, seenBy: front, pair.use)
      else {
        return nil
      }
      var pair = pair
      pair.backdrop = PairColor(.literal(page), at: pair.background.range)
      return pair
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

  private static func words(of text: String) -> [String] { SpecName.smallWords(of: text) }

  /// Whether a color is called a ground, or stands among grounds and is not called something else: `Input border`.
  private static func isGround(_ words: [String], for purpose: String?) -> Bool {
    let isNamed = words.contains { Lexicon.term(of: $0)?.slot == .background || $0 == "surface" }
    let isOther = words.contains { [.line, .text, .icon, .shadow].contains(Lexicon.term(of: $0)?.slot) }
    return words.first != "on" && isNamed || purpose == "background" && !isOther
  }
}

extension PairUse {
  /// What WCAG 2.2 asks of it (1.4.3, 1.4.11).
  fileprivate var leastContrast: Double { if case .text = self, !isLargeText { 4.5 } else { 3 } }
}
