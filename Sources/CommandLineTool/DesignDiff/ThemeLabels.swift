/// What themes are called where people read it: modifiers that have one context only say nothing.
struct ThemeLabels {
  private let dull: Set<String>
  private let known: Set<String>

  /// - Parameter themes: The names of all themes: `mode=dark, brand=one`.
  init(_ themes: [String]) {
    let known = Set(themes)
    self.known = known
    var counts: [String: Int] = [:]
    for theme in known { for part in Set(ThemeLabels.parts(of: theme)) { counts[part, default: 0] += 1 } }
    dull = known.count > 1 ? Set(counts.filter { $0.value == known.count }.keys) : []
  }

  /// The label of a value: a theme in short, the path of a file as it is.
  func shown(_ label: String) -> String {
    guard known.contains(label) else { return label }
    let parts = ThemeLabels.parts(of: label).filter { !dull.contains($0) }
    return parts.isEmpty ? label : parts.joined(separator: ", ")
  }

  /// The contexts that a theme is made of.
  static func parts(of theme: String) -> [String] {
    theme.split(separator: ",").map { String($0.drop { $0 == " " }) }
  }
}
