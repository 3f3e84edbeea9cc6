import DesignTokens
import Facts
import Lexicon

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
    var entry = entries[words] ?? Entry(colors: [:], isGround: purpose == "background" || Self.isGround(words))
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

  private static func words(of text: String) -> [String] { SpecName.smallWords(of: text) }

  private static func isGround(_ words: [String]) -> Bool {
    words.first != "on" && words.contains { Lexicon.term(of: $0)?.slot == .background || $0 == "surface" }
  }
}
