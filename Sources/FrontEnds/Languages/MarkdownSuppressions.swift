import Facts
import ProseFacts
import SourceText
import Syntax

/// Where comments that silence rules can stand in a document.
enum MarkdownSuppressions {
  /// The places for an offset, the one first that changes least of how the document is shown; none where a comment would
  /// be shown as text.
  static func places(in file: SourceFile, _ tree: MarkdownTree, at offset: Int) -> [SuppressionPlace] {
    if let matter = tree.frontMatter, matter.range.touches(offset) {
      return CommentPlaces.hash.places(in: file, at: offset)
    }
    let comments = MDXText.reads(file) ? CommentPlaces.expression : .markup
    guard let index = tree.block(at: offset) else { return comments.places(in: file, at: offset) }
    let block = tree.blocks[index]
    let (above, behind) = (comments.above(offset, in: file), comments.behind(offset, in: file))
    switch block.kind {
    case .fence: return places(inFence: block, tree, file, offset)
    case .table: return [inRow(behind, file)]
    case .indentedCode, .linkDefinition: return []
    case .html: return [behind]
    case .heading: return [above, behind]
    // A comment of its own line would part a list in two, and a paragraph, too.
    case .item, .list: return [behind]
    case .paragraph, .thematicBreak:
      let isFirst = file.lines.line(at: block.range.start) == file.lines.line(at: offset)
      return isFirst && block.parent < 0 && !block.isQuoted ? [above, behind] : [behind]
    }
  }

  /// Inside the last cell, since what stands behind it is a cell more.
  private static func inRow(_ behind: SuppressionPlace, _ file: SourceFile) -> SuppressionPlace {
    var place = behind
    var end = place.range.start
    if end > 0, file.bytes[end - 1] == UInt8(ascii: "|") {
      end -= 1
      while end > 0, file.bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
    }
    place.range = ByteRange(at: end)
    return place
  }

  /// The comments of the language of a fence; what has none is left as it is.
  private static func places(
    inFence block: MarkdownBlock, _ tree: MarkdownTree, _ file: SourceFile, _ offset: Int
  ) -> [SuppressionPlace] {
    let word = tree.language(of: block).lowercased()
    return switch FenceLanguage(word: word) {
    case .json, .markup, .markdown, .patch, .foreign: []
    // A drawing of a tree keeps its lines.
    case .unnamed, .plain: [CommentPlaces.slashes.behind(offset, in: file)]
    case .css: CommentPlaces.block.places(in: file, at: offset)
    case .yaml, .toml, .shell, .python, .ruby, .settings: CommentPlaces.hash.places(in: file, at: offset)
    case .other where word == "make" || word == "dockerfile": CommentPlaces.hash.places(in: file, at: offset)
    default: CommentPlaces.slashes.places(in: file, at: offset)
    }
  }
}
