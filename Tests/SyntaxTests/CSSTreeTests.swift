import SourceText
import Testing

@testable import Syntax

@Suite struct `A style sheet` {
  private func tree(_ text: String, _ dialect: CSSDialect = .css) -> CSSTree {
    CSSTree(parsing: Array(text.utf8), in: ByteRange(0, text.utf8.count), as: dialect)
  }

  private func tokens(_ text: String, _ dialect: CSSDialect = .css) -> [String] {
    let tree = tree(text, dialect)
    return tree.tokens.map { "\($0.kind) \(tree.text(in: $0.range))" }
  }

  /// One statement a line, indented below the one that holds it.
  private func outline(_ text: String, _ dialect: CSSDialect = .css) -> [String] {
    let tree = tree(text, dialect)
    return tree.nodes.map { node in
      var depth = 0
      var parent = node.parent
      while parent >= 0 {
        depth += 1
        parent = tree.nodes[parent].parent
      }
      let parts = [tree.text(in: node.name), tree.text(in: node.content)].filter { !$0.isEmpty }
      return String(repeating: "  ", count: depth) + "\(node.kind) \(parts.joined(separator: " | "))"
    }
  }

  private func problems(_ text: String, _ dialect: CSSDialect = .css) -> [String] {
    tree(text, dialect).problems.map { "\($0.range.start): \($0.message)" }
  }

  @Test func `names, numbers, hashes and strings are told apart`() {
    #expect(
      tokens(#"--a-b -x _y \31 z é 12px -.5e3em 50% +1 1e3 #fff @media $a "b\"c" 'd'"#) == [
        "identifier --a-b", "identifier -x", "identifier _y", "identifier \\31", "identifier z", "identifier é",
        "number 12px", "number -.5e3em", "number 50%", "number +1", "number 1e3", "hash #fff", "atKeyword @media",
        "variable $a", #"string "b\"c""#, "string 'd'",
      ])
  }

  @Test func `an address without quotes is one token, one with quotes is not`() {
    #expect(tokens("url(a;b.png)") == ["url url(a;b.png)"])
    #expect(tokens("URL( //x )") == ["url URL( //x )"])
    #expect(tokens(#"url("a")"#) == ["identifier url", "sign (", #"string "a""#, "sign )"])
    #expect(tokens("url(a") == ["identifier url", "sign (", "identifier a"])
  }

  @Test func `comments are kept apart, those to the end of the line where the dialect has them`() {
    let sheet = "a /* b */ c // d"
    #expect(tree(sheet).comments.count == 1)
    #expect(tree(sheet, .scss).comments.map(tree(sheet).text(in:)) == ["/* b */", "// d"])
    #expect(tree("a\n  // b").comments.count == 1)
    #expect(tree("a { b: url(http://c) }", .less).comments.isEmpty)
  }

  @Test func `blocks nest and hold declarations`() {
    #expect(
      outline("@media (width > 1px) { .a:hover, b > c { color: red; &.d { margin: 0 1px } } }") == [
        "atRule @media | (width > 1px)", "  rule .a:hover, b > c", "    declaration color | red", "    rule &.d",
        "      declaration margin | 0 1px",
      ])
  }

  @Test func `a custom property takes any value`() {
    #expect(
      outline(":root { --a: { b: c; d: e }; --b:; --c: [1, (2; 3)] !important; --d: calc(1px + 2px) }") == [
        "rule :root", "  declaration --a | { b: c; d: e }", "  declaration --b",
        "  declaration --c | [1, (2; 3)] !important",
        "  declaration --d | calc(1px + 2px)",
      ])
  }

  @Test func `at-rules stand with and without blocks`() {
    #expect(
      outline("@use \"a\" with ($b: 1px); @theme inline { --c: 1px } @include d; @layer e, f", .scss) == [
        "atRule @use | \"a\" with ($b: 1px)", "atRule @theme | inline", "  declaration --c | 1px",
        "atRule @include | d",
        "atRule @layer | e, f",
      ])
  }

  @Test func `variables of both dialects are declarations, maps and rule sets their values`() {
    #expect(
      outline("$a: 1px !default; $b: (c: 2px, d: (e: 3px)); .f-#{$a} { g-#{$a}: $b; }", .scss) == [
        "declaration $a | 1px !default", "declaration $b | (c: 2px, d: (e: 3px))", "rule .f-#{$a}",
        "  declaration g-#{$a} | $b",
      ])
    #expect(
      outline("@a: 1px; @b: { c: d }; .e { .f(@a; 2px); @{g}-h: @@a } @media @a { i: j }", .less) == [
        "declaration @a | 1px", "declaration @b | { c: d }", "rule .e", "  other .f(@a; 2px)",
        "  declaration @{g}-h | @@a", "atRule @media | @a", "  declaration i | j",
      ])
  }

  @Test func `strings of SCSS may hold code with strings`() {
    #expect(tokens(#""a#{map.get($b, "c")}d" e"#, .scss).count == 2)
    #expect(tokens("calc(#{$a} * 2)", .scss).filter { $0.hasPrefix("variable") } == ["variable $a"])
  }

  @Test func `an unfinished parenthesis swallows no declaration`() {
    #expect(
      outline(".a { color: var(--b; margin: 0 }\n.c { width: calc(1px }\n.d { e: f(g) }") == [
        "rule .a", "  declaration color | var(--b", "  declaration margin | 0", "rule .c",
        "  declaration width | calc(1px", "rule .d", "  declaration e | f(g)",
      ])
    #expect(outline(".a { b: #{$c; d: e }\n.f { g: h }", .scss).last == "  declaration g | h")
  }

  @Test func `what hides a part is reported`() {
    #expect(
      problems("a { b: c") == ["2: A block is not closed, so that everything behind it belongs to it; `}` is missing."])
    #expect(problems("a { } } b { }") == ["6: No block is open here, so that this brace hides what follows."])
    let open = "7: A string is not closed on its line, so that the rest of the line belongs to it."
    #expect(problems("a { b: 'c\n }") == [open])
    #expect(
      problems("a { } /* b") == [
        "6: A comment is not closed, so that everything behind it belongs to it; `*/` is missing."
      ])
    #expect(problems("@media x { a { b: c;; } } ; --d: {}; .e:not(.f) { }").isEmpty)
  }

  static let sheet = """
    @use "a" with ($b: 1px);
    :root, [data-theme="dark"] { --a: { b: c }; --d: var(--e, #fff) /* f */ }
    @media (width > 1px) { .g:is(h, i) { j: url(k) "l" 'm#{$n}'; @include o($p...) { q: r } } }
    $s: (t: 1px, u: 2px); // v
    .w-#{$x} { &:hover { y: -1.5e3px !important } } @z: @{a}; .b(@c; @d);
    """

  @Test(arguments: [CSSDialect.css, .scss, .less])
  func `has statements that nest, whatever is missing`(dialect: CSSDialect) {
    let bytes = Array(Self.sheet.utf8)
    for index in 0...bytes.count {
      check(Array(bytes[..<index]), dialect)
      if index < bytes.count { check(Array(bytes[..<index] + bytes[(index + 1)...]), dialect) }
    }
  }

  private func check(_ bytes: [UInt8], _ dialect: CSSDialect) {
    let tree = CSSTree(parsing: bytes, in: ByteRange(0, bytes.count), as: dialect)
    #expect(zip(tree.tokens, tree.tokens.dropFirst()).allSatisfy { $0.range.end <= $1.range.start })
    for (index, node) in tree.nodes.enumerated() {
      #expect(node.range.contains(node.name) && node.range.contains(node.content) && node.range.end <= bytes.count)
      #expect(node.block.map(node.range.contains) ?? true)
      #expect(node.parent < index && index < node.end && node.end <= tree.nodes.count)
      if node.parent >= 0 { #expect(tree.nodes[node.parent].block.map { $0.contains(node.range) } ?? false) }
    }
    #expect(tree.problems.allSatisfy { $0.range.end <= bytes.count && !$0.range.isEmpty })
  }

  @Test(arguments: ["{", "(", "a{", "#{", "@{", "\"", "/*", "a:(", "--a:{", "}", "a;", "url(", "\\", "'#{\"", "@a"])
  func `is read in a moment however long it is`(piece: String) {
    for dialect in [CSSDialect.css, .scss, .less] {
      let tree = tree(String(repeating: piece, count: 100_000), dialect)
      #expect(tree.tokens.count <= 300_000)
    }
  }
}
