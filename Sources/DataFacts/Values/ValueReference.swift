import DesignTokens
import Facts
import SourceText
import Syntax

// References inside values.
extension ValueReader {
  /// Reads `{a.b}` or `{"$ref": …}`; `nil` if the value is meant as neither.
  func readReference(_ node: DataNode, expecting type: TokenType?, isWhole: Bool) -> TokenValue? {
    let found = element
    element = nil
    defer { element = found }
    return readReference(node, expecting: type, isWhole: isWhole, as: found)
  }

  private func readReference(
    _ node: DataNode, expecting type: TokenType?, isWhole: Bool, as element: ByteRange?
  ) -> TokenValue? {
    switch node.kind {
    case .string:
      let count = facts.references.count
      let value = readCurly(node, expecting: type, isWhole: isWhole)
      if facts.references.count > count { facts.references[count].element = element }
      return value
    case .mapping:
      guard let reference = node[keys.reference] else { return nil }
      if node.members.contains(where: { $0.key != "$ref" }) {
        report(.referenceSiblings, "Beside `$ref` nothing counts; remove the other members.", at: node.range)
      }
      let count = facts.references.count
      let value = readPointer(reference, expecting: type, isWhole: isWhole)
      if facts.references.count > count { facts.references[count].element = element }
      return value
    default: return nil
    }
  }

  /// Reads a curly reference where no token can stand; only a pointer is allowed there.
  func refuseCurly(_ node: DataNode) -> TokenValue? {
    guard node.kind == .string, let reference = readCurly(node, expecting: nil, isWhole: false) else { return nil }
    if case .alias(let name) = reference {
      let pointer = name.segments.map(DataTree.pointerSegment).joined(separator: "/")
      report(
        .curlyReferenceNotAllowed,
        "A reference in braces names a whole token, which cannot stand here; point into one with `$ref`.",
        at: node.range,
        fixes: [ProblemFix("Point with `$ref`", [TextEdit(node.range, "{ \"$ref\": \"#/\(pointer)/$value\" }")])])
    }
    return reference
  }

  private func readCurly(_ node: DataNode, expecting type: TokenType?, isWhole: Bool) -> TokenValue? {
    guard node.mayHold(UInt8(ascii: "{")) else { return nil }
    let range = node.contentRange
    switch ReferenceSyntax.curly(node.stringSlice ?? [], at: range) {
    case .none, .external: return nil
    case .fault(let message, let replacement):
      // An unclosed string ends in the middle of its reference: one cause.
      if !node.isClosed { return .unreadable }
      // With a replacement the braces are not closed; what else is wrong may be right in another format.
      facts.problems.append(
        Problem(
          .invalidReferenceSyntax, message, at: node.range,
          fixes: replacement.map { [ProblemFix("Write `\($0)`", [TextEdit(range, $0)])] } ?? [],
          isFaultInAnyFormat: replacement != nil))
      return replacement == nil ? readEmbedded(node, expecting: type) : .unreadable
    case .reference(let name, _, _, let nameRange):
      facts.references.append(
        TokenReference(
          name: name, form: .alias, range: range, nameRange: nameRange, expectedType: type, owner: owner,
          isWholeValue: isWhole))
      return .alias(name)
    }
  }

  /// Reads a text with references in its midst, as builds other than the format fill it in.
  private func readEmbedded(_ node: DataNode, expecting type: TokenType?) -> TokenValue {
    let content = node.stringBytes ?? []
    let found = DialectReference.all(in: content, hasDollar: false)
    // Escapes would move the places of what stands behind them.
    guard let first = found.first, first.range.count < content.count, content.count == node.contentRange.count else {
      return .unreadable
    }
    let start = node.contentRange.start
    var parts: [TokenValue] = []
    var end = 0
    for reference in found {
      if reference.range.start > end {
        parts.append(.string(String(decoding: content[end..<reference.range.start], as: UTF8.self)))
      }
      end = reference.range.end
      let name = TokenName(bytes: reference.name)
      facts.references.append(
        TokenReference(
          name: name, form: .alias, range: reference.range.shifted(by: start),
          nameRange: reference.nameRange.shifted(by: start), owner: owner, isWholeValue: false))
      parts.append(.alias(name))
    }
    if end < content.count { parts.append(.string(String(decoding: content[end...], as: UTF8.self))) }
    return .expression(TokenExpression(parts, type: type))
  }

  /// Reads the string of a `$ref`.
  ///
  /// What stands there must fit the expected, which is a value of the expected type unless it says otherwise.
  func readPointer(
    _ node: DataNode, expecting type: TokenType?, isWhole: Bool, expected: ExpectedValue? = nil
  ) -> TokenValue {
    guard node.kind == .string else {
      if node.kind == .missing { return .unreadable }
      return refuse(node, .invalidPropertyType, "`$ref` holds a string such as `#/a/b`, not \(describe(node)).")
    }
    let range = node.contentRange
    switch ReferenceSyntax.pointer(node.stringBytes ?? [], at: range) {
    case .none: return .unreadable
    case .external:
      report(
        .externalReference, "A token file points into itself only; \(describe(node)) is elsewhere.", at: node.range)
      facts.outsidePointers.append(OutsidePointer(node.stringBytes ?? [], at: node.range, content: node.contentRange))
      return .unreadable
    case .fault(let message, let replacement):
      if !node.isClosed { return .unreadable }
      return refuse(
        node, .invalidReferenceSyntax, message,
        fixes: replacement.map { [ProblemFix("Write `\($0)`", [TextEdit(range, $0)])] } ?? [])
    case .reference(let name, let alternatives, let path, let nameRange):
      let namesToken = path.isEmpty || path == ["$value"]
      var reference = TokenReference(
        name: name, alternatives: alternatives, form: .pointer, range: node.range, nameRange: nameRange,
        expectedType: namesToken ? type : nil, owner: owner, isWholeValue: isWhole, path: path)
      reference.expected = expected ?? type.map { .type($0) }
      if let found = walk?.target(of: node.stringBytes ?? [], at: node.range) {
        reference.target = found.target
        if case .elsewhere = found.target, let target = found.node {
          let value = shape(of: target)
          reference.target = .elsewhere(value)
          facts.references.append(reference)
          return value
        }
      }
      facts.references.append(reference)
      return .pointer(name, path: path)
    }
  }

  /// What a node is worth by its shape, with no fact recorded of it.
  private func shape(of node: DataNode) -> TokenValue {
    ValueReader(FileFacts(language: facts.language, kind: facts.kind), keys, syntaxFaults: syntaxFaults).readShape(node)
  }
}
