import DesignTokens
import Facts
import SourceText
import Syntax

// Forms of earlier drafts: each is read as it was meant, and offered in the form of the Format Module 2025.10.
extension ValueReader {
  /// Reports a form of an earlier draft; `replacement` says the same today.
  ///
  /// A `DESIGN.md` has a format of its own, in which strings are no older form.
  /// A form that no draft had either weighs as an error.
  func reportLegacy(
    _ node: DataNode, _ message: String, _ replacement: String?, weight: Problem.Weight? = nil
  ) {
    facts.formatEvidence.older += 1
    report(
      legacy: .legacyValue, message, at: node.range,
      fixes: replacement.map {
        [ProblemFix("Write it as 2025.10 has it", [TextEdit(node.range, $0)])]
      } ?? [], weight: weight)
  }

  /// Reports a finding of one of the `legacy-` rules, which weigh more in a file that says it is of 2025.10.
  func report(
    legacy kind: Problem.Kind, _ message: String, at range: ByteRange, fixes: [ProblemFix],
    weight: Problem.Weight? = nil
  ) {
    guard facts.kind == .tokens || facts.kind == .resolver else { return }
    guard owner == nil || !isUnprefixed || kind != .legacyValue else { return }
    facts.problems.append(Problem(kind, message, at: range, fixes: fixes, weight: isStrict ? .error : weight))
  }

  /// The value inside a value or a part that is written as a token of its own; `nil` for any other.
  func unwrapped(_ node: DataNode, isWhole: Bool = false) -> DataNode? {
    guard node.kind == .mapping, let value = node[keys.value] else { return nil }
    let text = String(decoding: node.tree.bytes[value.range], as: UTF8.self)
    let isMovable = value.kind != .missing && (facts.language != .yaml || !text.utf8.contains(UInt8(ascii: "\n")))
    reportLegacy(
      node, "A \(isWhole ? "" : "part of a ")value is no token of its own; write its value alone.",
      isMovable && (!isWhole || keys.isValueAlone(in: node)) ? text : nil)
    return value
  }

  /// Reads the line height of a typography, which was a string in the second draft.
  func readLineHeight(_ node: DataNode) -> TokenValue {
    guard let text = node.string, let number = Double(text), number.isFinite else { return read(node, as: .number) }
    reportLegacy(
      node, "The line height `\(text)` is a string, as in the second draft; write it as a number.",
      NumberText.shortest(number))
    return .number(number)
  }

  /// The parts that a shadow in an older form leaves out, as CSS does: they are nothing.
  func restOfShadow(_ node: DataNode) -> [TokenMember] {
    let missing = ["blur", "spread"].filter { node[$0] == nil }
    let members = Array(node.members)
    guard !missing.isEmpty, members.count > 1, let last = members.last, !hasSyntaxFault(in: node.range),
      ["color", "offsetX", "offsetY"].allSatisfy({ node[$0] != nil })
    else { return [] }
    let bytes = node.tree.bytes
    let gap = ByteRange(members[members.count - 2].range.end, last.range.start)
    let isPlain = bytes[gap].allSatisfy { $0 <= 0x20 || $0 == UInt8(ascii: ",") }
    let separator = isPlain ? String(decoding: bytes[gap], as: UTF8.self) : ", "
    let quote = last.keyRange == last.keyNameRange ? "" : "\""
    let text = missing.map {
      "\(quote)\($0)\(quote): { \(quote)value\(quote): 0, \(quote)unit\(quote): \(quote)px\(quote) }\(separator)"
    }
    .joined()
    facts.formatEvidence.older += 1
    report(
      legacy: .legacyValue,
      "A shadow without \(NearestWord.list(missing, joinedBy: "and")) is as CSS has it; write what is left out.",
      at: node.range,
      fixes: [ProblemFix("Write it as 2025.10 has it", [TextEdit(ByteRange(at: last.range.start), text)])],
      weight: .error)
    return missing.map { TokenMember($0, .dimension(Dimension(0, "px"))) }
  }

  /// Reports the name that the components of a color had in the spring of 2025.
  func reportChannels(_ member: DataMember) {
    facts.formatEvidence.older += 1
    report(
      legacy: .legacyValue, "The `channels` of spring 2025 are the `components` of a color now.",
      at: member.value.range,
      fixes: [ProblemFix("Call them `components`", [member.edit(renaming: "components")])])
  }
}

/// A color that stands as a string, as an object of the Color Module 2025.10 (section 4.1).
struct LegacyColor {
  let objectText: String

  /// `nil` for a color that its own space cannot hold.
  init?(_ color: Color) {
    let components = [color.first, color.second, color.third]
    for (component, range) in zip(components, ChannelRange.of(color.space)) {
      if let component, !range.contains(component) { return nil }
    }
    let numbers = components.map { $0.map { NumberText.rounded($0, places: 4) } ?? "\"none\"" }
    var text = "{ \"colorSpace\": \"\(color.space.rawValue)\", \"components\": [\(numbers.joined(separator: ", "))]"
    if color.alpha < 1 { text += ", \"alpha\": \(NumberText.rounded(color.alpha, places: 3))" }
    if color.space == .srgb { text += ", \"hex\": \"\(color.hexRGB)\"" }
    objectText = text + " }"
  }
}
