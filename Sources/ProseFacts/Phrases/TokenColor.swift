import Lexicon

/// What the name of a token says about whether it holds a color.
enum TokenColor {
  /// Whether it is a token of another kind (`typography.body`, `space.md`).
  static func isOther(_ name: String) -> Bool {
    let first = WrittenName.words(of: name).first?.lowercased() ?? ""
    return TokenNamespace.role(ofToken: name) != nil && first != "border" && first != "text"
      || ["shadow", "shadows", "elevation", "motion", "state", "icon", "icons", "duration", "easing"].contains(first)
  }

  /// Whether it is certainly one of a color.
  static func isCertain(_ name: String) -> Bool {
    WrittenName.smallWords(of: name).contains {
      ["color", "colors", "colour", "colours", "palette", "on", "fg", "foreground", "text"].contains($0)
    }
  }
}
