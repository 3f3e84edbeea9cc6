import SourceText

/// Reads the small words of a CSS value from bytes; every reading function leaves the place alone if it finds nothing.
struct NotationReader {
  private let bytes: [UInt8]
  private var index = 0

  init(_ bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

  var isAtEnd: Bool { index >= bytes.count }

  /// How many bytes have been taken.
  var position: Int { index }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// Takes everything that is left.
  mutating func rest() -> ArraySlice<UInt8> {
    defer { index = bytes.count }
    return bytes[index...]
  }

  mutating func skip(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    index += 1
    return true
  }

  /// Skips white space and comments, which may stand between any two words.
  mutating func skipSpace() {
    while let byte = next {
      if NotationReader.isSpace(byte) {
        index += 1
      } else if byte == UInt8(ascii: "/"), bytes[(index + 1)...].first == UInt8(ascii: "*") {
        index += 2
        while index < bytes.count, !bytes[index...].starts(with: [UInt8(ascii: "*"), UInt8(ascii: "/")]) { index += 1 }
        index = min(index + 2, bytes.count)
      } else {
        return
      }
    }
  }

  /// A word of letters, digits and hyphens in lower case; empty if there is none.
  mutating func identifier() -> String {
    var word: [UInt8] = []
    while let byte = next, byte.isASCIILetter || byte == UInt8(ascii: "-") || byte.isASCIIDigit {
      word.append(byte | (byte.isASCIILetter ? 0x20 : 0))
      index += 1
    }
    return String(decoding: word, as: UTF8.self)
  }

  /// A number, a percentage, an angle or `none`.
  mutating func value() -> NotationValue? {
    let start = index
    guard let number = number() else {
      if identifier() == "none" { return .missing }
      index = start
      return nil
    }
    if skip(UInt8(ascii: "%")) { return .percentage(number) }
    switch identifier() {
    case "": return .number(number)
    case "deg": return .angle(number)
    case "grad": return .angle(number * 0.9)
    case "rad": return .angle(number * 180 / .pi)
    case "turn": return .angle(number * 360)
    default:
      index = start
      return nil
    }
  }

  /// A CSS number: a sign, digits, a fraction, an exponent (CSS Syntax 3, section 4.3.12).
  mutating func number() -> Double? {
    var end = index
    if end < bytes.count, bytes[end] == UInt8(ascii: "+") || bytes[end] == UInt8(ascii: "-") { end += 1 }
    let digits = end
    end = digitsEnd(from: end)
    var count = end - digits
    if end < bytes.count, bytes[end] == UInt8(ascii: ".") {
      let fraction = digitsEnd(from: end + 1)
      guard fraction > end + 1 else { return count > 0 ? finish(at: end) : nil }
      count += fraction - end - 1
      end = fraction
    }
    guard count > 0 else { return nil }
    if end < bytes.count, bytes[end] | 0x20 == UInt8(ascii: "e") {
      var exponent = end + 1
      if exponent < bytes.count, bytes[exponent] == UInt8(ascii: "+") || bytes[exponent] == UInt8(ascii: "-") {
        exponent += 1
      }
      let last = digitsEnd(from: exponent)
      if last > exponent { end = last }
    }
    return finish(at: end)
  }

  private mutating func finish(at end: Int) -> Double? {
    if let value = short(upTo: end) {
      index = end
      return value
    }
    var text = String(decoding: bytes[index..<end], as: UTF8.self)
    if text.hasPrefix("+") { text.removeFirst() }
    guard let value = Double(text), value.isFinite else { return nil }
    index = end
    return value
  }

  /// The value of at most 15 digits with a point but without an exponent, as nearly all numbers are: one division is
  /// exact.
  private func short(upTo end: Int) -> Double? {
    guard end - index <= 16 else { return nil }
    var (mantissa, scale, digits) = (0.0, 0.0, 0)
    for place in index..<end {
      if bytes[place].isASCIIDigit {
        mantissa = mantissa * 10 + Double(bytes[place] - 0x30)
        scale *= 10
        digits += 1
      } else if bytes[place] == UInt8(ascii: "."), scale == 0 {
        scale = 1
      } else {
        return nil
      }
    }
    return digits > 15 ? nil : scale > 1 ? mantissa / scale : mantissa
  }

  private func digitsEnd(from start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end].isASCIIDigit { end += 1 }
    return end
  }

  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte &- 0x09 < 2 || byte &- 0x0C < 2 }

  static func hexValue(_ byte: UInt8) -> UInt8? {
    if byte &- 0x30 < 10 { return byte - 0x30 }
    let letter = (byte | 0x20) &- 0x61
    return letter < 6 ? letter + 10 : nil
  }
}
