import SourceText
import Syntax
import Testing

@Suite struct JSONTests {
  @Test func `values, members and their places are found`() throws {
    let text = #"{"a": [1, true], "b\u0063": "x\ny", "n": null}"#
    let tree = root(text)
    let list = try #require(tree["a"])
    #expect(list.elements.map(\.kind) == [.number, .boolean])
    #expect(list.range == ByteRange(6, 15))
    #expect(tree["bc"]?.string == "x\ny")
    #expect(tree["bc"]?.contentRange == ByteRange(29, 33))
    #expect(tree.members.map(\.key) == ["a", "bc", "n"])
    #expect(tree.member("bc")?.keyNameRange == ByteRange(18, 25))
    #expect(tree["n"]?.isNull == true)
    #expect(tree["d"] == nil)
  }

  @Test func `numbers have their values in every form`() {
    let text = "[1, -0.5, 1e3, 123456789012345678, 0.1, 1e999, 0x1F, .5, 5., +2, -Infinity, 8.25E-2]"
    let values = root(text).elements.map { $0.number ?? .nan }
    #expect(values == [1, -0.5, 1000, 123_456_789_012_345_680, 0.1, .infinity, 31, 0.5, 5, 2, -.infinity, 0.0825])
  }

  @Test func `names are equal by code points and lone surrogates survive`() {
    let tree = root("{\"\u{E9}\": 1, \"e\u{301}\": 2, \"\\uD83D\\uDE00\": 3, \"\\uD800\": 4}")
    #expect(tree["\u{E9}"]?.number == 1)
    #expect(tree["e\u{301}"]?.number == 2)
    #expect(tree["\u{1F600}"]?.number == 3)
    #expect(tree.members.map(\.keyBytes).last == [0xED, 0xA0, 0x80])
    #expect(problems(#"{"a": 1, "\u0061": 2}"#).map { $0.prefix(13) } == ["duplicate-key"])
  }

  @Test func `a missing comma, brace or value is one problem with a fix`() {
    #expect(mended(#"{"a": 1 "b": 2}"#) == #"{"a": 1, "b": 2}"#)
    #expect(mended(#"{"a": {"b": 1}"#) == #"{"a": {"b": 1}}"#)
    #expect(mended(#"{"a": [1, 2}"#) == #"{"a": [1, 2]}"#)
    #expect(mended(#"{"a": 1,}"#) == #"{"a": 1}"#)
    #expect(mended(#"{'a': 'b"c'}"#) == #"{"a": "b\"c"}"#)
    #expect(mended(#"{a: True, b: 0x10}"#) == #"{"a": true, "b": 16}"#)
    #expect(mended(#"{"a" = 1}"#) == #"{"a" : 1}"#)
    #expect(mended(#"{"a": 8px}"#) == #"{"a": "8px"}"#)
    #expect(mended("{\"a\": \"b\n}") == "{\"a\": \"b\"\n}")
    #expect(mended(#"{"a": 1}, "b": 2}"#) == #"{"a": 1, "b": 2}"#)
    #expect(problems(#"{"a": , "b": 1}"#) == [#"json-syntax 4-5 The value of `a` is missing."#])
  }

  @Test func `reading goes on behind every fault`() {
    for text in [
      #"{"x": , "b": 1}"#, #"{"x" "b": 1}"#, #"{"x", "b": 1}"#, "{\"x\": \"{col\n, \"b\": 1}", #"{x y, "b": 1}"#,
      #"{"x": [1, 2}, "b": 1}"#, #"{"x": * , "b": 1}"#, #"{:1, "b": 1}"#, #"{,,"b": 1}"#, #"{"x": 1; "b": 1}"#,
      "{\"$va\n \"b\": 1}", #"{"x": {"y": 1}}, "b": 1}"#, #"{"x": "y": "z", "b": 1}"#, #"{"x": 01, "b": 1}"#,
    ] {
      #expect(root(text)["b"]?.number == 1, "\(text)")
      #expect(!problems(text).isEmpty, "\(text)")
    }
  }

  @Test func `comments are one problem with the others beside it`() {
    let parsed = DataTree.reading(json: Array("// a\n{\"a\": /* b */ 1} // c".utf8))
    #expect(parsed.problems.count == 1)
    #expect(parsed.problems.first?.kind == .jsonExtension)
    #expect(parsed.problems.first?.related.count == 2)
    #expect(parsed.tree.comments.count == 3)
  }

  @Test func `JSONC and JSON5 are welcome in their own files`() {
    let text = "// c\n{a: 'x\\\n\\x41\\v', \"b\": [.5, +1, 0xF, NaN,],\u{A0}}"
    #expect(problems(text, .extended).isEmpty)
    #expect(root(text)["a"]?.string == "xA\u{B}")
    #expect(problems("{\"a\": 1 \"b\"}", .extended).count == 1)
  }

  @Test func `a text that is no JSON at all gives a bounded number of problems`() {
    #expect(problems(String(repeating: "} ", count: 100_000)).count <= 200)
  }

  @Test(arguments: ["[", "{\"a\":", "[{\"a\":[", "[[}", "{\"a\" \"b\" "])
  func `100,000 levels are read and freed`(opening: String) {
    let text = String(repeating: opening, count: 100_000)
    let parsed = DataTree.reading(json: Array(text.utf8))
    #expect(!parsed.problems.isEmpty)
    #expect(parsed.tree.path(to: text.utf8.count - 1).count > 0)
  }

  @Test func `pointers name the innermost value and faults the container`() {
    let text = #"{"a/b": {"c~": [1, {"d": 2}]}, 'x': 1}"#
    let tree = DataTree.reading(json: Array(text.utf8)).tree
    #expect(tree.pointer(at: 25) == "/a~1b/c~0/1/d")
    #expect(tree.pointer(at: 20) == "/a~1b/c~0/1/d")
    #expect(tree.pointer(at: 16) == "/a~1b/c~0/0")
    #expect(tree.pointer(at: 2) == "/a~1b")
    #expect(tree.pointer(at: 32) == "")
  }

  @Test func `many pointers at once are those of each place by itself`() {
    for text in [
      #"{"a/b": {"c~": [1, {"d": 2}, [], [[3]]]}, 'x': 1, "y": {}, "": [{"z": 0}]}"#, "[1, {\"a\": [2, {}]}]",
      #"{"a": , :2, "b" "c": [,3], {"d": 4}, e: 5}"#, "", " 1 ", "{\"a\": {\"b\": \"c", "[[[", "{}",
    ] {
      let tree = DataTree.reading(json: Array(text.utf8)).tree
      let offsets = Array(0...text.utf8.count)
      #expect(
        tree.pointers(at: (offsets + [0, 0, 0]).map { (ByteRange(at: $0), true) }).prefix(offsets.count)
          == offsets.map { tree.pointer(at: $0) }[...], "\(text)")
    }
  }

  @Test func `a stretch of a text is read in the places of the whole`() {
    let text = "# Title\n{\"a\": 1}\nrest"
    let tree = DataTree.reading(json: Array(text.utf8), in: ByteRange(8, 17)).tree
    #expect(tree.root["a"]?.range == ByteRange(14, 15))
  }
}

/// What is said about a text: `rule start-end message`, one a line.
private func problems(_ text: String, _ dialect: JSONDialect = .json) -> [String] {
  DataTree.reading(json: Array(text.utf8), dialect: dialect).problems
    .map { "\($0.kind.rawValue) \($0.range.start)-\($0.range.end) \($0.message)" }
}

private func root(_ text: String) -> DataNode { DataTree.reading(json: Array(text.utf8), dialect: .extended).tree.root }

/// The text after the fixes of all its problems.
private func mended(_ text: String) -> String {
  let edits = DataTree.reading(json: Array(text.utf8)).problems.flatMap { $0.fix?.edits ?? [] }
  return SourceFile(path: "a.json", text: text).applying(edits).text
}
