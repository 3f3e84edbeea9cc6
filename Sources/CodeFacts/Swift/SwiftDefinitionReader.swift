import DesignTokens
import Facts
import Lexicon
import SourceText
import Syntax

/// Finds the tokens that Swift source defines: `enum Space { static let sm: CGFloat = 8 }` gives `space.sm` a value,
/// `extension Color { static let brand = Color(red: …) }` gives `color.brand` one.
///
/// Only a type whose name says what it holds defines, and only a value that is written out.
struct SwiftDefinitionReader {
  /// A pair of braces that is open: the body of a type, or of anything else.
  private struct Body {
    /// The type's name; `nil` for a body of anything else.
    var type: String?
    /// Whether its cases are numbers (`enum Spacing: CGFloat`).
    var isNumeric = false
  }

  let reader: SwiftReader
  private let colors: [Int: LiteralColor]
  private var bodies: [Body] = []
  /// The type whose opening brace is awaited.
  private var coming: Body?
  private var index = 0
  private(set) var definitions: [Definition] = []

  init(_ reader: SwiftReader, colors: [LiteralColor]) {
    self.reader = reader
    var byStart: [Int: LiteralColor] = [:]
    for color in colors { byStart[color.range.start] = color }
    self.colors = byStart
  }

  private var tokens: [SwiftToken] { reader.tree.tokens }

  mutating func read() {
    while index < tokens.count {
      switch tokens[index].kind {
      case .sign(UInt8(ascii: "{")):
        bodies.append(coming ?? Body())
        coming = nil
      case .sign(UInt8(ascii: "}")): if !bodies.isEmpty { bodies.removeLast() }
      case .sign(UInt8(ascii: ";")): coming = nil
      case .identifier: readWord(reader.text(tokens[index].range))
      default: break
      }
      index += 1
    }
  }

  private mutating func readWord(_ word: String) {
    switch word {
    case "enum", "struct", "class", "extension", "actor": readType()
    case "static" where bodies.last?.type != nil: readConstant()
    case "case" where bodies.last?.isNumeric == true: readCases()
    default: break
    }
  }

  /// `enum Spacing: CGFloat {`, `extension SwiftUI.Color {`; the name of a nested one is its last.
  private mutating func readType() {
    guard index == 0 || tokens[index - 1].kind != .sign(UInt8(ascii: ".")), var name = word(at: index + 1) else {
      return
    }
    var next = index + 2
    while sign(at: next) == UInt8(ascii: "."), let inner = word(at: next + 1) {
      name = inner
      next += 2
    }
    let raw = sign(at: next) == UInt8(ascii: ":") ? word(at: next + 1) : nil
    coming = Body(type: name, isNumeric: raw.map(Self.numbers.contains) ?? false)
    index = next - 1
  }

  /// `static let sm: CGFloat = 8`, `static let ink = Color(red: …)`, `static var ink: Color { Color(red: …) }`.
  private mutating func readConstant() {
    let start = tokens[index].range.start
    guard word(at: index + 1) == "let" || word(at: index + 1) == "var", let name = word(at: index + 2) else { return }
    let nameRange = tokens[index + 2].range
    index += 2
    var next = index + 1
    var type: String?
    if sign(at: next) == UInt8(ascii: ":") {
      type = word(at: next + 1)
      next += 2
      while sign(at: next) == UInt8(ascii: "."), let inner = word(at: next + 1) {
        type = inner
        next += 2
      }
    }
    guard let equals = sign(at: next), [UInt8(ascii: "="), UInt8(ascii: "{")].contains(equals), next + 1 < tokens.count
    else { return }
    if equals == UInt8(ascii: "="), type == nil || Self.numbers.contains(type ?? ""),
      let number = number(from: next + 1)
    {
      define(name, at: nameRange, from: start, number: number.value, number.range)
    } else if let color = colors[tokens[next + 1].range.start], endsExpression(behind: color.range) {
      define(name, at: nameRange, from: start, color)
    }
  }

  /// `case sm = 8, md = 16`.
  private mutating func readCases() {
    while let name = word(at: index + 1), sign(at: index + 2) == UInt8(ascii: "="),
      let number = number(from: index + 3, orComma: true)
    {
      let nameRange = tokens[index + 1].range
      define(name, at: nameRange, from: nameRange.start, number: number.value, number.range)
      index = number.last
      guard sign(at: index + 1) == UInt8(ascii: ",") else { return }
      index += 1
    }
  }

  private static let numbers: Set<String> = ["CGFloat", "Double", "Float", "Int"]
}

// Values.
extension SwiftDefinitionReader {
  private func word(at index: Int) -> String? {
    guard tokens.indices.contains(index), tokens[index].kind == .identifier else { return nil }
    return reader.text(tokens[index].range).filter { $0 != "`" }
  }

  private func sign(at index: Int) -> UInt8? {
    guard tokens.indices.contains(index), case .sign(let sign) = tokens[index].kind else { return nil }
    return sign
  }

  /// The number that an expression is from its first token on; `nil` for any other expression.
  private func number(from first: Int, orComma: Bool = false) -> (value: Double, range: ByteRange, last: Int)? {
    let last = sign(at: first) == UInt8(ascii: "-") ? first + 1 : first
    guard tokens.indices.contains(last), tokens[last].kind == .number, let value = reader.number(first..<(last + 1))
    else { return nil }
    let range = tokens[first].range.union(tokens[last].range)
    guard endsExpression(behind: range) || orComma && sign(at: last + 1) == UInt8(ascii: ",") else { return nil }
    return (value, range, last)
  }

  /// Whether a line, a statement or a body ends behind a stretch.
  private func endsExpression(behind range: ByteRange) -> Bool {
    let bytes = reader.tree.bytes
    var place = range.end
    while place < bytes.count, bytes[place] == UInt8(ascii: " ") || bytes[place] == UInt8(ascii: "\t") { place += 1 }
    guard place < bytes.count else { return true }
    if MarkdownBytes.isLineEnding(bytes.at(place)) {
      // A method called on the next line belongs to the value.
      while place < bytes.count, bytes[place] <= 0x20 { place += 1 }
      return place >= bytes.count || bytes[place] != UInt8(ascii: ".")
    }
    return [UInt8(ascii: ";"), UInt8(ascii: "}")].contains(bytes.at(place)) || bytes.from(place).starts(with: "//".utf8)
      || bytes.from(place).starts(with: "/*".utf8)
  }
}

// Names.
extension SwiftDefinitionReader {
  /// The names of the types around the place, those that only hold others left out.
  ///
  /// `nil` where a function or anything else stands between, or no type says what it holds.
  private var namespace: [String]? {
    guard bodies.allSatisfy({ $0.type != nil }) else { return nil }
    let types = bodies.compactMap(\.type)
    guard let first = types.firstIndex(where: { SwiftTypeNames.namespace(of: $0) != nil }),
      let namespace = SwiftTypeNames.namespace(of: types[first])
    else { return nil }
    return [namespace] + types[(first + 1)...].map(SwiftTypeNames.member)
  }

  private mutating func define(
    _ name: String, at nameRange: ByteRange, from start: Int, number: Double, _ range: ByteRange
  ) {
    guard let namespace, let family = namespace.first else { return }
    let value: TokenValue
    switch TokenNamespace.type(of: family) {
    case .dimension: value = .dimension(Dimension(number, "pt"))
    case .number: value = .number(number)
    default: return
    }
    add(name, namespace, at: nameRange, from: start, value, TokenNamespace.type(of: family), range)
  }

  private mutating func define(_ name: String, at nameRange: ByteRange, from start: Int, _ color: LiteralColor) {
    let types = bodies.compactMap(\.type)
    guard bodies.count == types.count, let last = types.last else { return }
    // `enum Theme { static let ink = Color(…) }` says by the value what it holds.
    let isHeld = SwiftTypeNames.containers.contains(last) && types.allSatisfy(SwiftTypeNames.containers.contains)
    guard let namespace = namespace ?? (isHeld ? ["color"] : nil), let family = namespace.first,
      TokenNamespace.type(of: family) == .color, !SwiftColorNames.isColor(name, of: "Color")
    else { return }
    add(name, namespace, at: nameRange, from: start, .color(color.color), .color, color.range)
  }

  private mutating func add(
    _ name: String, _ namespace: [String], at nameRange: ByteRange, from start: Int, _ value: TokenValue,
    _ type: TokenType?, _ range: ByteRange
  ) {
    let full = TokenName((namespace + [name]).joined(separator: "."))
    definitions.append(
      Definition(
        name: full, nameRange: nameRange, range: ByteRange(start, range.end), valueRange: range, type: type,
        value: value, notation: .plain))
  }
}
