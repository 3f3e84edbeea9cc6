import SourceText
import Testing

@testable import Syntax

@Suite struct `Swift source` {
  private func tree(_ text: String) -> SwiftTree {
    SwiftTree(parsing: Array(text.utf8), in: ByteRange(0, text.utf8.count))
  }

  private func tokens(_ text: String) -> [String] {
    let tree = tree(text)
    return tree.tokens.map { tree.text(in: $0.range) }
  }

  private func chains(_ text: String) -> [String] {
    let tree = tree(text)
    return tree.chains.map { "\($0.base) \(tree.names(of: $0).map(tree.text(in:)).joined(separator: "."))" }
  }

  private func calls(_ text: String) -> [String] {
    let tree = tree(text)
    return tree.calls.map { call in
      let arguments = tree.arguments(of: call).map { argument in
        argument.label.isEmpty
          ? tree.text(in: argument.range) : "\(tree.text(in: argument.label)): \(tree.text(in: argument.range))"
      }
      return "\(tree.name(of: call))(\(arguments.joined(separator: " | ")))"
    }
  }

  @Test func `numbers, names and signs are told apart`() {
    #expect(
      tokens("a1 0x1F 1_000.5e-3 1...5 `if` #Preview @State $x") == [
        "a1", "0x1F", "1_000.5e-3", "1", ".", ".", ".", "5", "`if`", "#Preview", "@", "State", "$x",
      ])
  }

  @Test func `number signs that open no string are signs, however many there are`() {
    #expect(tokens("## ##\"a\"## ##if #") == ["#", "#", "##\"a\"##", "#", "#if", "#"])
    #expect(tokens(String(repeating: "#", count: 200_000)).count == 200_000)
  }

  @Test func `a string is one token whatever it holds`() {
    for string in [
      #""a""#, #""a \"b\" c""#, #""a \(f("b", (1))) c""#, ##"#"a "b" \n"#"##, "\"\"\"\na \"b\"\n\"\"\"",
      #""\("\("x")")""#, #""SKU #8493""#,
    ] {
      #expect(tokens("f(\(string), 1)") == ["f", "(", string, ",", "1", ")"])
    }
  }

  @Test func `an unfinished string ends with its line`() {
    #expect(tokens("\"abc\nx") == ["\"abc", "x"])
    #expect(tokens("\"a \\(b\nx") == ["\"a \\(b", "x"])
  }

  @Test func `comments nest and are kept apart`() {
    let tree = tree("a /* b /* c */ d */ e // f\ng")
    #expect(tree.tokens.map { tree.text(in: $0.range) } == ["a", "e", "g"])
    #expect(tree.comments.map(tree.text(in:)) == ["/* b /* c */ d */", "// f"])
  }

  @Test func `a leading dot is a value or goes on with one`() {
    #expect(
      chains("Text(\"a\")\n  .fill(x ? .white : Color.black.opacity(0.5))\nreturn .clear") == [
        "name Text", "continued fill", "name x", "implicit white", "name Color.black.opacity", "implicit clear",
      ])
    #expect(chains("switch a { case .white: b?.c }") == ["name a", "implicit white", "name b", "continued c"])
    #expect(chains(".padding(8)") == ["continued padding"])
  }

  @Test func `calls have labels and nest`() {
    #expect(
      calls(".shadow(color: Color.black.opacity(0.08), radius: 24, x: 0, y: -8)") == [
        "shadow(color: Color.black.opacity(0.08) | radius: 24 | x: 0 | y: -8)", "opacity(0.08)",
      ])
    #expect(
      calls("f([1, 2], { a, b in g(1, 2) }, (3, 4))") == ["f([1, 2] | { a, b in g(1, 2) } | (3, 4))", "g(1 | 2)"])
    #expect(calls("f()") == ["f()"])
  }

  @Test func `a chain knows its argument through brackets but not through braces`() {
    let tree = tree("f(a: [.x, (.y)], b: { .z })")
    let labels = tree.chains.map { $0.argument < 0 ? "-" : tree.text(in: tree.arguments[$0.argument].label) }
    #expect(labels == ["-", "a", "a", "-"])
  }

  @Test func `broken source is read to its end`() {
    #expect(calls("f(a: 1, g(2") == ["f(a: 1 | g(2)", "g(2)"])
    #expect(calls("f(a, b: )) }") == ["f(a | b: )"])
    for text in ["(", "f(", "[{", ")", "\"\\(", ".a", "/*", "f(a:"] {
      let long = String(repeating: text, count: 20_000)
      #expect(tree(long).bytes.count == long.utf8.count)
    }
  }
}
