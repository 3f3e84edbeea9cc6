import SourceText
import Testing

@testable import Syntax

/// Prints a text as its inlines: kind, depth where it is not 0, content, destination.
func spans(_ text: String) -> [String] {
  let tree = MarkdownTree(parsing: Array(text.utf8))
  return tree.inlines(in: ByteRange(0, text.utf8.count)).map { inline in
    let depth = inline.depth > 0 ? "\(inline.depth)" : ""
    let destination = inline.destination.isEmpty ? "" : " → \(tree.text(in: inline.destination))"
    return "\(inline.kind)\(depth) \(tree.text(in: inline.content))\(destination)"
  }
}

@Suite struct `Markdown inlines` {
  @Test func `code spans take any number of backticks and lose one blank`() {
    #expect(spans("`a` ``b`c`` `` ` `` `open") == ["code a", "text  ", "code b`c", "text  ", "code `", "text  `open"])
  }

  @Test func `labels are strong with the colon inside or outside`() {
    #expect(spans("**Padding:** 8px") == ["strong Padding:", "text1 Padding:", "text  8px"])
    #expect(spans("**Padding**: 8px") == ["strong Padding", "text1 Padding", "text : 8px"])
    #expect(spans("**Padding:**8px") == ["strong Padding:", "text1 Padding:", "text 8px"])
    #expect(spans("***a** b*") == ["emphasis **a** b", "strong1 a", "text2 a", "text1  b"])
  }

  @Test func `stars and underscores inside words and sums stay`() {
    #expect(spans("4 * 5 * 6 snake_case_name") == ["text 4 * 5 * 6 snake_case_name"])
    #expect(spans("\\*a\\*") == ["text \\*a\\*"])
  }

  @Test func `links and images have a text and a destination`() {
    #expect(
      spans("see [**b** x](#buttons \"t\")!") == [
        "text see ", "link **b** x → #buttons", "strong1 b", "text2 b", "text1  x", "text !",
      ])
    #expect(
      spans("![alt](<a b.png>)[t][label] [x]") == [
        "image alt → a b.png", "text1 alt", "link t", "text1 t", "text  [x]",
      ])
    #expect(spans("[a](b(c)d) [e](") == ["link a → b(c)d", "text1 a", "text  [e]("])
  }

  @Test func `code binds tighter than a link`() {
    #expect(spans("[a`](b)`") == ["text [a", "code ](b)"])
  }

  @Test func `addresses, tags and comments are no text`() {
    #expect(
      spans("<https://a.b/#fff> <br/> <!-- c --> a <b https://x.y/(z)#abc.") == [
        "autolink https://a.b/#fff", "text  ", "tag br/", "text  ", "comment  c ", "text  a <b ",
        "autolink https://x.y/(z)#abc", "text .",
      ])
  }

  @Test func `hostile texts are read in a moment`() {
    let length = 20_000
    for piece in ["*a_", "[", "[a](", "`a", "``` `", "<!--", "<a", "![[](", "**a*", "(a [b](<", "_a*"] {
      let text = String(repeating: piece, count: length)
      #expect(!spans(text).isEmpty)
    }
    let ticks = (1...600).map { String(repeating: "`", count: $0) }.joined(separator: " ")
    #expect(spans(ticks).count == 1)
  }

  @Test func `hostile documents are read in a moment`() {
    for piece in ["> ", "- ", "1. ", ">", "\t", "- a\n  ", "> a\n", "| a ", "#\n", "[a]: b\n", "```\n", "<div>\n"] {
      let text = String(repeating: piece, count: 20_000)
      #expect(MarkdownTree(parsing: Array(text.utf8)).bytes.count == text.utf8.count)
    }
    let deep = (0..<2_000).map { String(repeating: " ", count: $0 * 2) + "- a\n" }.joined()
    #expect(MarkdownTree(parsing: Array(deep.utf8)).blocks.count == 2 * BlockParser.deepest)
  }
}
