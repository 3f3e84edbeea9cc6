import DesignTokens
import Facts
import SourceText
import Syntax

/// What an object of a token tree is.
enum TokenForm {
  /// A token, with the member that gives its value: `$value`, `$ref`, or the `value` of the first draft.
  case token(DataMember?)
  case group

  /// Whether it is a token of the first draft.
  func isUnprefixed(_ keys: TokenKeys) -> Bool {
    if case .token(let value) = self { keys.isUnprefixed(value) } else { false }
  }
}

extension TokenTreeReader {
  /// Tells a token from a group (Format Module 2025.10, sections 6.1 and 6.4; first draft: a `value` that is no object,
  /// or any beside a `type` in words).
  func form(of node: DataNode) -> TokenForm {
    if let value = node.member(keys.value) { return .token(value) }
    if let reference = node.member(keys.reference) {
      return node[keys.extends] != nil || isGroupReference(reference, in: node) ? .group : .token(reference)
    }
    guard let plain = node.member(keys.plainValue) else { return .group }
    let isToken = plain.value.kind != .mapping || node[keys.plainType]?.kind == .string
    return isToken && plain.value.kind != .missing ? .token(plain) : .group
  }

  /// Whether a `$ref` extends a group: its target is one, or is not here and groups or tokens stand beside it.
  private func isGroupReference(_ reference: DataMember, in node: DataNode) -> Bool {
    guard let text = reference.value.stringBytes,
      case .reference(_, _, let path, _) = ReferenceSyntax.pointer(text, at: ByteRange(0, text.count)),
      path.isEmpty
    else { return false }
    var target = group(namedBy: text)
    // What it points at may itself be no more than a pointer.
    for _ in 0..<32 {
      guard let next = target else { break }
      guard let further = next[keys.reference]?.stringBytes, next[keys.extends] == nil else {
        return next.member(keys.plainValue).map { $0.value.kind == .mapping } ?? true
      }
      if next.members.contains(where: { $0.value.kind == .mapping && $0.firstByte != UInt8(ascii: "$") }) {
        return true
      }
      target = group(namedBy: further)
    }
    // Beside a pointer to a token here they are children of a token.
    var walk = values.walk
    if case .token = walk?.target(of: text, at: ByteRange(at: node.range.start))?.target { return false }
    return node.members.contains { $0.value.kind == .mapping && $0.firstByte != UInt8(ascii: "$") }
  }

  /// Whether a token's whole value is a reference, or is meant as one.
  func isReference(_ value: DataMember?) -> Bool {
    guard let value else { return false }
    let node = value.value
    if let reference = keys.reference, value.keyID == reference || node.member(reference) != nil { return true }
    guard node.kind == .string, node.mayHold(UInt8(ascii: "{")) else { return false }
    return ReferenceSyntax.isMeant(node.stringSlice ?? [])
  }

  /// Whether a reference is meant but broken, so that nothing follows from it.
  func isFaultyReference(_ value: DataMember) -> Bool {
    guard isReference(value) else { return false }
    let node = value.keyID == keys.reference ? value.value : value.value[keys.reference] ?? value.value
    guard let bytes = node.stringBytes else { return true }
    let isPointer = value.value.kind == .mapping || value.keyID == keys.reference
    let syntax =
      isPointer
      ? ReferenceSyntax.pointer(bytes, at: node.contentRange) : ReferenceSyntax.curly(bytes[...], at: node.contentRange)
    if case .reference = syntax { return false }
    return true
  }

  /// Whether the text of a pointer leads below the value of a token or into its other properties.
  func pointsBelowToken(_ value: DataMember?) -> Bool {
    guard keys.reference != nil else { return false }
    let node = value?.keyID == keys.reference ? value?.value : value?.value[keys.reference]
    guard let bytes = node?.stringBytes,
      case .reference(_, _, let path, _) = ReferenceSyntax.pointer(bytes, at: ByteRange(0, bytes.count))
    else { return false }
    return !path.isEmpty && path != ["$value"]
  }

  /// Whether a value points below the value of a token, or into what is no token, where there is no type.
  func isPartOnly(_ value: TokenValue) -> Bool {
    // The pointer of a whole value is the last reference that was read.
    guard keys.reference != nil else { return false }
    let last = values.facts.references.count - 1
    if last >= 0, values.facts.references[last].isWholeValue,
      values.facts.references[last].owner == values.facts.definitions.count,
      case .elsewhere = values.facts.references[last].target
    {
      return true
    }
    return if case .pointer(_, let path) = value { !path.isEmpty && path != ["$value"] } else { false }
  }
}
