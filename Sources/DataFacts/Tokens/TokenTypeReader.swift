import DesignTokens
import Facts
import SourceText
import Syntax

/// What is known of the type at a place of the tree.
struct TypeStatement {
  /// The type, if it is one of the thirteen.
  var type: TokenType?
  /// Where it is stated.
  var range: ByteRange?
  /// Whether nothing states a type at all, so that one is missing.
  var isAbsent: Bool

  static let none = TypeStatement(type: nil, range: nil, isAbsent: true)
  /// A type is stated, but cannot be known: it is misspelled, or another file has it.
  static let unknown = TypeStatement(type: nil, range: nil, isAbsent: false)
}

// Types (Format Module 2025.10, sections 5.2.2 and 6.7.3).
extension TokenTreeReader {
  /// The type that a node states itself; `nil` if it states none.
  ///
  /// A wrong one is reported. Of a token of the first draft it is the member without a sign that states one.
  func statedType(of node: DataNode, isUnprefixed: Bool) -> TypeStatement? {
    var statement = node[keys.type]
    let isUnprefixed = isUnprefixed && statement == nil
    if isUnprefixed { statement = node[keys.plainType] }
    guard let statement else { return nil }
    guard let name = statement.string else {
      if statement.kind != .missing {
        values.report(
          .invalidPropertyType, "`$type` is a string such as `color`, not \(values.describe(statement)).",
          at: statement.range)
      }
      return .unknown
    }
    if let type = TokenType(rawValue: name) {
      return TypeStatement(type: type, range: statement.range, isAbsent: false)
    }
    guard statement.isClosed else { return .unknown }
    // Of a token of the first draft it is said once that all its names have changed, and its types were free.
    if isUnprefixed {
      guard let type = TokenTreeReader.draftTypes[name] ?? nil else { return .unknown }
      return TypeStatement(type: type, range: statement.range, isAbsent: false)
    }
    guard let successor = TokenTreeReader.draftTypes[name] else {
      reportUnknownType(statement, name, of: node)
      return .unknown
    }
    values.report(
      legacy: .legacyType,
      "`\(name)` was a type of an earlier draft"
        + (successor.map { "; write `\($0.rawValue)`." } ?? " and has no successor."),
      at: statement.range,
      fixes: successor.map { fixes(writing: $0, in: statement, of: node) } ?? [])
    return successor.map { TypeStatement(type: $0, range: statement.range, isAbsent: false) } ?? .unknown
  }

  /// The types of earlier drafts, each with what became of it.
  static let draftTypes: [String: TokenType?] = [
    "string": nil, "boolean": nil, "object": nil, "array": nil, "null": nil, "cubic-bezier": .cubicBezier,
    "font": .fontFamily,
  ]

  private func reportUnknownType(_ statement: DataNode, _ name: String, of node: DataNode) {
    let names = TokenType.allCases.map(\.rawValue)
    var near = (TokenTreeReader.otherNames[name.lowercased()] ?? NearestWord.nearest(to: name, among: names))
      .flatMap { TokenType(rawValue: $0) }
    // A line height is either.
    if near == .number, !holdsOnly(.number, node), holdsOnly(.dimension, node) { near = .dimension }
    values.report(
      .unknownType,
      near.map { "`\(name)` is not a type of the format; did you mean `\($0.rawValue)`?" }
        ?? "`\(name)` is not a type of the format; those are \(NearestWord.list(names, joinedBy: "and")).",
      at: statement.range, fixes: near.map { fixes(writing: $0, in: statement, of: node) } ?? [])
  }

  /// The offer to state another type; none where what is there to have it may be of another kind.
  private func fixes(writing type: TokenType, in statement: DataNode, of node: DataNode) -> [ProblemFix] {
    guard holdsOnly(type, node) else { return [] }
    return [ProblemFix("Use `\(type.rawValue)`", [statement.edit(writing: type.rawValue)])]
  }

  /// Whether the value of a token, or of every token that stands in a group, is written out and of a type.
  ///
  /// Its form may be an earlier one; what a reference comes to, other files may say.
  private func holdsOnly(_ type: TokenType, _ node: DataNode) -> Bool {
    if let value = node[keys.value] ?? keys.plainValue.flatMap({ node[$0] }) { return isValue(value, of: type) }
    let members = node.members.filter { !$0.key.hasPrefix("$") }
    return !members.isEmpty
      && members.allSatisfy { member in
        member.value[keys.value].map { member.value[keys.type] != nil || isValue($0, of: type) } ?? false
      }
  }

  private func isValue(_ node: DataNode, of type: TokenType) -> Bool {
    let reader = ValueReader(FileFacts(language: values.facts.language, kind: .tokens), keys, syntaxFaults: [])
    let value = reader.read(node, as: type, isWhole: true)
    return value != .unreadable && reader.facts.references.isEmpty
      && reader.facts.problems.allSatisfy { $0.kind.isLegacy }
  }

  /// What other tools and older drafts call the same types.
  private static let otherNames: [String: String] = [
    "colors": "color", "spacing": "dimension", "sizing": "dimension", "size": "dimension", "space": "dimension",
    "length": "dimension", "borderradius": "dimension", "borderwidth": "dimension", "fontsizes": "dimension",
    "fontsize": "dimension", "letterspacing": "dimension", "fontfamilies": "fontFamily",
    "fontweights": "fontWeight", "time": "duration", "easing": "cubicBezier",
    "lineheights": "number", "lineheight": "number", "opacity": "number", "integer": "number", "float": "number",
    "boxshadow": "shadow", "dropshadow": "shadow", "textstyle": "typography",
  ]

  /// The type that a group takes from the groups it extends, itself or by way of one around it; `nil` if none has one.
  func inheritedType(by node: DataNode, _ mirrors: [DataNode]) -> TypeStatement? {
    for mirror in mirrors {
      guard let statement = mirror[keys.type] else { continue }
      return statement.string.flatMap { TokenType(rawValue: $0) }
        .map { TypeStatement(type: $0, range: statement.range, isAbsent: false) } ?? .unknown
    }
    // What it extends may stand in another file.
    let text = node[keys.extends]?.stringBytes ?? node[keys.reference]?.stringBytes
    return text.map { group(namedBy: $0) == nil } == true ? TypeStatement.none : nil
  }

  /// The groups of this tree whose content a group takes in, the nearest first: what it extends, and what stands at its
  /// place in a group that one around it extends.
  func mirrors(of node: DataNode, key: KeyID?, parent: [DataNode]) -> [DataNode] {
    guard keys.extends != nil || keys.reference != nil else { return [] }
    var found: [DataNode] = []
    var pending = parent.reversed().compactMap { mirror in
      key.flatMap { mirror[$0] }.flatMap { $0.kind == .mapping && $0[keys.value] == nil ? $0 : nil }
    }
    if let target = extendedGroup(of: node) { pending.append(target) }
    // A chain is short; a circle ends here too.
    while let next = pending.popLast(), found.count < 32 {
      guard next.index != node.index, !found.contains(where: { $0.index == next.index }) else { continue }
      found.append(next)
      if let target = extendedGroup(of: next) { pending.append(target) }
    }
    return found
  }

  private func extendedGroup(of node: DataNode) -> DataNode? {
    (node[keys.extends]?.stringBytes ?? node[keys.reference]?.stringBytes).flatMap { group(namedBy: $0) }
  }

  /// The group of this tree that `{a.b}` or `#/a/b` names; `nil` if there is none.
  func group(namedBy text: [UInt8]) -> DataNode? {
    let range = ByteRange(0, text.count)
    // Where a member has no name, this is not the document.
    if text.elementsEqual("#/".utf8), let nameless = root[""] { return nameless[keys.value] == nil ? nameless : nil }
    if case .reference(let name, _, _, _) = ReferenceSyntax.curly(text[...], at: range) { return groups[name] }
    guard case .reference(let name, let raw, let path, _) = ReferenceSyntax.pointer(text, at: range), path.isEmpty
    else { return nil }
    return groups[name] ?? raw.first.flatMap { groups[$0] }
  }
}
