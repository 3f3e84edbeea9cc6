/// Text as XML 1.0 takes it.
enum XMLText {
  /// The declaration at the beginning of a document, with a line feed.
  static let declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

  /// ` name="value"` for each pair.
  static func attributes(_ pairs: KeyValuePairs<String, String>) -> String {
    pairs.map { " \($0)=\"\(escaped($1))\"" }.joined()
  }

  /// A text inside an element or a value in double quotes; what XML cannot say at all is replaced (2.2).
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x26: result += "&amp;"
      case 0x3C: result += "&lt;"
      case 0x3E: result += "&gt;"
      case 0x22: result += "&quot;"
      case 0x27: result += "&apos;"
      case 0x9, 0xA, 0xD: result += "&#\(scalar.value);"
      case 0...0x1F, 0x7F...0x9F, 0xFFFE, 0xFFFF: result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
