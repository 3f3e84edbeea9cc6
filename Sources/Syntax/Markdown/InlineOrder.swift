import SourceText

/// Puts the inlines of a text in order of their starts, outer before inner, with the plain texts between them.
struct InlineOrder {
  private(set) var inlines: [MarkdownInline] = []

  init(_ found: [MarkdownInline], in range: ByteRange) {
    let marks = found.flatMap { inline in
      switch inline.kind {
      case .strong, .emphasis, .link, .image:
        [
          ByteRange(inline.range.start, inline.content.start),
          ByteRange(inline.content.end, inline.range.end),
        ]
      case .text, .code, .autolink, .comment, .tag: [inline.range]
      }
    }
    inlines = found
    var position = range.start
    for mark in marks.sorted() {
      if mark.start > position { inlines.append(MarkdownInline(.text, ByteRange(position, mark.start))) }
      position = max(position, mark.end)
    }
    if position < range.end { inlines.append(MarkdownInline(.text, ByteRange(position, range.end))) }
    inlines.sort { ($0.range.start, $1.range.end) < ($1.range.start, $0.range.end) }
    countDepths()
  }

  private mutating func countDepths() {
    var ends: [Int] = []
    for index in inlines.indices {
      while let last = ends.last, last <= inlines[index].range.start { ends.removeLast() }
      inlines[index].depth = ends.count
      ends.append(inlines[index].range.end)
    }
  }
}
