import DesignTokens
package import Facts
import SourceText

/// What a word of a specification means: the part a length beside it plays, or what a colour beside it paints.
package struct SpecTerm: Sendable, Equatable {
  package var role: DimensionRole?
  package var slot: SpecSlot?

  package init(role: DimensionRole? = nil, slot: SpecSlot? = nil) {
    self.role = role
    self.slot = slot
  }
}

/// What a colour paints.
package enum SpecSlot: String, Sendable, Hashable {
  case background, text, icon, line, shadow
  /// A veil behind a dialog: no background of anything.
  case overlay
  /// "Color" alone: the text's or the icon's, as the neighbours tell.
  case color
}

/// The words that specifications are written in, in English and in other languages people write them in.
///
/// Words are compared in lower case; a plural `s` does not matter.
package enum SpecVocabulary {
  /// The meaning of a word, or of a pair of words such as `line height`; `nil` for all others.
  package static func term(_ word: String) -> SpecTerm? {
    if let term = terms[word] { return term }
    guard word.utf8.count > 3, word.hasSuffix("s") else { return wideTerm(word) }
    return terms[String(word.dropLast())] ?? (word.hasSuffix("es") ? terms[String(word.dropLast(2))] : nil)
  }

  /// The meaning of two words together, where it is not that of the second.
  package static func term(_ first: String, _ second: String) -> SpecTerm? {
    guard pairStarts.contains(first) else { return nil }
    return terms[first + " " + second] ?? (second.hasSuffix("s") ? terms[first + " " + second.dropLast()] : nil)
  }

  /// A word of a script without blanks means the longest known word at its end, else inside it (`水平内边距`).
  private static func wideTerm(_ word: String) -> SpecTerm? {
    guard let first = word.utf8.first, first >= 0xE0 else { return nil }
    let bytes = Array(word.utf8)
    var best: (isLast: Bool, length: Int, term: SpecTerm)?
    for start in bytes.indices where bytes[start] >= 0xE0 {
      guard let known = wideWords[bytes.from(start).prefix(3)] else { continue }
      for (name, term) in known where bytes.from(start).starts(with: name) {
        let isLast = start + name.count == bytes.count
        guard best.map({ (isLast ? 1 : 0, name.count) > ($0.isLast ? 1 : 0, $0.length) }) ?? true else { continue }
        best = (isLast, name.count, term)
      }
    }
    return best?.term
  }

  /// The first words of the pairs, so that no others are put together to be looked up.
  private static let pairStarts = Set(
    terms.keys.compactMap { $0.firstIndex(of: " ").map($0.prefix(upTo:)).map(String.init) })

  /// The words of scripts without blanks, by their first letter, which has three bytes there.
  private static let wideWords: [ArraySlice<UInt8>: [(name: [UInt8], term: SpecTerm)]] = {
    var found: [ArraySlice<UInt8>: [(name: [UInt8], term: SpecTerm)]] = [:]
    for (name, term) in terms where (name.utf8.first ?? 0) >= 0xE0 {
      let bytes = Array(name.utf8)
      found[bytes.prefix(3), default: []].append((bytes, term))
    }
    return found
  }()

  /// Whether a `#` and three digits behind this word can only be a colour.
  package static func announcesColor(_ word: String) -> Bool {
    term(word)?.slot != nil || SpecColors.hues.contains(word)
      || ["hex", "solid", "dashed", "dotted", "white", "black", "tint", "shade"].contains(word)
  }

  /// Whether a word names a direction of a box: `horizontal`, `left`.
  package static func isSide(_ word: String) -> Bool {
    if sides.contains(word) { return true }
    guard let first = word.utf8.first, first >= 0xE0, wideTerm(word) == nil else { return false }
    return wideSides.contains { word.holds($0) }
  }

  /// Whether a word names an edge.
  package static func isEdge(_ word: String) -> Bool { edges.contains(word) }

  /// Whether a word is a style of a line.
  package static func isStyle(_ word: String) -> Bool { ["solid", "dashed", "dotted", "double"].contains(word) }

  /// Whether a word is the name of a font weight.
  package static func isWeight(_ word: String) -> Bool { weight(word) != nil }

  /// A weight by its name, as CSS numbers it; `nil` for other words.
  package static func weight(_ word: String) -> Int? {
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
