package import DesignTokens
package import SourceText

/// How a text names a token or a place in one: `{a.b}` and `#/a/b` (Format Module 2025.10, sections 7.1 and 7.3).
package enum ReferenceSyntax: Sendable {
  /// A well-formed reference.
  case reference(TokenName, alternatives: [TokenName], path: [String], nameRange: ByteRange)
  /// A text that is meant as a reference and is none: what is wrong, and an edit of the content that mends it.
  case fault(String, replacement: String?)
  /// A pointer into another document.
  case external
  /// A text that is no reference at all.
  case none
}

extension ReferenceSyntax {
  /// Reads the content of a string where `{a.b}` may stand; places are counted from `range`, the content's own.
  package static func curly(_ bytes: ArraySlice<UInt8>, at range: ByteRange) -> ReferenceSyntax {
    if bytes.withUnsafeBufferPointer(isPlain) { return reference(bytes.dropFirst().dropLast(), bytes, range) }
    guard isMeant(bytes) else { return .none }
    guard let closing = bytes.firstIndex(of: UInt8(ascii: "}")) else {
      let text = String(decoding: bytes, as: UTF8.self)
      return .fault("The reference `\(text)` is not closed; end it with `}`.", replacement: text + "}")
    }
    guard bytes.first == UInt8(ascii: "{"), closing == bytes.endIndex - 1 else {
      return .fault("A reference must be the whole value, with nothing before or behind it.", replacement: nil)
    }
    let name = bytes[(bytes.startIndex + 1)..<closing]
    if let message = fault(in: name) { return .fault(message, replacement: nil) }
    return reference(name, bytes, range)
  }

  private static func reference(
    _ name: ArraySlice<UInt8>, _ bytes: ArraySlice<UInt8>, _ range: ByteRange
  ) -> ReferenceSyntax {
    let isVerbatim = range.count == bytes.count
    let nameRange = isVerbatim ? ByteRange(range.start + 1, range.end - 1) : range
    return .reference(TokenName(bytes: Array(name)), alternatives: [], path: [], nameRange: nameRange)
  }

  /// Whether a text is a name between braces that cannot be wrong, as nearly every reference: parts without a sign of the
  /// format, and one dot between two.
  private static func isPlain(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count > 2, bytes[0] == UInt8(ascii: "{"), bytes[bytes.count - 1] == UInt8(ascii: "}") else {
      return false
    }
    var isOpen = true
    for index in 1..<(bytes.count - 1) {
      switch bytes[index] {
      case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "$"): return false
      case UInt8(ascii: "."):
        if isOpen { return false }
        isOpen = true
      default: isOpen = false
      }
    }
    return !isOpen
  }

  /// Whether a text is meant as a reference in braces, be it a good one or not: it begins with one or has two.
  static func isMeant(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let opening = bytes.firstIndex(of: UInt8(ascii: "{")) else { return false }
    return opening == bytes.startIndex || bytes[opening...].contains(UInt8(ascii: "}"))
  }

  /// What is wrong with the name between two braces; `nil` for nothing.
  private static func fault(in name: ArraySlice<UInt8>) -> String? {
    if name.isEmpty { return "The reference `{}` names no token." }
    if name.contains(UInt8(ascii: "{")) { return "A name in a reference must not contain `{`." }
    var start = name.startIndex
    while start <= name.endIndex {
      let end = name[start...].firstIndex(of: UInt8(ascii: ".")) ?? name.endIndex
      if start == end {
        let text = String(decoding: name, as: UTF8.self)
        return "The reference `{\(text)}` has an empty part; write one dot between two names."
      }
      if name[start] == UInt8(ascii: "$") {
        let segment = name[start..<end]
        guard segment.elementsEqual("$root".utf8) else {
          return "A reference names a token, so `\(String(decoding: segment, as: UTF8.self))` cannot be part of it."
        }
        if end < name.endIndex { return "`$root` can only be the last part of a reference." }
      }
      start = end + 1
    }
    return nil
  }

  /// Reads the text of a `$ref`; places are counted from `range`, the content's own.
  ///
  /// A name is decoded (`~1`, `~0`, percent); the raw spelling comes second where it differs.
  package static func pointer(_ bytes: [UInt8], at range: ByteRange) -> ReferenceSyntax {
    let text = String(decoding: bytes, as: UTF8.self)
    guard bytes.first == UInt8(ascii: "#") else {
      if bytes.first == UInt8(ascii: "/") {
        return .fault("A pointer begins with `#/`; write `#\(text)`.", replacement: "#" + text)
      }
      if bytes.first == UInt8(ascii: "{") {
        return .fault("A `$ref` holds a pointer such as `#/a/b`, not a name in braces.", replacement: nil)
      }
      return bytes.contains(UInt8(ascii: "#")) || text.hasSuffix(".json")
        ? .external : .fault("A pointer begins with `#/`, and `\(text)` does not.", replacement: nil)
    }
    let rest = bytes.dropFirst()
    guard rest.isEmpty || rest.first == UInt8(ascii: "/") else {
      let mended = "#/" + String(decoding: rest, as: UTF8.self)
      return .fault("A slash must follow the `#` of a pointer; write `\(mended)`.", replacement: mended)
    }
    guard let segments = segments(of: bytes) else {
      return .fault("In a pointer `~` is written `~0` and `/` is written `~1`.", replacement: nil)
    }
    return split(segments, bytes, at: range)
  }

  /// The segments of a pointer, each without escapes, and without percent signs read before them; `nil` for a text that is none.
  static func segments(of bytes: [UInt8]) -> [(raw: [UInt8], decoded: [UInt8])]? {
    guard bytes.first == UInt8(ascii: "#"), bytes.count == 1 || bytes[1] == UInt8(ascii: "/") else { return nil }
    guard bytes.count > 1 else { return [] }
    var segments: [(raw: [UInt8], decoded: [UInt8])] = []
    for part in bytes.dropFirst(2).split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
      guard let raw = unescaped(part), let decoded = unescaped(percentDecoded(Array(part))[...]) else { return nil }
      segments.append((raw, decoded))
    }
    return segments
  }

  /// Parts the way to the token from the way inside it, which begins with a `$` other than that of `$root`.
  private static func split(
    _ segments: [(raw: [UInt8], decoded: [UInt8])], _ bytes: [UInt8], at range: ByteRange
  ) -> ReferenceSyntax {
    let names = segments.prefix { $0.raw.first != UInt8(ascii: "$") || $0.raw.elementsEqual("$root".utf8) }
    let path = segments.dropFirst(names.count).map { String(decoding: $0.decoded, as: UTF8.self) }
    let dot = [UInt8(ascii: ".")]
    let decoded = TokenName(bytes: Array(names.map(\.decoded).joined(separator: dot)))
    let raw = TokenName(bytes: Array(names.map(\.raw).joined(separator: dot)))
    var end = 2
    var slashes = 0
    while end < bytes.count {
      if bytes[end] == UInt8(ascii: "/") {
        slashes += 1
        if slashes == names.count { break }
      }
      end += 1
    }
    let isVerbatim = range.count == bytes.count
    let nameRange = isVerbatim ? ByteRange(min(range.start + 2, range.end), min(range.start + end, range.end)) : range
    return .reference(decoded, alternatives: raw == decoded ? [] : [raw], path: path, nameRange: nameRange)
  }

  /// Reads `~1` as `/` and `~0` as `~` (RFC 6901, section 4); `nil` for any other `~`.
  private static func unescaped(_ part: ArraySlice<UInt8>) -> [UInt8]? {
    var result: [UInt8] = []
    var index = part.startIndex
    while index < part.endIndex {
      let byte = part[index]
      index += 1
      guard byte == UInt8(ascii: "~") else {
        result.append(byte)
        continue
      }
      guard index < part.endIndex, part[index] == UInt8(ascii: "0") || part[index] == UInt8(ascii: "1") else {
        return nil
      }
      result.append(part[index] == UInt8(ascii: "0") ? UInt8(ascii: "~") : UInt8(ascii: "/"))
      index += 1
    }
    return result
  }

  /// Reads `%41` as `A`; a percent sign without two digits stands for itself.
  private static func percentDecoded(_ part: [UInt8]) -> [UInt8] {
    guard part.contains(UInt8(ascii: "%")) else { return part }
    var result: [UInt8] = []
    var index = 0
    while index < part.count {
      if part[index] == UInt8(ascii: "%"), index + 2 < part.count,
        let value = UInt8(String(decoding: part[(index + 1)...(index + 2)], as: UTF8.self), radix: 16)
      {
        result.append(value)
        index += 3
      } else {
        result.append(part[index])
        index += 1
      }
    }
    return result
  }
}
