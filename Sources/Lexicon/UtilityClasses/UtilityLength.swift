import DesignTokens

/// What the classes of Tailwind are worth whose values versions 3 and 4 have alike, where a project does not set others.
package enum UtilityLength {
  /// What classes of lengths begin with: `p`, `gap`, `text`.
  package static let kinds = Set(steps).union(["text", "rounded"])

  /// What classes of colors begin with; `text` is one of sizes as well.
  package static let paints: Set<String> = ["bg-", "text-", "border-", "ring-", "fill-", "stroke-"]

  /// The length of a class in px: 16 for `p-4` and `text-base`; `nil` for a class that has none, or another in each version.
  package static func pixels(of name: String) -> Double? {
    guard let dash = name.lastIndex(of: "-") else { return nil }
    let kind = String(name[..<dash])
    let step = String(name[name.index(after: dash)...])
    switch kind {
    case "text": return sizes[step]
    case "rounded": return radii[step]
    default:
      guard steps.contains(kind), let number = Double(step), (0...96).contains(number),
        number * 2 == (number * 2).rounded()
      else { return nil }
      return number * 4
    }
  }

  /// The factor that a class of the height of a line stands for; `nil` for any other class.
  package static func factor(of name: String) -> Double? {
    name.hasPrefix("leading-") ? factors[String(name.dropFirst("leading-".count))] : nil
  }

  /// Whether a text is a class of a size of writing (`text`) or of the height of a line (`leading`).
  package static func isOne(_ name: String, of kind: String) -> Bool {
    name.hasPrefix(kind + "-") && (kind == "text" ? pixels(of: name) : factor(of: name)) != nil
  }

  /// What a project sets to give the classes of a kind other lengths: the keys of a configuration, the custom properties
  /// of a style sheet.
  package static func settings(of name: String) -> (keys: [String], properties: [String]) {
    let step = name.split(separator: "-").last.map(String.init) ?? name
    if name.hasPrefix("text-") { return (["fontSize"], ["--text-\(step)"]) }
    if name.hasPrefix("leading-") { return (["lineHeight"], ["--leading-\(step)"]) }
    if name.hasPrefix("rounded-") { return (["borderRadius"], ["--radius-\(step)", "--radius"]) }
    return (["spacing", "padding", "margin", "width", "height", "size"], ["--spacing", "--spacing-\(step)"])
  }

  private static let steps: Set<String> = [
    "p", "px", "py", "pt", "pr", "pb", "pl", "m", "mx", "my", "mt", "mr", "mb", "ml", "gap", "gap-x", "gap-y",
    "space-x", "space-y", "w", "h", "size", "min-h", "min-w",
  ]

  private static let sizes: [String: Double] = [
    "xs": 12, "sm": 14, "base": 16, "lg": 18, "xl": 20, "2xl": 24, "3xl": 30, "4xl": 36, "5xl": 48, "6xl": 60,
    "7xl": 72, "8xl": 96, "9xl": 128,
  ]

  private static let factors: [String: Double] = [
    "tight": 1.25, "snug": 1.375, "normal": 1.5, "relaxed": 1.625, "loose": 2,
  ]

  private static let radii: [String: Double] = ["md": 6, "lg": 8, "xl": 12, "2xl": 16, "3xl": 24]
}
