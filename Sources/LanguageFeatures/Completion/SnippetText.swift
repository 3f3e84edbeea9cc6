/// A text with places to fill in, in the syntax of snippets (LSP 3.17): `{ "value": ${1:0} }`.
struct SnippetText {
  let text: String

  init(_ text: String) { self.text = text }

  var hasPlaces: Bool { text.utf8.contains(UInt8(ascii: "$")) }

  /// The text on one line with what stands in the places, for clients that know no snippets.
  var plain: String {
    var plain = ""
    var rest = text[...]
    while let next = rest.first {
      rest.removeFirst()
      if next == "$", rest.first == "{" {
        let content = rest.dropFirst().prefix { $0 != "}" }
        plain += content.drop { $0 != ":" }.dropFirst()
        rest = rest.dropFirst(content.count + 2)
      } else if next == "\n" {
        rest = rest.drop { $0 == "\t" }
        let isAtBracket = plain.hasSuffix("[") || rest.first == "]"
        if !plain.hasSuffix(" "), !isAtBracket { plain += " " }
      } else {
        plain.append(next)
      }
    }
    return plain
  }

  /// A text that stands for itself in a snippet.
  static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { escaped, scalar in
      if scalar == "$" || scalar == "}" || scalar == "\\" { escaped += "\\" }
      escaped.unicodeScalars.append(scalar)
    }
  }
}
