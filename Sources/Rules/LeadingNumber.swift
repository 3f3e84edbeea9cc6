import SourceText

extension String {
  /// The text behind the number that this one begins with, sign and exponent included; all of it where none stands.
  var behindLeadingNumber: String { String(Substring(utf8.dropFirst(leadingNumberLength))) }

  private var leadingNumberLength: Int {
    let sign = utf8.first.map(isSign) == true ? 1 : 0
    let mantissa = utf8.dropFirst(sign).prefix { $0.isASCIIDigit || $0 == UInt8(ascii: ".") }
    guard mantissa.contains(where: \.isASCIIDigit) else { return 0 }
    let length = sign + mantissa.count
    let rest = utf8.dropFirst(length)
    guard let mark = rest.first, mark | 0x20 == UInt8(ascii: "e") else { return length }
    let powerSign = rest.dropFirst().first.map(isSign) == true ? 1 : 0
    let power = rest.dropFirst(1 + powerSign).prefix(while: \.isASCIIDigit)
    return power.isEmpty ? length : length + 1 + powerSign + power.count
  }

  private func isSign(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") }
}
