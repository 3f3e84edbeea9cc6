import DesignTokens
package import Facts
import Lexicon
package import SourceText
package import Syntax

/// What a piece of Swift says about tokens: the names it uses, and the colors and lengths it writes out.
package struct SwiftReader {
  let tree: SwiftTree

  package init(tree: SwiftTree) {
    self.tree = tree
  }

  /// Adds the facts of Swift source in a stretch of a text; ranges are offsets in that text.
  package static func read(_ bytes: [UInt8], in range: ByteRange, into facts: inout FileFacts) {
    SwiftReader(tree: SwiftTree(parsing: bytes, in: range)).read(into: &facts)
  }

  /// Adds the names that the source uses, and the colors and lengths it writes out.
  package func read(into facts: inout FileFacts) {
    facts.references += references()
    let colors = colors()
    facts.colors += colors + commentedColors(beside: colors)
    facts.dimensions += dimensions()
  }

  /// Adds the tokens that a source file defines; a snippet in a document only shows how one is used.
  package func readDefinitions(into facts: inout FileFacts) {
    var definitions = SwiftDefinitionReader(self, colors: facts.colors)
    definitions.read()
    var owners: [ByteRange: Int] = [:]
    for definition in definitions.definitions {
      owners[definition.valueRange] = facts.definitions.count
      facts.definitions.append(definition)
      // What the project's token files say of the name goes before, and may say otherwise.
      facts.references.append(
        TokenReference(
          name: definition.name, alternatives: alternatives(of: definition.name), form: .member,
          range: definition.nameRange, nameRange: definition.nameRange, expectedType: definition.type,
          statedValue: StatedValue(value: definition.value, range: definition.valueRange)))
    }
    guard !owners.isEmpty else { return }
    for index in facts.colors.indices { facts.colors[index].owner = owners[facts.colors[index].range] }
  }

  /// Other spellings of a name that code defines.
  private func alternatives(of name: TokenName) -> [TokenName] {
    guard let first = name.segments.first else { return [] }
    return Array(TokenNamespace.names(under: first, name.segments.dropFirst().joined(separator: ".")).dropFirst())
  }

  func text(_ range: ByteRange) -> String { tree.text(in: range) }

  /// The names of a chain as text.
  func names(_ chain: SwiftChain) -> [String] { tree.names(of: chain).map(text) }

  /// The number that tokens spell, with a sign, or as a quotient of two (`46 / 255`); `nil` for any other expression.
  func number(_ tokens: Range<Int>) -> Double? {
    var rest = tree.tokens[tokens][...]
    var sign = 1.0
    if rest.first?.kind == .sign(UInt8(ascii: "-")) {
      sign = -1
      rest = rest.dropFirst()
    }
    guard let first = rest.first, first.kind == .number, let value = number(text(first.range)) else { return nil }
    if rest.count == 1 { return sign * value }
    guard rest.count == 3, rest[rest.startIndex + 1].kind == .sign(UInt8(ascii: "/")), let last = rest.last,
      last.kind == .number, let divisor = number(text(last.range)), divisor != 0
    else { return nil }
    return sign * value / divisor
  }

  private func number(_ text: String) -> Double? {
    let digits = text.filter { $0 != "_" }
    return digits.hasPrefix("0x") ? Int(digits.dropFirst(2), radix: 16).map(Double.init) : Double(digits)
  }

  /// The content of the only token of an argument if it is a plain string without interpolation.
  func string(_ argument: SwiftArgument) -> ByteRange? {
    guard argument.tokens.count == 1, let token = tree.tokens[argument.tokens].first, token.kind == .string,
      token.range.count >= 2
    else { return nil }
    let content = ByteRange(token.range.start + 1, token.range.end - 1)
    let bytes = tree.bytes[content]
    let isPlain =
      tree.bytes.at(content.end) == UInt8(ascii: "\"") && tree.bytes.at(token.range.start) == UInt8(ascii: "\"")
    let unusual: [UInt8] = [UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "\n"), UInt8(ascii: "\r")]
    return isPlain && !bytes.contains(where: unusual.contains) ? content : nil
  }
}
