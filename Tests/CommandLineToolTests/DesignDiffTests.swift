import CommandLineTool
import Foundation
import TestSupport
import Testing

/// `diff`: what changed in a design between two revisions, and what follows from it.
@Suite(.needs("git", isThere: Git.isThere))
struct DesignDiffTests {
  /// A repository whose first commit holds some files, and whose work tree holds others.
  func repository(_ before: [(String, String)], _ after: [(String, String?)]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder(before + [("tmp/keep", ""), (".gitignore", "tmp/\n")])
    Git.run(["init", "-q", "-b", "main"], in: folder.path)
    Git.run(["add", "-A"], in: folder.path)
    Git.run(["commit", "-q", "-m", "First"], in: folder.path)
    for (path, text) in after {
      if let text { try folder.write(text, to: path) } else { folder.remove(path) }
    }
    return folder
  }

  func run(_ words: String, in folder: TemporaryFolder, at place: String = "") -> (text: String, status: Int) {
    var surroundings = Surroundings(
      workingDirectory: folder.path + place,
      environment: [
        "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin", "HOME": folder.path + "/tmp",
        "TMPDIR": folder.path + "/tmp",
      ])
    surroundings.isTerminal = false
    let outcome = Program.run(words.split(separator: " ").map(String.init), in: surroundings)
    let left = (try? FileManager.default.contentsOfDirectory(atPath: folder.path + "/tmp")) ?? []
    #expect(left == ["keep"], "nothing is left behind")
    return (String(decoding: outcome.output, as: UTF8.self) + outcome.messages, Int(outcome.status.rawValue))
  }

  func tokens(_ members: String) -> String { "{ \(members) }" }

  func number(_ name: String, _ value: String) -> String {
    #""\#(name)": { "$type": "number", "$value": \#(value) }"#
  }

  /// What a change of one token file tells, without the first line.
  func told(_ before: String, _ after: String) throws -> String {
    let folder = try repository([("a.tokens.json", tokens(before))], [("a.tokens.json", tokens(after))])
    let text = run("diff", in: folder).text
    #expect(run("diff", in: folder).text == text)
    return text
  }

  @Test func `nothing has changed`() throws {
    #expect(try told(number("a", "1"), number("a", "1")) == "No token has changed from `HEAD` to the work tree.\n")
  }

  @Test func `what follows is counted where the cause is`() throws {
    let others = [number("b", #""{a}""#), number("c", #""{b}""#), number("d", "5")].joined(separator: ", ")
    #expect(
      try told(number("a", "1") + ", " + others, number("a", "2") + ", " + others) == """
        A patch change from `HEAD` to the work tree: 1 token changed.

        Changed (1)
          `a`: `1` → `2`; 2 tokens follow

        """)
  }

  @Test func `an alias of another token is told with both`() throws {
    let both = number("a", "1") + ", " + number("b", "2") + ", " + number("same", "1")
    #expect(
      try told(both + ", " + number("c", #""{a}""#), both + ", " + number("c", #""{b}""#))
        .hasSuffix("Changed (1)\n  `c`, an alias of `b` instead of `a`: `1` → `2`\n"))
    #expect(
      try told(both + ", " + number("c", #""{a}""#), both + ", " + number("c", #""{same}""#))
        .hasSuffix("Changed (1)\n  `c`, an alias of `same` instead of `a`, with the same value\n"))
  }

  @Test func `another notation is no change`() throws {
    func color(_ value: String) -> String { #""ink": { "$type": "color", "$value": \#(value) }"# }
    let folder = try repository(
      [("a.tokens.json", tokens(color("\"#0d7377\"")))],
      [
        ("a.tokens.json", nil),
        (
          "b.tokens.json",
          tokens(color(##"{ "colorSpace": "srgb", "components": [0.051, 0.451, 0.467], "hex": "#0d7377" }"##))
        ),
      ])
    #expect(run("diff", in: folder).text == "No token has changed from `HEAD` to the work tree.\n")
    try folder.write(tokens(color("\"#0d7378\"")), to: "b.tokens.json")
    #expect(run("diff", in: folder).text.contains("`ink`: `#0d7377` → `#0d7378`"))
  }

  @Test func `a type that is written down, and nothing in another unit, are no change`() throws {
    #expect(
      try told(##""a": { "$value": "#E0F0FF" }"##, ##""a": { "$type": "color", "$value": "#e0f0ff" }"##)
        == "No token has changed from `HEAD` to the work tree.\n")
    #expect(
      try told(
        ##""a": { "$value": "#FFF" }, "b": { "$value": "0px" }"##,
        ##""a": { "$value": "#fff" }, "b": { "$value": "0.0px" }"##)
        == "No token has changed from `HEAD` to the work tree.\n")
    #expect(
      try told(
        #""a": { "$type": "dimension", "$value": "0rem" }"#, #""a": { "$type": "dimension", "$value": "0px" }"#)
        == "No token has changed from `HEAD` to the work tree.\n")
  }

  @Test func `parts that the format has not are what they are`() throws {
    func label(_ word: String) -> String {
      #""label": { "$type": "typography", "$value": { "textTransform": "\#(word)" } }"#
    }
    let nothing = #""nothing": { "$type": "dimension", "$value": "0" }, "#
    let before = [("a.json", tokens(label("uppercase")))]
    let folder = try repository(before, [("a.json", tokens(nothing + label("uppercase")))])
    #expect(
      run("diff", in: folder).text == """
        A minor change from `HEAD` to the work tree: 1 token added.

        Added (1)
          `nothing`, dimension `0px`

        """)
    let other = try repository(before, [("a.json", tokens(nothing + label("none")))])
    #expect(run("diff", in: other).text.contains("`label`: `textTransform: uppercase` → `textTransform: none`"))
  }

  @Test func `a group that holds what another held has its name`() throws {
    let members = number("100", "1") + ", " + number("200", "2") + ", " + number("300", #""{gray.100}""#)
    let new = members.replacingOccurrences(of: "gray", with: "neutral")
    let other = number("c", #""{gray.200}""#)
    #expect(
      try told(
        "\"gray\": { \(members) }, \(other)",
        "\"neutral\": { \(new) }, \(other.replacingOccurrences(of: "gray", with: "neutral"))")
          == """
          A major change from `HEAD` to the work tree: 3 tokens renamed.

          Renamed (1)
            `gray` → `neutral`, a group of 3 tokens

          """)
  }

  @Test func `a name that other files keep has another one in its own`() throws {
    let old = #"{ "red": { \#(number("100", "1")), \#(number("200", "2")) } }"#
    let folder = try repository(
      [("a.tokens.json", old), ("b.tokens.json", old)],
      [("a.tokens.json", old.replacingOccurrences(of: "red", with: "rouge"))])
    #expect(
      run("diff", in: folder).text == """
        A minor change from `HEAD` to the work tree: 2 tokens renamed in some files.

        Renamed (1)
          `red` → `rouge` in `a.tokens.json`, a group of 2 tokens

        """)
    // The other file had the new name before: what the old one named is there under it.
    try folder.write(old.replacingOccurrences(of: "red", with: "rouge"), to: "b.tokens.json")
    Git.run(["commit", "-qa", "-m", "Second"], in: folder.path)
    try folder.write(old, to: "a.tokens.json")
    Git.run(["commit", "-qa", "-m", "Third"], in: folder.path)
    try folder.write(old.replacingOccurrences(of: "red", with: "rouge"), to: "a.tokens.json")
    let text = run("diff", in: folder).text
    #expect(text.hasPrefix("A major change from `HEAD` to the work tree: 2 tokens renamed.\n"), "\(text)")
  }

  @Test func `what one file gives up and another keeps is told with both`() throws {
    let both = tokens(number("a", "1") + ", " + number("b", "2"))
    let folder = try repository(
      [("a.tokens.json", both), ("b.tokens.json", both)], [("a.tokens.json", tokens(number("b", "2")))])
    #expect(
      run("diff", in: folder).text == """
        A patch change from `HEAD` to the work tree: 1 file with fewer values.

        Files with fewer values (1)
          `a.tokens.json`: 1 token
            `a`: still in `b.tokens.json`

        """)
    Git.run(["commit", "-qa", "-m", "Second"], in: folder.path)
    try folder.write(both, to: "a.tokens.json")
    let back = run("diff", in: folder).text
    #expect(back.contains("values (1)\n  `a.tokens.json`: 1 token\n    `a`: already in `b.tokens.json`\n"), "\(back)")
    // Of a file that is gone the number says enough.
    folder.remove("a.tokens.json")
    let gone = run("diff", in: folder).text
    #expect(gone.hasSuffix("Files with fewer values (1)\n  `a.tokens.json`: 1 token\n"), "\(gone)")
  }

  @Test func `what named its replacement is told with it`() throws {
    let old = #""old": { "$type": "number", "$value": 1, "$deprecated": "Use {new} instead." }"#
    let text = try told(old + ", " + number("new", "3"), number("new", "3"))
    #expect(text.hasSuffix("Removed (1)\n  `old`, number `1`; use `new`\n"), "\(text)")
    let before = try told(number("old", "1") + ", " + number("new", "3"), old + ", " + number("new", "3"))
    #expect(before.hasPrefix("A minor change") && before.hasSuffix("Deprecated (1)\n  `old`; use `new`\n"), "\(before)")
  }

  @Test func `another type breaks who uses it`() throws {
    let text = try told(number("a", "400"), #""a": { "$type": "fontWeight", "$value": 400 }"#)
    #expect(text.hasPrefix("A major change") && text.hasSuffix("  `a`, a fontWeight instead of a number\n"), "\(text)")
  }

  private let surface = #""surface": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } }"#

  private func ink(_ channels: String) -> String {
    #""ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [\#(channels)] } }"#
  }

  private let spec = """
    # Button

    - Background: `color.surface`
    - Text: `color.ink`

    ## States

    - Hover: Padding 12px

    """

  private func design(_ channels: String) -> String { "{ \"color\": { \(surface), \(ink(channels)) } }" }

  @Test func `contrast that is lost stands where it is lost`() throws {
    let folder = try repository(
      [("a.tokens.json", design("0.2, 0.2, 0.2")), ("specs/button.md", spec), ("tincture.json", "{}")],
      [("a.tokens.json", design("0.8, 0.8, 0.8"))])
    let (text, status) = run("diff", in: folder)
    #expect(status == 0)
    #expect(text.contains("Contrast lost (1)\n  specs/button.md:4:10: `color.ink`"), "\(text)")
    #expect(run("diff --fail-on contrast", in: folder).status == 1)
    #expect(run("diff --fail-on minor", in: folder).status == 0)
    #expect(run("diff --fail-on patch", in: folder).status == 1)
    Git.run(["add", "-A"], in: folder.path)
    Git.run(["commit", "-q", "-m", "Second"], in: folder.path)
    #expect(run("diff HEAD HEAD~1", in: folder).text.contains("Contrast won (1)\n  specs/button.md:4:10: "))
    // As bad with another color is neither lost nor won.
    try folder.write(design("0.85, 0.85, 0.85"), to: "a.tokens.json")
    let worse = run("diff", in: folder).text
    #expect(worse.contains("Changed (1)") && !worse.contains("ontrast"), "\(worse)")
    // A component that is new has lost nothing.
    try folder.write(spec.replacingOccurrences(of: "Button", with: "Card"), to: "specs/card.md")
    let new = run("diff", in: folder).text
    #expect(new.contains("New pairs with too little contrast (1)\n  specs/card.md:4:10: "), "\(new)")
    let below = run("diff", in: folder, at: "/specs").text
    #expect(below.contains("  card.md:4:10: "), "\(below)")
  }

  @Test func `a use of what is gone stands in the newer revision`() throws {
    let css = "a { color: var(--color-ink); }\n.x { --own: 1px; width: var(--own); }\n"
    let folder = try repository(
      [("a.tokens.json", design("0.2, 0.2, 0.2")), ("app.css", css), ("tincture.json", "{}")],
      [("a.tokens.json", "{ \"color\": { \(surface) } }"), ("app.css", "\n" + css)])
    let text = run("diff", in: folder).text
    #expect(
      text.contains(
        "Uses of what is not there any more (1)\n  app.css:2:16: `--color-ink` names `color.ink`, which is gone\n"),
      "\(text)")
    #expect(run("diff --fail-on uses", in: folder).status == 1)
    // In a comment of a merge request what could be markup is none.
    let markdown = run("diff --format markdown", in: folder).text
    #expect(markdown.contains("- app.css:2:16: `--color-ink` names `color.ink`, which is gone\n"), "\(markdown)")
  }

  @Test func `a document of design in words hides no style sheet`() throws {
    let words = "# Design\n\n## Colors\n\n- **Primary**: `#0F172A`\n- **Accent**: `#EC4899`\n- **Success**: `#10B981`\n"
    let folder = try repository(
      [("DESIGN.md", words), ("a.css", ":root { --primary: #112233; --gap: 8px }\n")],
      [("a.css", ":root { --primary: #445566; --gap: 8px }\n")])
    #expect(run("diff", in: folder).text.contains("`--primary`: `#112233` → `#445566`"))
  }

  @Test func `themes are told by name`() throws {
    func theme(_ gap: Int) -> String { "{ \(number("gap", "\(gap)")), \(number("gaps", "\"{gap}\"")) }" }
    let settings = """
      { "resolver": [{ "name": "light", "files": ["light.tokens.json"] }, { "name": "dark", "files": ["dark.tokens.json"] }] }
      """
    let folder = try repository(
      [("light.tokens.json", theme(1)), ("dark.tokens.json", theme(2)), ("tincture.json", settings)],
      [("dark.tokens.json", theme(3))])
    #expect(
      run("diff", in: folder).text.hasSuffix("Changed (1)\n  `gap`; 1 token follows\n    `dark`: `2` → `3`\n"),
      "\(run("diff", in: folder).text)")
    try folder.write(settings.replacingOccurrences(of: "dark\"", with: "dim\""), to: "tincture.json")
    let text = run("diff", in: folder).text
    #expect(text.contains("Themes removed (1)\n  `dark`\n") && text.contains("Themes added (1)\n  `dim`\n"), "\(text)")
  }

  @Test func `a value that held everywhere held in each theme`() throws {
    let settings = """
      { "resolver": [{ "name": "light", "files": ["light.tokens.json"] }, { "name": "dark", "files": ["dark.tokens.json"] }] }
      """
    let one = tokens(number("gap", "1") + ", " + number("gaps", #""{gap}""#) + ", " + number("same", "1"))
    let two = one.replacingOccurrences(of: #""$value": 1 }, "gaps""#, with: #""$value": 2 }, "gaps""#)
    let folder = try repository(
      [("a.tokens.json", one)],
      [("a.tokens.json", nil), ("light.tokens.json", one), ("dark.tokens.json", two), ("tincture.json", settings)])
    let split = run("diff", in: folder).text
    #expect(
      split.hasSuffix(
        "Changed (1)\n  `gap`; 1 token follows\n    `dark`: `1` → `2`\n\nThemes added (2)\n  `light`\n  `dark`\n"),
      "\(split)")
    Git.run(["add", "-A"], in: folder.path)
    Git.run(["commit", "-q", "-m", "Second"], in: folder.path)
    let joined = run("diff HEAD HEAD~1", in: folder).text
    #expect(joined.hasSuffix("Changed (1)\n  `gap`; 1 token follows\n    `dark`: `2` → `1`\n"), "\(joined)")
  }

  @Test func `an alias is worth something else beside one of the files that differ now`() throws {
    let alias = number("c", #""{gap}""#)
    let folder = try repository(
      [
        ("a.tokens.json", tokens(alias)), ("light.tokens.json", tokens(number("gap", "1"))),
        ("dark.tokens.json", tokens(number("gap", "1") + ", " + number("own", "1"))), ("tincture.json", "{}"),
      ],
      [("dark.tokens.json", tokens(number("gap", "2") + ", " + number("own", "1")))])
    let text = run("diff", in: folder).text
    #expect(text.hasSuffix("Changed (1)\n  `gap`; 1 token follows\n    `dark.tokens.json`: `1` → `2`\n"), "\(text)")
    // It has the same value only where it has it beside all of them.
    Git.run(["commit", "-qa", "-m", "Second"], in: folder.path)
    try folder.write(tokens(number("c", #""{own}""#)), to: "a.tokens.json")
    let other = run("diff", in: folder).text
    #expect(
      other.hasSuffix(
        "  `c`, an alias of `own` instead of `gap`\n    `a.tokens.json with dark.tokens.json`: `2` → `1`\n"), "\(other)"
    )
  }

  @Test func `a comment takes no more than it can`() throws {
    let many = (0..<3_000).map { number("token-with-a-long-name-\($0)", "\($0)") }.joined(separator: ",\n")
    let folder = try repository([("a.tokens.json", "{}"), ("tincture.json", "{}")], [("a.tokens.json", tokens(many))])
    let text = run("diff --format markdown", in: folder).text
    #expect(text.utf8.count < 65_536 && text.utf8.count > 60_000)
    #expect(text.contains("<details><summary>Added (3,000)</summary>"))
    #expect(text.contains("more, which are too many for a comment"))
  }

  @Test func `JSON has the whole of it`() throws {
    let folder = try repository(
      [("a.tokens.json", design("0.2, 0.2, 0.2")), ("specs/button.md", spec), ("tincture.json", "{}")],
      [("a.tokens.json", design("0.8, 0.8, 0.8"))])
    let object = try JSONSerialization.jsonObject(with: Data(run("diff --format json", in: folder).text.utf8))
    let members = try #require(object as? [String: Any])
    #expect(members["version"] as? String == "patch")
    #expect(((members["to"] as? [String: Any])?["revision"]) is NSNull)
    #expect(((members["from"] as? [String: Any])?["commit"] as? String)?.count == 40)
    let changed = (members["tokens"] as? [String: Any])?["changed"] as? [[String: Any]]
    #expect(changed?.first?["name"] as? String == "color.ink")
    let contrast = (members["consequences"] as? [String: Any])?["contrast"] as? [String: Any]
    #expect((contrast?["lost"] as? [Any])?.count == 1)
  }

  @Test func `what cannot be compared is said`() throws {
    let folder = try repository([("tincture.json", "{ \"grid\": ")], [("tincture.json", "{}")])
    let (text, status) = run("diff", in: folder)
    #expect(status == 2 && text.hasPrefix("tincture: In `HEAD`: tincture.json:1:"), "\(text)")
    #expect(run("diff nowhere", in: folder).text.contains("There is no revision `nowhere` here."))
    #expect(run("diff HEAD --fail-on much", in: folder).status == 2)
  }
}
