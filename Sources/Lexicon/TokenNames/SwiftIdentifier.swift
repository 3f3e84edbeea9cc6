/// How Swift writes the segment of a token's name: `extraLarge` for `extra-large`.
package enum SwiftIdentifier {
  /// The segment as an identifier, in camel case where it is none by itself; `nil` where there is no way to write it.
  ///
  /// In a declaration a word of the language stands in backticks; behind a dot it need not.
  package static func spelling(of segment: String, isDeclared: Bool) -> String? {
    let isIdentifier = segment.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    let name = isIdentifier ? segment : camel(words(of: [segment]))
    guard let first = name.first, first.isLetter || first == "_", name != "_", !unwritable.contains(name) else {
      return nil
    }
    return isDeclared && reserved.contains(name) ? "`\(name)`" : name
  }

  /// The words of some segments, at hyphens, underscores, blanks and capitals.
  package static func words(of segments: [String]) -> [String] {
    var words: [String] = []
    for segment in segments {
      var word = ""
      for character in segment {
        let isBorder = !character.isLetter && !character.isNumber
        let isHump = character.isUppercase && word.last?.isLowercase == true
        if isBorder || isHump, !word.isEmpty {
          words.append(word)
          word = ""
        }
        if !isBorder { word.append(character) }
      }
      if !word.isEmpty { words.append(word) }
    }
    return words
  }

  /// Words as one: the first small, of each other one the first letter a capital.
  package static func camel(_ words: [String]) -> String {
    words.enumerated().map { position, word in
      let lower = word.lowercased()
      return position == 0 ? lower : lower.prefix(1).uppercased() + lower.dropFirst()
    }.joined()
  }

  /// Members that every type has, which no constant can be called.
  private static let unwritable: Set<String> = ["init", "self", "Type", "Protocol"]

  /// The words that are no identifiers by themselves (The Swift Programming Language, Lexical Structure).
  private static let reserved: Set<String> = [
    "associatedtype", "borrowing", "class", "consuming", "deinit", "enum", "extension", "fileprivate", "func", "import",
    "inout", "internal", "let", "nonisolated", "operator", "precedencegroup", "private", "protocol", "public",
    "rethrows", "static", "struct", "subscript", "typealias", "var", "break", "case", "catch", "continue", "default",
    "defer", "do", "else", "fallthrough", "for", "guard", "if", "in", "repeat", "return", "switch", "throw", "where",
    "while", "Any", "as", "await", "false", "is", "nil", "Self", "super", "throws", "true", "try",
  ]
}
