import DesignTokens
import SourceText

/// A color or a length as it is written once; what stands beside it may write the same in another way.
struct ValueNotation {
  enum Form { case hex, rgb, hsl, px, rem }
  enum Value {
    /// A color, and how far its digits may be off.
    case color(Color, hasAlpha: Bool, within: Double)
    /// A length, and half a unit of its last digit; without digits behind the point of rem nothing.
    case length(Dimension, rounding: Double)
  }

  var form: Form
  var value: Value
  /// The value alone.
  var range: ByteRange
  /// The value with the name of its notation in front (`RGB: 1, 2, 3`) and the parentheses around its numbers.
  var extent: ByteRange
  /// Whether it is called by the name of its notation, or is a function.
  var isNamed: Bool

  var isColor: Bool { if case .color = value { true } else { false } }
  var hasAlpha: Bool { if case .color(_, true, _) = value { true } else { false } }
}

/// Finds the colors and lengths of a stretch that have a notation.
struct NotationScanner {
  let bytes: [UInt8]
  private var position = 0
  private var end = 0
  private var found: [ValueNotation] = []

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The notations of a stretch in order.
  mutating func notations(in range: ByteRange) -> [ValueNotation] {
    position = range.start
    end = min(range.end, bytes.count)
    found = []
    while position < end { step(from: range.start) }
    return found
  }

  /// The numbers of a cell under the name of a notation: `239, 245, 255` under *RGB*, `4` under *px*.
  mutating func notation(of range: ByteRange, as form: ValueNotation.Form) -> ValueNotation? {
    end = min(range.end, bytes.count)
    position = range.start
    switch form {
    case .hex: return nil
    case .rgb, .hsl:
      let isInside = byte(position) == UInt8(ascii: "(")
      if isInside { position += 1 }
      guard let (color, stretch, rounding) = triple(form), skip(isInside ? ")" : ""), position == end else {
        return nil
      }
      return ValueNotation(
        form: form, value: .color(color, hasAlpha: false, within: rounding), range: stretch, extent: range,
        isNamed: true)
    case .px, .rem:
      guard let (value, digits) = number(), position == end else { return nil }
      let unit = form == .px ? "px" : "rem"
      return ValueNotation(
        form: form, value: .length(Dimension(value, unit), rounding: Self.rounding(digits, form)), range: range,
        extent: range, isNamed: true)
    }
  }

  private func byte(_ index: Int) -> UInt8 { index >= 0 && index < end ? bytes[index] : 0 }

  private mutating func step(from start: Int) {
    let before = position > start ? bytes[position - 1] : 0
    // Much of the world writes `0,5rem`.
    let isFraction = before == UInt8(ascii: ",") && position > start + 1 && bytes[position - 2].isASCIIDigit
    let isInWord = before.isWordByte && before < 0x80 || Self.joins(before) || isFraction
    switch bytes[position] {
    case UInt8(ascii: "#") where !isInWord: readHex()
    case let byte where byte.isASCIILetter && !isInWord: readName()
    case let byte where byte.isASCIIDigit && !isInWord: readLength(from: position)
    case UInt8(ascii: "-") where !isInWord && byte(position + 1).isASCIIDigit:
      readLength(from: position)
    case UInt8(ascii: "(") where found.last?.form == .hex: readParentheses()
    default: position += 1
    }
  }

  /// Whether what stands behind a byte goes on with what is in front of it.
  private static func joins(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "$"), UInt8(ascii: "#"), UInt8(ascii: "&"), UInt8(ascii: "."): true
    default: false
    }
  }

  private mutating func readHex() {
    let start = position
    position += 1
    while byte(position).isHexDigit { position += 1 }
    let digits = bytes[(start + 1)..<position]
    let isPlain = digits.count < 6 && (digits.allSatisfy(\.isASCIIDigit) || !digits.contains(where: \.isASCIIDigit))
    guard !byte(position).isWordByte || byte(position) >= 0x80, byte(position) != UInt8(ascii: "-"), !isPlain,
      let color = Color(css: bytes[start..<position])
    else { return }
    add(.hex, .color(color, hasAlpha: digits.count % 4 == 0, within: 0.001), ByteRange(start, position))
  }

  private mutating func add(
    _ form: ValueNotation.Form, _ value: ValueNotation.Value, _ range: ByteRange, extent: ByteRange? = nil,
    isNamed: Bool = false
  ) {
    found.append(
      ValueNotation(form: form, value: value, range: range, extent: extent ?? range, isNamed: isNamed))
  }

  /// `rgb(…)`, `RGB: 1, 2, 3`; any other word is passed over.
  private mutating func readName() {
    let start = position
    while byte(position).isNameByte { position += 1 }
    guard (3...4).contains(position - start) else { return }
    let name = String(decoding: bytes[start..<position], as: UTF8.self).lowercased()
    let form: ValueNotation.Form
    switch name {
    case "rgb", "rgba": form = .rgb
    case "hsl", "hsla": form = .hsl
    default: return
    }
    let behind = position
    if byte(position) == UInt8(ascii: "("), readFunction(form, from: start) { return }
    position = behind
    while position < min(end, behind + 6), " :*`=".utf8.contains(bytes[position]) { position += 1 }
    let isInside = skip("(")
    guard let (color, range, rounding) = triple(form) else { return position = behind }
    // Numbers that something else goes on behind, as in `rgba(1, 2, 3, *)`, are a part of a color.
    guard !isInside || skip(")") else { return position = behind }
    add(
      form, .color(color, hasAlpha: false, within: rounding), range, extent: ByteRange(start, position), isNamed: true)
  }

  private mutating func readFunction(_ form: ValueNotation.Form, from start: Int) -> Bool {
    guard let close = bytes[position..<min(end, position + 48)].firstIndex(of: UInt8(ascii: ")")) else { return false }
    let text = String(decoding: bytes[start...close], as: UTF8.self)
    guard let color = Color(css: text) else { return false }
    let numbers = text.split { "(,/ )".contains($0) }
    let isExact = form == .rgb && numbers.dropFirst().prefix(3).allSatisfy { $0.allSatisfy(\.isNumber) }
    let rounding = isExact ? 0.001 : form == .rgb ? 0.005 : Self.rounding(ofHSL: text.contains("."))
    position = close + 1
    let range = ByteRange(start, position)
    add(form, .color(color, hasAlpha: numbers.count > 4, within: rounding), range, isNamed: true)
    return true
  }

  /// `(59, 130, 246)` right behind a hex.
  private mutating func readParentheses() {
    let start = position
    position += 1
    guard let (color, range, rounding) = triple(.rgb), byte(position) == UInt8(ascii: ")") else {
      return position = start + 1
    }
    position += 1
    add(.rgb, .color(color, hasAlpha: false, within: rounding), range, extent: ByteRange(start, position))
  }

  /// Three numbers in a row that no further one follows; of rgb whole ones up to 255.
  private mutating func triple(_ form: ValueNotation.Form) -> (Color, ByteRange, Double)? {
    let start = position
    var numbers: [Double] = []
    var hasDigits = false
    while numbers.count < 3 {
      guard let (value, digits) = number(), value >= 0 else { return nil }
      hasDigits = hasDigits || digits > 0
      numbers.append(value)
      if form == .hsl { skipUnit(isHue: numbers.count == 1) }
      guard numbers.count < 3 else { break }
      let gap = position
      while byte(position) == UInt8(ascii: " ") || byte(position) == UInt8(ascii: ",") { position += 1 }
      guard position > gap else { return nil }
    }
    let range = ByteRange(start, position)
    // A fourth number, a unit or a letter makes it something else.
    var next = position
    while byte(next) == UInt8(ascii: " ") || byte(next) == UInt8(ascii: ",") { next += 1 }
    guard !byte(next).isASCIIDigit, !byte(position).isWordByte, byte(position) != UInt8(ascii: "%") else { return nil }
    let css: String
    if form == .rgb {
      guard !hasDigits, numbers.allSatisfy({ $0 <= 255 }) else { return nil }
      css = "rgb(\(numbers[0]) \(numbers[1]) \(numbers[2]))"
    } else {
      guard numbers[0] <= 360, numbers[1] <= 100, numbers[2] <= 100 else { return nil }
      css = "hsl(\(numbers[0]) \(numbers[1])% \(numbers[2])%)"
    }
    return Color(css: css).map { ($0, range, form == .rgb ? 0.001 : Self.rounding(ofHSL: hasDigits)) }
  }

  private mutating func skipUnit(isHue: Bool) {
    if isHue {
      if byte(position) == 0xC2, byte(position + 1) == 0xB0 { position += 2 }
      if bytes.from(position, to: min(end, position + 3)).elementsEqual("deg".utf8) { position += 3 }
    } else if byte(position) == UInt8(ascii: "%") {
      position += 1
    }
  }

  /// Whole degrees and percentages, cut instead of rounded at worst, move a channel by up to five of 255.
  private static func rounding(ofHSL hasDigits: Bool) -> Double { hasDigits ? 0.008 : 0.02 }

  private static func rounding(_ digits: Int, _ form: ValueNotation.Form) -> Double {
    guard digits > 0 || form == .px else { return 0 }
    return (0..<digits).reduce(0.5) { unit, _ in unit / 10 }
  }

  /// A number here, and how many digits it has behind its point.
  private mutating func number() -> (Double, Int)? {
    let start = position
    if byte(position) == UInt8(ascii: "-") { position += 1 }
    let first = position
    while byte(position).isASCIIDigit { position += 1 }
    var digits = 0
    if byte(position) == UInt8(ascii: "."), byte(position + 1).isASCIIDigit {
      position += 1
      while byte(position).isASCIIDigit {
        position += 1
        digits += 1
      }
    }
    guard position > first, position - first < 16,
      let value = Double(String(decoding: bytes[start..<position], as: UTF8.self))
    else { return nil }
    return (value, digits)
  }

  /// `8px`, `0.5 rem`; a number with anything else is passed over.
  private mutating func readLength(from start: Int) {
    guard let (value, digits) = number() else { return position = max(position, start + 1) }
    let behind = position
    if byte(position) == UInt8(ascii: " ") { position += 1 }
    let unitStart = position
    while byte(position).isASCIILetter { position += 1 }
    let unit = String(decoding: bytes[unitStart..<position], as: UTF8.self).lowercased()
    guard unit == "px" || unit == "rem", !byte(position).isWordByte || byte(position) >= 0x80 else {
      return position = behind
    }
    let form = unit == "px" ? ValueNotation.Form.px : .rem
    add(
      form, .length(Dimension(value, unit), rounding: Self.rounding(digits, form)), ByteRange(start, position))
  }

  private mutating func skip(_ sign: String) -> Bool {
    guard let expected = sign.utf8.first, byte(position) == expected else { return sign.isEmpty }
    position += 1
    return true
  }
}

extension TokenValue {
  /// Whether two notations stand for one value: `8px` and `0.5rem`, `#FFFFFF` and `rgb(255, 255, 255)`.
  func isSame(as other: TokenValue) -> Bool {
    switch (self, other) {
    case (.color(let one), .color(let other)): one.hexRGBA == other.hexRGBA
    case (.dimension(let one), .dimension(let other)):
      one.pixels(pointsArePixels: true) == other.pixels(pointsArePixels: true)
    default: false
    }
  }
}
