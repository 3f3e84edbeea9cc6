import SourceText
import Syntax
import TextFacts

/// Finds the comments of a document that can silence rules.
enum MarkdownComments {
  /// HTML comments in blocks, texts and cells, and comments of lines in fences, in order.
  static func comments(in tree: MarkdownTree) -> [SuppressionReader.Comment] {
    var found: [SuppressionReader.Comment] = []
    for block in tree.blocks {
      switch block.kind {
      case .html: found += htmlComments(in: block.range, of: tree)
      case .heading, .paragraph, .item: found += inlineComments(in: block.content, of: tree)
      case .table:
        for row in tree.rows(of: block) { found += inlineComments(in: row.range, of: tree) }
      case .fence: found += tree.lines(of: block).compactMap { lineComment(in: $0, of: tree) }
      case .list, .indentedCode, .thematicBreak, .linkDefinition: continue
      }
    }
    return found.sorted { $0.range < $1.range }
  }

  private static func inlineComments(in range: ByteRange, of tree: MarkdownTree) -> [SuppressionReader.Comment] {
    guard tree.slice(range).contains(UInt8(ascii: "<")) else { return [] }
    return tree.inlines(in: range).filter { $0.kind == .comment }.map { .init(range: $0.range, content: $0.content) }
  }

  private static func htmlComments(in range: ByteRange, of tree: MarkdownTree) -> [SuppressionReader.Comment] {
    var found: [SuppressionReader.Comment] = []
    var index = range.start
    while let start = position(of: "<!--", from: index, to: range.end, in: tree.bytes) {
      guard let end = position(of: "-->", from: start + 4, to: range.end, in: tree.bytes) else { break }
      found.append(.init(range: ByteRange(start, end + 3), content: ByteRange(start + 4, end)))
      index = end + 3
    }
    return found
  }

  /// A comment of the language of a fence, whichever that is.
  private static func lineComment(in line: ByteRange, of tree: MarkdownTree) -> SuppressionReader.Comment? {
    for (mark, length) in [("// tincture-ignore" as StaticString, 2), ("# tincture-ignore", 1)] {
      if let start = position(of: mark, from: line.start, to: line.end, in: tree.bytes) {
        return .init(range: ByteRange(start, line.end), content: ByteRange(start + length, line.end))
      }
    }
    guard let start = position(of: "/* tincture-ignore", from: line.start, to: line.end, in: tree.bytes),
      let end = position(of: "*/", from: start + 2, to: line.end, in: tree.bytes)
    else { return nil }
    return .init(range: ByteRange(start, end + 2), content: ByteRange(start + 2, end))
  }

  /// The comments of MDX, `{/* tincture-ignore-line … */}`, which are no text.
  static func expressionComments(in file: SourceFile) -> [SuppressionReader.Comment] {
    var found: [SuppressionReader.Comment] = []
    var index = 0
    while let start = position(of: "{/* tincture-ignore", from: index, to: file.bytes.count, in: file.bytes),
      let end = position(of: "*/}", from: start + 3, to: file.bytes.count, in: file.bytes)
    {
      found.append(.init(range: ByteRange(start, end + 3), content: ByteRange(start + 3, end)))
      index = end + 3
    }
    return found
  }

  private static func position(of word: StaticString, from start: Int, to end: Int, in bytes: [UInt8]) -> Int? {
    let count = word.utf8CodeUnitCount
    return word.withUTF8Buffer { wanted in
      var index = start
      while index + count <= end {
        if bytes[index] == wanted[0], bytes.from(index, to: index + count).elementsEqual(wanted) { return index }
        index += 1
      }
      return nil
    }
  }
}
