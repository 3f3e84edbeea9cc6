import DesignTokens
package import SourceText
package import Syntax

/// A reference somewhere in a text: `{a.b}`, and in Tokens Studio `$a.b`.
package struct DialectReference {
  /// As it stands between the braces, without white space around it.
  package var name: [UInt8]
  /// With its braces, counted from the start of the text.
  package var range: ByteRange
  /// The name alone.
  package var nameRange: ByteRange

  /// The references of a text in their order.
  package static func all(in bytes: [UInt8], hasDollar: Bool) -> [DialectReference] {
    guard bytes.contains(where: { $0 == UInt8(ascii: "{") || hasDollar && $0 == UInt8(ascii: "$") }) else { return [] }
    var found: [DialectReference] = []
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "{") where index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "{"):
        // `{{name}}` is what a tool fills in before anybody reads the file.
        index = bytes[index...].firstIndex(of: UInt8(ascii: "}")) ?? bytes.count
      case UInt8(ascii: "{"):
        if let reference = braced(bytes, at: index) {
          found.append(reference)
          index = reference.range.end
        } else {
          index += 1
        }
      case UInt8(ascii: "$") where hasDollar && (index == 0 || !bytes[index - 1].isDottedNameByte):
        if let reference = dollar(bytes, at: index) {
          found.append(reference)
          index = reference.range.end
        } else {
          index += 1
        }
      default: index += 1
      }
    }
    return found
  }

  private static func braced(_ bytes: [UInt8], at start: Int) -> DialectReference? {
    var end = start + 1
    var marks = 0
    while end < bytes.count, bytes[end] != UInt8(ascii: "}") {
      if bytes[end] < 0x20 || bytes[end] == UInt8(ascii: "{") { return nil }
      if isMark(bytes[end]) { marks += 1 }
      end += 1
    }
    guard end < bytes.count else { return nil }
    var first = start + 1
    var last = end
    while first < last, bytes[first] == 0x20 { first += 1 }
    while last > first, bytes[last - 1] == 0x20 { last -= 1 }
    guard first < last else { return nil }
    let name = Array(bytes.from(first, to: last))
    guard marks == 0 || isName(name, isAlone: start == 0 && end == bytes.count - 1) else { return nil }
    return DialectReference(name: name, range: ByteRange(start, end + 1), nameRange: ByteRange(first, last))
  }

  /// Whether what stands between braces is a name although it holds marks of other languages, as the properties of
  /// components in Figma do (`size=md`), and no rule of a style sheet, tag or object.
  private static func isName(_ bytes: [UInt8], isAlone: Bool) -> Bool {
    guard let dot = bytes.firstIndex(of: UInt8(ascii: ".")), dot > 0, !isMark(bytes[0]),
      !bytes.contains(UInt8(ascii: ";"))
    else { return false }
    guard isAlone else { return !bytes.contains { isMark($0) && $0 != UInt8(ascii: "=") } }
    // A property with its value, or a member of an object, has no dot before its colon.
    return bytes.firstIndex(of: UInt8(ascii: ":")).map { $0 > dot } ?? true
  }

  /// What stands in few names, and in the braces of most other languages.
  private static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "="):
      true
    default: false
    }
  }

  private static func dollar(_ bytes: [UInt8], at start: Int) -> DialectReference? {
    var end = start + 1
    while end < bytes.count, bytes[end].isDottedNameByte { end += 1 }
    while end > start + 1, bytes[end - 1] == UInt8(ascii: ".") { end -= 1 }
    guard end > start + 1, !(UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[start + 1]) else { return nil }
    return DialectReference(
      name: Array(bytes.from(start + 1, to: end)), range: ByteRange(start, end), nameRange: ByteRange(start + 1, end))
  }
}

extension DialectReference {
  /// The references of a string with their places in the file; a string with escapes is searched as it is written.
  package static func all(in node: DataNode, hasDollar: Bool) -> [DialectReference] {
    guard node.mayHold(UInt8(ascii: "{")) || hasDollar && node.mayHold(UInt8(ascii: "$")),
      let content = node.stringBytes
    else { return [] }
    let range = node.contentRange
    var found = all(in: content, hasDollar: hasDollar)
    guard !found.isEmpty else { return [] }
    if node.isVerbatim {
      for index in found.indices {
        found[index].range = found[index].range.shifted(by: range.start)
        found[index].nameRange = found[index].nameRange.shifted(by: range.start)
      }
      return found
    }
    let written = all(in: Array(node.tree.bytes[range]), hasDollar: hasDollar)
    let isSame = written.map(\.name) == found.map(\.name)
    for index in found.indices {
      found[index].range = isSame ? written[index].range.shifted(by: range.start) : range
      found[index].nameRange = isSame ? written[index].nameRange.shifted(by: range.start) : range
    }
    return found
  }
}
