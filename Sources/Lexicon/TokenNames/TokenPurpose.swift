package import Facts

/// What the words of a token's name say that it is for.
package struct TokenPurpose: Hashable, Sendable {
  /// What a color is painted on or with.
  package enum Role: Hashable, Sendable { case foreground, background, border }

  /// The part that the name gives the color; `nil` where it says nothing of the kind, or several things.
  package var role: Role?
  /// The states and the statuses in the name: `hover`, `error`.
  package var conditions: Set<String>

  /// What a color of the name is seen as: an icon, a line or writing, large where the name says so.
  package let use: PairUse

  package init(of name: String) {
    let words = SwiftIdentifier.words(of: [name]).map { $0.lowercased() }
    let isGraphic = words.contains { $0.means(.drawing) || Lexicon.isMark($0) }
    let isLarge = words.contains("large") && words.contains { $0.means(.writingToken) }
    use = isGraphic ? .graphic : .text(size: isLarge ? 24 : nil, isBold: false)
    let roles = Set(words.compactMap { Self.roles[$0] })
    role = roles.count == 1 ? roles.first : nil
    conditions = Set(words.filter { StateNames.isPossible($0) || $0.means(.status) })
    // `on-primary` stands on something.
    conditions.remove("on")
  }

  /// Whether a word beside one for a ground says that it is that of everything: `page`, `main`.
  package static func isWhole(_ word: String) -> Bool {
    isPage(word) || ["app", "body", "main", "primary", "default", "base"].contains(word)
  }

  /// Whether a word by itself names the ground of everything.
  package static func isPage(_ word: String) -> Bool { word == "page" || word == "canvas" }

  /// Whether a word says that a ground is not that of everything: a surface on it, or a lesser one.
  package static func isLayer(_ word: String) -> Bool { layers.contains(word) }

  private static let layers: Set<String> = [
    "surface", "container", "fill", "subtle", "muted", "secondary", "tertiary",
  ]

  private static let roles: [String: Role] = [
    "text": .foreground, "fg": .foreground, "foreground": .foreground, "on": .foreground, "ink": .foreground,
    "label": .foreground, "content": .foreground, "icon": .foreground,
    "bg": .background, "background": .background, "surface": .background, "canvas": .background, "fill": .background,
    "container": .background, "page": .background, "backdrop": .background,
    "border": .border, "outline": .border, "divider": .border, "line": .border, "stroke": .border, "ring": .border,
  ]
}

extension Definition {
  /// Whether the token says of itself that it is for what is disabled or only adorns, of which WCAG 2.2 asks no contrast
  /// (1.4.3).
  package var isExempt: Bool {
    description.map(StateNames.isExempt) ?? false || describedWords.contains { $0.means(.decoration) }
  }

  /// The words of its description in small letters, those in parentheses among them and those of a compound apart:
  /// `alpha` and `blended` for *(alpha-blended)*; empty for one without.
  package var describedWords: [String] {
    let text = description?.filter { !"()（）".contains($0) } ?? ""
    return text.isEmpty
      ? [] : WrittenName.smallWords(of: text).flatMap { $0.split(separator: "-").map(String.init) }
  }
}
