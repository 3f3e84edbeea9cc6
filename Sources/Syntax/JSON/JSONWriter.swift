import SourceText

/// Writes JSON into bytes: messages, reports, schemas.
///
/// What it writes is well formed as long as objects get members
/// and arrays get values.
///
/// Text is UTF-8 as it is, `/` is not escaped, doubles have their shortest form, whole ones no fraction. A double that
/// JSON cannot say (infinite, not a number) is written as `null`.
package struct JSONWriter: Sendable {
  private var sink = ByteSink()
  private let isIndented: Bool
  private var depth = 0
  /// Whether the next member or value is the first of its container.
  private var isFirst = true

  /// A writer of a document or, `depth` containers deep in one, of elements that another one takes over.
  package init(indented: Bool = false, within depth: Int = 0) {
    isIndented = indented
    self.depth = depth
  }

  /// What has been written.
  package var bytes: [UInt8] { sink.bytes }

  /// Moves out what has been written; of many megabytes a copy would cost as much as to write them.
  package mutating func taken() -> [UInt8] { sink.taken() }

  /// What has been written, as text.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// A text as a JSON string, quotes and all.
  package static func quoted(_ text: String) -> String {
    var writer = JSONWriter()
    writer.value(text)
    return writer.text
  }
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
  package mutating func member(_ name: String, _ value: JSONNode) { key(name); sink.append(contentsOf: value.text) }

  /// Writes a member whose value is JSON already.
  package mutating func member(_ name: String, raw value: [UInt8]) { key(name); sink.append(contentsOf: value) }

  /// Writes a member that is `null`.
  package mutating func memberNull(_ name: String) { key(name); sink.append(contentsOf: "null") }

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
    if let value { write(value) } else { sink.append(contentsOf: "null") }
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
  package mutating func value(_ value: JSONNode) { beginValue(); sink.append(contentsOf: value.text) }
  /// Writes `null` as an element.
  package mutating func null() { beginValue(); sink.append(contentsOf: "null") }

  /// Writes the elements that other writers, begun as deep as this one is, have written.
  package mutating func elements(_ others: [JSONWriter]) {
    // A comma each, and what closes the document.
    sink.makeRoom(for: others.reduce(16) { $0 + $1.sink.count + 1 })
    for other in others { elements(other) }
  }

  private mutating func elements(_ other: JSONWriter) {
    guard other.sink.count > 0 else { return }
    if !isFirst { sink.append(UInt8(ascii: ",")) }
    isFirst = false
    sink.append(contentsOf: other.sink)
  }

  /// Writes a line feed behind the document.
  package mutating func endLine() { sink.append(UInt8(ascii: "\n")) }

  /// Writes a value that is JSON already.
  package mutating func raw(_ value: [UInt8]) { beginValue(); sink.append(contentsOf: value) }
}

extension JSONWriter {
  private mutating func container(_ opening: UInt8, _ closing: UInt8, _ body: (inout JSONWriter) -> Void) {
    sink.append(opening)
    depth += 1
    isFirst = true
    body(&self)
    depth -= 1
    if !isFirst { beginLine(behindComma: false) }
    sink.append(closing)
    isFirst = false
  }

  private mutating func beginValue() {
    if depth == 0 { return }
    beginLine(behindComma: !isFirst)
    isFirst = false
  }

  private mutating func key(_ name: String) {
    beginValue()
    write(name)
    sink.write(upTo: 2) { [isIndented] out in
      out[0] = UInt8(ascii: ":")
      out[1] = 0x20
      return isIndented ? 2 : 1
    }
  }

  /// Writes a comma where there is one, and a line break with its blanks.
  private mutating func beginLine(behindComma: Bool) {
    sink.write(upTo: depth * 2 + 2) { [depth, isIndented] out in
      var count = 0
      if behindComma {
        out[0] = UInt8(ascii: ",")
        count = 1
      }
      guard isIndented else { return count }
      out[count] = UInt8(ascii: "\n")
      (out + count + 1).update(repeating: 0x20, count: depth * 2)
      return count + 1 + depth * 2
    }
  }

  private mutating func write(_ value: Bool) { sink.append(contentsOf: value ? "true" : "false") }

  private mutating func write(_ value: Double) {
    sink.append(contentsOf: value.isFinite ? JSONNumber.text(of: value) : "null")
  }

  private mutating func write(_ value: Int) {
    if value < 0 { sink.append(UInt8(ascii: "-")) }
    write(digitsOf: value.magnitude)
  }

  private mutating func write(digitsOf value: UInt) {
    if value > 9 { write(digitsOf: value / 10) }
    sink.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: value % 10))
  }

  private mutating func write(_ value: String) {
    var value = value
    value.withUTF8 { text in
      if !writePlain(text) { writeEscaped(text) }
    }
  }

  /// Writes a text in quotes that stands in JSON as it is, as nearly all do; whether it was one.
  private mutating func writePlain(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let start = sink.count
    sink.write(upTo: text.count + 2) { out in
      out[0] = UInt8(ascii: "\"")
      guard JSONWriter.copyPlain(text, to: out + 1) else { return 0 }
      out[text.count + 1] = UInt8(ascii: "\"")
      return text.count + 2
    }
    return sink.count > start
  }

  private mutating func writeEscaped(_ text: UnsafeBufferPointer<UInt8>) {
    sink.append(UInt8(ascii: "\""))
    var start = 0
    for index in text.indices {
      let byte = text[index]
      guard byte.mayBeginActingScalar || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") else { continue }
      if byte >= 0x7F {
        guard let scalar = JSONWriter.actingScalar(text, at: index), index >= start else { continue }
        sink.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<index]))
        start = index + scalar.utf8.count
        for unit in scalar.utf16 { escape(unit) }
      } else {
        sink.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<index]))
        start = index + 1
        escape(byte)
      }
    }
    sink.append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
    sink.append(UInt8(ascii: "\""))
  }

  /// Copies a text, eight bytes at once; `false` where something in it has to be written otherwise.
  private static func copyPlain(_ text: UnsafeBufferPointer<UInt8>, to out: UnsafeMutablePointer<UInt8>) -> Bool {
    var special: UInt64 = 0
    var index = 0
    while index + 8 <= text.count {
      let word = UnsafeRawBufferPointer(text).loadUnaligned(fromByteOffset: index, as: UInt64.self)
      special |= marksOfSpecial(word)
      UnsafeMutableRawPointer(out + index).storeBytes(of: word, as: UInt64.self)
      index += 8
    }
    var rest: UInt64 = 0x2020_2020_2020_2020
    while index < text.count {
      out[index] = text[index]
      rest = rest &<< 8 | UInt64(text[index])
      index += 1
    }
    return (special | marksOfSpecial(rest)) & 0x8080_8080_8080_8080 == 0
  }

  /// A byte has its highest bit set here if it is a quote, a backslash, below 0x20 or above 0x7E.
  private static func marksOfSpecial(_ word: UInt64) -> UInt64 {
    let quotes = word ^ 0x2222_2222_2222_2222
    let slashes = word ^ 0x5C5C_5C5C_5C5C_5C5C
    let low: UInt64 = 0x0101_0101_0101_0101
    return (quotes &- low) | (slashes &- low) | (word &- 0x2020_2020_2020_2020) | (word &+ low) | word
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
    sink.append(contentsOf: "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits)
  }

  private mutating func escape(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): sink.append(contentsOf: "\\\"")
    case UInt8(ascii: "\\"): sink.append(contentsOf: "\\\\")
    case 0x0A: sink.append(contentsOf: "\\n")
    case 0x0D: sink.append(contentsOf: "\\r")
    case 0x09: sink.append(contentsOf: "\\t")
    default: escape(UInt16(byte))
    }
  }
}
