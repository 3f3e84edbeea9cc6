/// Numbers as people write them: the shortest form, never `.0`.
package enum NumberText {
  /// The shortest text that reads back as the same number: `16`, `0.5`, `-2`; never an exponent below 10^15.
  package static func shortest(_ value: Double) -> String {
    guard value.isFinite else { return value.isNaN ? "NaN" : value < 0 ? "-infinity" : "infinity" }
    if let whole = Int(exactly: value), abs(whole) < 1_000_000_000_000_000 { return String(whole) }
    let text = value.description
    return text.contains("e") && abs(value) < 1 ? rounded(value, places: 15) : text
  }

  /// The value rounded to at most `places` places behind the point (0…15), without trailing zeros.
  package static func rounded(_ value: Double, places: Int) -> String {
    guard value.isFinite, abs(value) < 1_000_000_000 else { return shortestLarge(value) }
    var scale = 1.0
    for _ in 0..<places { scale *= 10 }
    let whole = Int64(abs(value).rounded(.down))
    var part = Int64(((abs(value) - Double(whole)) * scale).rounded(.toNearestOrAwayFromZero))
    let carry = part >= Int64(scale) ? Int64(1) : 0
    if carry == 1 { part = 0 }
    var left = places
    while left > 0, part % 10 == 0 {
      part /= 10
      left -= 1
    }
    var text = value < 0 && (left > 0 || whole + carry > 0) ? "-" : ""
    text += String(whole + carry)
    guard left > 0 else { return text }
    text += "."
    let digits = String(part)
    for _ in digits.utf8.count..<left { text += "0" }
    return text + digits
  }

  private static func shortestLarge(_ value: Double) -> String {
    let text = value.isFinite ? value.description : shortest(value)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
