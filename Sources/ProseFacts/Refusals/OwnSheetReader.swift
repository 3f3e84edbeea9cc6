package import Facts
import Lexicon
package import SourceText
package import Syntax

/// Finds the fences of a document that are no copies of what the project has: what readers are to write into files of
/// their own, and what says in which style sheet it stands.
package enum OwnSheetReader {
  /// The fences below a heading that tells of customizing, those right behind a paragraph that does, and those whose first
  /// line is a comment that does, in order.
  ///
  /// The title of a document says what all of it is about, and so nothing of one fence.
  package static func ranges(in file: SourceFile, _ tree: MarkdownTree) -> [ByteRange] {
    var section = 0
    /// The paragraphs below the same heading that nothing parts from the block at hand.
    var before: [ByteRange] = []
    var found: [ByteRange] = []
    for block in tree.blocks {
      switch block.kind {
      case .heading:
        if block.level > 1, speaksOfCustomizing(block.content, in: tree) { section = max(section, block.extent.end) }
        before = []
      case .paragraph, .item: before.append(block.content)
      case .fence:
        let isTold = before.contains { $0.count <= 400 && speaksOfCustomizing($0, in: tree) }
        if block.range.start < section || isTold || customizes(block, in: tree) { found.append(block.content) }
        before = []
      default: break
      }
    }
    return found
  }

  /// The fences that say by their title, by a comment in their first line or by the last words right above, which style
  /// sheet they show, in order.
  package static func named(in tree: MarkdownTree) -> [NamedSheet] {
    tree.blocks.indices.filter { tree.blocks[$0].kind == .fence }.compactMap { index in
      let fence = tree.blocks[index]
      let title = sheetName(inTitle: tree.text(in: fence.info)) ?? sheetName(above: index, in: tree)
      let name = title ?? tree.lines(of: fence).first { _ in true }.flatMap { sheetName(inComment: tree.text(in: $0)) }
      return name.map {
        NamedSheet(range: fence.content, name: $0, isToldToHoldIt: title == $0 && tellsPlace(above: index, in: tree))
      }
    }
  }

  /// Whether the words right above a fence say where something stands, and ask for nothing: *All colors are defined in*.
  private static func tellsPlace(above fence: Int, in tree: MarkdownTree) -> Bool {
    guard fence > 0, case let above = tree.blocks[fence - 1], above.kind == .paragraph else { return false }
    let words = WrittenName.smallWords(of: tree.text(in: above.content))
    let isTold = words.indices.contains { index in
      words[index].means(.standing) || Lexicon.means(.standing, words[index...].prefix(2))
    }
    return isTold
      && !words.contains { $0.means(.demand) || $0.means(.refusal) || $0.means(.plan) || $0.means(.example) }
  }

  private static func customizes(_ fence: MarkdownBlock, in tree: MarkdownTree) -> Bool {
    guard let line = tree.lines(of: fence).first, line.count <= 200, let comment = tree.comment(in: line) else {
      return false
    }
    return speaksOfCustomizing(comment, in: tree)
  }

  private static func speaksOfCustomizing(_ range: ByteRange, in tree: MarkdownTree) -> Bool {
    let words = WrittenName.smallWords(of: tree.text(in: range))
    return words.indices.contains { index in
      words[index].means(.customizing) || Lexicon.means(.customizing, words[index...].prefix(2))
    }
  }

  /// The style sheet that the last word above a fence names (`**New (tokens.scss):**`), or the only one in words that say
  /// that something stands there.
  private static func sheetName(above fence: Int, in tree: MarkdownTree) -> String? {
    guard fence > 0, case let above = tree.blocks[fence - 1], above.kind == .paragraph, above.content.count <= 200,
      // As the ending of each kind of style sheet has it.
      tree.slice(above.content).holds(small: "ss")
    else { return nil }
    let words = tree.text(in: above.content).unicodeScalars.split { partsWords($0) }
    if let last = words.last.map({ String($0) }), isSheet(last) { return last }
    let named = words.map { String($0) }.filter(isSheet)
    return named.count == 1 && tellsPlace(above: fence, in: tree) ? named[0] : nil
  }

  private static func partsWords(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case " ", "*", "`", "(", ")", "（", "）", ":", "：", "\n": true
    default: false
    }
  }

  /// `css title="app/globals.css"`, `css:app/globals.css`.
  private static func sheetName(inTitle info: String) -> String? {
    guard info.utf8.contains(UInt8(ascii: ".")) else { return nil }
    return info.split { " \t\"'=:{}".contains($0) }.map(String.init).first(where: isSheet)
  }

  /// `/* app.css */` or `// theme.ts` with nothing else in the line.
  private static func sheetName(inComment line: String) -> String? {
    guard line.utf8.first(where: { $0 != UInt8(ascii: " ") }) == UInt8(ascii: "/") else { return nil }
    let words = line.split(separator: " ")
    guard let first = words.first, ["/*", "//"].contains(first) else { return nil }
    let names = words.dropFirst().filter { $0 != "*/" }.map(String.init)
    // `/* app.css — behind the import */` says more of it.
    guard let name = names.first, names.count == 1 || !names[1].contains(where: \.isLetter) else { return nil }
    return isSheet(name) || FileNames.isScript(name) && !name.hasPrefix(".") ? name : nil
  }

  private static func isSheet(_ name: String) -> Bool {
    FileNames.isStyleSheet(name) && !name.hasPrefix(".")
  }
}
