import CodeFacts
import DataFacts
import DesignTokens
import Facts
import Lexicon
import SourceText
import Syntax
import TextFacts

/// Finds the tokens that the texts of a component file name: `{color.brand}`, alone or inside a longer value.
enum ComponentReferences {
  /// The references in order; those inside objects of the token format are read with the objects.
  static func references(in tree: DataTree) -> [TokenReference] {
    var found: [TokenReference] = []
    var blocks: [(members: DataMembers, depth: Int)] = [(tree.root.members, 0)]
    while let last = blocks.indices.last {
      guard let member = blocks[last].members.next() else {
        blocks.removeLast()
        continue
      }
      guard member.key != "$extensions", member.key != "$schema" else { continue }
      switch member.value.kind {
      case .string: found += references(in: member.value, of: member.key)
      case .sequence:
        for element in member.value.elements { found += references(in: element, of: member.key) }
      case .mapping where !ComponentLiteral.isLiteral(member.value) && blocks.count < 64:
        blocks.append((member.value.members, 0))
      default: continue
      }
    }
    return found
  }

  private static func references(in node: DataNode, of property: String) -> [TokenReference] {
    guard node.kind == .string, node.isVerbatim, node.mayHold(UInt8(ascii: "{")) else { return [] }
    let content = node.contentRange
    let bytes = node.tree.bytes
    var found: [TokenReference] = []
    var index = content.start
    while index < content.end {
      guard bytes[index] == UInt8(ascii: "{"),
        let end = bytes.from(index, to: content.end).firstIndex(of: UInt8(ascii: "}"))
      else {
        index += 1
        continue
      }
      let range = ByteRange(index, end + 1)
      if case .reference(let name, _, _, let nameRange) = ReferenceSyntax.curly(
        bytes.from(index, to: end + 1), at: range)
      {
        let isWhole = range == content
        found.append(
          TokenReference(
            name: name, form: .alias, range: range, nameRange: nameRange,
            expectedType: isWhole ? certainType(of: property) : nil,
            statedValue: statedValue(from: range.end, to: content.end, in: bytes)))
      }
      index = end + 1
    }
    return found
  }

  /// The value in parentheses behind a name: `{space.sm} (8px)`.
  private static func statedValue(from start: Int, to end: Int, in bytes: [UInt8]) -> StatedValue? {
    var open = start
    while open < end, bytes[open] == UInt8(ascii: " ") { open += 1 }
    guard open < end, bytes[open] == UInt8(ascii: "("),
      let close = bytes.from(open, to: end).firstIndex(of: UInt8(ascii: ")"))
    else { return nil }
    return StatedValueReader(bytes: bytes).value(filling: ByteRange(open + 1, close))
      .map { StatedValue(value: $0.value, range: $0.range) }
  }

  /// The type that a property cannot do without: a gradient may be a background, and a text style a text.
  private static func certainType(of property: String) -> TokenType? {
    switch ComponentFormat.type(ofProperty: property) {
    case .dimension: .dimension
    case .color where WrittenName.words(of: property).last?.lowercased() == "color": .color
    default: nil
    }
  }
}
