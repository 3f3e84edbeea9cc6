import SourceText
import Testing

@testable import Syntax

/// Prints a document as its blocks, one a line, indented by parents.
func outlined(_ text: String) -> String {
  let tree = MarkdownTree(parsing: Array(text.utf8))
  var depths: [Int] = []
  return tree.blocks.map { block in
    let depth = block.parent < 0 ? 0 : depths[block.parent] + 1
    depths.append(depth)
    var line = String(repeating: "  ", count: depth) + "\(block.kind)"
    if block.kind == .heading || block.kind == .item { line += " \(block.level)" }
    if block.isQuoted { line += " quoted" }
    if !block.info.isEmpty { line += " (\(tree.text(in: block.info)))" }
    if block.kind == .table {
      let rows = tree.rows(of: block).map { tree.cells(of: $0).map(tree.text(in:)).joined(separator: "¦") }
      return line + " " + rows.joined(separator: " / ")
    }
    let lines = tree.lines(of: block).map(tree.text(in:))
    let content = lines.isEmpty ? tree.text(in: block.content) : lines.joined(separator: "⏎")
    return content.isEmpty ? line : line + " " + content
  }.joined(separator: "\n")
}

@Suite struct `Markdown blocks` {
  @Test func `a document is headings, paragraphs, lists and fences`() {
    #expect(
      outlined("# One #\ntext\nmore\n\n- a\n- [x] b\n  - c\n1. d\n\n```swift x\n  let a\n\n```\n***\n") == """
        heading 1 One
        paragraph text⏎more
        list
          item 0 a
          item 0 ([x]) b
            list
              item 1 c
        list
          item 0 d
        fence (swift x)   let a⏎
        thematicBreak
        """)
  }

  @Test func `an underline makes a heading and a blank line before it a break`() {
    #expect(outlined("One\n===\nTwo\nlines\n---\n\n---\n") == "heading 1 One\nheading 2 Two⏎lines\nthematicBreak")
  }

  @Test func `items nest under bullets, numbers and tabs`() {
    #expect(
      outlined("- a\n\t- b\n\t\t- c\n- d\n") == """
        list
          item 0 a
            list
              item 1 b
                list
                  item 2 c
          item 0 d
        """)
    #expect(
      outlined("1. **Radius**:\n  - Cards: 12pt\n  - Pills\n2. x\n") == """
        list
          item 0 **Radius**:
            list
              item 1 Cards: 12pt
              item 1 Pills
          item 0 x
        """)
  }

  @Test func `an item goes on over lazy lines and holds blocks of its own`() {
    #expect(
      outlined("- a\nlazy\n\n  second\n\n  ```\n  code\n  ```\nout\n") == """
        list
          item 0 a⏎lazy
            paragraph second
            fence code
        paragraph out
        """)
  }

  @Test func `a number inside a paragraph begins no list`() {
    #expect(outlined("In the year\n1984. we\n") == "paragraph In the year⏎1984. we")
  }

  @Test func `tables drop the empty first cell of a double pipe and keep escaped pipes`() {
    #expect(outlined("|| a | b |\n||---|:-:|\n|| c \\| d | |\n\nx") == "table a¦b / c \\| d¦\nparagraph x")
    #expect(outlined("| | b |\n|-|-|\n| c | d | e |\ntext\n") == "table ¦b / c¦d¦e\nparagraph text")
  }

  @Test func `a table stands under a paragraph and in an item`() {
    #expect(outlined("intro\na | b\n--|--\n1 | 2\n") == "paragraph intro\ntable a¦b / 1¦2")
    #expect(outlined("- intro\n  a | b\n  --|--\n  1 | 2\n") == "list\n  item 0 intro\n    table a¦b / 1¦2")
  }

  @Test func `a fence ends only with its own marks, or with the document`() {
    #expect(outlined("~~~\n```\n~~~~\n````md\n```\n````\n```\nopen\n") == "fence ```\nfence (md) ```\nfence open")
    #expect(outlined("- a\n  ```\n  b\nc\n") == "list\n  item 0 a\n    fence b\nparagraph c")
  }

  @Test func `quotes are looked through`() {
    #expect(
      outlined("> # A\n> - b\n>   c\n> > d\n\ne") == """
        heading 1 quoted A
        list quoted
          item 0 quoted b⏎c
        paragraph quoted d
        paragraph e
        """)
  }

  @Test func `HTML, link definitions and indented code are no text`() {
    #expect(
      outlined("<!-- a\n\nb --> c\n<div>\nx\n</div>\n\n[a]: ./b.md\n\n    code\n\n[^1]: note\n") == """
        html <!-- a⏎⏎b --> c
        html <div>⏎x⏎</div>
        linkDefinition (a) ./b.md
        indentedCode code
        paragraph [^1]: note
        """)
  }

  @Test func `front matter is kept apart and needs its end`() {
    let tree = MarkdownTree(parsing: Array("\u{FEFF}---\ntitle: x\n---\n# A".utf8))
    #expect(tree.frontMatter.map { tree.text(in: $0.content) } == "title: x\n")
    #expect(tree.blocks.map(\.kind) == [.heading])
    #expect(outlined("---\ntitle: x\n") == "thematicBreak\nparagraph title: x")
  }

  @Test func `a section ends at the next heading of its level`() {
    let text = "# A\na\n## B\nb\n### C\n## D\n# E\n"
    let tree = MarkdownTree(parsing: Array(text.utf8))
    let sections = tree.blocks.filter { $0.kind == .heading }
    #expect(
      sections.map { tree.text(in: $0.extent) } == [
        "# A\na\n## B\nb\n### C\n## D\n", "## B\nb\n### C\n", "### C\n", "## D\n", "# E\n",
      ])
    #expect(tree.blocks.map(\.heading) == [-1, 0, 0, 2, 2, 0, -1])
  }

  @Test func `line endings may be any`() {
    let plain = outlined("# A\n\n- b\n  c\n\n```\nd\n```\n")
    for ending in ["\r\n", "\r"] {
      #expect(outlined("# A\n\n- b\n  c\n\n```\nd\n```\n".replacing("\n", with: ending)) == plain)
    }
  }

  @Test func `an object that opens and closes in the first column is a fence`() {
    let text = "Colors\njavascript\ncolors: {\n  ink: '#101418',\n\n  sand: '#F2EDE0',\n}\nThe end: {\nno object\n}"
    #expect(
      outlined(text) == """
        paragraph Colors⏎javascript
        fence (javascript) colors: {⏎  ink: '#101418',⏎⏎  sand: '#F2EDE0',⏎}
        paragraph The end: {⏎no object⏎}
        """)
    #expect(outlined("a: {\n}") == "paragraph a: {⏎}")
    #expect(outlined("- a: {\n  b: 1,\n}") == "list\n  item 0 a: {⏎b: 1,⏎}")
  }
}
