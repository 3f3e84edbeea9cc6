import SourceText
import Syntax

/// The text of a `$ref` in a resolver document: another document, and the way inside (RFC 3986, RFC 6901).
struct ResolverPointer {
  /// A name on the way: as a pointer decodes it, and without the percent signs read.
  struct Step {
    var name: String
    var raw: String
  }

  enum Fault: Error {
    case malformed(String)
  }

  /// The document as written; empty for this one.
  var document: String
  var steps: [Step]
  /// Whether the slash behind `#` is left out, as the text of the module prints it once.
  var lacksSlash = false

  init(_ text: String) throws(Fault) {
    let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    document = parts.first.map(String.init) ?? ""
    if document.hasPrefix("{") {
      throw .malformed("A `$ref` holds a pointer such as `#/sets/base` or a file, not a name in braces.")
    }
    guard parts.count == 2, !parts[1].isEmpty else {
      steps = []
      return
    }
    lacksSlash = !parts[1].hasPrefix("/")
    let way = lacksSlash ? parts[1] : parts[1].dropFirst()
    steps = []
    for part in way.split(separator: "/", omittingEmptySubsequences: false) {
      guard let raw = Self.unescaped(part), let name = Self.unescaped(Self.percentDecoded(String(part))[...]) else {
        throw .malformed("In a pointer `~` is written `~0` and `/` is written `~1`.")
      }
      steps.append(Step(name: name, raw: raw))
    }
  }

  /// Whether the document is not a file beside this one but something on a network.
  var isRemote: Bool {
    guard let colon = document.firstIndex(of: ":") else { return document.hasPrefix("//") }
    return document[..<colon].allSatisfy { $0.isASCII && $0.isLetter }
      && document[..<colon].utf8.count > 1
  }

  private static func unescaped(_ part: Substring) -> String? {
    var result = ""
    var rest = part[...]
    while let character = rest.popFirst() {
      guard character == "~" else {
        result.append(character)
        continue
      }
      guard let code = rest.popFirst(), code == "0" || code == "1" else { return nil }
      result.append(code == "0" ? "~" : "/")
    }
    return result
  }

  /// Reads `%41` as `A`; a percent sign without two digits stands for itself.
  static func percentDecoded(_ text: String) -> String {
    let bytes = Array(text.utf8)
    guard bytes.contains(UInt8(ascii: "%")) else { return text }
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count,
        let value = UInt8(String(decoding: bytes.from(index + 1, to: index + 2 + 1), as: UTF8.self), radix: 16)
      {
        result.append(value)
        index += 3
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}

/// The members of objects that pointers lead into, so that thousands of sets are not gone through for each of them.
final class ResolverMembers {
  private var known: [Int: [KeyID: DataMember]] = [:]

  /// The last member with that key; `nil` where there is none.
  func member(_ key: KeyID, of node: DataNode) -> DataMember? {
    if let members = known[node.index] { return members[key] }
    var members: [KeyID: DataMember] = [:]
    for member in node.members { members[member.keyID] = member }
    known[node.index] = members
    return members[key]
  }
}

extension DataNode {
  /// The value one step down; of a list its element by a plain number.
  func value(at step: ResolverPointer.Step, _ members: ResolverMembers = ResolverMembers()) -> (
    node: DataNode, nameRange: ByteRange
  )? {
    if kind == .sequence {
      guard let index = Int(step.name), String(index) == step.name, index >= 0 else { return nil }
      for (position, element) in elements.enumerated() where position == index { return (element, element.range) }
      return nil
    }
    // Compared byte by byte: equal-looking names need not be equal.
    func member(_ name: String) -> DataMember? { tree.keyID(name).flatMap { members.member($0, of: self) } }
    guard let member = member(step.name) ?? member(step.raw) else { return nil }
    return (member.value, member.keyNameRange)
  }

  /// Whether it is an object with a `$ref`.
  var isReferenceObject: Bool { self["$ref"] != nil }
}
