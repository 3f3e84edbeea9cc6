import DesignTokens
import Facts
import SourceText
import Syntax

/// What a name belongs to; the raw values are the words of messages.
enum NamedNode: String {
  case group, token

  /// What is wrong with its name where no reference can spell it.
  var fault: Problem.Kind {
    switch self {
    case .group: .invalidGroupName
    case .token: .invalidTokenName
    }
  }
}

// Rules about names and members that need no value (Format Module 2025.10, sections 5.1 and 6.1).
extension TokenTreeReader {
  /// Judges the name of a token or a group.
  func checkName(_ member: DataMember, of kind: NamedNode) {
    if member.isPlainName { return }
    let name = member.keySlice
    if name.isEmpty {
      values.report(.emptyName, "A \(kind.rawValue) without a name cannot be referred to.", at: member.keyRange)
    } else if name.first == UInt8(ascii: "$") {
      values.report(
        kind.fault, "The name of a \(kind.rawValue) must not begin with `$`; that is kept for the format.",
        at: member.keyRange,
        fixes: rename(member, to: String(member.key.drop { $0 == "$" })))
    } else if let fault = name.first(where: {
      $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") || $0 == UInt8(ascii: ".")
    }) {
      let sign = String(decoding: [fault], as: UTF8.self)
      let isBraced = name.contains { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }
      values.facts.problems.append(
        Problem(
          kind.fault, "The name of a \(kind.rawValue) must not contain `\(sign)`, which has a meaning in references.",
          at: member.keyRange,
          fixes: isBraced ? rename(member, to: member.key.filter { $0 != "{" && $0 != "}" }) : nesting(member),
          isFaultInAnyFormat: isBraced))
    }
  }

  private func rename(_ member: DataMember, to name: String) -> [ProblemFix] {
    // A second member of the name would hide the first.
    let others = count(ofNamesBeginningWith: name) - (member.key.filter { $0 != "{" && $0 != "}" } == name ? 1 : 0)
    guard !name.isEmpty, !name.contains("."), others == 0 else { return [] }
    return [ProblemFix("Rename to `\(name)`", [member.edit(renaming: name)])]
  }

  /// The offer to nest at the dots, which keeps the names that references use.
  private func nesting(_ member: DataMember) -> [ProblemFix] {
    let parts = member.key.split(separator: ".", omittingEmptySubsequences: false)
    guard !parts.contains(""), !member.key.contains("\""), !member.key.contains("\\"), member.value.kind == .mapping,
      !member.key.contains(where: \.isWhitespace), !parts.allSatisfy({ $0.allSatisfy(\.isNumber) }),
      // A second group of that name would hide the first.
      count(ofNamesBeginningWith: String(parts[0])) == 1
    else { return [] }
    if member.tree.isYAML, !member.value.isBracketed {
      let edits = blockNesting(member, parts.map(String.init))
      return edits.isEmpty ? [] : [ProblemFix("Nest it in `\(parts[0])`", edits)]
    }
    let opening = parts.dropLast().map { "\"\($0)\": { " }.joined() + "\"\(parts[parts.count - 1])\""
    let closing = String(repeating: " }", count: parts.count - 1)
    return [
      ProblemFix(
        "Nest it in `\(parts[0])`",
        [TextEdit(member.keyRange, opening), TextEdit(ByteRange(at: member.value.range.end), closing)])
    ]
  }

  /// The nesting in lines of YAML: a line for each name, and everything below indented as much deeper.
  private func blockNesting(_ member: DataMember, _ parts: [String]) -> [TextEdit] {
    let bytes = member.tree.bytes
    var start = member.keyRange.start
    while start > 0, bytes[start - 1] == 0x20 { start -= 1 }
    let column = member.keyRange.start - start
    guard start == 0 || bytes[start - 1] == 0x0A || bytes[start - 1] == 0x0D, !member.value.isAlias else { return [] }
    let lines = parts.enumerated().map { String(repeating: " ", count: $0 == 0 ? 0 : column + 2 * $0) + $1 }
    let deeper = String(repeating: " ", count: 2 * (parts.count - 1))
    let rest = ByteRange(member.keyRange.end, member.value.range.end)
    let ends = (rest.start..<rest.end).filter { bytes[$0] == 0x0A && $0 + 1 < bytes.count && bytes[$0 + 1] > 0x0D }
    return [TextEdit(member.keyRange, lines.joined(separator: ":\n"))]
      + ends.map { TextEdit(ByteRange(at: $0 + 1), deeper) }
  }

  /// Judges the members of a token other than its value; whether it has children like a group.
  func checkTokenMembers(_ member: DataMember, _ value: DataMember?) -> Bool {
    let node = member.value
    readProperties(of: node, scope: member.range)
    if let reference = node.member(keys.reference), let own = node.member(keys.value), own.keyID == value?.keyID {
      values.report(.conflictingProperties, "A token has `$value` or `$ref`, not both.", at: reference.value.range)
    }
    let isUnprefixed = keys.isUnprefixed(value)
    var children: [DataMember] = []
    for part in node.members where !isKnown(part.keyID) {
      let key = part.key
      if key == "$extends" || key == "$root" {
        values.report(.misplacedProperty, "`\(key)` belongs to a group, and this is a token.", at: part.keyRange)
      } else if key.hasPrefix("$") {
        reportUnknown(part)
      } else if part.value.kind == .mapping, !isUnprefixed || part.keyID != keys.plainValue {
        if !(isUnprefixed && key == "extensions"), !isAttributes(part) { children.append(part) }
      } else if !isUnprefixed, part.value.kind != .missing {
        reportUnknown(part)
      }
    }
    reportChildren(of: member, children)
    return !children.isEmpty && !isUnprefixed
  }

  /// Whether a member is what Style Dictionary notes of a token (`category`, `type`, `item`), not a token in a token.
  private func isAttributes(_ member: DataMember) -> Bool {
    member.isNamed("attributes") && !(keys.value.map(member.value.holds) ?? false)
  }

  /// Reports a token of the first draft, with an offer to write all its names as they are now.
  func reportUnprefixed(_ member: DataMember, _ value: DataMember) {
    let names = ["value", "type", "description", "extensions"]
    var edits: [TextEdit] = []
    for part in member.value.members {
      guard let name = names.first(where: { part.isNamed($0) }), member.value["$" + name] == nil else { continue }
      edits.append(part.edit(renaming: "$" + name))
      if name == "type", let type = part.value.string.flatMap({ TokenTreeReader.draftTypes[$0] ?? nil }) {
        edits.append(part.value.edit(writing: type.rawValue))
      }
    }
    values.facts.formatEvidence.older += 1
    values.report(
      legacy: .legacyUnprefixedProperty, "In the first draft this was `value`; it is `$value` now.",
      at: value.value.range, fixes: [ProblemFix("Write the names with `$`", edits)])
  }

  private func isKnown(_ id: KeyID) -> Bool {
    id == keys.value || id == keys.type || id == keys.description || id == keys.extensions || id == keys.deprecated
      || id == keys.reference
  }

  private func reportUnknown(_ member: DataMember) {
    let near = NearestWord.nearest(to: member.key, among: TokenTreeReader.tokenProperties)
    values.report(
      .unknownProperty,
      "`\(member.key)` is no property of a token" + (near.map { "; did you mean `\($0)`?" } ?? "."),
      at: member.keyRange,
      fixes: near.map { [ProblemFix("Write `\($0)`", [member.edit(renaming: $0)])] } ?? [])
  }

  private func reportChildren(of member: DataMember, _ children: [DataMember]) {
    guard !children.isEmpty else { return }
    values.facts.problems.append(
      Problem(
        .tokenWithChildren,
        "`\(member.key)` has a value and cannot hold other tokens; call the value `$root` to make it a group.",
        at: member.value.range, related: children.map { ("`\($0.key)` stands in the token.", $0.keyRange) }))
  }

  /// Whether an object has a type and nothing else: probably a token that lost its value.
  func isUnfinished(_ node: DataNode) -> Bool {
    node[keys.extends] == nil && node[keys.reference] == nil && !values.hasSyntaxFault(in: node.range)
      && !node.members.contains { $0.firstByte != UInt8(ascii: "$") || $0.keyID == keys.root }
  }

  /// Reports a name that differs from an earlier one of the same group by case only.
  func checkCase(of member: DataMember) {
    let name = member.key
    if let first = noteName(name), first != name {
      values.report(
        .caseOnlyDifference, "`\(name)` differs from `\(first)` in case only; exported names may collide.",
        at: member.keyRange)
    }
  }

  /// An empty table for the names of a group in which some have capitals; `nil` for the many others.
  static func foldedNames(of node: DataNode) -> [String: String]? {
    node.hasCapitals ? [:] : nil
  }
}
