import DataFacts
import DesignTokens
import Facts
import Lexicon
import SourceText
import Syntax
import TextFacts

/// Reads a document of the `DESIGN.md` format: the tokens and components of its data, and what is wrong with them.
///
/// A fault takes nothing away but the value that has it.
final class DesignReader {
  let tree: MarkdownTree
  let file: SourceFile
  var facts: FileFacts
  /// The number of the definition of each name.
  var tokens: [TokenName: Int] = [:]
  /// The same under names whose dots are dashes, as exports write them.
  private var flattened: [[UInt8]: Int] = [:]
  /// The components, which are read when all tokens are known.
  var components: [(member: DataMember, name: [UInt8], base: Int?)] = []
  /// The properties of components by their full names.
  var properties: Set<TokenName> = []
  /// The sections that have been read, with their keys.
  private var sections: [String: ByteRange] = [:]
  /// The properties that the format does not know, each told once.
  var unknown: Set<String> = []
  /// The values that YAML takes for something else.
  var mistaken: [YAMLMistakes.Mistake] = []
  private var omitted: Set<String> = []

  /// Groups lie no deeper than this (version alpha).
  private static let depthLimit = 20

  private init(_ tree: MarkdownTree, _ file: SourceFile, _ facts: FileFacts) {
    self.tree = tree
    self.file = file
    self.facts = facts
  }

  /// Adds what a document says.
  static func read(_ document: DesignDocument, _ file: SourceFile, _ tree: MarkdownTree, into facts: inout FileFacts) {
    let reader = DesignReader(tree, file, facts)
    reader.read(document)
    facts = reader.facts
  }

  private func read(_ document: DesignDocument) {
    facts.dataRanges = document.blocks.map(\.tree.root.range)
    for block in document.blocks {
      facts.problems += block.problems.map(Problem.init)
      let value = block.tree.keyID("$value")
      // Tokens of the other format are read as such.
      for member in block.tree.root.members where value.map({ !member.value.holds(key: $0) }) ?? true {
        readSection(member)
      }
      facts.suppressions += SuppressionReader.read(
        block.tree.comments.map { SuppressionReader.Comment(range: $0, content: ByteRange($0.start + 1, $0.end)) },
        in: file)
    }
    facts.problems += mistaken.map(\.problem)
    facts.remove(consequencesOf: mistaken)
    let pairs = facts.pairs
    facts.pairs = []
    readComponents()
    // What the text says of components is said by the data as well, and there for certain.
    if facts.pairs.isEmpty { facts.pairs = pairs }
    // Where the text is broken, what is missing may well stand there.
    if !document.blocks.contains(where: { !$0.problems.isEmpty }) { reportMissing() }
    readHeadings()
    readProse(document)
  }

  private func readSection(_ member: DataMember) {
    let key = member.key
    if key == "omitted" { readOmitted(member.value) }
    guard member.value.kind == .mapping, !isMistaken(member) else { return reportUnknown(member) }
    if let first = sections[key] {
      // Two in one block are a key that is there twice, which is told as such.
      guard !facts.problems.contains(where: { $0.kind == .duplicateKey && $0.range.overlaps(member.keyRange) }) else {
        return
      }
      report(
        .designMdDuplicateSection, "`\(key)` stands in two blocks of YAML; write all of it in one.",
        at: member.keyNameRange, related: [("It stands here for the first time.", first)])
      return
    }
    sections[key] = member.keyNameRange
    addGroup(member.keyBytes, member)
    switch key {
    case "components":
      for component in member.value.members { components.append((component, name(member.keyBytes, component), nil)) }
    case "colors", "typography", "rounded", "spacing":
      readGroup(member.value, member.keyBytes, in: key, depth: 1)
    default:
      let count = facts.definitions.count
      readGroup(member.value, member.keyBytes, in: key, depth: 1)
      reportUnknown(member, holdsTokens: facts.definitions[count...].contains { $0.type != nil })
    }
  }

  private func readOmitted(_ list: DataNode) {
    for element in list.elements { omitted.insert(element.string ?? element["section"]?.string ?? "") }
  }

  private func name(_ group: [UInt8], _ member: DataMember) -> [UInt8] {
    group + [UInt8(ascii: ".")] + member.keyBytes
  }

  func addGroup(_ name: [UInt8], _ member: DataMember) {
    var group = TokenGroup(name: TokenName(bytes: name), nameRange: member.keyNameRange, range: member.range)
    group.bodyRange = member.value.range
    group.isKeyword = !name.contains(UInt8(ascii: ".")) && DesignSchema.sections.contains(member.key)
    facts.groups.append(group)
  }

  private func readGroup(_ node: DataNode, _ group: [UInt8], in section: String, depth: Int) {
    guard depth <= Self.depthLimit else {
      return report(
        .designMdInvalidValue, "Groups lie at most \(Self.depthLimit) deep; nothing in here is read.",
        at: ByteRange(node.range.start, node.range.start + 1))
    }
    var keys: Set<[UInt8]> = []
    for member in node.members where keys.insert(member.keyBytes).inserted && !isMistaken(member) {
      let path = name(group, member)
      guard member.value.kind == .mapping else {
        readToken(member, path, in: section)
        continue
      }
      if section == "typography", DesignSchema.typography.contains(where: { member.value[$0] != nil }) {
        readToken(member, path, in: section)
        continue
      }
      if section == "colors", isThemed(member.value) { readToken(member, path, in: section) }
      addGroup(path, member)
      readGroup(member.value, path, in: section, depth: depth + 1)
    }
  }

  /// `{ light: "#fff", dark: "#000" }`: one color for each of two themes.
  private func isThemed(_ node: DataNode) -> Bool {
    var members = node.members
    return members.next() != nil && members.next() != nil && members.next() == nil && node["light"]?.string != nil
      && node["dark"]?.string != nil
  }

  private func readToken(_ member: DataMember, _ path: [UInt8], in section: String) {
    let name = TokenName(bytes: path)
    let flat = path.map { $0 == UInt8(ascii: ".") ? UInt8(ascii: "-") : $0 }
    if let first = flattened[flat], section != "components" {
      let other = facts.definitions[first]
      report(
        .designMdDuplicateToken,
        other.name == name
          ? "`\(name)` is there twice." : "`\(name)` and `\(other.name)` are one name where tokens are exported.",
        at: member.keyNameRange, related: [("The first stands here.", other.nameRange)])
      return
    }
    let index = facts.definitions.count
    var definition = Definition(
      name: name, nameRange: member.keyNameRange, range: member.range, valueRange: member.value.range,
      type: DesignSchema.type(of: section), value: .unreadable, notation: .legacyString)
    definition.bodyRange = member.value.range
    facts.definitions.append(definition)
    let value = readValue(of: member, in: section, owner: index)
    if definition.type == nil, value.type == nil, value.value == .unreadable {
      // What is no token in a section of somebody's own is nobody's fault.
      facts.definitions.removeLast()
      return
    }
    facts.definitions[index].value = value.value
    if section == "typography", case .string = value.value { definition.type = nil }
    facts.definitions[index].type = value.type ?? definition.type
    facts.definitions[index].themes = value.themes
    flattened[flat] = index
    tokens[name] = index
  }
}

// What is missing or unknown.
extension DesignReader {
  func report(
    _ kind: Problem.Kind, _ message: String, at range: ByteRange, related: [(message: String, range: ByteRange)] = [],
    fixes: [ProblemFix] = [], weight: Problem.Weight? = nil
  ) {
    facts.problems.append(Problem(kind, message, at: range, related: related, fixes: fixes, weight: weight))
  }

  /// Whether YAML takes a value for something else because its quotes are missing; told once.
  func isMistaken(_ member: DataMember) -> Bool {
    guard let mistake = YAMLMistakes.mistake(in: member) else { return false }
    mistaken.append(mistake)
    return true
  }

  /// A key that the format does not know: a misspelled one, or a map of tokens that its tools leave out.
  private func reportUnknown(_ member: DataMember, holdsTokens: Bool = false) {
    let key = member.key
    guard !DesignSchema.keys.contains(key) else { return }
    let limit = key.utf8.count < 6 ? 1 : 2
    if let near = DesignSchema.keys.first(where: {
      NearestName.distance(TokenName($0), TokenName(key.lowercased())) <= limit
    }), member.tree.root[near] == nil {
      return report(
        .designMdUnknownKey, "`\(key)` is no key of the format; did you mean `\(near)`?", at: member.keyNameRange,
        fixes: [ProblemFix("Write `\(near)`", [member.edit(renaming: near)])])
    }
    guard holdsTokens else { return }
    report(
      .designMdUnknownSection,
      "`\(key)` holds tokens, but is no section of the format; its tools leave them out.", at: member.keyNameRange)
  }

  /// What a document with colors should have as well.
  private func reportMissing() {
    guard let colors = sections["colors"], tokens.keys.contains(where: { $0.bytes.starts(with: "colors.".utf8) }) else {
      return
    }
    // Another key may say the same (`radius`, `fonts`): then there is something to go by.
    let families = Set(sections.keys.filter { !DesignSchema.keys.contains($0) }.compactMap(TokenFamily.named))
    func isMissing(_ section: String) -> Bool {
      sections[section] == nil && !omitted.contains(section)
        && !families.contains(section == "rounded" ? "radius" : section)
    }
    let primary = tokens.keys.contains { $0.text.lowercased().hasPrefix("colors.primary") }
    if !primary {
      report(
        .designMdMissingPrimary, "No color is named `primary`; tools and agents look for that one first.",
        at: colors)
    }
    if isMissing("typography") {
      report(
        .designMdMissingTypography, "No `typography` is defined; agents choose fonts of their own.", at: colors)
    }
    for section in ["rounded", "spacing"] where isMissing(section) {
      report(
        .designMdMissingScale, "No `\(section)` is defined; agents choose lengths of their own.", at: colors)
    }
  }
}
