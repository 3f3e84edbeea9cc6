import DesignTokens
package import Facts

/// The small words between a length and its noun.
package enum SpecPhrases {
  /// Whether a word behind a length ends its noun phrase: prepositions, conjunctions, verbs.
  package static func ends(_ word: String) -> Bool { closers.contains(word) || relation(word) != nil }

  /// Whether a word may stand between a length and its noun without meaning anything here.
  package static func isAdjective(_ word: String) -> Bool {
    adjectives.contains(word) || SpecColors.hues.contains(word)
  }

  /// Whether a word may stand between a noun and the length behind it (`height of at least 48px`).
  package static func isLink(_ word: String) -> Bool { links.contains(word) }

  /// Whether a word names something that is drawn: a gap in it is no layout.
  package static func isDrawing(_ word: String) -> Bool {
    drawings.contains(word) || ["图表", "圖表", "チャート", "グラフ", "차트", "그래프"].contains { word.hasSuffix($0) }
  }

  private static let drawings: Set<String> = [
    "chart", "charts", "graph", "graphs", "sparkline", "sparklines", "donut", "pie", "gauge", "heatmap", "histogram",
    "diagramm", "diagramme", "graphique", "graphiques", "gráfico", "gráficos", "gráfica", "grafico", "grafici",
    "диаграмма", "диаграммы", "график", "графики",
  ]

  /// What a preposition makes of the length in front of it.
  package static func relation(_ word: String) -> DimensionRole? {
    switch word {
    case "from", "away", "vom", "desde", "depuis", "dal", "vanaf": .inset
    case "above", "below", "beneath", "under", "underneath", "before", "after", "beside", "über", "unter", "sobre",
      "bajo", "sous", "sopra", "sotto", "abaixo", "acima", "debajo":
      .margin
    case "between", "apart", "zwischen", "entre", "tra", "tussen", "fra": .gap
    default: nil
    }
  }

  /// The role that the namespace of a token's name promises (`space.sm`, `radius.md`).
  package static func role(ofToken name: String) -> DimensionRole? {
    let first = name.drop { $0 == "-" }.split { ".-_/".contains($0) }.first.map { $0.lowercased() } ?? ""
    switch first {
    case "space", "spacing", "gap": return .gap
    case "radius", "radii", "rounded", "corner": return .radius
    case "size", "sizing": return .size
    case "padding", "inset": return .padding
    case "margin": return .margin
    case "border", "stroke": return .border
    case "type", "typography", "font", "text": return .fontSize
    default: return nil
    }
  }

  private static let closers: Set<String> = [
    "for", "with", "when", "while", "on", "at", "of", "by", "in", "inside", "within", "to", "into", "and", "or", "but",
    "per", "if", "than", "then", "as", "across", "around", "over", "is", "are", "be", "use", "uses", "using", "used",
    "must", "should", "keep", "so", "that", "which", "where", "until", "via", "without", "against", "not", "plus",
    "has", "have", "sit", "sits", "it", "und", "oder", "mit", "bei", "für", "et", "ou", "avec", "pour", "y", "o",
    "con", "para", "e", "com", "per", "en", "met", "voor", "their", "its",
  ]

  private static let adjectives: Set<String> = [
    "minimum", "min", "maximum", "max", "internal", "inner", "outer", "external", "thick", "thin", "subtle", "default",
    "fixed", "total", "additional", "extra", "solid", "dashed", "dotted", "consistent", "uniform", "equal", "all",
    "rounded", "negative", "full", "standard", "base", "small", "large", "visible", "invisible", "bottom", "compact",
  ]

  private static let links: Set<String> = [
    "of", "is", "are", "at", "to", "be", "around", "about", "approx", "approximately", "up", "minimum", "min",
    "maximum", "max", "least", "most", "exactly", "set", "value", "values", "scale", "by", "equals", "typically",
    "only",
    "always", "never", "should", "must", "has", "von", "mindestens", "maximal", "de", "di", "du", "minimo", "mínimo",
    "máximo", "van", "the", "a", "an", "internal", "inner", "outer", "all", "sides",
  ]
}
