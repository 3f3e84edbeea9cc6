/// A number as people write it: at most `digits` decimals, no trailing zeros, no `.0`, no exponent.
func numberText(_ value: Double, digits: Int = 4) -> String {
  let scale = (0..<digits).reduce(1.0) { scale, _ in scale * 10 }
  let scaled = (value * scale).rounded()
  guard scaled.isFinite, abs(scaled) < 1e15 else { return "\(value)" }
  let rounded = Int(scaled)
  let unit = Int(scale)
  let whole = rounded.magnitude / unit.magnitude
  let fraction = String(rounded.magnitude % unit.magnitude)
  let padded = String(repeating: "0", count: digits - min(fraction.count, digits)) + fraction
  let decimals = digits == 0 ? "" : String(padded.reversed().drop { $0 == "0" }.reversed())
  let sign = rounded < 0 ? "-" : ""
  return decimals.isEmpty ? "\(sign)\(whole)" : "\(sign)\(whole).\(decimals)"
}

/// The length in bytes of the number that a text begins with, sign and exponent included; 0 where none stands.
func numberLength(_ text: Substring.UTF8View) -> Int {
  let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
  var length = 0
  var bytes = text
  func isSign(_ byte: UInt8?) -> Bool { byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") }
  if isSign(bytes.first) { length += 1 }
  bytes = text.dropFirst(length)
  let mantissa = bytes.prefix { digits.contains($0) || $0 == UInt8(ascii: ".") }
  guard mantissa.contains(where: digits.contains) else { return 0 }
  length += mantissa.count
  bytes = text.dropFirst(length)
  guard let mark = bytes.first, mark == UInt8(ascii: "e") || mark == UInt8(ascii: "E") else { return length }
  let exponent = bytes.dropFirst()
  let sign = isSign(exponent.first) ? 1 : 0
  let power = exponent.dropFirst(sign).prefix { digits.contains($0) }
  return power.isEmpty ? length : length + 1 + sign + power.count
}
