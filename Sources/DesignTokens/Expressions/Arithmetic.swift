import Platform
import SourceText

/// Works out sums such as `16px * 1.5` or `round(4.2) + 1`, as the tools around token files do.
package enum Arithmetic {
  /// A number with its unit in lower case; the unit is empty for a bare number.
  package struct Quantity: Hashable, Sendable {
    package var value: Double
    package var unit: String
  }

  /// What a text comes to, to six places; `nil` for everything that is no sum of numbers.
  ///
  /// What is added has one unit, or is pixels and bare numbers, which count as pixels; what is multiplied has one unit
  /// beside those. Shares in percent are left alone, for the tools do not agree on them. Where `isStrict`, a text is
  /// a sum only if white space stands around `+`, `-` and `/`, so that `16/9` stays as it is.
  package static func result(of text: String, isStrict: Bool) -> Quantity? {
    guard text.utf8.count <= 1000 else { return nil }
    var sum = Sum(Array(text.utf8), isStrict: isStrict)
    guard var result = sum.whole(), result.value.isFinite else { return nil }
    result.value = rounded(result.value)
    return result
  }

  /// A number to six places, which takes away what binary fractions leave behind.
  static func rounded(_ value: Double) -> Double {
    abs(value) < 1_000_000_000 ? (value * 1_000_000).rounded() / 1_000_000 : value
  }
}

/// The reader of one sum.
private struct Sum {
  typealias Quantity = Arithmetic.Quantity

  private let bytes: [UInt8]
  private let isStrict: Bool
  private var index = 0
  private var depth = 0

  init(_ bytes: [UInt8], isStrict: Bool) {
    self.bytes = bytes
    self.isStrict = isStrict
  }

  mutating func whole() -> Quantity? {
    guard let result = sum() else { return nil }
    skipSpace()
    return index == bytes.count ? result : nil
  }

  private mutating func sum() -> Quantity? {
    guard var result = product() else { return nil }
    while let sign = takeOperator("+", "-") {
      guard let next = product(), let both = Sum.added(result, next, sign == UInt8(ascii: "+") ? 1 : -1) else {
        return nil
      }
      result = both
    }
    return result
  }

  private mutating func product() -> Quantity? {
    guard var result = power() else { return nil }
    while let sign = takeOperator("*", "/") {
      guard let next = power() else { return nil }
      guard let both = sign == UInt8(ascii: "*") ? Sum.multiplied(result, next) : Sum.divided(result, next) else {
        return nil
      }
      result = both
    }
    return result
  }

  private mutating func power() -> Quantity? {
    guard let base = operand() else { return nil }
    guard takeOperator("^", "^") != nil else { return base }
    guard let exponent = operand(), exponent.unit.isEmpty else { return nil }
    return Quantity(value: Mathematics.power(base.value, exponent.value), unit: base.unit)
  }

  private mutating func operand() -> Quantity? {
    skipSpace()
    guard index < bytes.count, depth < 32 else { return nil }
    if bytes[index] == UInt8(ascii: "(") { return parenthesis() }
    if bytes[index].isASCIILetter { return call() }
    var sign = 1.0
    if bytes[index] == UInt8(ascii: "-"), index + 1 < bytes.count,
      bytes[index + 1] == UInt8(ascii: "(") || bytes[index + 1].isASCIILetter
    {
      index += 1
      sign = -1
      guard let inner = operand() else { return nil }
      return Quantity(value: sign * inner.value, unit: inner.unit)
    }
    var reader = NotationReader(bytes[index...].prefix { Sum.isWord($0) })
    guard let value = reader.number() else { return nil }
    index += reader.position
    let unit = takeUnit()
    guard unit.isEmpty || Dimension.units.contains(unit) || Duration.units.contains(unit) else { return nil }
    return Quantity(value: value, unit: unit)
  }

  /// What may be part of a number with its unit; a sign only counts at its beginning, which `number()` sees to.
  private static func isWord(_ byte: UInt8) -> Bool {
    byte > 0x20 && byte != UInt8(ascii: "*") && byte != UInt8(ascii: "/") && byte != UInt8(ascii: ")")
      && byte != UInt8(ascii: ",")
  }

  /// The percent sign or the letters behind a number.
  private mutating func takeUnit() -> String {
    let start = index
    if index < bytes.count, bytes[index] == UInt8(ascii: "%") { index += 1 }
    while index < bytes.count, bytes[start] != UInt8(ascii: "%"), bytes[index].isASCIILetter { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self).lowercased()
  }

  private mutating func parenthesis() -> Quantity? {
    depth += 1
    defer { depth -= 1 }
    index += 1
    guard let inner = sum() else { return nil }
    skipSpace()
    guard index < bytes.count, bytes[index] == UInt8(ascii: ")") else { return nil }
    index += 1
    return inner
  }

  /// A function of numbers by its name; `calc()` is what stands in it.
  private mutating func call() -> Quantity? {
    var reader = NotationReader(bytes[index...].prefix { $0.isASCIILetter })
    let name = reader.identifier()
    index += name.utf8.count
    guard index < bytes.count, bytes[index] == UInt8(ascii: "(") else { return nil }
    depth += 1
    defer { depth -= 1 }
    var arguments: [Quantity] = []
    repeat {
      index += 1
      guard let argument = sum() else { return nil }
      arguments.append(argument)
      skipSpace()
    } while index < bytes.count && bytes[index] == UInt8(ascii: ",")
    guard index < bytes.count, bytes[index] == UInt8(ascii: ")") else { return nil }
    index += 1
    return Sum.call(name, arguments)
  }

  private static func call(_ name: String, _ arguments: [Quantity]) -> Quantity? {
    let first = arguments[0]
    func alone(_ change: (Double) -> Double) -> Quantity? {
      arguments.count == 1 ? Quantity(value: change(first.value), unit: first.unit) : nil
    }
    switch name {
    case "calc": return alone { $0 }
    case "round" where arguments.count == 1: return alone { ($0 + 0.5).rounded(.down) }
    case "ceil": return alone { $0.rounded(.up) }
    case "floor": return alone { $0.rounded(.down) }
    case "abs": return alone { abs($0) }
    case "sqrt": return alone { $0.squareRoot() }
    case "roundto":
      guard arguments.count == 2, (0...9).contains(arguments[1].value) else { return nil }
      let scale = Mathematics.power(10, arguments[1].value)
      return Quantity(value: (first.value * scale).rounded() / scale, unit: first.unit)
    case "pow" where arguments.count == 2 && arguments[1].unit.isEmpty:
      return Quantity(value: Mathematics.power(first.value, arguments[1].value), unit: first.unit)
    case "min", "max":
      guard let unit = commonUnit(arguments) else { return nil }
      let values = arguments.map(\.value)
      return (name == "min" ? values.min() : values.max()).map { Quantity(value: $0, unit: unit) }
    default: return nil
    }
  }

  private static func commonUnit(_ quantities: [Quantity]) -> String? {
    let units = Set(quantities.map(\.unit)).subtracting([""])
    return units.count > 1 ? nil : units.first ?? ""
  }

  private static func added(_ left: Quantity, _ right: Quantity, _ sign: Double) -> Quantity? {
    guard let unit = commonUnit([left, right]) else { return nil }
    // How much 4 is beside 1rem nobody can say.
    guard left.unit == right.unit || unit == "px" else { return nil }
    return Quantity(value: left.value + sign * right.value, unit: unit)
  }

  private static func multiplied(_ left: Quantity, _ right: Quantity) -> Quantity? {
    // A tool that leaves the unit of pixels out reckons `4px * 2px` as 8px and `4px * 2em` as 8em.
    let units = Set([left.unit, right.unit]).subtracting(["", "px"])
    guard units.count < 2, units.first != "%" || left.unit == right.unit || left.unit.isEmpty || right.unit.isEmpty
    else {
      return nil
    }
    let isInPixels = left.unit == "px" || right.unit == "px"
    return Quantity(value: left.value * right.value, unit: units.first ?? (isInPixels ? "px" : ""))
  }

  private static func divided(_ left: Quantity, _ right: Quantity) -> Quantity? {
    guard right.value != 0 else { return nil }
    if right.unit.isEmpty { return Quantity(value: left.value / right.value, unit: left.unit) }
    return left.unit == right.unit ? Quantity(value: left.value / right.value, unit: "") : nil
  }

  /// The sign of an operation if one follows.
  private mutating func takeOperator(_ one: Unicode.Scalar, _ other: Unicode.Scalar) -> UInt8? {
    let start = index
    skipSpace()
    guard index < bytes.count, bytes[index] == UInt8(ascii: one) || bytes[index] == UInt8(ascii: other) else {
      index = start
      return nil
    }
    let sign = bytes[index]
    let isSpaced = index > start && index + 1 < bytes.count && bytes[index + 1] <= 0x20
    guard isSpaced || !isStrict || sign == UInt8(ascii: "*") else {
      index = start
      return nil
    }
    index += 1
    return sign
  }

  private mutating func skipSpace() { while index < bytes.count, bytes[index] <= 0x20 { index += 1 } }
}
