import DesignTokens
import SourceText

// The weights of fonts, as the languages of apps write them.
extension ConstantReader {
  /// Whether a name says that its value is the weight of a font.
  static func isWeight(_ name: String) -> Bool {
    let name = name.lowercased()
    return name == "weight" || name.hasSuffix("fontweight")
  }

  /// `FontWeight.w600`, `FontWeight.SemiBold`, `.semibold`, `Font.Weight.bold`, `600`, `'600'`, as the number of CSS; `nil`
  /// for anything else, of which nothing is read, and for names whose numbers differ from one system to the next.
  mutating func weight() -> TokenValue? {
    let start = (lexer, next, end)
    while case .word(let word)? = next?.piece, ["FontWeight", "Font", "Weight", "UIFont", "NSFont"].contains(word) {
      advance()
    }
    var number: Double?
    while take(UInt8(ascii: ".")), case .word(let word)? = next?.piece {
      advance()
      number = Self.number(ofWeight: word)
    }
    if number == nil {
      switch next?.piece {
      case .word(let word)?: number = Self.number(ofWeight: word)
      case .string(let parts, [])? where parts.count == 1: number = Self.number(ofWeight: parts[0])
      default: break
      }
      if number != nil { advance() }
    }
    guard let number else {
      (lexer, next, end) = start
      return nil
    }
    return .dimension(Dimension(number, "px"))
  }

  private static func number(ofWeight word: String) -> Double? {
    let word = word.lowercased()
    let digits = word.first == "w" ? word.dropFirst() : word[...]
    if digits.count == 3, let number = Double(digits), number.truncatingRemainder(dividingBy: 50) == 0 { return number }
    let prefix = ["semi", "demi", "extra"].first { word.hasPrefix($0) }
    let name = prefix.map { $0 + "-" + word.dropFirst($0.count).drop { $0 == "-" } } ?? word
    // Apple's `thin` and `heavy` are other weights than those of CSS.
    guard word != "heavy", let weight = FontWeight(named: name), weight.number >= 300 else { return nil }
    return weight.number
  }
}
