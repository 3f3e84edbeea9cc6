import DesignTokens
import Facts
import SourceText
import Syntax

/// One member of an object inside a value: its name and what may stand there.
struct ObjectMember: Sendable {
  enum Content: Sendable {
    /// A token's value of that type, written out or referred to; lengths play the given part.
    case token(TokenType, DimensionRole?)
    /// A bare number.
    case number
    case boolean
    case words([String])
    case unit([String])
    case colorSpace, components, alpha, hex
    /// A list of dimensions.
    case dashes

    /// What a pointer in its place must lead to.
    var expected: ExpectedValue {
      switch self {
      case .token(let type, _): .type(type)
      case .number: .number
      case .boolean: .boolean
      case .words(let words): .words(words)
      case .unit(let units): .unit(units)
      case .colorSpace: .colorSpace
      case .components: .components(nil)
      case .alpha: .alpha
      case .hex: .hex
      case .dashes: .dashes
      }
    }
  }

  var name: String
  var content: Content
  var isRequired: Bool

  init(_ name: String, _ content: Content, isRequired: Bool = true) {
    self.name = name
    self.content = content
    self.isRequired = isRequired
  }
}

extension ObjectMember {
  /// The offers to add a unit that is missing, one for each; which is meant nobody can tell.
  ///
  /// In a block of YAML the unit has a line of its own.
  fileprivate static func additions(of member: ObjectMember, to node: DataNode) -> [ProblemFix] {
    let members = Array(node.members)
    guard case .unit(let units) = member.content, let first = members.first, let last = members.last else { return [] }
    guard node.range.start < first.range.start else {
      var start = first.range.start
      while start > 0, node.tree.bytes[start - 1] != 0x0A { start -= 1 }
      let lead = "\n" + String(repeating: " ", count: first.range.start - start) + "\(member.name): "
      return units.map { ProblemFix("Add the unit `\($0)`", [TextEdit(ByteRange(at: last.range.end), lead + $0)]) }
    }
    let quote = last.keyRange == last.keyNameRange ? "" : "\""
    return units.map { unit in
      ProblemFix(
        "Add the unit `\(unit)`",
        [TextEdit(ByteRange(at: last.range.end), ", \(quote)\(member.name)\(quote): \(quote)\(unit)\(quote)")])
    }
  }
}

/// An object inside a value: what it is called, what its faults are, and its members.
struct ObjectShape: Sendable {
  /// With its article: `a border`.
  var noun: String
  var problem: Problem.Kind
  var members: [ObjectMember]

  /// The names that must be there, for messages.
  var required: String { NearestWord.list(members.filter(\.isRequired).map(\.name), joinedBy: "and") }
}

extension ValueReader {
  /// Reads the members of an object, reports those that are missing or unknown, and gives the known ones.
  func readObject(_ node: DataNode, _ shape: ObjectShape) -> [TokenMember] {
    let firstProblem = facts.problems.count
    let older = facts.formatEvidence.older
    let stranger = stranger(node, shape)
    var found: [TokenMember] = []
    for member in node.members {
      guard let known = shape.members.first(where: { member.isNamed($0.name) }) else {
        reportUnknown(member, in: node, shape)
        // Kept, because other formats know it; what it names is noted with all strays.
        if shape.problem == .invalidTypography { found.append(TokenMember(member.key, readShape(member.value))) }
        continue
      }
      let outer = isDelay
      if case .token = known.content { isDelay = known.name == "delay" }
      found.append(TokenMember(known.name, readPart(member.value, known.content, shape)))
      isDelay = outer
    }
    if let stranger {
      // Its other parts are read for what they name; what they are like does not matter.
      let told = facts.problems[firstProblem...].filter(\.isFaultInAnyFormat)
      facts.problems.removeSubrange(firstProblem...)
      facts.problems += [stranger] + told
      return found
    }
    if shape.problem == .invalidShadow, facts.formatEvidence.older > older { found += restOfShadow(node) }
    let required = shape.members.lazy.filter(\.isRequired)
    guard !required.allSatisfy({ known in found.contains { $0.name == known.name } }) else { return found }
    let missing = required.filter { known in !found.contains { $0.name == known.name } }
    if !hasSyntaxFault(in: node.range) {
      report(
        .missingProperty,
        "\(shape.noun.prefix(1).uppercased())\(shape.noun.dropFirst()) needs \(NearestWord.list(missing.map(\.name), joinedBy: "and")).",
        at: node.range,
        fixes: missing.count == 1 ? missing.first.map { ObjectMember.additions(of: $0, to: node) } ?? [] : [])
    }
    return found
  }

  /// What is wrong with an object that was made for something else: one that lacks a part and has two or more that are
  /// none, as a spring in the place of a transition; `nil` for all others.
  private func stranger(_ node: DataNode, _ shape: ObjectShape) -> Problem? {
    guard shape.members.contains(where: { $0.isRequired && node[$0.name] == nil }), !hasSyntaxFault(in: node.range)
    else { return nil }
    let free = shape.members.map(\.name).filter { node[$0] == nil }
    let strange = node.members.filter { member in
      !shape.members.contains { member.isNamed($0.name) } && NearestWord.nearest(to: member.key, among: free) == nil
    }
    guard strange.count > 1, let first = strange.first else { return nil }
    let names = NearestWord.list(strange.map { String($0.key.prefix(40)) }, joinedBy: "and")
    return Problem(
      .unknownSubValue, "\(names) are no parts of \(shape.noun), which needs \(shape.required).",
      at: first.keyRange)
  }

  private func reportUnknown(_ member: DataMember, in node: DataNode, _ shape: ObjectShape) {
    let free = shape.members.map(\.name).filter { node[$0] == nil }
    let near = NearestWord.nearest(to: member.key, among: free)
    report(
      .unknownSubValue,
      near.map { "`\(member.key)` is no part of \(shape.noun); did you mean `\($0)`?" }
        ?? "`\(member.key)` is no part of \(shape.noun); its parts are \(NearestWord.list(shape.members.map(\.name), joinedBy: "and")).",
      at: member.keyRange,
      fixes: near.map { [ProblemFix("Write `\($0)`", [member.edit(renaming: $0)])] } ?? [])
  }

  private func readPart(_ node: DataNode, _ content: ObjectMember.Content, _ shape: ObjectShape) -> TokenValue {
    if node.kind == .missing { return .unreadable }
    if case .token(let type, let part) = content {
      let outer = role
      defer { role = outer }
      if let part { role = part }
      return part == .lineHeight ? readLineHeight(node) : read(node, as: type)
    }
    if let pointer = node[keys.reference] {
      return readPointer(pointer, expecting: nil, isWhole: false, expected: content.expected)
    }
    if let refused = refuseCurly(node) { return refused }
    return readPlain(node, content, shape)
  }

  /// Reads a part that is no token: a number, a word, a list.
  private func readPlain(_ node: DataNode, _ content: ObjectMember.Content, _ shape: ObjectShape) -> TokenValue {
    switch content {
    case .number:
      if let number = finiteNumber(node) { return .number(number) }
      return refuse(node, shape.problem, "The value of \(shape.noun) is a number, not \(describe(node)).")
    case .boolean:
      if let boolean = node.boolean { return .boolean(boolean) }
      return refuse(node, shape.problem, "`true` or `false` must stand here, not \(describe(node)).")
    case .words(let words):
      if let word = node.string, words.contains(word) { return .string(word) }
      return refuse(
        node, shape.problem, "\(NearestWord.list(words)) must stand here, not \(describe(node)).",
        fixes: spelling(node, among: words))
    case .unit(let units): return readUnit(node, units, shape)
    case .dashes: return readDashes(node, shape)
    case .colorSpace: return readColorSpace(node)
    case .components: return readComponents(node)
    case .alpha: return readAlpha(node)
    case .hex: return readHex(node)
    case .token(let type, _): return read(node, as: type)
    }
  }
}
