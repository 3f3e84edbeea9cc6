import DesignTokens
import Facts
import SourceText
import Syntax

// Fonts (Format Module 2025.10, sections 8.3 and 8.4).
extension ValueReader {
  /// Reads one family name or a list of them.
  func readFontFamily(_ node: DataNode) -> TokenValue {
    if let name = node.string {
      suspect(node, name, isWhole: true)
      return .string(name)
    }
    guard node.kind == .sequence else {
      return refuse(
        node, .invalidFontFamily, "A font family is a name or an array of names, not \(describe(node)).")
    }
    let names = node.elements.map { readFamilyName($0) }
    if names.isEmpty { report(.emptyArray, "A list of font families names at least one.", at: node.range) }
    return .list(names)
  }

  private func readFamilyName(_ node: DataNode) -> TokenValue {
    if node.kind == .missing { return .unreadable }
    if let pointer = node[keys.reference] {
      let count = facts.references.count
      let value = readPointer(pointer, expecting: nil, isWhole: false, expected: .familyName)
      if facts.references.count > count { facts.references[count].element = node.range }
      return value
    }
    if let refused = refuseCurly(node) { return refused }
    if let name = node.string {
      suspect(node, name, isWhole: false)
      return .string(name)
    }
    return refuse(node, .invalidFontFamily, "The name of a font is a string, not \(describe(node)).")
  }

  /// Tells a name that is meant as a list of names.
  ///
  /// Names with quotes of their own are left as they are written.
  private func suspect(_ node: DataNode, _ name: String, isWhole: Bool) {
    guard name.utf8.contains(UInt8(ascii: ",")) else { return }
    let names = name.split(separator: ",").map { part in
      var part = part.drop { $0 == " " }
      while part.last == " " { part.removeLast() }
      return part
    }
    let canMend =
      isWhole && !names.contains("")
      && name.utf8.allSatisfy { $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "'") && $0 != 0x5c }
    let list = "[\(names.map { "\"\($0)\"" }.joined(separator: ", "))]"
    report(
      .suspiciousFontFamily, "\(word(node)) names one font; several are an array of names.", at: node.range,
      fixes: canMend ? [ProblemFix("Write the names as an array", [TextEdit(node.range, list)])] : [])
  }

  /// Reads a number from 1 to 1000 or one of the names of weights.
  func readFontWeight(_ node: DataNode) -> TokenValue {
    if let number = finiteNumber(node) {
      if FontWeight(number) == nil {
        report(.valueOutOfRange, "A font weight is from 1 to 1000, not \(describe(node)).", at: node.range)
      }
      return .number(number)
    }
    guard let name = node.string else {
      return refuse(node, .invalidFontWeight, "A font weight is a number or a name, not \(describe(node)).")
    }
    if FontWeight(named: name) != nil { return .string(name) }
    if let number = Double(name), FontWeight(number) != nil {
      return refuse(
        node, .invalidFontWeight, "A font weight in digits is a number; write it without quotes.",
        fixes: [
          ProblemFix("Write `\(NumberText.shortest(number))`", [TextEdit(node.range, NumberText.shortest(number))])
        ])
    }
    let near = NearestWord.nearest(to: name, among: FontWeight.names)
    return refuse(
      node, .invalidFontWeight,
      "`\(name)` is not a font weight; " + (near.map { "did you mean `\($0)`?" } ?? "write a number from 1 to 1000."),
      fixes: near.map { [ProblemFix("Write `\($0)`", [node.edit(writing: $0)])] } ?? [])
  }
}
