import Foundation
import Syntax
import TestSupport
import Testing

/// The YAML test suite: for each text what a parser finds in it, or that it must refuse it.
@Suite struct YAMLSuite {
  /// One text of the suite.
  struct Example {
    var id: String
    var text: String
    var isInvalid: Bool
    var tree: String?
    var json: String?
  }

  /// Every text; what a later one of a file leaves out is as in the one before it.
  static func examples() -> [Example] {
    SharedFolder.names(in: "suites/yaml").filter { $0.hasSuffix(".yaml") }.flatMap { file in
      let parsed = DataTree.reading(yaml: SharedFolder.bytes(of: "suites/yaml/\(file)") ?? [])
      #expect(parsed.problems.isEmpty, "\(file): \(parsed.problems.map(\.message))")
      if parsed.tree.root.elements.contains(where: { $0["skip"] != nil }) { return [Example]() }
      var (tree, json): (String?, String?)
      return parsed.tree.root.elements.enumerated().map { position, element in
        let isInvalid = element["fail"]?.boolean ?? false
        if !isInvalid {
          tree = element["tree"]?.string ?? tree
          json = element["json"].map { $0.string } ?? json
        }
        let name = String(file.dropLast(5))
        return Example(
          id: position == 0 ? name : "\(name)/\(position)", text: shown(element["yaml"]?.string ?? ""),
          isInvalid: isInvalid, tree: tree.map(shown), json: json)
      }
    }
  }

  /// A text with the suite's marks for what cannot be seen replaced by what they stand for.
  private static func shown(_ text: String) -> String {
    var text = text.replacingOccurrences(of: "␣", with: " ")
    for dashes in stride(from: 4, through: 0, by: -1) {
      text = text.replacingOccurrences(of: String(repeating: "—", count: dashes) + "»", with: "\t")
    }
    text = text.replacingOccurrences(of: "⇔", with: "\u{FEFF}").replacingOccurrences(of: "↵", with: "")
      .replacingOccurrences(of: "←", with: "\r").replacingOccurrences(of: "∎\n", with: "")
    return text
  }

  /// The texts that are not read as the suite says; the list may only shrink.
  static let knownFailures: Set<String> = []

  /// Whether a text is read as the suite says: its events, its JSON, or a finding.
  static func isRight(_ example: Example) -> Bool {
    let parsed = DataTree.reading(yaml: Array(example.text.utf8))
    let isFaulty = parsed.problems.contains { $0.kind == .yamlSyntax }
    if example.isInvalid { return isFaulty }
    let expected = example.tree?.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: "\n")
    let json = example.json.map { DataTree.reading(json: Array($0.utf8)) }
    // Several documents are several texts of JSON; their events are compared.
    let isSameValue = json.map { !$0.problems.isEmpty || isSame(parsed.tree.root, $0.tree.root) } ?? true
    return !isFaulty && expected.map { $0 == YAMLEvents(parsed.tree).text } ?? true && isSameValue
  }

  private static func isSame(_ one: DataNode, _ other: DataNode) -> Bool {
    guard one.kind == other.kind else { return false }
    let (members, others) = (Array(one.members), Array(other.members))
    let (elements, theirs) = (Array(one.elements), Array(other.elements))
    return one.stringBytes == other.stringBytes && one.number == other.number && one.boolean == other.boolean
      && elements.count == theirs.count && zip(elements, theirs).allSatisfy { isSame($0, $1) }
      && members.count == others.count
      && members.allSatisfy { member in other[member.key].map { isSame(member.value, $0) } ?? false }
  }

  @Test(.sharedFolder)
  func `every text of the YAML test suite is read as the suite says`() {
    let examples = YAMLSuite.examples()
    let wrong = examples.filter { !YAMLSuite.isRight($0) }
    #expect(Set(wrong.map(\.id)) == YAMLSuite.knownFailures)
    let valid = examples.filter { !$0.isInvalid }.count
    let (wrongValid, wrongInvalid) = (wrong.filter { !$0.isInvalid }.count, wrong.filter(\.isInvalid).count)
    print(
      "YAML test suite: \(valid - wrongValid) of \(valid) valid texts give their events,",
      "\(examples.count - valid - wrongInvalid) of \(examples.count - valid) invalid ones a finding")
  }
}
