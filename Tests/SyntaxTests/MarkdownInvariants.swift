import SourceText
import Testing

@testable import Syntax

@Suite struct `Every Markdown text` {
  static let document = """
    ---
    a: b
    ---
    # A *b* `c`
    > quote
    > - d
    > \t1. [e](f "g")
    lazy

    - [x] i **j:** ``k``

      ```swift
      l
      ```
    a | b
    -|-
    `c` | \\| | <!-- d -->

        code
    <div>
    \u{1F600} e\u{301} ~~~
    ~~~
    end
    ===
    """

  @Test(arguments: ["\n", "\r\n", "\r"])
  func `has blocks that nest and inlines inside them`(ending: String) {
    let bytes = Array(Self.document.replacing("\n", with: ending).utf8)
    for index in 0...bytes.count {
      check(Array(bytes[..<index]))
      if index < bytes.count { check(Array(bytes[..<index] + bytes[(index + 1)...])) }
    }
  }

  private func check(_ bytes: [UInt8]) {
    let tree = MarkdownTree(parsing: bytes)
    let unsound = tree.blocks.indices.first { !isSound(tree.blocks[$0], at: $0, in: tree) }
    #expect(unsound == nil, "block \(unsound ?? 0) of \(String(decoding: bytes, as: UTF8.self))")
  }

  private func isSound(_ block: MarkdownBlock, at index: Int, in tree: MarkdownTree) -> Bool {
    let end = tree.bytes.count
    let inlines = tree.inlines(in: block.content)
    let parent = block.parent < 0 ? nil : tree.blocks[block.parent]
    return block.range.end <= end && block.extent.contains(block.range)
      && (block.marker.isEmpty || block.range.contains(block.marker))
      && block.next > index && block.next <= tree.blocks.count && block.heading < index && block.parent < index
      && (parent.map { $0.range.contains(block.range) && block.next <= $0.next } ?? true)
      && tree.lines(of: block).allSatisfy { $0.end <= end }
      && tree.rows(of: block).allSatisfy { row in
        block.range.contains(row.range) && tree.cells(of: row).allSatisfy(row.range.contains)
      }
      && inlines.allSatisfy { block.content.contains($0.range) && $0.range.contains($0.content) }
      && inlines.isEmpty == block.content.isEmpty
  }
}
