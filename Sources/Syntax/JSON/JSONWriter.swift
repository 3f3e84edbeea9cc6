import SourceText

/// Writes JSON into bytes: messages, reports, schemas.
///
/// What it writes is well formed as long as objects get members
/// and arrays get values.
///
/// Text is UTF-8 as it is, `/` is not escaped, doubles have their shortest form, whole ones no fraction. A double that
/// JSON cannot say (infinite, not a number) is written as `null`.
package struct JSONWriter: Sendable {
  /// What has been written.
  package private(set) var bytes: [UInt8] = []
  private let isIndented: Bool
  private var depth = 0
  /// A comma, a line feed and blanks, as many as a line has needed in front so far.
  private var lineStart: [UInt8] = [UInt8(ascii: ","), UInt8(ascii: "\n")]
  /// Whether the next member or value is the first of its container.
  private var isFirst = true

  /// A writer of a document or, `depth` containers deep in one, of elements that another one takes over.
  package init(indented: Bool = false, within depth: Int = 0) {
    isIndented = indented
    self.depth = depth
  }

  /// What has been written, as text.
  package var text: String { String(decoding: bytes, as: UTF8.self) }
}

// Containers and members.
extension JSONWriter {
  /// Writes an object as the document or as an array's element.
  package mutating func object(_ body: (inout JSONWriter) -> Void) {
    beginValue()
    container(UInt8(ascii: "{"), UInt8(ascii: "}"), body)
  }

  /// Writes an array as the document or as an array's element.
  package mutating func array(_ body: (inout JSONWriter) -> Void) {
    beginValue()
    container(UInt8(ascii: "["), UInt8(ascii: "]"), body)
  }

  /// Writes a member whose value is an object.
  package mutating func member(_ name: String, object body: (inout JSONWriter) -> Void) {
    key(name)
    container(UInt8(ascii: "{"), UInt8(ascii: "}"), body)
  }

  /// Writes a member whose value is an array.
  package mutating func member(_ name: String, array body: (inout JSONWriter) -> Void) {
    key(name)
    container(UInt8(ascii: "["), UInt8(ascii: "]"), body)
  }

  /// Writes a member whose value is an array of texts.
  package mutating func member(_ name: String, _ values: [String]) {
    member(name, array: { writer in for value in values { writer.value(value) } })
  }

  /// Writes a member whose value is a text.
  package mutating func member(_ name: String, _ value: String) { key(name); write(value) }
  /// Writes a member whose value is a whole number.
  package mutating func member(_ name: String, _ value: Int) { key(name); write(value) }
  /// Writes a member whose value is a number.
  package mutating func member(_ name: String, _ value: Double) { key(name); write(value) }
  /// Writes a member whose value is a truth value.
  package mutating func member(_ name: String, _ value: Bool) { key(name); write(value) }
  /// Writes a member whose value is a value that was read.
  package mutating func member(_ name: String, _ value: JSONNode) { key(name); bytes += value.text }

  /// Writes a member whose value is JSON already.
  package mutating func member(_ name: String, raw value: [UInt8]) { key(name); bytes += value }

  /// Writes a member that is `null`.
  package mutating func memberNull(_ name: String) { key(name); bytes += "null".utf8 }

  /// Writes a member if there is a text for it.
  package mutating func member(_ name: String, ifPresent value: String?) { if let value { member(name, value) } }
  /// Writes a member if there is a whole number for it.
  package mutating func member(_ name: String, ifPresent value: Int?) { if let value { member(name, value) } }
  /// Writes a member if there is a number for it.
  package mutating func member(_ name: String, ifPresent value: Double?) { if let value { member(name, value) } }
  /// Writes a member if there is a truth value for it.
  package mutating func member(_ name: String, ifPresent value: Bool?) { if let value { member(name, value) } }
  /// Writes a member if there is a value that was read for it.
  package mutating func member(_ name: String, ifPresent value: JSONNode?) { if let value { member(name, value) } }

  /// Writes a member, `null` where there is no value.
  package mutating func member(_ name: String, orNull value: String?) {
    key(name)
    if let value { write(value) } else { bytes += "null".utf8 }
  }
}

// Values: elements of an array, or the document.
extension JSONWriter {
  /// Writes a text as an element.
  package mutating func value(_ value: String) { beginValue(); write(value) }
  /// Writes a whole number as an element.
  package mutating func value(_ value: Int) { beginValue(); write(value) }
  /// Writes a number as an element.
  package mutating func value(_ value: Double) { beginValue(); write(value) }
  /// Writes a truth value as an element.
  package mutating func value(_ value: Bool) { beginValue(); write(value) }
  /// Writes a value that was read as an element.
  package mutating func value(_ value: JSONNode) { beginValue(); bytes += value.text }
  /// Writes `null` as an element.
  package mutating func null() { beginValue(); bytes += "null".utf8 }

  /// Writes the elements that another writer, begun as deep as this one is, has written.
  package mutating func elements(_ other: JSONWriter) {
    guard !other.bytes.isEmpty else { return }
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    isFirst = false
    bytes += other.bytes
  }

  /// Writes a line feed behind the document.
  package mutating func endLine() { bytes.append(UInt8(ascii: "\n")) }

  /// Writes a value that is JSON already.
  package mutating func raw(_ value: [UInt8]) { beginValue(); bytes += value }
}

extension JSONWriter {
  private mutating func container(_ opening: UInt8, _ closing: UInt8, _ body: (inout JSONWriter) -> Void) {
    bytes.append(opening)
    depth += 1
    isFirst = true
    body(&self)
    depth -= 1
    if !isFirst { breakLine(behindComma: false) }
    bytes.append(closing)
    isFirst = false
  }

  private mutating func beginValue() {
    if depth == 0 { return }
    breakLine(behindComma: !isFirst)
    isFirst = false
  }

  private mutating func key(_ name: String) {
    beginValue()
    write(name)
    bytes.append(UInt8(ascii: ":"))
    if isIndented { bytes.append(0x20) }
  }

  private mutating func breakLine(behindComma: Bool) {
    while lineStart.count < depth * 2 + 2 { lineStart.append(0x20) }
    let (lineStart, start, end) = (lineStart, behindComma ? 0 : 1, isIndented ? depth * 2 + 2 : 1)
    lineStart.withUnsafeBufferPointer { bytes.append(contentsOf: UnsafeBufferPointer(rebasing: $0[start..<end])) }
  }

  private mutating func write(_ value: Bool) { bytes += (value ? "true" : "false").utf8 }

  private mutating func write(_ value: Double) {
    bytes += (value.isFinite ? JSONNumber.text(of: value) : "null").utf8
  }

  private mutating func write(_ value: Int) {
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    write(digitsOf: value.magnitude)
  }

  private mutating func write(digitsOf value: UInt) {
    if value > 9 { write(digitsOf: value / 10) }
    bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: value % 10))
  }

  private mutating func write(_ value: String) {
    bytes.append(UInt8(ascii: "\""))
    var value = value
    value.withUTF8 { text in
      let plain = JSONWriter.plainStart(of: text)
      guard plain < text.count else { return bytes.append(contentsOf: text) }
      var start = 0
      for index in plain..<text.count {
        let byte = text[index]
        guard byte.mayBeginActingScalar || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") else { continue }
        if byte >= 0x7F {
          guard let scalar = JSONWriter.actingScalar(text, at: index), index >= start else { continue }
          bytes.append(contentsOf: text[start..<index])
          start = index + scalar.utf8.count
          for unit in scalar.utf16 { escape(unit) }
        } else {
          bytes.append(contentsOf: text[start..<index])
          start = index + 1
          escape(byte)
        }
      }
      bytes.append(contentsOf: text[start...])
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// How far a text stands in JSON as it is: looks at eight bytes at once.
  private static func plainStart(of text: UnsafeBufferPointer<UInt8>) -> Int {
    let text = UnsafeRawBufferPointer(text)
    var index = 0
    while index + 8 <= text.count {
      let word = text.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      let quotes = word ^ 0x2222_2222_2222_2222
      let slashes = word ^ 0x5C5C_5C5C_5C5C_5C5C
      let low: UInt64 = 0x0101_0101_0101_0101
      // A byte has its highest bit set here if it is a quote, a backslash, below 0x20 or above 0x7E.
      let special =
        (quotes &- low) | (slashes &- low) | (word &- 0x2020_2020_2020_2020) | (word &+ low) | word
      if special & 0x8080_8080_8080_8080 != 0 { break }
      index += 8
    }
    while index < text.count, 0x20..<0x7F ~= text[index], text[index] != 0x22, text[index] != 0x5C { index += 1 }
    return index
  }

  /// The scalar at a byte of valid UTF-8, if it would act on whoever looks at the raw text.
  private static func actingScalar(_ text: UnsafeBufferPointer<UInt8>, at index: Int) -> Unicode.Scalar? {
    let length = text[index] < 0x80 ? 1 : text[index] < 0xE0 ? 2 : text[index] < 0xF0 ? 3 : 4
    guard index + length <= text.count else { return nil }
    let lead = length == 1 ? UInt32(text[index]) : UInt32(text[index]) & (0x7F >> UInt32(length))
    let value = (1..<length).reduce(lead) { $0 << 6 | UInt32(text[index + $1]) & 0x3F }
    return Unicode.Scalar(value).flatMap { $0.isActing ? $0 : nil }
  }

  private mutating func escape(_ unit: UInt16) {
    let digits = String(unit, radix: 16)
    bytes += "\\u".utf8
    bytes += repeatElement(UInt8(ascii: "0"), count: 4 - digits.utf8.count)
    bytes += digits.utf8
  }

  private mutating func escape(_ byte: UInt8) {
    bytes.append(UInt8(ascii: "\\"))
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes.append(byte)
    case 0x0A: bytes.append(UInt8(ascii: "n"))
    case 0x0D: bytes.append(UInt8(ascii: "r"))
    case 0x09: bytes.append(UInt8(ascii: "t"))
    default:
      bytes.removeLast()
      escape(UInt16(byte))
    }
  }
}
