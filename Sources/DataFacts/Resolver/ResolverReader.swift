import DesignTokens
package import Facts
import SourceText
package import Syntax

/// Reads a resolver document (Resolver Module 2025.10), in JSON or in YAML: what is merged in which order, the tokens
/// that it holds itself, and which rules of the module it breaks.
package final class ResolverReader {
  let root: DataNode
  var facts: FileFacts
  var document = ResolverDocument()
  let syntaxFaults: [Int]
  /// The layers of the tokens written out here, by the node that holds them.
  var layers: [Int: Int] = [:]
  var layerNodes: [DataNode] = []
  /// Every object with a `$ref` outside of tokens, by its node.
  var references: [Int: ResolverReference] = [:]
  /// Objects that state a default context.
  var withDefault: [DataNode] = []
  /// The references in the order in which they were met.
  var met: [Int] = []
  let members = ResolverMembers()

  /// The facts of a file with what its tree says added; lists are in order of their places.
  package static func read(_ tree: DataTree, into facts: FileFacts) -> FileFacts {
    let reader = ResolverReader(tree, facts)
    reader.readDocument()
    var result = TokenTreeReader.read(reader.layerNodes, of: tree, into: reader.facts, firstLayer: 1)
    reader.settlePointers(in: &result)
    result.resolver = reader.document
    result.removeRepeatedProblems()
    return result.inOrder()
  }

  private init(_ tree: DataTree, _ facts: FileFacts) {
    root = tree.root
    self.facts = facts
    syntaxFaults = facts.problems.filter { $0.kind.isSyntax }.map(\.range.start)
  }

  private func readDocument() {
    guard root.kind == .mapping else {
      if root.kind != .missing { report(.invalidDocument, "A resolver document is an object.", at: root.range) }
      return
    }
    readRootMembers()
    let sets = root["sets"]?.members.filter { $0.value.kind == .mapping } ?? []
    let modifiers = root["modifiers"]?.members.filter { $0.value.kind == .mapping } ?? []
    for set in sets { readSet(set.value, isInline: false) }
    for modifier in modifiers { readModifier(modifier.value, isInline: false) }
    checkCase(of: modifiers, what: "modifier")
    let items = readOrder()
    followReferences()
    reportCycles()
    for node in withDefault { checkDefault(of: node) }
    assemble(items)
  }

  private func readRootMembers() {
    let known = ["version", "resolutionOrder", "name", "description", "$schema", "sets", "modifiers", "$defs"]
    reportUnknown(in: root, known: known, of: "a resolver document")
    require(["version", "resolutionOrder"], in: root, of: "a resolver document")
    for name in ["name", "description", "$schema"] { expect(.string, root[name], "`\(name)` is a string") }
    for name in ["sets", "modifiers"] {
      expect(.mapping, root[name], "`\(name)` is an object of names")
      guard let members = root[name]?.members else { continue }
      for member in members { expect(.mapping, member.value, "A \(name.dropLast()) is an object") }
    }
    if let schema = root["$schema"]?.string, schema.holds("designtokens.org"), !TokenFileKind.isResolverSchema(schema),
      let node = root["$schema"]
    {
      report(
        .schemaMismatch, "This is the schema of token files, and the file is a resolver document.", at: node.range)
    }
    if let version = root["version"] { checkVersion(version) }
  }

  private func checkVersion(_ version: DataNode) {
    guard let text = version.string else {
      return expect(.string, version, "`version` is the string `2025.10`")
    }
    guard text != "2025.10" else { return }
    report(
      .unsupportedVersion, "The only version of resolver documents is `2025.10`, not `\(text.shortened)`.",
      at: version.range, fixes: [ProblemFix("Write `2025.10`", [version.edit(writing: "2025.10")])])
  }

  /// The layer of an object of tokens; a new one if it has none yet.
  func layer(of node: DataNode) -> Int {
    if let known = layers[node.index] { return known }
    layerNodes.append(node)
    layers[node.index] = layerNodes.count
    return layerNodes.count
  }
}

// What the readers of sets, modifiers and the order share.
extension ResolverReader {
  func report(_ kind: Problem.Kind, _ message: String, at range: ByteRange, fixes: [ProblemFix] = []) {
    facts.problems.append(Problem(kind, message, at: range, fixes: fixes))
  }

  /// Reports a value of the wrong kind; whether it is there and right.
  func expect(_ kind: DataNode.Kind, _ node: DataNode?, _ expectation: String) {
    guard let node, node.kind != kind, node.kind != .missing else { return }
    report(.invalidPropertyType, "\(expectation), not \(node.described).", at: node.range)
  }

  func require(_ names: [String], in node: DataNode, of noun: String) {
    let missing = names.filter { node[$0] == nil }
    guard !missing.isEmpty, !hasSyntaxFault(in: node.range) else { return }
    report(
      .missingProperty,
      "\(noun.prefix(1).uppercased())\(noun.dropFirst()) needs \(NearestWord.list(missing, joinedBy: "and")).",
      at: node.range)
  }

  func reportUnknown(in node: DataNode, known: [String], of noun: String) {
    for member in node.members where !known.contains(member.key) {
      let near = NearestWord.nearest(to: member.key, among: known.filter { node[$0] == nil })
      report(
        .unknownProperty,
        "`\(member.key.shortened)` is no property of \(noun)" + (near.map { "; did you mean `\($0)`?" } ?? "."),
        at: member.keyRange,
        fixes: near.map { [ProblemFix("Write `\($0)`", [member.edit(renaming: $0)])] } ?? [])
    }
  }

  /// Reports names that differ from an earlier one by case only: inputs are compared without it.
  func checkCase(of members: [DataMember], what: String) {
    var seen: [String: String] = [:]
    for member in members {
      let name = member.key
      let folded = name.lowercased()
      if let first = seen[folded], first != name {
        report(
          .caseOnlyDifference,
          "The \(what) `\(name)` differs from `\(first)` in case only, and inputs are compared without case.",
          at: member.keyRange)
      } else {
        seen[folded] = name
      }
    }
  }

  /// Whether the text is broken somewhere inside a stretch, so that nothing is missed in it.
  func hasSyntaxFault(in range: ByteRange) -> Bool {
    syntaxFaults.contains { range.start <= $0 && $0 < range.end }
  }
}

extension FileFacts {
  /// Keeps one of several problems of a rule at one place, as a part that two references name would bring.
  fileprivate mutating func removeRepeatedProblems() {
    var seen: Set<String> = []
    problems = problems.filter { seen.insert("\($0.kind.rawValue) \($0.range.start) \($0.range.end)").inserted }
  }
}

extension String {
  /// The text, cut off where it gets long.
  var shortened: String { count > 40 ? "\(prefix(38))…" : self }
}
