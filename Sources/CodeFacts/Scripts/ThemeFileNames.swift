/// Tells which files of code hold the values of a theme.
package enum ThemeFileNames {
  /// Whether a file says by its name, or that of its folder, that it holds the values of a theme.
  package static func isTheme(_ path: String) -> Bool {
    let isNative = path.hasSuffix(".swift") || path.hasSuffix(".cs")
    let parts = path.split(separator: "/").suffix(2)
    guard let name = parts.last, let stem = name.split(separator: ".").first else { return false }
    let isTest = name.split(separator: ".").dropFirst().contains { ["test", "spec", "stories"].contains($0) }
    return !isTest
      && (parts.map { $0 == name ? stem : $0 }.contains { saysTheme(String($0), isNative: isNative) }
        || wholeNames.contains(String(stem.lowercased().filter { $0 != "_" && $0 != "-" })))
  }

  /// Whether one of the words of a name is one of a theme: `app_colors`, `ThemeData`, `design-tokens`.
  private static func saysTheme(_ name: String, isNative: Bool) -> Bool {
    var words: [String] = [""]
    var wasLower = false
    for character in name {
      if !character.isLetter || character.isUppercase && wasLower { words.append("") }
      if character.isLetter { words[words.count - 1] += character.lowercased() }
      wasLower = character.isLowercase
    }
    return words.contains { themeWords.contains($0) || isNative && nativeWords.contains($0) }
  }

  /// What a file is called in full that holds all of a theme; a folder of that name also holds the components.
  private static let wholeNames: Set<String> = ["constants", "appconstants", "designsystem"]

  /// Further words where a file so called holds no styles of one component, as it does on the web.
  private static let nativeWords: Set<String> = ["style", "styles", "design"]

  private static let themeWords: Set<String> = [
    "color", "colors", "colour", "colours", "palette", "theme", "themes", "tokens", "spacing", "typography", "dimens",
    "dimensions", "radius", "radii", "tailwind",
  ]
}
