import DesignTokens
import Facts
import Lexicon
import SourceText
import Syntax

/// The custom properties of a fence whose comments say what they are for, `--gray-600: #757575; /* secondary text */`,
/// and those without a comment whose names do: `--text-muted`, `--bg-primary`.
struct NamedValueStyles {
  let file: SourceFile
  let tree: MarkdownTree

  /// The colors with their comments as remarks; none where a line speaks of a theme, which gives names further values.
  func values(in lines: [ByteRange]) -> [NamedValue] {
    let texts = lines.map { MarkdownBytes.trimmed($0, in: file.bytes) }
    guard !texts.contains(where: opensTheme) else { return [] }
    return texts.compactMap(value)
  }

  private func opensTheme(_ line: ByteRange) -> Bool {
    let bytes = tree.slice(line)
    guard let first = bytes.first, ".[@:".utf8.contains(first), bytes.last == UInt8(ascii: "{") else { return false }
    return WrittenName.words(of: file.text(in: line)).contains { $0.lowercased().means(.theme) }
  }

  private func value(_ line: ByteRange) -> NamedValue? {
    guard line.count < 200, tree.slice(line).starts(with: "--".utf8),
      let colon = tree.slice(line).firstIndex(of: UInt8(ascii: ":")),
      case let comment = tree.comment(in: line) ?? ByteRange(at: line.end), colon < comment.start
    else { return nil }
    let name = MarkdownBytes.trimmed(ByteRange(line.start, colon), in: file.bytes)
    var scanner = NotationScanner(file.bytes)
    let found = scanner.notations(in: ByteRange(colon, comment.start))
    guard found.count == 1, case .color(let color, _, _) = found[0].value,
      !comment.isEmpty || PaletteWords.isRole(PaletteWords.words(of: file.text(in: name)))
    else { return nil }
    var end = comment.end
    while end > comment.start, " */".utf8.contains(file.bytes[end - 1]) { end -= 1 }
    return NamedValue(
      name: NamedValueName(customProperty: name, in: file),
      value: DeclaredValueReader.Value(value: .color(color), type: .color, range: found[0].range), range: line,
      remark: ByteRange(comment.start, end), pattern: NamedValuePattern.ofCode.name)
  }
}
