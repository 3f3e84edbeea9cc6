import DesignTokens
package import Facts
package import SourceText

/// Reads the constants of a theme in Dart, Kotlin, Swift, C#, TypeScript or JavaScript: names with a color or a length.
///
/// `primary: '#0d7377'` in an object, `const primary = '#0d7377'`, `static const Color primary = Color(0xFF0D7377);`,
/// `val Primary = Color(0xFF0D7377)`, `static let primary = Color(light: Color(hex: 0x0D7377), dark: .white)`,
/// `static var primary: Color { Color(hex: 0x0D7377) }`, `Primary = Hex("#0D7377")`, `spacingMd: 16`, `16.dp`, `'1rem'`.
/// Whatever goes on behind the value (a sum, a call, a choice other than that of the dark theme) is no constant. Nothing of
/// the language is understood beyond names, brackets and these values.
package struct ConstantReader {
  var lexer: ScriptLexer
  /// What was read last that may be the name of a value.
  private var name: Name?
  /// Whether the colon to come belongs to a choice, `isDark ? a : b`.
  private var isChoice = false
  /// The names of the brackets that are open; `nil` for one without a name.
  private var open: [String?] = []
  /// The next piece with its place.
  var next: Lexeme?
  /// Where the piece before it ends.
  var end = 0
  private var constants: [CodeConstant] = []
  /// What has the value of something else.
  private var derived = DerivedConstants()
  /// How many dots stand right before the piece at hand; three spread an object.
  private var dots = 0
  /// How many colors are open around the one at hand.
  var depth = 0

  typealias Lexeme = (piece: ScriptLexer.Piece, range: ByteRange)

  /// A word or a string that a value may follow.
  private struct Name {
    var text: String
    var range: ByteRange
    /// Whether a colon stands behind it.
    var isOpen = false
    /// Whether a word stands behind the colon, its type.
    var hasType = false
    /// Whether that is the type of a color.
    var isColor = false
  }

  /// Fewer names with values are no theme.
  private static let fewest = 3
  /// Brackets deeper than that are no theme of anybody's.
  private static let deepest = 32

  private init(_ bytes: [UInt8]) {
    lexer = ScriptLexer(bytes)
    advance()
  }

  /// The constants of a text in the order of their names; none where there are too few for a theme.
  package static func constants(in bytes: [UInt8]) -> [CodeConstant] {
    let constants = allConstants(in: bytes)
    return constants.count { $0.value != .unreadable } < fewest ? [] : constants
  }

  /// The constants of a text, be they as few as they may, in the order of their names.
  static func allConstants(in bytes: [UInt8]) -> [CodeConstant] {
    let reader = read(bytes)
    return reader.derived.resolved(among: reader.constants)
  }

  /// The constants of a stretch of a text that have values of their own, be it one alone, in the order of their names.
  package static func constants(in bytes: [UInt8], at range: ByteRange) -> [CodeConstant] {
    read(Array(bytes.from(range.start, to: range.end))).constants.map { constant in
      var constant = constant
      constant.nameRange = constant.nameRange.shifted(by: range.start)
      constant.valueRange = constant.valueRange.shifted(by: range.start)
      return constant
    }
  }

  private static func read(_ bytes: [UInt8]) -> ConstantReader {
    var reader = ConstantReader(bytes)
    while reader.next != nil { reader.readPiece() }
    return reader
  }

  mutating func advance() {
    end = next?.range.end ?? end
    next = lexer.next().map { ($0, lexer.range) }
  }

  private mutating func readPiece() {
    guard let lexeme = next else { return }
    advance()
    let before = dots
    dots = if case .sign(UInt8(ascii: ".")) = lexeme.piece { before + 1 } else { 0 }
    switch lexeme.piece {
    case .word(let word) where before == 3:
      if endsHere() { derived.spread(word, into: path) }
    case .word(let word):
      if let known = name, known.isOpen, !known.hasType {
        name?.hasType = true
        name?.isColor = ConstantReader.makers.contains(word)
      } else {
        name = Name(text: word, range: lexeme.range)
      }
    case .string(let parts, let expressions):
      guard expressions.isEmpty, parts.count == 1, name?.isOpen != true, ConstantReader.isName(parts[0]) else {
        return name = nil
      }
      name = Name(text: parts[0], range: ByteRange(lexeme.range.start + 1, lexeme.range.end - 1))
    case .sign(let sign): readSign(sign)
    }
  }

  private static func isName(_ text: String) -> Bool {
    text.utf8.count < 64
      && text.utf8.allSatisfy { $0 | 0x20 &- 0x61 < 26 || $0 &- 0x30 < 10 || $0 >= 0x80 || "-_$. ".utf8.contains($0) }
  }

  private mutating func readSign(_ sign: UInt8) {
    switch sign {
    case UInt8(ascii: ":") where isChoice:
      isChoice = false
      name = nil
    case UInt8(ascii: "{") where readBody(): name = nil
    case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["):
      // A list of parameters has names, not values; what is in the brackets of a call belongs to nobody.
      if open.count < ConstantReader.deepest { open.append(sign == UInt8(ascii: "{") ? name?.text : nil) }
      name = nil
    case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"):
      _ = open.popLast()
      name = nil
    case UInt8(ascii: ":"): readValue(isAssigned: false)
    case UInt8(ascii: "="): readValue(isAssigned: true)
    default:
      isChoice = sign == UInt8(ascii: "?")
      name = nil
    }
  }

  /// What stands behind a colon or an equals sign.
  private mutating func readValue(isAssigned: Bool) {
    guard let named = name else { return }
    let start = lexer
    let first = next
    let weight = ConstantReader.isWeight(named.text) ? weight() : nil
    let values = weight.map { [$0] } ?? values()
    if !values.isEmpty, endsHere(), !isParameter(named.text), !isOfElement(named.text) {
      let range = ByteRange(first?.range.start ?? end, end)
      constants += values.map {
        CodeConstant(path: path + [named.text], value: $0, nameRange: named.range, valueRange: range)
      }
      derived.forget(named.range)
      name = nil
      return
    }
    lexer = start
    next = first
    if !isParameter(named.text) { derive(named) }
    if opensStyle(named.text) { return }
    // `primary: Color = …` and `colors: {`: the name waits.
    name?.isOpen = !isAssigned
    if case .sign(UInt8(ascii: "{"))? = next?.piece { return }
    if isAssigned { name = nil }
  }

  /// Reads a property that is worked out and is always one color: `static var ink: Color { Color(hex: 0x1A1814) }`.
  private mutating func readBody() -> Bool {
    guard let named = name, named.isColor else { return false }
    let start = (lexer, next, end)
    skip("return")
    let first = next?.range.start ?? end
    let values = values()
    let range = ByteRange(first, max(first, end))
    guard !values.isEmpty, take(UInt8(ascii: "}")) else {
      (lexer, next, end) = start
      return false
    }
    constants += values.map {
      CodeConstant(path: path + [named.text], value: $0, nameRange: named.range, valueRange: range)
    }
    derived.forget(named.range)
    return true
  }

  /// The names of the innermost brackets.
  private var path: [String] { open.suffix(3).compactMap { $0 } }

  /// Keeps a name whose value begins with another name (`error: AppColors.red`, `Colors.red.shade700`) or calls a variable
  /// (`'var(--error)'`, `'hsl(var(--error))'`); nothing is read.
  private mutating func derive(_ named: Name) {
    if case .string(let parts, _)? = next?.piece, let range = next?.range, parts.first?.holds("var(--") ?? false {
      derived.add(path + [named.text], at: named.range, from: [], range)
    }
    guard case .word(let word)? = next?.piece, word.first?.isNumber == false else { return }
    let (lexer, next, end) = (lexer, next, end)
    var source = [word]
    advance()
    while take(UInt8(ascii: ".")), case .word(let part)? = self.next?.piece {
      source.append(part)
      advance()
    }
    let range = ByteRange(next?.range.start ?? end, self.end)
    derived.add(path + [named.text], at: named.range, from: endsHere() ? source : [], range)
    (self.lexer, self.next, self.end) = (lexer, next, end)
  }

  /// Whether a name is what a call of the framework asks for (`BoxShadow(color: …`), and no name of a theme's own.
  private func isParameter(_ name: String) -> Bool {
    guard let inner = open.last, ConstantReader.parameters.contains(name) else { return false }
    // An offset has sides, which are its own.
    return inner?.lowercased().hasSuffix("offset") ?? true
  }

  private static let parameters: Set<String> = [
    "color", "backgroundColor", "foregroundColor", "blurRadius", "spreadRadius", "width", "height", "size", "elevation",
    "fontSize", "lineHeight", "letterSpacing", "radius", "padding", "margin", "alpha", "opacity", "x", "y", "spacing",
    "horizontal", "vertical", "top", "bottom", "left", "right", "start", "end",
  ]

  /// Reads the beginning of a text style, whose size belongs to its name: `TextStyle(`, `GoogleFonts.inter(`,
  /// `Font.system(`.
  private mutating func opensStyle(_ name: String) -> Bool {
    let start = lexer
    let first = next
    while case .word(let word)? = next?.piece, word == "const" || word == "new" { advance() }
    if case .word(let word)? = next?.piece, ["TextStyle", "GoogleFonts", "Font", "FontStyle"].contains(word) {
      advance()
      if take(UInt8(ascii: ".")) { advance() }
      if take(UInt8(ascii: "(")) {
        if open.count < ConstantReader.deepest { open.append(name) }
        self.name = nil
        return true
      }
    }
    lexer = start
    next = first
    return false
  }

  /// A color, that of each theme, or a length, read to its end; none for anything else.
  mutating func values() -> [TokenValue] {
    while skip("const") || skip("new") {}
    guard let lexeme = next else { return [] }
    advance()
    switch lexeme.piece {
    case .string(let parts, []) where parts.count == 1: return ConstantReader.value(ofText: parts[0]).map { [$0] } ?? []
    case .word(let word) where ConstantReader.makers.contains(word): return composedColors()
    case .word("Colors"): return materialColor()
    case .word(let word): return length(from: word).map { [$0] } ?? []
    case .sign(UInt8(ascii: ".")): return factoryColors()
    case .sign(UInt8(ascii: "[")) where open.last == "fontSize": return sizeOfStyle().map { [$0] } ?? []
    default: return []
    }
  }

  /// `['18px', '28px']`, as Tailwind writes the size of a style and then its line.
  private mutating func sizeOfStyle() -> TokenValue? {
    guard case .string(let parts, [])? = next?.piece, parts.count == 1 else { return nil }
    advance()
    var depth = 1
    while depth > 0, let piece = next?.piece {
      if case .sign(let sign) = piece { depth += "[{(".utf8.contains(sign) ? 1 : "]})".utf8.contains(sign) ? -1 : 0 }
      advance()
    }
    return ConstantReader.value(ofText: parts[0])
  }

  /// Whether a name is that of a factor, which has no unit, or stands in what moves or paints one element:
  /// `animate={{ scale: 1 }}`, `style={{ maxWidth: '320px' }}`.
  private func isOfElement(_ name: String) -> Bool {
    ["scale", "opacity", "rotate"].contains(name)
      || open.contains { $0.map(ConstantReader.ofElement.contains) ?? false }
  }

  /// The properties of an element that say how it moves or looks.
  private static let ofElement: Set<String> = [
    "animate", "initial", "exit", "whileTap", "whileHover", "transition", "style", "sx",
  ]

  /// A string that is one color or one length with its unit.
  static func value(ofText text: String) -> TokenValue? {
    guard text.utf8.count < 64 else { return nil }
    if let length = Dimension(parsing: text) { return length.unit.isEmpty ? nil : .dimension(length) }
    // A word may be the name of a color and mean something else.
    return text.utf8.first == UInt8(ascii: "#") || text.utf8.contains(UInt8(ascii: "("))
      ? Color(css: text).map { .color($0) } : nil
  }

  /// `16`, `16.0`, `1.5`, `16.dp`, `14.sp`, as px.
  private mutating func length(from word: String) -> TokenValue? {
    guard word.utf8.allSatisfy({ $0 &- 0x30 < 10 }), word.utf8.count < 6 else { return nil }
    var text = word
    while take(UInt8(ascii: ".")) {
      guard case .word(let part)? = next?.piece else { return nil }
      advance()
      if part == "dp" || part == "sp" { break }
      guard part.utf8.allSatisfy({ $0 &- 0x30 < 10 }), text == word else { return nil }
      text += ".\(part)"
    }
    return Double(text).map { .dimension(Dimension($0, "px")) }
  }

  mutating func take(_ sign: UInt8) -> Bool {
    guard case .sign(sign)? = next?.piece else { return false }
    advance()
    return true
  }

  /// Whether nothing follows that belongs to the value.
  private func endsHere() -> Bool {
    switch next?.piece {
    case nil, .word?: true
    case .sign(let sign)?: ",;})]".utf8.contains(sign)
    case .string?: true
    }
  }
}
