package import DesignTokens

/// Which words of prose are colours and which only sound like one.
package enum SpecColors {
  package static let functions: Set<String> = [
    "rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color",
  ]

  /// Words before `#123` that make it a number.
  package static let counted: Set<String> = [
    "issue", "issues", "pr", "prs", "pull", "request", "sku", "ticket", "order", "bug", "fix", "fixes", "fixed",
    "closes", "closed", "resolves", "task", "story", "no", "nr", "number", "id", "see", "rank", "item", "page", "step",
    "invoice", "case", "build", "version", "room",
  ]

  /// Whether inline code names a file (`ContentView.swift`).
  package static func isFileName(_ text: String) -> Bool {
    let parts = text.split(separator: ".")
    guard parts.count > 1, let suffix = parts.last else { return false }
    return fileSuffixes.contains(suffix.lowercased())
  }

  private static let fileSuffixes: Set<String> = [
    "swift", "js", "ts", "tsx", "jsx", "json", "css", "scss", "html", "kt", "java", "dart", "vue", "svelte",
    "yaml",
    "yml", "png", "svg", "xml", "py", "go", "rs",
  ]

  /// Names of hues: in prose they promise no value.
  package static let hues: Set<String> = [
    "red", "green", "blue", "gray", "grey", "orange", "yellow", "purple", "pink", "brown", "cyan", "magenta", "teal",
    "navy", "gold", "silver", "lime", "olive", "maroon", "violet", "indigo", "coral", "salmon", "turquoise", "beige",
    "tan", "crimson", "aqua", "fuchsia", "lavender", "ivory", "plum", "orchid", "tomato", "wheat", "snow", "linen",
    "azure", "khaki", "peru", "sienna", "chocolate", "emerald", "cream", "primary", "secondary", "accent", "dark",
    "light", "status", "brand", "amber", "slate", "rose",
  ]

  /// The colour of a word that is a value wherever a colour is expected; hues are none, `transparent` is clear black.
  package static func named(_ word: String, isInCode: Bool) -> Color? {
    if let color = plain[word] { return color }
    guard word.utf8.count > 2, isInCode || !hues.contains(word) else { return nil }
    return Color(css: word)
  }

  /// White, black and nothing, in the languages of writers; looked up once for each word of a text.
  private static let plain: [String: Color] = {
    var colors: [String: Color] = [:]
    for word in """
    white weiß weiss blanc blanco branco bianco 白 白色 白い לבן أبيض 흰색 белый wit vit hvid \
    biały beyaz
    """.split(separator: " ") { colors[String(word)] = Color.white }
    for word in """
    black schwarz noir negro preto nero 黒 黑 黑色 שחור أسود 검정 черный чёрный zwart svart \
    czarny siyah
    """.split(separator: " ") { colors[String(word)] = Color.black }
    for word in "transparent transparente trasparente 透明".split(separator: " ") {
      colors[String(word)] = Color(.srgb, 0, 0, 0, alpha: 0)
    }
    return colors
  }()
}
