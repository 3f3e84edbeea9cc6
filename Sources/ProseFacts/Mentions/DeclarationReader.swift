import DesignTokens
import Facts
import Lexicon
import SourceText
import Syntax

/// Reads a fence of `name: value` lines as the tokens of the family that its heading names.
///
/// Under a heading that names none, every line must give a value, so that a list of settings stays what it is. Names
/// begin with a small letter: `Height: 48pt` states a property.
struct DeclarationReader {
  private let tree: MarkdownTree
  private let family: String?
  private let value: DeclaredValueReader

  /// The tokens that the fence at an index defines; none for a fence of another kind.
  static func definitions(at index: Int, in tree: MarkdownTree) -> [Definition] {
    let block = tree.blocks[index]
    guard ![.script, .python, .ruby, .settings].contains(tree.languageWritten(in: block)) else { return [] }
    let reader = DeclarationReader(tree: tree, family: TokenFamily.of(index, in: tree))
    let lines = tree.lines(of: block).filter { !reader.isIgnored($0) }
    // `border: 3px solid` in a style sheet is what things have.
    let isSheet = tree.isStyleList(block)
    let found = lines.compactMap(reader.definition).filter {
      !isSheet || $0.type == .color || !WrittenName.isOfLooks(tree.text(in: $0.nameRange))
    }
    guard reader.family != nil || (found.count == lines.count && found.count > 1) else { return [] }
    return found
  }

  private init(tree: MarkdownTree, family: String?) {
    self.tree = tree
    self.family = family
    value = DeclaredValueReader(tree: tree, family: family)
  }

  private func isIgnored(_ line: ByteRange) -> Bool {
    let text = MarkdownBytes.trimmed(line, in: tree.bytes)
    return text.isEmpty || tree.slice(text).starts(with: [0x2F, 0x2F])
  }

  private func definition(_ line: ByteRange) -> Definition? {
    let text = MarkdownBytes.trimmed(line, in: tree.bytes)
    guard let colon = tree.slice(text).firstIndex(of: UInt8(ascii: ":")), colon + 1 < text.end else { return nil }
    let name = ByteRange(text.start, colon)
    let rest = MarkdownBytes.trimmed(ByteRange(colon + 1, text.end), in: tree.bytes)
    let first = tree.bytes.at(name.start)
    guard first >= UInt8(ascii: "a"), first <= UInt8(ascii: "z"), let found = value.read(rest) else { return nil }
    let spelled = tree.text(in: name)
    var definition = Definition(
      name: TokenName(family.map { "\($0).\(spelled)" } ?? spelled), nameRange: name,
      range: ByteRange(name.start, found.range.end), valueRange: found.range, type: found.type, value: found.value,
      description: note(behind: found.range.end, end: rest.end), notation: .plain)
    definition.themes = found.themes
    return definition
  }

  /// The words behind a value: `(Blue) - AI features`, `// AI features`.
  private func note(behind start: Int, end: Int) -> String? {
    var words: [String] = []
    var word = ""
    func isMark(_ character: Character) -> Bool { "()/-–—".contains(character) }
    for part in tree.text(in: ByteRange(start, end)).split(separator: " ") {
      let bare = part.drop(while: isMark)
      if isMark(part.first ?? " "), !word.isEmpty {
        words.append(word)
        word = ""
      }
      guard !bare.isEmpty else { continue }
      word +=
        (word.isEmpty ? "" : " ") + (part.hasPrefix("(") || part.hasSuffix(")") ? bare.filter { $0 != ")" } : bare)
    }
    if !word.isEmpty { words.append(word) }
    return words.isEmpty ? nil : words.joined(separator: ": ")
  }
}
