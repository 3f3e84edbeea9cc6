import DesignTokens
import Facts
package import SourceText
package import Syntax

// The `$` members of groups and tokens (Format Module 2025.10, sections 5.2, 6.4 and 6.5).
extension TokenTreeReader {
  /// Reads what a group says of itself; its type and what it holds are read elsewhere.
  func readGroupProperties(of node: DataNode, scope: ByteRange) -> GroupExtension? {
    readProperties(of: node, scope: scope)
    if let extends = node.member(keys.extends) {
      if let reference = node.member(keys.reference) {
        values.report(
          .conflictingProperties, "A group has `$extends` or `$ref`, not both.", at: reference.value.range)
      }
      return readExtends(extends.value, isPointerOnly: false)
    }
    if let reference = node[keys.reference], case .group = form(of: node) {
      return readExtends(reference, isPointerOnly: true)
    }
    return nil
  }

  /// Reads what groups and tokens have in common: description, extensions, deprecation.
  func readProperties(of node: DataNode, scope: ByteRange) {
    if let description = node[keys.description], description.kind != .string {
      expect("`$description` is a string", description)
    }
    if let deprecated = node[keys.deprecated], deprecated.kind != .string, deprecated.kind != .boolean {
      expect("`$deprecated` is `true`, `false` or the reason as a string", deprecated)
    }
    guard let extensions = node[keys.extensions] else { return }
    guard extensions.kind == .mapping else { return expect("`$extensions` is an object", extensions) }
    opaque.append(extensions.range)
    values.readSuppressions(extensions, of: node, scope: scope)
  }

  /// Reports a property of the wrong JSON type.
  private func expect(_ expectation: String, _ node: DataNode) {
    guard node.kind != .missing else { return }
    values.report(.invalidPropertyType, "\(expectation), not \(values.describe(node)).", at: node.range)
  }

  /// Reads the name of the group that a group takes in.
  private func readExtends(_ node: DataNode, isPointerOnly: Bool) -> GroupExtension? {
    guard node.kind == .string, let bytes = node.stringBytes else {
      expect(isPointerOnly ? "`$ref` is a string such as `#/a`" : "`$extends` is a string such as `{a}`", node)
      return nil
    }
    let range = node.contentRange
    let isPointer = isPointerOnly || bytes.first != UInt8(ascii: "{")
    switch isPointer ? ReferenceSyntax.pointer(bytes, at: range) : ReferenceSyntax.curly(bytes[...], at: range) {
    case .reference(let name, let alternatives, let path, let nameRange):
      values.facts.references.append(
        TokenReference(
          name: name, alternatives: alternatives, form: .extends, range: isPointer ? node.range : range,
          nameRange: nameRange, path: path))
      guard path.isEmpty else { return nil }
      return GroupExtension(target: name, alternatives: alternatives, range: isPointer ? node.range : range)
    case .fault, .external, .none:
      guard node.isClosed else { return nil }
      let isName = !bytes.isEmpty && !bytes.contains { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "#") }
      values.report(
        .invalidReferenceSyntax, "A group is named `{group.path}` or `#/group/path`, not \(values.describe(node)).",
        at: node.range,
        fixes: isName ? [ProblemFix("Put the name in braces", [node.edit(writing: "{\(node.string ?? "")}")])] : [])
      return nil
    }
  }

  /// The deprecation that holds for a node: its own, else that of the groups it takes in and of those around it;
  /// `false` cancels.
  func deprecation(of node: DataNode, _ inherited: Deprecation?, mirrors: [DataNode] = []) -> Deprecation? {
    for node in [node] + mirrors {
      if let own = statedDeprecation(of: node) { return own }
    }
    return inherited
  }

  /// What a node says of its own deprecation; `nil` if it says nothing, `.some(nil)` if it says that it is not.
  func statedDeprecation(of node: DataNode) -> Deprecation?? {
    guard let own = node[keys.deprecated] else { return nil }
    if let reason = own.string { return Deprecation(reason: reason.isEmpty ? nil : reason) }
    return own.boolean.map { $0 ? Deprecation(reason: nil) : nil }
  }

  /// Reads a member of a group that begins with `$` and is not `$root`.
  func readReserved(_ member: DataMember) {
    let id = member.keyID
    let known = [
      keys.type, keys.description, keys.extensions, keys.deprecated, keys.extends, keys.reference, keys.value,
    ]
    guard !known.contains(id), !(id == keys.schema && isDocument) else { return }
    if member.value.kind == .mapping, holdsTokens(member.value) { return readNode(member, member.value) }
    let near = NearestWord.nearest(to: member.key, among: TokenTreeReader.groupProperties)
    values.report(
      .unknownProperty,
      "`\(member.key)` is no property of a group" + (near.map { "; did you mean `\($0)`?" } ?? "."),
      at: member.keyRange,
      fixes: near.map { [ProblemFix("Write `\($0)`", [member.edit(renaming: $0)])] } ?? [])
  }

  static let groupProperties = ["$type", "$description", "$extends", "$deprecated", "$extensions", "$root"]
  static let tokenProperties = ["$value", "$type", "$description", "$deprecated", "$extensions", "$ref"]

  /// Whether a token stands in a node or below it.
  private func holdsTokens(_ node: DataNode) -> Bool {
    if case .token = form(of: node) { return true }
    return node.members.contains { $0.value.kind == .mapping && holdsValue($0.value) }
  }

  private func holdsValue(_ node: DataNode) -> Bool {
    guard let value = keys.value else { return false }
    return node.holds(key: value)
  }

  /// A `$schema` that belongs to resolver documents.
  func checkSchema() {
    guard let schema = root[keys.schema] else { return }
    guard let name = schema.string else { return expect("`$schema` is a string", schema) }
    values.isStrict = name.holds("/2025.10/")
    if TokenFileKind.isResolverSchema(name) {
      values.report(
        .schemaMismatch, "This is the schema of resolver documents, and the file holds tokens.", at: schema.range)
    }
  }
}

extension ValueReader {
  /// Reads `"dev.tincture": {"ignore": ["rule"], "reason": "why"}` among the extensions of whatever holds in `scope`.
  package func readSuppressions(_ extensions: DataNode, of owner: DataNode, scope: ByteRange) {
    if let suppression = DataExtensions.suppression(in: extensions, of: owner, scope: scope) {
      facts.suppressions.append(suppression)
    }
  }
}
