import SourceText

/// Numbers as JSON and JSON5 write them.
package enum JSONNumber {
  /// What a word is that stands where a number may stand.
  enum Form {
    /// RFC 8259, section 6.
    case json
    /// JSON5: hexadecimal, a leading or trailing point, a plus sign, `Infinity`, `NaN`.
    case json5
    /// Something that is nearly a number: zeros in front.
    case leadingZeros
    case none
  }

  /// Tells the form of a word.
  static func form(of word: Slice<UnsafeBufferPointer<UInt8>>) -> Form {
    var rest = word[...]
    var isPlain = true
    if let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
      isPlain = sign == UInt8(ascii: "-")
      rest = rest.dropFirst()
    }
    if rest.elementsEqual("Infinity".utf8) || rest.elementsEqual("NaN".utf8) { return .json5 }
    if rest.count > 2, rest.first == UInt8(ascii: "0"), rest.dropFirst().first.map({ $0 | 0x20 }) == UInt8(ascii: "x") {
      return rest.dropFirst(2).allSatisfy { JSONEscapes.hexadecimalDigit($0) != nil } ? .json5 : .none
    }
    let whole = rest.prefix(while: \.isASCIIDigit)
    rest = rest.dropFirst(whole.count)
    var fraction = rest.prefix(0)
    if rest.first == UInt8(ascii: ".") {
      fraction = rest.dropFirst().prefix(while: \.isASCIIDigit)
      rest = rest.dropFirst(1 + fraction.count)
      isPlain = isPlain && !fraction.isEmpty
    }
    guard !whole.isEmpty || !fraction.isEmpty else { return .none }
    if let exponent = rest.first, exponent | 0x20 == UInt8(ascii: "e") {
      rest = rest.dropFirst()
      if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest = rest.dropFirst() }
      guard let digit = rest.first, digit.isASCIIDigit else { return .none }
      rest = rest.drop(while: \.isASCIIDigit)
    }
    guard rest.isEmpty else { return .none }
    if whole.count > 1, whole.first == UInt8(ascii: "0") { return .leadingZeros }
    return isPlain && !whole.isEmpty ? .json : .json5
  }

  /// The value of a number in any of the forms; infinite where a double cannot hold it, `nil` where it is no number.
  package static func value(of text: ArraySlice<UInt8>) -> Double? {
    if let exact = text.withUnsafeBufferPointer(shortValue) { return exact }
    var word = text
    let isNegative = word.first == UInt8(ascii: "-")
    if isNegative || word.first == UInt8(ascii: "+") { word = word.dropFirst() }
    let magnitude: Double?
    if word.elementsEqual("Infinity".utf8) {
      magnitude = .infinity
    } else if word.elementsEqual("NaN".utf8) {
      magnitude = .nan
    } else if word.count > 2, word.first == UInt8(ascii: "0"), word[word.startIndex + 1] | 0x20 == UInt8(ascii: "x") {
      magnitude = hexadecimal(word.dropFirst(2))
    } else {
      magnitude = decimal(word)
    }
    return magnitude.map { isNegative ? -$0 : $0 }
  }

  /// The common case without any allocation: at most 15 digits and no exponent, where one division is exact.
  static func shortValue(of text: UnsafeBufferPointer<UInt8>) -> Double? {
    guard text.count <= 17 else { return nil }
    var mantissa: Int64 = 0
    var digits = 0
    var decimals = -1
    for position in text.indices {
      let byte = text[position]
      if byte.isASCIIDigit {
        mantissa = mantissa * 10 + Int64(byte - UInt8(ascii: "0"))
        digits += 1
        if decimals >= 0 { decimals += 1 }
      } else if byte == UInt8(ascii: "."), decimals < 0 {
        decimals = 0
      } else if byte != UInt8(ascii: "-") || position > 0 {
        return nil
      }
    }
    guard digits > 0, digits <= 15 else { return nil }
    var value = Double(mantissa)
    if decimals > 0 { value /= powersOfTen[decimals] }
    return text.first == UInt8(ascii: "-") ? -value : value
  }

  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]

  private static func decimal(_ word: ArraySlice<UInt8>) -> Double? {
    var text = String(decoding: word, as: UTF8.self)
    if word.first == UInt8(ascii: ".") { text = "0" + text }
    if let value = Double(text) { return value }
    // `1.` and `1.e3`: the standard library wants a digit behind the point.
    guard let point = text.firstIndex(of: ".") else { return nil }
    text.insert("0", at: text.index(after: point))
    return Double(text)
  }

  private static func hexadecimal(_ digits: ArraySlice<UInt8>) -> Double? {
    var value = 0.0
    for byte in digits {
      guard let digit = JSONEscapes.hexadecimalDigit(byte) else { return nil }
      value = value * 16 + Double(digit)
    }
    return value
  }

  /// A finite number as JSON writes it: the shortest digits that read back the same, whole numbers without a fraction.
  package static func text(of value: Double) -> String {
    if let whole = Int64(exactly: value), abs(value) < 1e15 { return whole == 0 ? "0" : String(whole) }
    return value.description
  }
}
