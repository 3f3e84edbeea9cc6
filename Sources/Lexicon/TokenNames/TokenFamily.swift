import SourceText

/// Tells which family of tokens a heading or a label speaks of: `Corner Radius` of `radius`, `Spacing Scale` of `spacing`.
package enum TokenFamily {
  /// The family that a text names, by its last word that names one; `nil` for any other text.
  package static func named(_ text: String) -> String? { named(WrittenName.smallWords(of: text)) }

  /// The family that a name without its marks says, by its last word that names one.
  package static func named(by name: WrittenName) -> String? {
    let isMarked = name.text.utf8.count != name.range.count
    return named(isMarked ? WrittenName.smallWords(of: name.text) : name.words)
  }

  private static func named(_ words: [String]) -> String? {
    for (index, word) in zip(words.indices, words).reversed() {
      if index > 0, let family = pairs[word]?[words[index - 1]] { return family }
      if let family = families[word] { return family }
      let senses = Lexicon.senses(of: word)
      if let found = meant.first(where: { senses.contains($0.sense) }) { return found.family }
      if endsInColor(word) { return "color" }
    }
    return nil
  }

  /// Whether a word is made of others of which the last is one for colors: `textfarben`, `farbpalette`.
  private static func endsInColor(_ word: String) -> Bool {
    guard word.utf8.count > 8 else { return false }
    // Words for colors have five to seven letters where they end others.
    return (5...7).contains { count in
      guard let start = word.utf8.index(word.endIndex, offsetBy: -count, limitedBy: word.startIndex) else {
        return false
      }
      let end = word[start...]
      return end == "palette" || String(end).means(.color)
    }
  }

  /// The families that words of every language name.
  private static let meant: [(sense: Sense, family: String)] = [
    (.color, "color"), (.palette, "color"), (.radius, "radius"), (.shadow, "shadow"), (.space, "spacing"),
    (.typography, "typography"),
    (.duration, "duration"), (.opacity, "opacity"),
  ]

  /// By the second word, then by the first.
  private static let pairs = [
    "sizes": ["font": "fontSize", "icon": "size"], "size": ["font": "fontSize", "icon": "size"],
    "weights": ["font": "fontWeight"], "weight": ["font": "fontWeight"],
    "heights": ["line": "lineHeight"], "height": ["line": "lineHeight"], "spacing": ["letter": "letterSpacing"],
    "widths": ["border": "borderWidth", "stroke": "borderWidth"], "width": ["border": "borderWidth"],
  ]

  private static let families = [
    "color": "color", "colors": "color", "colour": "color", "colours": "color", "palette": "color", "farben": "color",
    "couleurs": "color", "colores": "color", "cores": "color", "colori": "color", "kleuren": "color", "цвета": "color",
    "颜色": "color", "色彩": "color", "カラー": "color", "색상": "color",
    "typography": "typography", "type": "typography", "fonts": "typography", "typografie": "typography",
    "typographie": "typography", "tipografía": "typography", "tipografia": "typography", "字体": "typography",
    "spacing": "spacing", "space": "spacing", "spaces": "spacing", "abstände": "spacing", "espacements": "spacing",
    "espaciado": "spacing", "espaçamento": "spacing", "spaziatura": "spacing", "间距": "spacing", "余白": "spacing",
    "radius": "radius", "radii": "radius", "rounding": "radius", "eckenradien": "radius", "rayons": "radius",
    "圆角": "radius", "角丸": "radius",
    "shadow": "shadow", "shadows": "shadow", "elevation": "shadow", "elevations": "shadow", "schatten": "shadow",
    "ombres": "shadow", "sombras": "shadow", "阴影": "shadow",
    "icons": "icon", "icon": "icon", "symbols": "icon",
    "duration": "duration", "durations": "duration", "motion": "motion", "timing": "motion",
    "sizes": "size", "sizing": "size", "opacity": "opacity", "opacities": "opacity", "breakpoints": "breakpoint",
  ]
}
