import Lexicon

/// What the name of a type in code says about the tokens it holds.
enum SwiftTypeNames {
  /// Types that only hold others.
  static let containers: Set<String> = [
    "DesignTokens", "DesignToken", "Tokens", "Token", "Theme", "DesignSystem", "DS", "Design", "UI", "SwiftUI", "UIKit",
    "AppKit",
  ]

  /// The first part of the names of a type's tokens: `space` for `Space`, `spacing` for `AppSpacing`.
  ///
  /// `nil` for a type whose name does not say.
  static func namespace(of type: String) -> String? {
    if SwiftColorNames.types.contains(type) { return "color" }
    if TokenNamespace.isNamespace(type) { return member(type) }
    guard let start = type.lastIndex(where: \.isUppercase), start > type.startIndex else { return nil }
    let last = String(type[start...])
    return shared.contains(last) ? member(last) : nil
  }

  /// A word as it stands inside a name: with a small first letter.
  static func member(_ type: String) -> String { type.prefix(1).lowercased() + type.dropFirst() }

  /// Words that say what a type holds also at the end of its name (`AppColors`, `BrandSpacing`).
  private static let shared: Set<String> = [
    "Color", "Colors", "Palette", "Space", "Spacing", "Spaces", "Radius", "Radii", "Opacity", "Opacities",
  ]
}
