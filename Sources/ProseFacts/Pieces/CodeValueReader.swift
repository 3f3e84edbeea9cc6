import CodeFacts
import DesignTokens
import SourceText
import Syntax
import TextFacts

/// Finds the colors and lengths of a line as text or code writes them: `#0D7377`, `0xFF0D7377`, `rgb(…)`, `16px`, `16.dp`.
struct CodeValueReader {
  let bytes: [UInt8]
  /// Where the line ends.
  let end: Int

  /// The next value that begins at a place or behind it.
  func next(from start: Int) -> (value: TokenValue, range: ByteRange)? {
    var index = start
    while index < end {
      if index == 0 || !bytes[index - 1].isWordByte, let found = value(at: index) { return found }
      index += 1
    }
    return nil
  }

  /// The same color with the opacity right behind it (`#30D158 @ 14%`); `nil` where a percentage stands there that may be
  /// something else.
  func withShare(of found: (value: TokenValue, range: ByteRange)) -> (value: TokenValue, range: ByteRange)? {
    let rest = bytes.from(found.range.end, to: end)
    guard case .color(var color) = found.value, rest.contains(UInt8(ascii: "%")) else { return found }
    var behind = rest.drop { "`* ".utf8.contains($0) }
    guard behind.first == UInt8(ascii: "@") else { return nil }
    behind = behind.dropFirst().drop { "`* ".utf8.contains($0) }
    let digits = behind.prefix { $0.isASCIIDigit || $0 == UInt8(ascii: ".") }
    guard behind.dropFirst(digits.count).first == UInt8(ascii: "%"),
      let share = Double(String(decoding: digits, as: UTF8.self))
    else { return nil }
    color.alpha *= share / 100
    return (.color(color), found.range)
  }

  /// Whether a value is the end of a range, a factor, a minimum or below zero.
  func isPart(_ found: (value: TokenValue, range: ByteRange)) -> Bool {
    let before = found.range.start > 0 ? bytes[found.range.start - 1] : 0
    let rest = bytes.from(found.range.end, to: end).drop(while: MarkdownBytes.isBlank)
    if case .dimension = found.value {
      if "-+~<>≥≤×/.".utf8.contains(before) || isBound(at: found.range.start) { return true }
      if let next = rest.first, "+~/%".utf8.contains(next) { return true }
    }
    guard let next = rest.first, next >= 0x80 || "-~x".utf8.contains(next) else { return false }
    return Self.rangeSigns.contains { sign in
      rest.starts(with: sign.utf8)
        && rest.dropFirst(sign.utf8.count).first { !MarkdownBytes.isBlank($0) }.map {
          $0.isASCIIDigit || $0 == UInt8(ascii: "#")
        } ?? false
    }
  }

  private static let rangeSigns = ["-", "–", "~", "～", "→", "x ", "×"]

  /// Whether a sign stands in front of a length, and blanks around it, that makes it a bound: `< 768px`, `<= 768px`,
  /// `≤ 768px`, `> 1024px`.
  private func isBound(at start: Int) -> Bool {
    let near = bytes.from(max(0, start - 8), to: start)
    guard near.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: ">") || $0 >= 0x80 }) else {
      return false
    }
    var before = String(decoding: near, as: UTF8.self)
    while before.last == " " { before.removeLast() }
    if before.last == "=", before.dropLast().last == "<" { before.removeLast() }
    guard let sign = before.popLast(), "<≤>".contains(sign) else { return false }
    return before.last.map { " |(:".contains($0) } ?? false
  }

  private func value(at index: Int) -> (value: TokenValue, range: ByteRange)? {
    switch bytes[index] {
    case UInt8(ascii: "#"), UInt8(ascii: "r"), UInt8(ascii: "h"):
      guard let found = StatedValueReader(bytes: bytes).color(at: index, end: end) else { return nil }
      return (.color(found.color), found.range)
    case UInt8(ascii: "0") where index + 1 < end && bytes[index + 1] | 0x20 == UInt8(ascii: "x"): return packed(index)
    case let byte where byte.isASCIIDigit: return length(at: index)
    default: return nil
    }
  }

  /// `0xRRGGBB`, `0xAARRGGBB`.
  private func packed(_ start: Int) -> (value: TokenValue, range: ByteRange)? {
    var stop = start + 2
    while stop < end, bytes[stop].isWordByte { stop += 1 }
    let digits = String(decoding: bytes.from(start + 2, to: stop), as: UTF8.self).filter { $0 != "_" }
    let color = digits.count == 6 ? Color(css: "#\(digits)") : Color(packed: digits)
    return color.map { (.color($0), ByteRange(start, stop)) }
  }

  /// `16px`, `1.5rem`, `16.dp`.
  private func length(at start: Int) -> (value: TokenValue, range: ByteRange)? {
    var stop = start
    while stop < end, bytes[stop].isWordByte || bytes[stop] == UInt8(ascii: ".") { stop += 1 }
    while stop > start, bytes[stop - 1] == UInt8(ascii: ".") { stop -= 1 }
    let text = String(decoding: bytes.from(start, to: stop), as: UTF8.self)
    for unit in Self.units where text.hasSuffix(unit) {
      guard let number = Double(text.dropLast(unit.count)) else { continue }
      return (.dimension(Dimension(number, unit.filter { $0 != "." })), ByteRange(start, stop))
    }
    return nil
  }

  private static let units = [".dp", ".sp", "px", "pt", "dp", "sp", "rem"]
}
