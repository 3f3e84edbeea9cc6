import DesignTokens
import SourceText

/// What a word of a specification means: the part a length beside it plays, or what a colour beside it paints.
struct SpecTerm: Sendable, Equatable {
  var role: DimensionRole?
  var slot: SpecSlot?
}

/// What a colour paints.
enum SpecSlot: String, Sendable, Hashable {
  case background, text, icon, line, shadow
  /// A veil behind a dialog: no background of anything.
  case overlay
  /// "Color" alone: the text's or the icon's, as the neighbours tell.
  case color
}

/// The words that specifications are written in, in English and in other languages people write them in.
///
/// Words are compared in lower case; a plural `s` does not matter.
enum SpecVocabulary {
  /// The meaning of a word, or of a pair of words such as `line height`; `nil` for all others.
  static func term(_ word: String) -> SpecTerm? {
    if let term = terms[word] { return term }
    guard word.utf8.count > 3, word.hasSuffix("s") else { return wideTerm(word) }
    return terms[String(word.dropLast())] ?? (word.hasSuffix("es") ? terms[String(word.dropLast(2))] : nil)
  }

  /// The meaning of two words together, where it is not that of the second.
  static func term(_ first: String, _ second: String) -> SpecTerm? {
    guard pairStarts.contains(first) else { return nil }
    return terms[first + " " + second] ?? (second.hasSuffix("s") ? terms[first + " " + second.dropLast()] : nil)
  }

  /// A word of a script without blanks means what the longest known word inside it means (`水平内边距`).
  private static func wideTerm(_ word: String) -> SpecTerm? {
    guard let first = word.utf8.first, first >= 0xE0 else { return nil }
    return wideWords.first { word.hasSuffix($0) }.flatMap { terms[$0] }
      ?? wideWords.first { word.holds($0) }.flatMap { terms[$0] }
  }

  /// The first words of the pairs, so that no others are put together to be looked up.
  private static let pairStarts = Set(
    terms.keys.compactMap { $0.firstIndex(of: " ").map($0.prefix(upTo:)).map(String.init) })

  private static let wideWords: [String] = terms.keys.filter { ($0.utf8.first ?? 0) >= 0xE0 }
    .sorted { ($0.count, $0) > ($1.count, $1) }

  /// Whether a `#` and three digits behind this word can only be a colour.
  static func announcesColor(_ word: String) -> Bool {
    term(word)?.slot != nil || SpecColors.hues.contains(word)
      || ["hex", "solid", "dashed", "dotted", "white", "black", "tint", "shade"].contains(word)
  }

  static func isSide(_ word: String) -> Bool {
    if sides.contains(word) { return true }
    guard let first = word.utf8.first, first >= 0xE0, wideTerm(word) == nil else { return false }
    return wideSides.contains { word.holds($0) }
  }
  static func isEdge(_ word: String) -> Bool { edges.contains(word) }
  static func isStyle(_ word: String) -> Bool { ["solid", "dashed", "dotted", "double"].contains(word) }
  static func isWeight(_ word: String) -> Bool { weight(word) != nil }

  /// A weight by its name, as CSS numbers it; `nil` for other words.
  static func weight(_ word: String) -> Int? {
    switch word {
    case "thin", "hairline": 100
    case "extralight", "ultralight": 200
    case "light": 300
    case "regular", "normal", "book", "roman": 400
    case "medium": 500
    case "semibold", "demibold", "demi": 600
    case "bold": 700
    case "extrabold", "ultrabold": 800
    case "black", "heavy": 900
    default: nil
    }
  }

  private static let sides: Set<String> = [
    "horizontal", "horizontally", "vertical", "vertically", "top", "bottom", "left", "right", "leading", "trailing",
    "start", "end", "inline", "block", "sides", "side", "x", "y", "horizontale", "verticale", "horizontaux",
    "verticaux", "haut", "bas", "gauche", "droite", "oben", "unten", "links", "rechts", "waagerecht", "senkrecht",
    "arriba", "abajo", "izquierda", "derecha", "superior", "inferior", "esquerda", "direita", "topo", "sopra",
    "sotto", "sinistra", "destra", "orizzontale", "boven", "onder", "horizontaal", "verticaal", "horizontais",
    "verticais", "horizontales", "verticales", "אנכי", "אופקי", "למעלה", "למטה", "ימין", "שמאל", "أفقي", "أفقيا",
    "عمودي",
    "رأسي", "أعلى", "أسفل", "يمين", "يسار",
  ]
  private static let wideSides = ["水平", "垂直", "上下", "左右", "上", "下"]
  private static let edges: Set<String> = [
    "top", "bottom", "left", "right", "leading", "trailing", "arriba", "links", "rechts", "oben", "unten",
  ]

  private static let terms: [String: SpecTerm] = {
    var found: [String: SpecTerm] = [:]
    for (names, term) in SpecWords.all {
      for name in names.description.split(separator: ",") {
        found[name.drop { $0 == " " || $0 == "\n" }.description] = term
      }
    }
    return found
  }()
}
