import SourceText

/// A name by which something may be found among the constants of a theme: its words, outermost first.
package struct ConstantName: Sendable {
  package let path: [String]
  /// The last word, the last two and the last three, each as letters and digits in lower case.
  let keys: [String]

  package init(_ path: [String]) {
    self.path = path
    keys = ConstantName.keys(of: path)
  }

  /// The last segment of a name, the last two, and the last three, each as letters and digits in lower case; the last
  /// alone only where it is more than a number.
  private static func keys(of segments: [String]) -> [String] {
    // Thousands of names have three keys each: every word is looked at once for all of them.
    let plain = segments.suffix(3).map(lettersAndDigits)
    let groups = plain.dropLast().map(group)
    return plain.indices.reversed().map { key(of: Array(groups[$0...]) + plain.suffix(1)) }.filter(holdsLetter)
  }

  private static func holdsLetter(_ key: String) -> Bool {
    key.utf8.contains { $0.isASCIILetter } || key.utf8.contains { $0 >= 0x80 } && key.contains(where: \.isLetter)
  }

  /// Some words as one, in lower case; a group is called alike in the singular and the plural, with the word `theme`
  /// behind it, and of radii in all ways.
  static func key(_ words: ArraySlice<String>) -> String {
    let plain = words.map(lettersAndDigits)
    return key(of: plain.dropLast().map(group) + plain.suffix(1))
  }

  private static func key(of words: [String]) -> String {
    let key = words.joined()
    let radius = radii.first { key.hasPrefix($0) && key.utf8.count > $0.utf8.count }
    return radius.map { "radius" + key.dropFirst($0.count) } ?? key
  }

  private static func lettersAndDigits(_ word: String) -> String {
    let word = word.small
    let isPlain = word.utf8.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit }
    return isPlain ? word : word.filter { $0.isLetter || $0.isNumber }
  }

  /// The theme that a word in lower case is all about: `dark` for `dark`, `darkcolors`; `nil` for `darkgray`.
  static func theme(_ word: String) -> String? {
    ["light", "dark"].first { theme in
      word.hasPrefix(theme)
        && ["", "theme", "colors", "scheme", "colorscheme", "palette", "mode"].contains(word.dropFirst(theme.count))
    }
  }

  private static func group(_ word: String) -> String {
    if let theme = theme(word) { return theme }
    // `radius`, `success` and `canvas` are no several.
    let isOne = word.count < 4 || word.dropLast().last.map { "aius".contains($0) } ?? true
    return isOne ? word : stem(word)
  }

  /// A word in lower case without the `s` of several; what Tailwind calls a screen is a breakpoint.
  static func stem(_ word: String) -> String {
    let word = word.lowercased()
    if radii.contains(word) { return "radiu" }
    let one = word.last == "s" ? String(word.dropLast()) : word
    return one == "screen" ? "breakpoint" : one
  }

  /// What a group of radii is called besides, in lower case.
  private static let radii = ["borderradius", "borderradii", "cornerradius", "cornerradii", "radii"]
}
