import DesignTokens
package import Facts
import SourceText
package import Syntax

/// Finds values that YAML takes for something else because their quotes are missing.
package enum YAMLMistakes {
  /// A fault, and the value that is not what it seems to be.
  package struct Mistake {
    package var problem: Problem
    var value: ByteRange
  }

  /// A reference in braces that is a mapping, and a color behind `#` that is a comment.
  package static func mistakes(in tree: DataTree) -> [Mistake] {
    tree.members(named: "$value").flatMap { mistakes(in: $0, tree) }
  }

  /// What is wrong with the value of one member.
  package static func mistake(in member: DataMember) -> Mistake? {
    reference(member.value) ?? comment(behind: member, member.tree)
  }

  private static func mistakes(in value: DataMember, _ tree: DataTree) -> [Mistake] {
    var mistakes: [Mistake] = []
    // A value and its parts; nothing deeper holds a reference.
    var members = [value]
    for member in value.value.writtenMembers {
      members.append(member)
      members += member.value.writtenMembers
    }
    for member in members {
      if let mistake = reference(member.value) ?? comment(behind: member, tree) { mistakes.append(mistake) }
    }
    for element in value.value.elements {
      if let mistake = reference(element) { mistakes.append(mistake) }
      mistakes += element.writtenMembers.compactMap { reference($0.value) ?? comment(behind: $0, tree) }
    }
    return mistakes
  }

  /// `{color.brand}` without quotes.
  private static func reference(_ node: DataNode) -> Mistake? {
    guard node.kind == .mapping, !node.isAlias, node.isClosed else { return nil }
    var members = node.writtenMembers
    guard let only = members.next(), members.next() == nil, only.value.isNull, only.value.range.isEmpty,
      node.tree.bytes.at(node.range.start) == UInt8(ascii: "{"), only.keyRange == only.keyNameRange,
      node.range.count == only.keyRange.count + 2
    else { return nil }
    let text = "\"{\(only.key)}\""
    let problem = Problem(
      .yamlSyntax, "`{\(only.key)}` without quotes is a mapping in YAML; write `\(text)`.", at: node.range,
      fixes: [ProblemFix("Put it in quotes", [TextEdit(node.range, text)])])
    return Mistake(problem: problem, value: node.range)
  }

  /// `#0d7377` without quotes.
  private static func comment(behind member: DataMember, _ tree: DataTree) -> Mistake? {
    guard member.value.isNull, member.value.range.isEmpty, !member.value.isAlias else { return nil }
    var start = member.value.range.end
    while start < tree.bytes.count, tree.bytes[start] == 0x20 { start += 1 }
    guard start < tree.bytes.count, tree.bytes[start] == UInt8(ascii: "#") else { return nil }
    let word = tree.bytes.from(start, to: min(tree.bytes.count, start + 10)).prefix { $0 > 0x20 }
    let text = String(decoding: word, as: UTF8.self)
    guard Color(css: text) != nil else { return nil }
    let range = ByteRange(start, start + word.count)
    let problem = Problem(
      .yamlSyntax, "`\(text)` without quotes is a comment in YAML; write `\"\(text)\"`.", at: range,
      fixes: [ProblemFix("Put it in quotes", [TextEdit(range, "\"\(text)\"")])])
    return Mistake(problem: problem, value: member.value.range)
  }
}

extension FileFacts {
  /// Takes out what was said of values that YAML takes for something else.
  package mutating func remove(consequencesOf mistakes: [YAMLMistakes.Mistake]) {
    guard !mistakes.isEmpty else { return }
    let values = Set(mistakes.map(\.value))
    problems.removeAll { $0.kind != .yamlSyntax && values.contains($0.range) }
  }
}
