package import DesignTokens
package import Facts
package import SourceText
package import Syntax

/// Reads the value of one token after another, and collects what they hold: references, colors, lengths, faults.
package final class ValueReader {
  /// What has been found so far.
  package var facts: FileFacts
  let keys: TokenKeys
  /// The places of `json-syntax` faults, ascending: an object that holds one is not blamed for what it lacks.
  let syntaxFaults: [Int]
  /// The token whose value is being read: its index among the definitions.
  var owner: Int?
  /// The part that lengths of this token play, as its name tells.
  package var role = DimensionRole.other
  /// Whether the time that is being read is a delay, which may be negative.
  var isDelay = false
  /// The unit that stands beside the value of the length or time that is being read (`"unit": "px"`), as Style Dictionary has it.
  var unitBeside: String?
  /// The form of the value that was read last.
  var notation = ValueNotation.object
  /// Whether the file says that it keeps to the 2025.10 format, so that older forms are errors in it.
  var isStrict = false
  /// Whether what is being read is all of a token's value, not a part of one.
  var isWholeValue = false
  /// How many tokens stand around the value, each in the place of another's value.
  private var wrappers = 0
  /// Whether the token whose value is being read is of the first draft, which is said once for all of it.
  var isUnprefixed = false
  /// Follows pointers through the document; `nil` where the value stands in no document of tokens.
  var walk: PointerWalk?
  /// The element of an array that is being read, where its references stand for it.
  var element: ByteRange?

  package init(_ facts: FileFacts, _ keys: TokenKeys, syntaxFaults: [Int]) {
    self.facts = facts
    self.keys = keys
    self.syntaxFaults = syntaxFaults
  }

  /// Reads a whole value or a part of one that may be a token of its own: a literal or a reference.
  ///
  /// A value without a type is read as its shape tells, and not judged.
  package func read(_ node: DataNode, as type: TokenType?, isWhole: Bool = false) -> TokenValue {
    if node.kind == .missing { return .unreadable }
    if isWhole, let type, facts.refuseEmpty(node, as: type) { return .unreadable }
    if let reference = readReference(node, expecting: type, isWhole: isWhole) { return reference }
    if wrappers < 64, let bare = unwrapped(node, isWhole: isWhole) {
      wrappers += 1
      defer { wrappers -= 1 }
      return read(bare, as: type)
    }
    let outer = isWholeValue
    defer { isWholeValue = outer }
    isWholeValue = isWhole
    switch type {
    case .color: return readColor(node)
    case .dimension: return readDimension(node)
    case .duration: return readDuration(node)
    case .number: return readNumber(node)
    case .fontFamily: return readFontFamily(node)
    case .fontWeight: return readFontWeight(node)
    case .cubicBezier: return readCubicBezier(node)
    case .strokeStyle, .border, .transition, .shadow, .gradient, .typography: return readComposite(node, as: type)
    case nil:
      noteForm(of: node)
      return readShape(node)
    }
  }

  /// Counts what is written in one of the two forms although no type says what it is.
  private func noteForm(of node: DataNode) {
    switch node.kind {
    case .mapping:
      let isColor = node["colorSpace"] != nil && node["components"] != nil
      if isColor || node["value"] != nil && node["unit"] != nil { facts.formatEvidence.current += 1 }
    case .string:
      guard let text = node.string, let first = text.utf8.first else { return }
      let isLength = UInt8(ascii: "0")...UInt8(ascii: "9") ~= first && Dimension(parsing: text)?.unit.isEmpty == false
      if isLength || first == UInt8(ascii: "#") && Color(css: text) != nil { facts.formatEvidence.older += 1 }
    default: break
    }
  }

  /// Reads a value of no known type.
  package func readShape(_ node: DataNode, depth: Int = 0) -> TokenValue {
    if depth > 0, let reference = readReference(node, expecting: nil, isWhole: false) { return reference }
    switch node.kind {
    case .string: return .string(node.string ?? "")
    case .number: return node.number.map { .number($0) } ?? .unreadable
    case .boolean: return .boolean(node.boolean ?? false)
    case .mapping where depth < 64:
      let members = node.members.map { TokenMember($0.key, readShape($0.value, depth: depth + 1)) }
      return .composite(StudioShadow.parts(members) ?? members)
    case .sequence where depth < 64: return .list(node.elements.map { readShape($0, depth: depth + 1) })
    case .mapping, .sequence, .null, .missing: return .unreadable
    }
  }
}

// What the readers of the several types share.
extension ValueReader {
  /// Notes that a rule is broken at a stretch.
  package func report(_ kind: Problem.Kind, _ message: String, at range: ByteRange, fixes: [ProblemFix] = []) {
    facts.problems.append(Problem(kind, message, at: range, fixes: fixes))
  }

  /// Reports a value of the wrong kind and gives it up.
  func refuse(
    _ node: DataNode, _ kind: Problem.Kind, _ message: String, fixes: [ProblemFix] = []
  ) -> TokenValue {
    report(kind, message, at: node.range, fixes: fixes)
    return .unreadable
  }

  /// Whether the text is broken somewhere inside a stretch.
  package func hasSyntaxFault(in range: ByteRange) -> Bool {
    let next = syntaxFaults.partitioningIndex { $0 >= range.start }
    return next < syntaxFaults.count && syntaxFaults[next] < range.end
  }

  /// A number that a double can hold; `nil` for everything else.
  package func finiteNumber(_ node: DataNode) -> Double? {
    guard let number = node.number, number.isFinite else { return nil }
    return number
  }

  /// The offer to write another word instead of a string's content; none if nothing is near.
  func spelling(_ node: DataNode, among words: [String]) -> [ProblemFix] {
    guard let word = node.string, let near = NearestWord.nearest(to: word, among: words) else { return [] }
    return [ProblemFix("Write `\(near)`", [node.edit(writing: near)])]
  }

  /// The content of a string in backticks, shortened to some thirty characters.
  func word(_ node: DataNode) -> String {
    let text = node.string ?? ""
    return text.count > 32 ? "`\(text.prefix(30))…`" : "`\(text)`"
  }

  /// What stands there, for a message: `"x"` in backticks, or the kind of the value.
  package func describe(_ node: DataNode) -> String { node.described }
}
