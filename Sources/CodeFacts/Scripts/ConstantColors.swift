import DesignTokens
import SourceText

// The colors that a constant may have, as the languages of apps write them.
extension ConstantReader {
  /// What makes a color of its digits.
  static let makers: Set<String> = ["Color", "UIColor", "NSColor", "Hex", "hex", "HexColor", "FromHex"]

  /// Nobody writes more colors around one another.
  private static let mostColors = 8

  /// `Colors.deepPurple` of Flutter, by the word behind the dot; a shade of it (`[300]`, `.shade300`) is none.
  mutating func materialColor() -> [TokenValue] {
    guard take(UInt8(ascii: ".")), case .word(let word)? = next?.piece, let digits = MaterialColors.hex[word] else {
      return []
    }
    advance()
    return Color(css: digits).map { [.color($0)] } ?? []
  }

  /// `.white`, `.black`, `Color.White`.
  mutating func plainColor() -> [TokenValue] {
    guard case .word(let written)? = next?.piece, case let word = written.lowercased(),
      word == "white" || word == "black"
    else { return [] }
    advance()
    return Color(css: word).map { [.color($0)] } ?? []
  }

  /// `(0xAARRGGBB)` behind `Color`, as Flutter and Compose write it, `(hex: 0xRRGGBB)`, `("#RRGGBB")`, `(light: …, dark: …)`
  /// with two of these, and what `adaptiveColors` reads, with another color around it or not.
  mutating func composedColors() -> [TokenValue] {
    guard depth < ConstantReader.mostColors else { return [] }
    depth += 1
    defer { depth -= 1 }
    if opens("{") { return adaptiveColors() }
    if take(UInt8(ascii: ".")) {
      guard case .word("hex")? = next?.piece else { return factoryColors() }
      advance()
    }
    guard take(UInt8(ascii: "(")), let first = next else { return [] }
    advance()
    var colors: [TokenValue] = []
    switch first.piece {
    case .string(let parts, []) where parts.count == 1 && parts[0].utf8.first == UInt8(ascii: "#"):
      colors = ConstantReader.value(ofText: parts[0]).map { [$0] } ?? []
    case .word("light") where take(UInt8(ascii: ":")):
      let light = themeColor()
      guard !light.isEmpty, take(UInt8(ascii: ",")), case .word("dark")? = next?.piece else { return [] }
      advance()
      guard take(UInt8(ascii: ":")), case let dark = themeColor(), !dark.isEmpty else { return [] }
      colors = light + dark
    case .word(let label) where label.lowercased().hasPrefix("hex") && take(UInt8(ascii: ":")):
      colors = labeledColor().map { [$0] } ?? []
    case .word("dynamicProvider") where take(UInt8(ascii: ":")): colors = adaptiveColors()
    case .word("name") where take(UInt8(ascii: ":")): return namedColors()
    case .word(let label) where ["uiColor", "nsColor"].contains(label) && take(UInt8(ascii: ":")): colors = values()
    case .word(let type) where ConstantReader.makers.contains(type): colors = composedColors()
    case .word("red"): colors = channelColor().map { [$0] } ?? []
    case .word(let digits): colors = ConstantReader.color(ofNumber: digits).map { [$0] } ?? []
    default: break
    }
    return take(UInt8(ascii: ")")) ? colors : []
  }

  /// `.white`, and the colors of both themes behind a name of the project's own: `.adaptive(light: …, dark: …)`.
  mutating func factoryColors() -> [TokenValue] {
    let start = (lexer, next, end)
    if case .word(_)? = next?.piece {
      advance()
      let colors = opens("(") ? composedColors() : []
      if colors.count == 2 { return colors }
      (lexer, next, end) = start
    }
    return plainColor()
  }

  /// A color of one theme, also by its number alone: `light: 0xE8E7E3`.
  private mutating func themeColor() -> [TokenValue] {
    guard case .word(let digits)? = next?.piece, let color = ConstantReader.color(ofNumber: digits) else {
      return values()
    }
    advance()
    return [color]
  }

  /// What stands behind `red` in `red: 0.05, green: 0.45, blue: 0.47`, from 0 to 1 or as shares of 255; an alpha may follow.
  private mutating func channelColor() -> TokenValue? {
    var channels: [Double] = []
    for label in ["green", "blue", "opacity", ""] {
      guard take(UInt8(ascii: ":")), let share = share(), (0...1).contains(share) else { return nil }
      channels.append(share)
      let isWhole = channels.count > 2
      guard take(UInt8(ascii: ",")) else {
        let alpha = channels.count > 3 ? channels[3] : 1
        return isWhole ? .color(Color(.srgb, channels[0], channels[1], channels[2], alpha: alpha)) : nil
      }
      guard case .word(let next)? = next?.piece, next == label || isWhole && next == "alpha" else { return nil }
      advance()
    }
    return nil
  }

  /// `0.05`, `13/255`.
  private mutating func share() -> Double? {
    guard let number = number() else { return nil }
    guard take(UInt8(ascii: "/")) else { return number }
    return self.number().flatMap { $0 > 0 ? number / $0 : nil }
  }

  private mutating func number() -> Double? {
    guard case .word(var digits)? = next?.piece else { return nil }
    advance()
    if take(UInt8(ascii: ".")), case .word(let part)? = next?.piece {
      digits += ".\(part)"
      advance()
    }
    return Double(digits)
  }

  /// The six digits behind `hex:`, as a number or a text; where the alpha of eight stands nobody says.
  private mutating func labeledColor() -> TokenValue? {
    guard let lexeme = next else { return nil }
    advance()
    switch lexeme.piece {
    case .word(let digits) where digits.filter({ $0 != "_" }).count == 8: return ConstantReader.color(ofNumber: digits)
    case .string(let parts, []) where parts.count == 1:
      let digits = parts[0].drop { $0 == "#" }
      return digits.count == 6 ? Color(css: "#\(digits)").map { .color($0) } : nil
    default: return nil
    }
  }

  /// `0xRRGGBB`, `0xAARRGGBB`.
  private static func color(ofNumber word: String) -> TokenValue? {
    let digits = word.dropFirst(2).filter { $0 != "_" }
    guard word.lowercased().hasPrefix("0x") else { return nil }
    return (digits.count == 6 ? Color(css: "#\(digits)") : Color(packed: digits)).map { .color($0) }
  }
}
