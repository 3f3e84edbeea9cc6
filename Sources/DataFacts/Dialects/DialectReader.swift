import DesignTokens
import Facts
import Lexicon
import SourceText
import Syntax

/// Reads a token file of Style Dictionary or Tokens Studio: the same facts as of any other, none of the format's rules.
final class DialectReader {
  /// A group, or a token that holds others, on the way down.
  private struct Frame {
    var members: DataMembers
    /// The keys down to here, joined by dots, without that of the set.
    var name: [UInt8]
    var type: TypeStatement
    var deprecation: Deprecation?
    /// The number of the set, from 1; 0 outside of sets.
    var layer = 0
    /// Whether it is a token, of which only the tokens in it are still to be read.
    var isToken = false
  }

  /// The name of a type and where it stands.
  struct TypeStatement {
    var name: String?
    var range: ByteRange?
  }

  let tree: DataTree
  let dialect: TokenDialect
  let form: DialectForm
  let names: DialectNames
  private let buildChange: BuildChange
  var facts: FileFacts
  /// The token whose value is being read: its index among the definitions.
  var owner: Int?
  /// The part that lengths of this token play.
  var role = DimensionRole.other
  /// The parts of the token's name, of which the first may tell what it is for.
  var path: [UInt8] = []
  private var opaque: [ByteRange] = []
  private var frames: [Frame] = []

  /// The facts of a file with what its tree says added; lists are in order of their places.
  static func read(_ tree: DataTree, in dialect: TokenDialect, into facts: FileFacts) -> FileFacts {
    let reader = DialectReader(tree, dialect, facts)
    reader.readDocument()
    var result = reader.facts.taken()
    result.problems.removeAll { problem in
      problem.kind == .duplicateKey && reader.opaque.contains { $0.contains(problem.range) }
    }
    if !result.sets.isEmpty { result.resolver = StudioFile.document(of: tree.root, sets: result.sets) }
    result.foldEmptyValues()
    result.sortByPlace()
    return result
  }

  private init(_ tree: DataTree, _ dialect: TokenDialect, _ facts: FileFacts) {
    self.tree = tree
    self.dialect = dialect
    self.facts = facts
    form = DialectForm(tree)
    buildChange = BuildChange(tree)
    names = DialectNames(tree.root, form, dialect)
  }

  private func readDocument() {
    let root = tree.root
    facts.wrapper = names.wrapper.map { TokenName(bytes: $0) }
    readExtensions(of: root, scope: root.range)
    frames = [Frame(members: root.members, name: [], type: statedType(of: root) ?? TypeStatement())]
    while !frames.isEmpty {
      if let member = frames[frames.count - 1].members.next() { read(member) } else { frames.removeLast() }
    }
  }

  /// Reads one member of the innermost group.
  private func read(_ member: DataMember) {
    let frame = frames[frames.count - 1]
    guard member.value.kind == .mapping, member.firstByte != UInt8(ascii: "$") else {
      if !frame.isToken, frames.count > 1, dialect == .styleDictionary { readPlainValue(member, in: frame) }
      return
    }
    if frame.isToken, !isChild(member) { return }
    if let value = form.value(of: member.value) { return readToken(member, value, in: frame) }
    if !frame.isToken, let sets = ValueSets(of: member.value, form) { return readToken(member, sets, in: frame) }
    if frames.count == 1, StudioFile.isOrder(member) { return }
    readGroup(member, in: frame)
  }

  private func readGroup(_ member: DataMember, in frame: Frame) {
    guard frames.count < TokenTreeReader.depthLimit else {
      facts.problems.append(
        Problem(
          .jsonSyntax, "Groups are read to a depth of \(TokenTreeReader.depthLimit); this one lies deeper.",
          at: ByteRange(member.value.range.start, member.value.range.start + 1)))
      return
    }
    let isSet = frames.count == 1 && names.isSet(member.keyBytes)
    let name = isSet ? [] : joined(frame.name, member)
    var layer = frame.layer
    if isSet {
      facts.sets.append(TokenSet(name: member.key, nameRange: member.keyNameRange, range: member.range))
      layer = facts.sets.count
    } else {
      var group = TokenGroup(name: TokenName(bytes: name), nameRange: member.keyNameRange, range: member.range)
      group.layer = layer
      group.extends = (member.value["$extend"] ?? member.value["$extends"]).flatMap { groupTaken(by: $0, on: layer) }
      facts.groups.append(group)
    }
    checkName(member, of: .group)
    readExtensions(of: member.value, scope: member.range)
    frames.append(
      Frame(
        members: member.value.members, name: name, type: statedType(of: member.value) ?? frame.type,
        deprecation: deprecation(of: member.value) ?? frame.deprecation, layer: layer))
  }

  private func readToken(_ member: DataMember, _ value: DataMember, in frame: Frame) {
    let bytes = joined(frame.name, member)
    let name = TokenName(bytes: bytes)
    let statement = statedType(of: member.value) ?? frame.type
    checkName(member, of: .token)
    readExtensions(of: member.value, scope: member.range)
    owner = facts.definitions.count
    path = bytes
    let type = statement.name.flatMap(DialectType.named)
    role = LengthRole.role(of: name, as: type?.role)
    let read = measured(
      modified(readValue(value.value, as: type ?? impliedType), by: member.value), in: member.value["unit"]?.string,
      as: type?.type, at: value.value.contentRange)
    owner = nil
    noteForm(of: value, worth: read)
    let deprecation = deprecation(of: member.value) ?? frame.deprecation
    var definition = Definition(
      name: name, nameRange: member.keyNameRange, range: member.range, valueRange: value.value.range,
      type: typeOfDefinition(type, read), typeRange: statement.range, value: read,
      description: description(of: member.value), deprecation: deprecation, notation: .legacyString)
    definition.layer = frame.layer
    definition.isChangedByBuild = buildChange.stands(in: member.value)
    facts.definitions.append(definition)
    for index in facts.references.indices.reversed() {
      guard facts.references[index].owner == facts.definitions.count - 1 else { break }
      facts.references[index].layer = frame.layer
    }
    noteStrayReferences(of: member.value, besides: value, on: frame.layer)
    guard member.value.members.contains(where: isChild) else { return }
    frames.append(
      Frame(
        members: member.value.members, name: bytes, type: statement, deprecation: deprecation, layer: frame.layer,
        isToken: true))
  }

  /// Reports a name with braces, which no reference can spell, whoever reads it.
  private func checkName(_ member: DataMember, of kind: NamedNode) {
    guard let brace = member.keyBytes.first(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }),
      kind == .token || DialectTokens(member.value, form).contains(where: { _ in true })
    else { return }
    facts.problems.append(
      Problem(
        kind.fault,
        "The name of a \(kind.rawValue) must not contain `\(Character(Unicode.Scalar(brace)))`, which has a meaning in references.",
        at: member.keyRange, isFaultInAnyFormat: true))
  }

  /// Reads a token that has one value for each of several sets.
  private func readToken(_ member: DataMember, _ sets: ValueSets, in frame: Frame) {
    let bytes = joined(frame.name, member)
    let name = TokenName(bytes: bytes)
    let stated = statedType(of: member.value) ?? frame.type
    readExtensions(of: member.value, scope: member.range)
    owner = facts.definitions.count
    path = bytes
    var types: [TokenType?] = []
    let values = sets.items.map { item in
      let type = (statedType(of: item.node) ?? stated).name.flatMap(DialectType.named)
      role = LengthRole.role(of: name, as: type?.role)
      let read = modified(readValue(item.value.value, as: type ?? impliedType), by: item.node)
      types.append(typeOfDefinition(type, read))
      noteForm(of: item.value, worth: read)
      if self.deprecation(of: item.node) != nil { facts.deprecatedRanges.append(item.value.value.range) }
      return ThemedValue(theme: item.name, value: read, range: item.value.value.range)
    }
    owner = nil
    var definition = Definition(
      name: name, nameRange: member.keyNameRange, range: member.range, valueRange: values[0].range, type: types[0],
      typeRange: stated.range, value: values[0].value, description: description(of: member.value),
      deprecation: deprecation(of: member.value) ?? frame.deprecation, notation: .legacyString)
    definition.layer = frame.layer
    if values.count > 1 { definition.themes = values }
    facts.definitions.append(definition)
    for index in facts.references.indices.reversed() {
      guard facts.references[index].owner == facts.definitions.count - 1 else { break }
      facts.references[index].layer = frame.layer
    }
  }

  /// Counts a color, a length or a time as written in the present form or an older one.
  private func noteForm(of value: DataMember, worth read: TokenValue) {
    switch read {
    case .color, .dimension, .duration:
      let isCurrent = value.firstByte == UInt8(ascii: "$") && value.value.kind == .mapping
      if isCurrent { facts.formatEvidence.current += 1 } else { facts.formatEvidence.older += 1 }
    default: break
    }
  }

  /// Reads a bare value in a group of Style Dictionary: it is no token, but references reach it.
  private func readPlainValue(_ member: DataMember, in frame: Frame) {
    guard member.value.kind == .string || member.value.kind == .number, !DialectForm.isProperty(member) else { return }
    let name = TokenName(bytes: joined(frame.name, member))
    if let taken = groupTaken(by: member.value, on: frame.layer), isGroup(taken.target) {
      var group = TokenGroup(name: name, nameRange: member.keyNameRange, range: member.range)
      group.layer = frame.layer
      group.extends = taken
      return facts.groups.append(group)
    }
    owner = facts.definitions.count
    let value = readValue(member.value, as: nil)
    owner = nil
    var definition = Definition(
      name: name, nameRange: member.keyNameRange, range: member.range, valueRange: member.value.range,
      type: typeOfDefinition(nil, value), value: value, notation: .legacyString)
    // What it names may be a group of another file, as many builds allow: no rule asks more of it.
    definition.bodyRange = member.value.range
    facts.definitions.append(definition)
  }

  /// Whether the file has a group of a name.
  private func isGroup(_ name: TokenName) -> Bool {
    var node = tree.root
    for segment in name.segments {
      guard let next = node[segment], next.kind == .mapping else { return false }
      node = next
    }
    return form.value(of: node) == nil
  }

  /// The group that a text names which is one reference and nothing else.
  private func groupTaken(by node: DataNode, on layer: Int) -> GroupExtension? {
    guard let taken = DialectReference.all(in: node, hasDollar: false).first, taken.range == node.contentRange else {
      return nil
    }
    let name = TokenName(bytes: taken.name)
    if isGroup(name) {
      var reference = TokenReference(name: name, form: .extends, range: taken.range, nameRange: taken.nameRange)
      reference.layer = layer
      facts.references.append(reference)
    }
    return GroupExtension(target: name, range: taken.range)
  }

  /// Whether a member of a token is another token, or a group of them.
  private func isChild(_ member: DataMember) -> Bool {
    guard member.value.kind == .mapping, !DialectForm.isProperty(member), member.keyID != form.plainValue else {
      return false
    }
    return form.value(of: member.value) != nil || DialectTokens(member.value, form).contains { _ in true }
  }

  private func joined(_ name: [UInt8], _ member: DataMember) -> [UInt8] {
    name.isEmpty ? member.keyBytes : name + [UInt8(ascii: ".")] + member.keyBytes
  }
}

// What stands beside the value.
extension DialectReader {
  private func statedType(of node: DataNode) -> TypeStatement? {
    form.typeName(of: node).map { TypeStatement(name: $0.string, range: $0.range) }
  }

  private func description(of node: DataNode) -> String? {
    for name in ["$description", "description", "comment"] {
      if let text = node[name]?.string, !text.isEmpty { return text }
    }
    return nil
  }

  private func deprecation(of node: DataNode) -> Deprecation? {
    guard let own = node["$deprecated"] ?? node["deprecated"] else { return nil }
    if let reason = own.string { return Deprecation(reason: reason.isEmpty ? nil : reason) }
    return own.boolean == true
      ? Deprecation(reason: (node["deprecated_comment"] ?? node["deprecatedComment"])?.string) : nil
  }

  /// Reads `"dev.tincture": {"ignore": ["rule"], "reason": "why"}`, and leaves all other extensions alone.
  private func readExtensions(of node: DataNode, scope: ByteRange) {
    guard let extensions = node["$extensions"] ?? node["extensions"], extensions.kind == .mapping else { return }
    opaque.append(extensions.range)
    if let suppression = DataExtensions.suppression(in: extensions, of: node, scope: scope) {
      facts.suppressions.append(suppression)
    }
  }

  /// The type that the first part of a name says where nothing states one (category, type, item).
  private var impliedType: DialectType? {
    let first = String(decoding: path.prefix { $0 != UInt8(ascii: ".") }, as: UTF8.self).lowercased()
    return ["color", "colors", "colour", "colours"].contains(first) ? DialectType(type: .color, role: nil) : nil
  }

  /// The type of a token: as stated, else as its value shows.
  private func typeOfDefinition(_ stated: DialectType?, _ value: TokenValue) -> TokenType? {
    switch value {
    case .color: stated?.type ?? .color
    case .dimension: stated?.isLineHeight == true ? .dimension : stated?.type ?? .dimension
    case .number: stated?.isLineHeight == true ? .number : stated?.type
    case .duration: stated?.type ?? .duration
    case .alias, .pointer: stated?.type
    default: stated?.type
    }
  }
}
