import DesignTokens
package import Facts
import Lexicon
package import SourceText
package import Syntax

/// Finds the colors that a document gives its own names again in passing: `SKBeacon (#D04530)`, `SKBeacon (#D04530 /
/// #F3B19D)` with one for each theme.
///
/// Only names that are words of nothing else count (`SKBeacon`, `tides-500`): `Primary` may be a button.
package struct RestatedValues {
  private let file: SourceFile
  private let tree: MarkdownTree
  private let definitions: [[UInt8]: Definition]
  private var scanner: NotationScanner
  private var claims: [TokenClaim] = []

  /// What has more bytes than this is no line that somebody wrote.
  private static let longest = 600

  /// Adds what is said again of the tokens that lists and tables define.
  package static func read(_ file: SourceFile, _ tree: MarkdownTree, into facts: inout FileFacts) {
    var definitions: [[UInt8]: Definition] = [:]
    for definition in facts.definitions where definition.type == .color && !definition.name.text.hasPrefix("--") {
      let name = Array(file.bytes[definition.nameRange])
      if isDistinct(name) { definitions[name] = definition }
    }
    guard !definitions.isEmpty else { return }
    var reader = RestatedValues(
      file: file, tree: tree, definitions: definitions, scanner: NotationScanner(file.bytes))
    for index in tree.asked(of: file) where [.paragraph, .item, .table].contains(tree.blocks[index].kind) {
      let block = tree.blocks[index]
      let lines = block.kind == .item ? [block.content] : Array(tree.lines(of: block))
      for line in lines where line.count <= longest { reader.read(line, in: block) }
    }
    facts.restatements += reader.claims.filter { !facts.isRefused($0.range) }
  }

  /// Whether a name is one word, with a capital, a digit or a hyphen inside that no word of a language has.
  private static func isDistinct(_ name: [UInt8]) -> Bool {
    guard name.count > 3, name.allSatisfy(\.isNameByte), name.contains(where: { $0 >= 0x61 && $0 <= 0x7A }) else {
      return false
    }
    return name.dropFirst().contains { !($0 >= 0x61 && $0 <= 0x7A) }
  }

  private mutating func read(_ line: ByteRange, in block: MarkdownBlock) {
    var index = line.start
    while index < line.end {
      guard file.bytes[index].isNameByte else {
        index += 1
        continue
      }
      let start = index
      while index < line.end, file.bytes[index].isNameByte { index += 1 }
      guard let definition = definitions[Array(file.bytes[start..<index])], start != definition.nameRange.start,
        let values = definition.isInWords ? values(behind: index, line.end) : value(behind: start..<index, line.end),
        isUnconditional(line, in: block, besides: definition)
      else { continue }
      claims += claims(of: definition, values)
    }
  }

  /// What stands in the parentheses right behind a name.
  private func values(behind place: Int, _ end: Int) -> ByteRange? {
    var start = place
    while start < end, "`*".utf8.contains(file.bytes[start]) { start += 1 }
    while start < end, file.bytes[start] == UInt8(ascii: " ") { start += 1 }
    guard start < end, file.bytes[start] == UInt8(ascii: "(") else { return nil }
    guard let close = file.bytes[(start + 1)..<end].firstIndex(of: UInt8(ascii: ")")) else { return nil }
    return ByteRange(start + 1, close)
  }

  /// The color behind a name in one code span with it: `ink #101418`; what stands in parentheses behind a name in code is
  /// read with the name.
  private func value(behind name: Range<Int>, _ end: Int) -> ByteRange? {
    guard file.bytes.at(name.lowerBound - 1) == UInt8(ascii: "`"), name.upperBound + 1 < end,
      file.bytes[name.upperBound] == UInt8(ascii: " "), file.bytes[name.upperBound + 1] == UInt8(ascii: "#"),
      let close = file.bytes[name.upperBound..<end].firstIndex(of: UInt8(ascii: "`"))
    else { return nil }
    return ByteRange(name.upperBound + 1, close)
  }

  /// Whether a line and the headings above it speak of no device, version or time, the words of the name left out.
  private func isUnconditional(_ line: ByteRange, in block: MarkdownBlock, besides definition: Definition) -> Bool {
    let own = WrittenName.smallWords(of: file.text(in: definition.nameRange))
    return MentionSetting(of: line, in: block, isList: false, tree).conditions
      .allSatisfy { $0.means(.theme) || own.contains($0) }
  }

  /// One color for all themes, or as many as there are themes, in their order or each behind the word for its theme.
  private mutating func claims(of definition: Definition, _ range: ByteRange) -> [TokenClaim] {
    let text = file.text(in: range)
    let colors = scanner.notations(in: range).compactMap { notation -> (color: Color, range: ByteRange)? in
      guard notation.form == .hex, case .color(let color, false, _) = notation.value else { return nil }
      return (color, notation.range)
    }
    guard !colors.isEmpty, colors.count < 3, !text.contains("%"), !text.contains("→") else { return [] }
    let words = WrittenName.smallWords(of: text)
    let themes = words.filter { $0.means(.theme) }
    guard words.allSatisfy({ !$0.means(.past) && !$0.means(.changed) && !$0.means(.refusal) && !$0.means(.or) }) else {
      return []
    }
    func claim(_ index: Int, _ theme: String?) -> TokenClaim {
      var claim = TokenClaim(name: definition.name, value: .color(colors[index].color), range: colors[index].range)
      claim.theme = theme
      return claim
    }
    if themes.count == colors.count { return colors.indices.map { claim($0, themes[$0]) } }
    guard themes.isEmpty else { return [] }
    if colors.count == 1 { return [claim(0, nil)] }
    return definition.themes.count == 2 ? [0, 1].map { claim($0, definition.themes[$0].theme.lowercased()) } : []
  }
}
