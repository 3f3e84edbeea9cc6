import SourceText

/// What a ``MarkdownTree`` is made of, as far as it is read.
struct MarkdownDraft {
  var frontMatter: FrontMatter?
  var blocks: [MarkdownBlock] = []
  var isUnfinished = false
  var lineRanges: [ByteRange] = []
  var tableRows: [MarkdownRow] = []
  var tableCells: [ByteRange] = []
}
