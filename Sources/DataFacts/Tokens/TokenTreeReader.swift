import DesignTokens
package import Facts
import Lexicon
import SourceText
package import Syntax

/// Reads a token tree of the Design Tokens Format Module 2025.10, in JSON or in YAML: what it defines and refers to,
/// and which of the format's rules it breaks.
///
/// Older drafts are read as they were meant.
package final class TokenTreeReader {
  /// Nothing deeper is read: no design system nests like this.
  static let depthLimit = 512

  /// The object that holds all tokens: the document, or one source of a resolver document.
  let root: DataNode
  let keys: TokenKeys
  let groups: GroupPaths
  let values: ValueReader
  /// Stretches whose content is nobody's business but a vendor's.
  var opaque: [ByteRange] = []
  private var frames: [TokenFrame] = []

  init(_ root: DataNode, _ facts: FileFacts, _ keys: TokenKeys, syntaxFaults: [Int]) {
    self.root = root
    self.keys = keys
    groups = GroupPaths(root, keys)
    values = ValueReader(facts, keys, syntaxFaults: syntaxFaults)
    // The sources that a resolver document holds are merged before anything is pointed at.
    if root.index == 0, keys.reference != nil { values.walk = PointerWalk(root, keys) }
  }

  /// The facts of a file with what its tree says added; lists are in order of their places.
  ///
  /// `problems` of the facts are those of the syntax; repeated names inside `$extensions` are taken out of them.
  package static func read(
    _ tree: DataTree, of path: String = "", _ reading: TokenReading = .itself, into facts: consuming FileFacts
  ) -> FileFacts {
    let collections = FigmaCollections(tree)
    let known = collections == nil ? TokenDialect.recognized(ofFileAt: path, tree, reading) : nil
    let dialect = known ?? .designTokens
    facts.dialect = dialect
    facts.formatEvidence.stated = tree.root["$schema"]?.string.flatMap(TokenFormat.init(schema:))
    if dialect.isForeign { return DialectReader.read(tree, in: dialect, into: facts) }
    facts.sets = collections?.sets ?? []
    facts.resolver = collections?.document
    let roots = collections?.roots ?? tree.roots
    var result = read(roots, of: tree, into: consume facts, firstLayer: collections == nil ? 0 : 1)
    WrapperKey.note(of: tree.root, in: &result)
    result.foldEmptyValues()
    result.sortByPlace()
    return result
  }

  /// The facts with what several objects of tokens in one tree say added, each a layer of its own; in no order.
  package static func read(
    _ roots: [DataNode], of tree: DataTree, into facts: consuming FileFacts, firstLayer: Int
  ) -> FileFacts {
    let faults = facts.problems.filter { $0.kind.isSyntax }.map(\.range.start)
    let keys = TokenKeys(tree)
    var opaque: [ByteRange] = []
    for (position, root) in roots.enumerated() {
      let counts = (facts.definitions.count, facts.groups.count, facts.references.count, facts.documents.count)
      // Taken over by the reader, so that nothing is copied.
      let reader = TokenTreeReader(root, consume facts, keys, syntaxFaults: faults.sorted())
      reader.values.isStrict = tree.root["$schema"]?.string?.holds("/2025.10/") ?? false
      reader.readDocument()
      facts = reader.handOverFacts()
      opaque += reader.opaque
      facts.putLater(thanFirst: counts, on: firstLayer + position)
    }
    if !opaque.isEmpty {
      facts.problems.removeAll { problem in
        problem.kind == .duplicateKey && opaque.contains { $0.contains(problem.range) }
      }
    }
    return facts
  }

  /// What has been read, taken out of the reader: thousands of layers add to one list, which nobody else may hold.
  private func handOverFacts() -> FileFacts {
    var facts = FileFacts(language: values.facts.language, kind: values.facts.kind)
    swap(&facts, &values.facts)
    return facts
  }

  private func readDocument() {
    guard root.kind == .mapping else {
      if root.kind != .missing {
        values.report(.invalidDocument, "A token file is an object of groups and tokens.", at: root.range)
      }
      return
    }
    checkSchema()
    let mirrors = mirrors(of: root, key: nil, parent: [])
    var document = TokenGroup(name: TokenName(""), nameRange: ByteRange(at: root.range.start), range: root.range)
    let type = describe(&document, root, scope: root.range)
    values.facts.documents.append(document)
    frames = [
      TokenFrame(
        members: root.members, name: [], type: type ?? inheritedType(by: root, mirrors) ?? .none,
        deprecation: deprecation(of: root, nil, mirrors: mirrors), mirrors: mirrors)
    ]
    frames[0].folded = TokenTreeReader.foldedNames(of: root)
    frames[0].node = root
    while !frames.isEmpty {
      if let member = frames[frames.count - 1].members.next() { read(member) } else { frames.removeLast() }
    }
  }

  /// Writes into a group what its node says of it; the type that it states, if it states one.
  private func describe(_ group: inout TokenGroup, _ node: DataNode, scope: ByteRange) -> TypeStatement? {
    // A source with a `$ref` is laid over what that names.
    if node.index == root.index, root.index > 0, root[keys.reference] != nil {
      readProperties(of: node, scope: scope)
    } else {
      group.extends = readGroupProperties(of: node, scope: scope)
    }
    let type = statedType(of: node, isUnprefixed: node.index == root.index && form(of: node).isUnprefixed(keys))
    group.bodyRange = node.range
    group.type = type?.type
    group.typeRange = node[keys.type]?.range
    if let deprecation = statedDeprecation(of: node) {
      group.statesDeprecation = true
      group.deprecation = deprecation
    }
    return type
  }

  /// Whether the innermost group is the document itself.
  var isDocument: Bool { frames.count == 1 }

  /// Reads one member of the innermost group.
  private func read(_ member: DataMember) {
    let isReserved = member.firstByte == UInt8(ascii: "$")
    let node = member.value
    if frames[frames.count - 1].isToken {
      if !isReserved, node.kind == .mapping { readNode(member, node) }
    } else if isReserved, member.keyID == keys.root {
      readRoot(member)
    } else if isReserved {
      readReserved(member)
    } else if node.kind == .mapping {
      readNode(member, node)
    } else if node.kind != .missing {
      values.facts.problems.append(
        Problem(
          .invalidNode, "A group holds groups and tokens, and `\(member.key)` is neither; a token has a `$value`.",
          at: node.range, isFaultInAnyFormat: isBareValue(node) && standsAmongTokens()))
    }
  }

  /// Whether a bare value stands in a group of tokens, as one that lost its braces: where most are bare the project has
  /// a shape of its own, and an object in a token is what many builds know as notes of their own.
  private func standsAmongTokens() -> Bool {
    let frame = frames[frames.count - 1]
    if let known = frame.isOfTokens { return known }
    guard let group = frame.node, !(frames.dropLast().last?.isToken ?? false) else { return false }
    var tokens = 0
    var bare = 0
    for member in group.members where member.firstByte != UInt8(ascii: "$") {
      // Texts and numbers of other kinds show that the project keeps notes of its own there.
      let isScalar = member.value.kind == .string || member.value.kind == .number
      if isScalar, !DialectForm.isProperty(member) { bare += 1 }
      if member.value.kind == .mapping, case .token = form(of: member.value) { tokens += 1 }
    }
    frames[frames.count - 1].isOfTokens = tokens >= bare
    return tokens >= bare
  }

  /// How many members of the innermost group have a name of which a word, without braces, is the first part.
  func count(ofNamesBeginningWith head: String) -> Int {
    let frame = frames[frames.count - 1]
    if let heads = frame.heads { return heads[head, default: 0] }
    var heads: [String: Int] = [:]
    if let members = frame.node?.members {
      for member in members {
        let plain = member.key.filter { $0 != "{" && $0 != "}" }
        heads[String(plain.prefix { $0 != "." }), default: 0] += 1
      }
    }
    frames[frames.count - 1].heads = heads
    return heads[head, default: 0]
  }

  /// Whether a text can be nothing but the value of a token: a reference, a length with its unit, a color.
  private func isBareValue(_ node: DataNode) -> Bool {
    guard let text = node.string, let first = text.utf8.first else { return false }
    switch first {
    case UInt8(ascii: "{"): return text.hasSuffix("}")
    case UInt8(ascii: "#"): return Color(css: text) != nil
    default: return Dimension(parsing: text)?.unit.isEmpty == false
    }
  }

  /// Reads an object that is a group or a token.
  func readNode(_ member: DataMember, _ node: DataNode) {
    guard frames.count < TokenTreeReader.depthLimit else {
      return values.report(
        values.facts.language == .yaml ? .yamlSyntax : .jsonSyntax,
        "Groups are read to a depth of \(TokenTreeReader.depthLimit); this one lies deeper.",
        at: ByteRange(node.range.start, node.range.start + 1))
    }
    if frames[frames.count - 1].folded != nil { checkCase(of: member) }
    switch form(of: node) {
    case .token(let value): readToken(member, node, value)
    case .group: readGroup(member, node)
    }
  }

  private func readGroup(_ member: DataMember, _ node: DataNode) {
    let parent = frames[frames.count - 1]
    let name = TokenTreeReader.name(of: member, in: parent.name)
    checkName(member, of: .group)
    let mirrors = mirrors(of: node, key: member.keyID, parent: parent.mirrors)
    var group = TokenGroup(name: TokenName(bytes: name), nameRange: member.keyNameRange, range: member.range)
    let stated = describe(&group, node, scope: member.range)
    group.isUnfinished = stated != nil && isUnfinished(node)
    values.facts.groups.append(group)
    frames.append(
      TokenFrame(
        members: node.members, name: name, type: stated ?? inheritedType(by: node, mirrors) ?? parent.type,
        deprecation: deprecation(of: node, parent.deprecation, mirrors: mirrors), mirrors: mirrors,
        folded: TokenTreeReader.foldedNames(of: node), node: node))
  }

  /// The name of a member of a group.
  static func name(of member: DataMember, in group: [UInt8]) -> [UInt8] {
    member.key(below: group, joinedBy: UInt8(ascii: "."))
  }

  /// Reads the token that a group itself is.
  private func readRoot(_ member: DataMember) {
    let node = member.value
    if node.kind == .mapping, case .token(let value) = form(of: node) {
      readToken(member, node, value)
    } else if node.kind != .missing {
      values.report(.invalidRootToken, "`$root` must be a token; give it a `$value`.", at: node.range)
    }
  }

  private func readToken(_ member: DataMember, _ node: DataNode, _ value: DataMember?) {
    // Of the frame only what is needed, which is less than a copy of it.
    let parent = Surroundings(
      type: frames[frames.count - 1].type, deprecation: frames[frames.count - 1].deprecation)
    let bytes = TokenTreeReader.name(of: member, in: frames[frames.count - 1].name)
    let isUnprefixed = keys.isUnprefixed(value)
    let stated = statedType(of: node, isUnprefixed: isUnprefixed)
    if member.keyID != keys.root { checkName(member, of: .token) }
    // Nearly every token is a value and maybe a type, and there is nothing else to look for.
    let isPlain = keys.isValueAlone(in: node)
    let hasChildren = !isPlain && checkTokenMembers(member, value)
    if let value, isUnprefixed { reportUnprefixed(member, value) }
    values.isUnprefixed = isUnprefixed
    values.facts.definitions.append(
      definition(TokenName(bytes: bytes), member, value, stated, parent, isPlain: isPlain))
    guard hasChildren else { return }
    frames.append(
      TokenFrame(
        members: node.members, name: bytes, type: stated ?? parent.type,
        deprecation: values.facts.definitions.last?.deprecation, isToken: true, node: node))
  }

  /// What the groups around a token say of it.
  private struct Surroundings {
    var type: TypeStatement
    var deprecation: Deprecation?
  }

  /// Reads the value and puts together what the token says.
  private func definition(
    _ name: TokenName, _ member: DataMember, _ value: DataMember?, _ stated: TypeStatement?, _ parent: Surroundings,
    isPlain: Bool
  ) -> Definition {
    let node = member.value
    values.owner = values.facts.definitions.count
    values.notation = .object
    let isReference = isReference(value)
    let statement = stated ?? parent.type
    // What an alias is worth decides its type, unless it states one itself.
    let type = isReference && !pointsBelowToken(value) ? stated?.type : statement.type
    values.role = type == .dimension ? LengthRole.role(of: name) : .other
    values.isDelay = type == .duration && LengthRole.isDelay(name)
    values.unitBeside = !isPlain && (type == .dimension || type == .duration) ? node["unit"]?.string : nil
    let known = values.facts.references.count
    let read = readValue(value, type)
    values.owner = nil
    let isReadable = if case .unreadable = read { false } else { true }
    if !isPlain || !isReadable { noteStrayReferences(of: node, value, isReadable: isReadable, known: known) }
    let isPartOnly = isPartOnly(read)
    var lacksType = false
    if !isReference || isPartOnly, statement.isAbsent, let value, value.value.kind != .missing,
      !values.hasSyntaxFault(in: node.range), !isFaultyReference(value), !values.isUnprefixed
    {
      lacksType = true
    }
    var definition = Definition(
      name: name, nameRange: member.keyNameRange, range: member.range,
      valueRange: value?.value.range ?? ByteRange(at: node.range.end),
      type: type ?? (isPartOnly ? statement.type : nil), typeRange: isReference ? stated?.range : statement.range,
      value: read,
      description: isPlain
        ? nil : node[keys.description]?.string ?? (values.isUnprefixed ? node["description"]?.string : nil),
      deprecation: isPlain ? parent.deprecation : deprecation(of: node, parent.deprecation),
      notation: values.notation)
    definition.bodyRange = node.range
    definition.groupType = isReference && stated == nil ? parent.type.type : nil
    definition.lacksType = lacksType
    definition.statesDeprecation = !isPlain && node[keys.deprecated] != nil
    definition.isChangedByBuild = !isPlain && keys.buildChange.stands(in: node)
    return definition
  }

  /// Remembers a name of the innermost group; the earlier name of equal lower-case spelling, if there is one.
  func noteName(_ name: String) -> String? {
    let folded = name.lowercased()
    if let first = frames[frames.count - 1].folded?[folded] { return first }
    frames[frames.count - 1].folded?[folded] = name
    return nil
  }

  private func readValue(_ value: DataMember?, _ type: TokenType?) -> TokenValue {
    guard let value else { return .unreadable }
    let node = value.value
    if value.keyID == keys.reference { return values.readPointer(node, expecting: type, isWhole: true) }
    let read = values.read(node, as: type, isWhole: true)
    if case .unreadable = read { return values.word(for: type, in: node) }
    return read
  }
}

extension FileFacts {
  /// Puts definitions, groups and references behind the first ones on a layer.
  fileprivate mutating func putLater(thanFirst counts: (Int, Int, Int, Int), on layer: Int) {
    guard layer > 0 else { return }
    for index in counts.0..<definitions.count { definitions[index].layer = layer }
    for index in counts.1..<groups.count { groups[index].layer = layer }
    for index in counts.2..<references.count { references[index].layer = layer }
    for index in counts.3..<documents.count { documents[index].layer = layer }
  }

  /// Brings every list into the order of its places; the readers of values find nearly everything in order.
  package mutating func sortByPlace() {
    references.sortIfNeeded(by: references.indices.map { references[$0].range })
    colors.sortIfNeeded(by: colors.indices.map { colors[$0].range })
    dimensions.sortIfNeeded(by: dimensions.indices.map { dimensions[$0].range })
    groups.sortIfNeeded(by: groups.indices.map { groups[$0].range })
    problems.sortIfNeeded(by: problems.indices.map { problems[$0].range })
    suppressions.sortIfNeeded(by: suppressions.indices.map { suppressions[$0].range })
  }
}

extension Array {
  /// Brings the elements into the order of their places, which are looked at alone: elements are large.
  fileprivate mutating func sortIfNeeded(by places: [ByteRange]) {
    guard zip(places, places.dropFirst()).contains(where: { $1 < $0 }) else { return }
    self = indices.sorted { (places[$0], $0) < (places[$1], $1) }.map { self[$0] }
  }
}
