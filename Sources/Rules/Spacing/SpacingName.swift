import DesignTokens

/// What a token's name says of the part its length plays.
enum SpacingName {
  /// The role (`padding`, `gap`, or `spacing` for the scale itself) that a word of the name spells; `nil` for none.
  ///
  /// Words end at dots, hyphens, underscores and capitals. `letter-spacing` and `line-spacing` belong to type.
  static func role(of name: TokenName) -> String? {
    guard mayName(name.bytes) else { return nil }
    var previous = ""
    for word in words(of: name) {
      if let role = roles[word], !typographic.contains(previous) { return role }
      previous = word
    }
    return nil
  }

  private static let roles = [
    "space": "spacing", "spaces": "spacing", "spacing": "spacing", "spacings": "spacing", "gutter": "gap",
    "gap": "gap", "gaps": "gap", "padding": "padding", "paddings": "padding", "margin": "margin",
    "margins": "margin", "inset": "inset", "insets": "inset",
  ]
  private static let typographic: Set<String> = ["letter", "line", "word", "paragraph", "color"]

  /// Whether the name holds one of `spac`, `gap`, `gutter`, `padding`, `margin`, `inset`: a cheap look at every token.
  private static func mayName(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      guard bytes.count >= 3 else { return false }
      for index in 0..<(bytes.count - 2) {
        switch (bytes[index] | 0x20, bytes[index + 1] | 0x20, bytes[index + 2] | 0x20) {
        case (0x73, 0x70, 0x61), (0x67, 0x61, 0x70), (0x67, 0x75, 0x74), (0x70, 0x61, 0x64), (0x6D, 0x61, 0x72),
          (0x69, 0x6E, 0x73):
          return true
        default: continue
        }
      }
      return false
    }
  }

  private static func words(of name: TokenName) -> [String] {
    var words: [String] = []
    var word = ""
    for character in name.text {
      if character.isUppercase || !character.isLetter {
        if !word.isEmpty { words.append(word) }
        word = ""
      }
      if character.isLetter { word += character.lowercased() }
    }
    if !word.isEmpty { words.append(word) }
    return words
  }
}
