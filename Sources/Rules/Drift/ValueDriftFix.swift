import DesignTokens
import Facts
import Lexicon
import SourceText
import WorkspaceIndex

// What may be written in place of a value that has drifted.
extension CheckedFile {
  /// Whether the line shows a color once more, as the address of a picture has it (`![](…/0070DD.png)`): mended in one
  /// place, the line would contradict itself.
  private func isSaidAgain(_ range: ByteRange) -> Bool {
    let line = source.line(around: range.start)
    let digits = source.text(in: range).lowercased().filter(\.isHexDigit)
    guard digits.utf8.count >= 6, line.contains(range) else { return false }
    let rest =
      source.text(in: ByteRange(line.start, range.start)) + " " + source.text(in: ByteRange(range.end, line.end))
    return rest.lowercased().words().contains { $0 == digits }
  }

  /// Whether parentheses or a comment right behind a value say it in another unit, or a color in words, and so would go
  /// on to say the old one: `9rem (144px)`, `#212529; /* blue */`.
  private func isExplained(_ range: ByteRange, asColor isColor: Bool) -> Bool {
    let rest = source.text(in: ByteRange(range.end, source.line(around: range.start).end))
    let remark = rest.drop { $0.isWhitespace || "`*;|".contains($0) }
    guard ["(", "/*", "//"].contains(where: { remark.hasPrefix($0) }) else { return false }
    let words = remark.prefix { $0 != ")" }.words()
    return words.contains {
      isColor ? $0.lowercased().means(.hue) : $0.first?.isNumber == true && $0.last?.isLetter == true
    }
  }

  /// Where the line of a color says it again, in whatever notation.
  private func sameColors(_ color: Color, inLineOf range: ByteRange) -> [ByteRange] {
    let line = source.line(around: range.start)
    let first = facts.colors.partitioningIndex { $0.range.start >= line.start }
    return facts.colors[first...].prefix { $0.range.start < line.end }
      .filter { !$0.range.overlaps(range) && $0.color.agrees(with: color) }.map(\.range)
  }

  /// Whether the nearest heading above a place names a theme.
  func isBelowTheme(_ range: ByteRange) -> Bool { !themes(above: range).isEmpty }

  /// The words for themes in the nearest heading above a place.
  private func themes(above range: ByteRange) -> [String] {
    let number = source.lines.line(at: range.start)
    for line in stride(from: number, through: max(0, number - Self.longestSection), by: -1) {
      let text = source.range(ofLine: line)
      guard source.bytes.at(text.start) == UInt8(ascii: "#"), facts.isOwnText(text) else { continue }
      return WrittenName.smallWords(of: source.text(in: text)).filter { $0.means(.theme) }
    }
    return []
  }

  /// Whether all of some values are given by the file of one theme (`tokens.dark.json`), below whose heading a place is not.
  func isOfOtherTheme(_ values: [ResolvedValue], than range: ByteRange) -> Bool {
    let paths = Set(values.compactMap { $0.chain.first?.path })
    guard paths.count == 1, let path = paths.first, workspace[path]?.facts.isStyleSheet == false else { return false }
    let own = WrittenName.smallWords(of: String(path.fileName)).filter { $0.means(.theme) }
    return !own.isEmpty && Set(own).isDisjoint(with: themes(above: range))
  }

  /// Whether the text or a snippet of a document gives a value, beside which another document may be right.
  func isSpecification(_ value: ResolvedValue) -> Bool {
    guard let site = value.chain.first else { return false }
    let isSnippet = workspace.definition(at: site)?.name.isCodeName ?? false
    let kind = workspace[site.path]?.facts.kind
    return kind == .specification || kind == .design && isSnippet
  }

  /// In lines; what stands farther below a heading is not looked up.
  private static let longestSection = 200

  /// The fix that writes a value in place of one, with everything beside it that says the old color again; `nil` where
  /// something would go on to say the old one.
  func fix(writing value: TokenValue, inPlaceOf stated: StatedValue) -> Fix? {
    let isColor = if case .color = value { true } else { false }
    if isExplained(stated.range, asColor: isColor) { return nil }
    if case .color(let color) = value {
      guard case .color(let old) = stated.value, !isSaidAgain(stated.range),
        let text = text(of: color, like: stated.range),
        let edits = repainting(stated.range, old, with: color),
        sameColors(old, inLineOf: stated.range).allSatisfy({ again in edits.contains { $0.edit.range == again } })
      else { return nil }
      return Fix("Write \(text)", edits: edits)
    }
    return text(of: value, like: stated.range).map { fix("Write \($0)", replacing: stated.range, with: $0) }
  }
}
