import SourceText
import Syntax
import Testing

@Suite struct YAMLTests {
  @Test func `values, keys and their places are found`() throws {
    let text = "a:\n  - 1\n  - true\nb: \"x\\ny\"\n'n''': ~\nf: {g: [0.5]}\n"
    let tree = root(text)
    let list = try #require(tree["a"])
    #expect(list.elements.map(\.kind) == [.number, .boolean])
    #expect(list.range == ByteRange(5, 17))
    #expect(tree["b"]?.string == "x\ny")
    #expect(tree["b"]?.contentRange == ByteRange(22, 26))
    #expect(tree.members.map(\.key) == ["a", "b", "n'", "f"])
    #expect(tree.member("b")?.range == ByteRange(18, 27))
    #expect(tree["n'"]?.isNull == true)
    #expect(tree["f"]?["g"]?.elements.map(\.number) == [0.5])
    #expect(tree["d"] == nil)
    #expect(tree.tree.pointer(at: 15) == "/a/1")
  }

  @Test func `the core schema decides what is no string`() {
    let words = "[1, -2, +3, 010, 0x1F, 0o17, 1., .5, -1.5e3, .inf, -.INF, ~, null, Null, true, FALSE]"
    let kinds = root(words).elements.map(\.kind)
    #expect(kinds == Array(repeating: .number, count: 11) + [.null, .null, .null, .boolean, .boolean])
    let numbers = root(words).elements.compactMap(\.number)
    #expect(numbers == [1, -2, 3, 10, 31, 15, 1, 0.5, -1500, .infinity, -.infinity])
    #expect(root(".nan").number?.isNaN == true)
    let texts = "[yes, No, on, nULL, 1_000, 0b1, 12px, 1e, '.5', \"true\", +.nan, 1:30, 2025-01-01, -, +, .]"
    #expect(root(texts).elements.dropLast(3).allSatisfy { $0.kind == .string })
  }

  @Test func `text goes over lines in every style`() {
    #expect(root("a: one\n  two\n\n  three\n")["a"]?.string == "one two\nthree")
    #expect(root("a: 'one\n  two'")["a"]?.string == "one two")
    #expect(root("a: \"one \\\n  two\\t\"")["a"]?.string == "one two\t")
    #expect(root("a: |\n  one\n   two\n\n")["a"]?.string == "one\n two\n")
    #expect(root("a: >-\n  one\n  two\n\n  three\n")["a"]?.string == "one two\nthree")
    #expect(root("a: |2+\n   one\n\n")["a"]?.string == " one\n\n")
    #expect(root("\u{FEFF}a: one\r\n  two\r\nb: |\r\n  x\r\n")["b"]?.string == "x\n")
  }

  @Test func `aliases stand for what their anchors name, in their own places`() throws {
    let text = "base: &b {unit: px}\nother: *b\n*b : 1\ndeep: [*b]\n"
    let tree = root(text)
    #expect(tree["other"]?["unit"]?.string == "px")
    #expect(tree["other"]?.range == ByteRange(27, 29))
    #expect(tree.member("other")?.range == ByteRange(20, 29))
    #expect(tree["other"]?.isAlias == true)
    #expect(tree["deep"]?.elements.map { $0["unit"]?.string } == ["px"])
    #expect(
      problems("a: *b") == [
        "yaml-syntax 3-5 No anchor `&b` stands before `*b`; text that begins with `*` needs quotes."
      ])
    #expect(problems("a: &a [*a]").count == 1)
  }

  @Test func `merge keys take over what a mapping does not have itself`() throws {
    let text = "a: &a {x: 1, y: 2}\nb: &b {<<: *a, y: 3}\nc:\n  <<: [*b, {z: 4, x: 5}]\n  w: 0\nd: {<<: 7}\n"
    let tree = root(text)
    #expect(tree["b"]?.members.map(\.key) == ["y", "x"])
    #expect(tree["b"]?["y"]?.number == 3)
    #expect(tree["c"]?.members.map(\.key) == ["w", "y", "x", "z"])
    #expect(tree["c"]?["x"]?.number == 1)
    #expect(tree["d"]?["<<"]?.number == 7)
    #expect(problems(text).isEmpty)
  }

  @Test func `aliases of aliases stay bounded`() {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1...20 {
      let before = String(repeating: "*a\(level - 1), ", count: 10)
      text += "a\(level): &a\(level) [\(before)]\n"
    }
    let parsed = DataTree.reading(yaml: Array(text.utf8))
    #expect(parsed.problems.first?.message.hasPrefix("The aliases up to this one stand for more than") == true)
    #expect(count(parsed.tree.root) < 300_000)
    let chain = "a0: &a0 {k0: 0}\n" + (1...5_000).map { "a\($0): &a\($0) {<<: *a\($0 - 1), k\($0): 0}\n" }.joined()
    #expect(count(root(chain)) < 500_000)
  }

  @Test func `documents follow each other`() {
    let tree = DataTree.reading(yaml: Array("%YAML 1.2\n---\na: 1\n---\nb: 2\n...\n# end\n".utf8)).tree
    #expect(tree.roots.map { $0.members.map(\.key) } == [["a"], ["b"]])
    #expect(tree.pointer(at: 23) == "/b")
    #expect(tree.comments == [ByteRange(32, 37)])
    #expect(root("").kind == .missing)
    #expect(root("# only\n").kind == .missing)
  }
}

// Faults.
extension YAMLTests {
  @Test func `each fault is one problem that says what to do`() {
    #expect(
      problems("a: b: c") == [
        "yaml-syntax 4-5 A value with a colon and a blank in it needs quotes; a key of its own needs a line of its own."
      ])
    #expect(
      problems("a:\n\tb: 1\n\tc: 2\n") == ["yaml-syntax 3-4 YAML is indented with blanks; a tab must not stand here."])
    #expect(
      problems("a:\n   b: 1\n  c: 2\n") == [
        "yaml-syntax 13-15 This line is indented by 2, the lines it belongs with by 3."
      ])
    #expect(
      problems("a: 1\n  b: 2\n  c: 3\n") == [
        "yaml-syntax 7-9 This line is indented deeper than the one it belongs with, which has its value already; indent it by 0."
      ])
    #expect(
      problems("a: \"b\nc: 1\n") == ["yaml-syntax 3-4 This quote is never closed; write `\"` at the end of the text."])
    #expect(problems("a: [1, 2\nb: 3\n") == ["yaml-syntax 3-4 `[` is never closed; write `]`."])
    #expect(
      problems("a: \"\\q\"") == [
        #"yaml-syntax 4-6 YAML has no escape `\q`; write `\\` for a backslash, or use single quotes."#
      ])
    #expect(problems("a: 1\nb\nc: 2\n") == ["yaml-syntax 5-6 A colon is missing behind `b`."])
    #expect(problems("a: @b") == ["yaml-syntax 3-4 Text that begins with `@` needs quotes."])
    #expect(
      problems("a: 1\na: 2\n") == ["duplicate-key 5-6 The key `a` stands twice in this mapping; the last one counts."])
    #expect(problems("a: {b: 1, b: 2}").map { $0.prefix(13) } == ["duplicate-key"])
  }

  @Test func `fixes mend`() {
    #expect(mended("a: b: c # d\n") == "a: \"b: c\" # d\n")
    #expect(mended("a:\n\tb:\n\t\tc: 1\n") == "a:\n  b:\n    c: 1\n")
    #expect(mended("a: 'b\nc: 1\n") == "a: 'b'\nc: 1\n")
    #expect(mended("a: {b: [1, 2}\nc: 1\n") == "a: {b: [1, 2]}\nc: 1\n")
    #expect(mended("a: {b: [1, 2\nc: 1\n") == "a: {b: [1, 2]}\nc: 1\n")
    #expect(mended("a: [1 , 'b' 2]\n") == "a: [1 , 'b', 2]\n")
    #expect(mended("a: 1\nb\n") == "a: 1\nb:\n")
    #expect(mended("a: \"\\d\"\n") == "a: \"\\\\d\"\n")
  }

  @Test func `reading goes on behind every fault`() {
    for text in [
      "x: y: z\nb: 1", "x:\n\ty: 1\nb: 1", "x:\n   y: 1\n  z: 2\nb: 1", "x: 1\n  y: 2\nb: 1", "x: \"y\nb: 1",
      "x: 'y\nb: 1", "x: [1, 2\nb: 1", "x: {y: [\nb: 1", "x\nb: 1", "x: 1\ny\nb: 1", "x: *y\nb: 1", "x: @y\nb: 1",
      "x: 1\n- y\nb: 1", "x: [1, }\nb: 1", "x: |0\n  y\nb: 1", "x: \"y\" z\nb: 1", "x: &a &b y\nb: 1", "&a\nb: 1\nx y",
      "x: - y\nb: 1", "x: ]\nb: 1", "x:\n  - y\n z\nb: 1", "x: {y: 1, , z}\nb: 1", "x:\n  $val\n  y: 1\nb: 1",
      "x: %y\nb: 1", "x: \"\\q\"\nb: 1", "x: !h!y z\nb: 1", "x: {y: 1]\nb: 1", "x: y #\n  z\nb: 1", "'x: 1\nb: 1",
    ] {
      #expect(root(text)["b"]?.number == 1, "\(text)")
      #expect(!problems(text).isEmpty, "\(text)")
    }
  }

  @Test func `a text that is no YAML at all gives a bounded number of problems`() {
    #expect(problems(String(repeating: "} : - @\n", count: 100_000)).count <= 201)
  }

  @Test(arguments: [
    "[", "{", "- ", "? ", ": ", "[{a: [", "[[}", "[[]: ", "{? ", "- ? ", "\"", "'", "&a ", "!t ", "*a ", "|", ">\n ",
    "a: ",
    "[a: ", "- - a: ", "---\n", "...\n", "%", "\t", "{a: }", "]", ", ", "#", "<<: {", "a: |\n", "&a [*a, ", "\r",
    "\n- ",
  ])
  func `100,000 levels or pieces are read and freed`(piece: String) {
    let text = String(repeating: piece, count: 100_000)
    let parsed = DataTree.reading(yaml: Array(text.utf8))
    #expect(parsed.problems.count <= 201)
    #expect(parsed.tree.path(to: text.utf8.count - 1).count >= 0)
  }

  @Test func `many levels of indentation are read and freed`() {
    let text = (0..<3_000).map { String(repeating: " ", count: $0) + "a:\n" }.joined()
    #expect(DataTree.reading(yaml: Array(text.utf8)).tree.path(to: text.utf8.count - 3).count == 3_001)
  }

  @Test func `a stretch of a text is read in the places of the whole`() {
    let text = "---\na:\n  b: 1\n---\n# Title\n"
    let tree = DataTree.reading(yaml: Array(text.utf8), in: ByteRange(4, 14)).tree
    #expect(tree.root["a"]?["b"]?.range == ByteRange(12, 13))
    #expect(tree.pointer(at: 12) == "/a/b")
  }

  @Test func `many pointers at once are those of each place by itself`() {
    for text in [
      "a:\n  - b: 1\n  - [c, {d: e}]\nf: &x {g: 1}\nh: *x\n---\ni: {? [j]: 1, <<: *x}\n", "? [a]\n: b\nc: d",
    ] {
      let tree = DataTree.reading(yaml: Array(text.utf8)).tree
      let offsets = Array(0...text.utf8.count)
      let all = tree.pointers(at: (offsets + [0, 0, 0]).map { (ByteRange(at: $0), true) })
      for (offset, pointer) in zip(offsets, all) {
        #expect(pointer == tree.pointer(at: offset), "\(offset) in \(text)")
      }
    }
  }

  @Test func `every beginning of a text, and a text without any one byte, is read in bounds`() {
    let text = Array(
      "%TAG !e! t:\n--- # c\na: &x !!str b\n? [c]\n: - d\n  - |+\n   e\n\nf: {g: 'h', \"i\\n\": *x, <<: {j: 1}}\n...\n- k\n"
        .utf8)
    for index in text.indices {
      for changed in [Array(text[..<index]), Array(text[..<index] + text[(index + 1)...])] {
        let parsed = DataTree.reading(yaml: changed)
        for problem in parsed.problems {
          #expect(problem.range.start <= problem.range.end && problem.range.end <= changed.count)
        }
        #expect(count(parsed.tree.root) > 0)
      }
    }
  }
}

/// The number of values in a value, those behind aliases included.
private func count(_ node: DataNode) -> Int {
  1 + node.members.reduce(0) { $0 + count($1.value) } + node.elements.reduce(0) { $0 + count($1) }
}

/// What is said about a text: `rule start-end message`, one a line.
private func problems(_ text: String) -> [String] {
  DataTree.reading(yaml: Array(text.utf8)).problems
    .map { "\($0.kind.rawValue) \($0.range.start)-\($0.range.end) \($0.message)" }
}

private func root(_ text: String) -> DataNode { DataTree.reading(yaml: Array(text.utf8)).tree.root }

/// The text after the fixes of all its problems.
private func mended(_ text: String) -> String {
  let edits = DataTree.reading(yaml: Array(text.utf8)).problems.flatMap { $0.fix?.edits ?? [] }
  return SourceFile(path: "a.yaml", text: text).applying(edits).text
}
