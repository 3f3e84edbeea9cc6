package import Configuration
import DesignTokens
import Facts
package import SourceText
package import WorkspaceIndex

extension Workspace {
  /// What makes each finding of a file known again, in step with them; equal ones are counted in the order of the text.
  ///
  /// The findings must be all of the file of their rules, or an ordinal is another one than it will be next time.
  package func identities(of findings: [Finding], in path: String) -> [FindingIdentity] {
    identified(findings, in: path).map(\.identity)
  }

  /// The identities of findings, each with the RFC 6901 pointer of its finding, which is `nil` in languages without
  /// pointers.
  package func identified(_ findings: [Finding], in path: String) -> [(identity: FindingIdentity, pointer: String?)] {
    FindingIdentity.of(findings, in: self[path])
  }
}

extension Workspace {
  /// The identities of findings in a file that is no part of a workspace, such as settings: what is written there tells
  /// them apart.
  package func identities(of findings: [Finding], in source: SourceFile) -> [FindingIdentity] {
    FindingIdentity.of(findings, in: IndexedFile(reading: source)).map(\.identity)
  }
}

extension FindingIdentity {
  fileprivate static func of(
    _ findings: [Finding], in file: IndexedFile?
  ) -> [(identity: FindingIdentity, pointer: String?)] {
    guard !findings.isEmpty else { return [] }
    let owners = FindingOwners(of: findings.map(\.range), findings.map(\.isSpelling), in: file)
    let identities = zip(findings.indices, findings).map { owners.identity(of: $1, at: $0) }
    return Array(zip(numbered(identities, inOrderOf: findings.map(\.range)), owners.pointers))
  }

  /// Identities with an ordinal for those that are equal otherwise.
  private static func numbered(_ identities: [FindingIdentity], inOrderOf ranges: [ByteRange]) -> [FindingIdentity] {
    var result = identities
    var seen: [FindingIdentity: Int] = [:]
    for index in ranges.indices.sorted(by: { (ranges[$0], $0) < (ranges[$1], $1) }) {
      seen[identities[index], default: 0] += 1
      result[index].ordinal = seen[identities[index]] ?? 1
    }
    return result
  }
}

/// What stands around the findings of one file: tokens, components, groups, headings.
private struct FindingOwners {
  private let file: IndexedFile?
  private let ranges: [ByteRange]
  private let definitions: [Int?]
  private let properties: [StatedProperty?]
  private let components: [ComponentSpec?]
  private let groups: [Int?]
  private let landmarks: [Landmark]
  /// What these are called, each of a length that can be said again for every finding in it.
  private let names: [String]
  private let componentNames: [ByteRange: String]
  private let around: [[Int]]
  /// The ways to the values in data, and to the tokens that hold them.
  let pointers: [String?]
  private let ownerPointers: [String?]

  init(of ranges: [ByteRange], _ isSpelling: [Bool], in file: IndexedFile?) {
    self.file = file
    self.ranges = ranges
    let facts = file?.facts
    let owners = Enclosure.of(ranges, in: facts?.definitions.map(\.range) ?? []).map(\.last)
    let groups = Enclosure.of(ranges, in: facts?.groups.map(\.range) ?? []).map(\.last)
    let components = ranges.map { facts?.components.owner(of: $0) }
    definitions = owners
    self.groups = groups
    self.components = components
    let stated = (facts?.components ?? []).flatMap { component in component.properties.map { ($0, component.range) } }
    properties = zip(Enclosure.of(ranges, in: stated.map(\.0.range)), components).map { around, component in
      around.last { stated[$0].1 == component?.range }.map { stated[$0].0 }
    }
    landmarks = ranges.isEmpty ? [] : file?.landmarks ?? []
    names = landmarks.map { $0.name.abbreviated }
    componentNames = Dictionary(
      (facts?.components ?? []).map { ($0.range, $0.name.abbreviated) }, uniquingKeysWith: { first, _ in first })
    around = Enclosure.of(ranges, in: landmarks.map(\.range))
    let bodies = zip(owners, groups).map { definition, group in
      definition.flatMap { facts?.definitions[$0].bodyRange } ?? group.flatMap { facts?.groups[$0].bodyRange }
    }
    // Pointers are found by reading the file once more: all at once.
    let places = Array(zip(ranges, isSpelling)) + bodies.map { ($0 ?? ByteRange(0, 0), false) }
    let pointers = file?.pointers(at: places) ?? places.map { _ in nil }
    self.pointers = Array(pointers.prefix(ranges.count))
    ownerPointers = Array(pointers.dropFirst(ranges.count))
  }

  func identity(of finding: Finding, at index: Int) -> FindingIdentity {
    var identity = FindingIdentity(rule: finding.rule)
    identity.theme = finding.context ?? theme(at: index)
    // What is found in a file as a whole stands nowhere in it.
    guard finding.subject != "" else { return identity }
    identity.owner = owner(at: index)
    identity.state = properties[index]?.state ?? ""
    identity.property = property(at: index)
    identity.literal = finding.subject ?? (isAboutOwner(finding.range, at: index) ? "" : literal(at: finding.range))
    return identity
  }

  private func owner(at index: Int) -> String {
    if let definition = definitions[index], let facts = file?.facts {
      return facts.definitions[definition].name.text.abbreviated
    }
    if let component = components[index] {
      let property = properties[index]
      let parts = [property?.variant, property?.part].map { $0?.abbreviated }
      return ([componentNames[component.range]] + parts).compactMap { $0 }.joined(separator: "/")
    }
    if let group = groups[index], let facts = file?.facts { return facts.groups[group].name.text.abbreviated }
    return around[index].filter { landmarks[$0].kind == .section }.map { names[$0] }.joined(separator: " › ")
  }

  private func property(at index: Int) -> String {
    if let property = properties[index], definitions[index] == nil { return property.name.abbreviated }
    if let pointer = pointers[index] {
      // Of sources that one document holds each has its own tokens, and names may stand in several.
      let isOfWholeFile = definitions[index].map { file?.facts.definitions[$0].layer == 0 } ?? true
      guard isOfWholeFile, let owner = ownerPointers[index], definitions[index] != nil || groups[index] != nil else {
        return pointer
      }
      guard pointer.utf8.starts(with: owner.utf8) else { return pointer }
      return withoutPositions(pointer.dropFirst(owner.count).drop { $0 == "/" })
    }
    if definitions[index] != nil { return "" }
    return around[index].last { landmarks[$0].kind == .property }.map { names[$0] }
      ?? file?.label(at: ranges[index])?.abbreviated ?? ""
  }

  /// A way through a value that says of the shadows or the stops of a list not which: one may be put in front.
  private func withoutPositions(_ pointer: Substring) -> String {
    pointer.split(separator: "/", omittingEmptySubsequences: false)
      .map { !$0.isEmpty && $0.utf8.allSatisfy(\.isASCIIDigit) ? "*" : String($0) }.joined(separator: "/")
  }

  private func theme(at index: Int) -> String {
    if let theme = properties[index]?.theme { return "theme=\(theme)" }
    return definitions[index].flatMap { file?.facts.definitions[$0].context } ?? ""
  }

  /// Whether a finding is about its owner as a whole, whose text may change without it.
  private func isAboutOwner(_ range: ByteRange, at index: Int) -> Bool {
    guard let facts = file?.facts else { return false }
    if let definition = definitions[index].map({ facts.definitions[$0] }) {
      return [definition.range, definition.bodyRange, definition.nameRange].contains(range)
    }
    if let component = components[index] { return range == component.nameRange || range == component.range }
    guard let group = groups[index].map({ facts.groups[$0] }) else { return false }
    return [group.range, group.bodyRange, group.nameRange].contains(range)
  }

  /// The text of a stretch on one line; of a long one the beginning, and a number that stands for all of it.
  private func literal(at range: ByteRange) -> String {
    let text = file?.source.text(in: range).split(whereSeparator: \.isWhitespace).joined(separator: " ") ?? ""
    return text.abbreviated.visible
  }
}

extension IndexedFile {
  /// How far in front of a finding its name may stand, in bytes: it is looked for once more for each finding.
  private static let near = 2_000

  /// What the line of a document calls that which stands at a place: the label in front, the first cell of the row, the
  /// property with the selector around it; `nil` for a sentence.
  fileprivate func label(at range: ByteRange) -> String? {
    guard facts.voice == .prose else { return nil }
    let line = source.line(around: range.start)
    // Of a line without end nothing is called by what stands far in front.
    guard range.start - line.start < Self.near else { return nil }
    let before = source.text(in: ByteRange(line.start, range.start))
    let isRow = before.drop { $0 == " " }.first == "|"
    let end = isRow ? before.dropFirst().firstIndex(of: "|") : before.lastIndex { ":=".contains($0) }
    guard let end else { return nil }
    let first = isRow ? nil : before[..<end].lastIndex { "{;,".contains($0) }
    let label = before[(first.map(before.index(after:)) ?? before.startIndex)..<end].plainLabel
    return (selector(around: range).map { "\($0) " } ?? "") + label
  }

  /// The selector of the rule of a snippet that a place stands in.
  private func selector(around range: ByteRange) -> String? {
    guard let fence = facts.fence(around: range)?.range else { return nil }
    let before = source.bytes.from(max(fence.start, range.start - Self.near), to: range.start)
    guard let open = before.lastIndex(of: UInt8(ascii: "{")), !before[open...].contains(UInt8(ascii: "}")) else {
      return nil
    }
    let start = before[..<open].lastIndex { "{};\n".utf8.contains($0) }.map { $0 + 1 } ?? before.startIndex
    return source.text(in: ByteRange(start, open)).plainLabel
  }
}

extension StringProtocol {
  /// The words without marks of lists, of tables and of emphasis.
  fileprivate var plainLabel: String {
    split { $0.isWhitespace || "*`|>".contains($0) }.filter { $0 != "-" && $0 != "+" }
      .joined(separator: " ")
  }
}

extension String {
  /// The text, or of a long one the beginning and a number that stands for all of it.
  fileprivate var abbreviated: String {
    utf8.count > 100 ? "\(prefix(60))… \(Fingerprint.text(of: [self]))" : self
  }
}
