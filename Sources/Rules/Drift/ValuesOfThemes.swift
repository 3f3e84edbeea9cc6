import DesignTokens

/// The values that a name has in themes or by files, in words: `` `1rem` (base.css, print.css) or `2rem` (wide.css) ``.
struct ValuesOfThemes {
  /// Each value once, with all that give it.
  private var values: [(text: String, themes: [String])] = []

  init(_ literals: [(theme: String, value: TokenValue)]) {
    for (theme, value) in literals {
      let text = value.cssText
      if let same = values.firstIndex(where: { $0.text == text }) {
        values[same].themes.append(theme)
      } else {
        values.append((text, [theme]))
      }
    }
  }

  /// The values with the first of those that give each; of a single value alone nobody asks for them.
  var text: String {
    guard values.count > 1 else { return values.map { "`\($0.text)`" }.joined() }
    let shown = values.prefix(4).map { value in
      let more = value.themes.count > 3 ? ", …" : ""
      return "`\(value.text)` (\(value.themes.prefix(3).joined(separator: ", "))\(more))"
    }
    return (shown + (values.count > 4 ? ["one of \(values.count - 4) more"] : [])).joined(separator: " or ")
  }
}
