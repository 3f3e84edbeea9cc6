import Foundation
import TestSupport
import Testing

/// `diff` where files and sets may lie over each other or stand side by side.
extension DesignDiffTests {
  private func color(_ name: String, _ value: String) -> String {
    #""\#(name)": { "type": "color", "value": "\#(value)" }"#
  }

  /// A file of Tokens Studio whose sets nothing enables.
  private func sets(_ sets: [(name: String, tokens: String)]) -> String {
    let order = sets.map { "\"\($0.name)\"" }.joined(separator: ", ")
    let all = sets.map { "\"\($0.name)\": { \($0.tokens) }," }.joined(separator: "\n")
    return "{ \(all) \"$themes\": [], \"$metadata\": { \"tokenSetOrder\": [\(order)] } }"
  }

  @Test func `sets that nothing enables are not laid over each other`() throws {
    func file(_ light: String, _ dark: String) -> String {
      sets([("light", light), ("dark", dark), ("parts", color("chip", "{ink}"))])
    }
    let (ink, gray) = (color("ink", "#111111"), color("ink", "#eeeeee"))
    let folder = try repository([("a.json", file(ink, gray))], [("a.json", file(color("ink", "#222222"), gray))])
    #expect(
      run("diff", in: folder).text == """
        A patch change from `HEAD` to the work tree: 1 token changed.

        Changed (1)
          `ink`
            `a.json, light`: `#111111` → `#222222`

        """)
    try folder.write(file(ink, color("ink", "#dddddd")), to: "a.json")
    let dark = run("diff", in: folder).text
    #expect(dark.contains("  `ink`; 1 token follows\n    `a.json, dark`: `#eeeeee` → `#dddddd`\n"), "\(dark)")
    try folder.write(file(ink, color("page", "#eeeeee")), to: "a.json")
    let moved = run("diff", in: folder).text
    #expect(moved.contains("Renamed (1)\n  `ink` → `page` in `a.json`\n"), "\(moved)")
  }

  @Test func `groups that become sets are what they were`() throws {
    let (ink, gray) = (color("ink", "#111111"), color("ink", "#eeeeee"))
    let more = gray + ", " + color("page", "#222222") + ", " + color("link", "{page}")
    let folder = try repository(
      [("a.json", "{ \"light\": { \(ink) }, \"dark\": { \(gray) } }")],
      [("a.json", sets([("light", ink), ("dark", more)]))])
    #expect(
      run("diff", in: folder).text == """
        A minor change from `HEAD` to the work tree: 2 tokens added.

        Added (2)
          `dark.link`, color `#222222`
          `dark.page`, color `#222222`

        """)
  }

  @Test func `a bare number in a shadow is shown and compared`() throws {
    func file(_ spread: String) -> String {
      let sides = #""offsetX": "0px", "offsetY": "0px", "blur": "1px""#
      return tokens(
        ##""raised": { "$type": "shadow", "$value": { "color": "#000000", \##(sides), "spread": \##(spread) } }"##)
    }
    let folder = try repository([("a.tokens.json", file("2"))], [("a.tokens.json", file("3"))])
    let text = run("diff", in: folder).text
    #expect(text.contains("  `raised`: `0px 0px 1px 2 #000000` → `0px 0px 1px 3 #000000`\n"), "\(text)")
  }

  @Test func `an order of sets is no theme`() throws {
    let folder = try repository(
      [("a.json", "{ \(color("ink", "#111111")), \(color("page", "{ink}")) }")],
      [("a.json", sets([("one", color("ink", "#111111")), ("two", color("page", "{ink}"))]))])
    let text = run("diff", in: folder).text
    #expect(text == "No token has changed from `HEAD` to the work tree.\n")
  }

  @Test func `the order of sets that a build writes down holds no tokens`() throws {
    let order = #""tokenSetOrder": { "0": { "value": "one", "type": "other" } }"#
    let folder = try repository(
      [("tokens.json", "{ \(color("ink", "#111111")), \(order) }")], [("tokens.json", "{ \(color("ink", "#111111")) }")]
    )
    #expect(run("diff", in: folder).text == "No token has changed from `HEAD` to the work tree.\n")
  }

  @Test func `a palette that is gone is told once`() throws {
    let palette = tokens(number("ink", "1"))
    let folder = try repository(
      [
        ("a.tokens.json", palette), ("b.tokens.json", palette.replacingOccurrences(of: "1 }", with: "2 }")),
        ("c.tokens.json", tokens(number("chip", #""{ink}""#))), ("tincture.json", "{}"),
      ], [("b.tokens.json", nil)])
    #expect(
      run("diff", in: folder).text == """
        A patch change from `HEAD` to the work tree: 1 file with fewer values.

        Files with fewer values (1)
          `b.tokens.json`: 1 token

        """)
  }

  @Test func `files of one version go together`() throws {
    func files(_ name: String) -> [(String, String)] {
      let parts = tokens(number("chip", #""{\#(name)}""#))
      return [
        ("chip.default.tokens.json", parts), ("chip.v1.tokens.json", parts),
        ("size.default.tokens.json", tokens(number("ink", "1") + ", " + number("page", "9"))),
        ("size.v1-default.tokens.json", tokens(number("ink", "2") + ", " + number("page", "9"))),
        ("tincture.json", "{}"),
      ]
    }
    let folder = try repository(files("ink"), files("page"))
    let text = run("diff", in: folder).text
    #expect(
      text.hasSuffix(
        """
          `chip`, an alias of `page` instead of `ink`
            `chip.default.tokens.json`: `1` → `9`
            `chip.v1.tokens.json`: `2` → `9`

        """), "\(text)")
  }

  @Test func `a single level is a name that only its value makes certain`() throws {
    let text = try told(
      #""black": { \#(number("black", "1")) }, \#(number("other", "4"))"#,
      #"\#(number("black", "1")), \#(number("other", "4"))"#)
    #expect(text.hasSuffix("Renamed (1)\n  `black.black` → `black`\n"), "\(text)")
    let open = try told(
      #""black": { \#(number("black", "1")) }, "b": { \#(number("x", "1")) }, \#(number("other", "4"))"#,
      #"\#(number("black", "1")), \#(number("other", "4"))"#)
    #expect(!open.contains("Renamed"), "\(open)")
  }

  @Test func `of more permutations than are worked out those differ that both revisions tell of`() throws {
    func theme(_ group: String, _ name: String) -> String {
      #"{ "name": "\#(name)", "group": "\#(group)", "selectedTokenSets": { "core": "source", "\#(name)": "enabled" } }"#
    }
    func themes(_ support: Int) -> String {
      let all =
        (1...3).map { theme("size", "s\($0)") } + (1...4).map { theme("type", "t\($0)") }
        + [theme("brand", "one"), theme("brand", "two"), theme("scheme", "dark"), theme("scheme", "light")]
        + (1...support).map { theme("support", "h\($0)") }
      return "[\(all.joined(separator: ",\n"))]"
    }
    let sets = [
      ("core.json", "{ \(color("link", "{ink}")) }"), ("dark.json", "{ \(color("ink", "#eeeeee")) }"),
      ("light.json", "{ \(color("ink", "#111111")) }"),
    ]
    let folder = try repository(sets + [("$themes.json", themes(1))], [("$themes.json", themes(2))])
    let text = run("diff", in: folder).text
    #expect(text == "A minor change from `HEAD` to the work tree: 1 theme added.\n\nThemes added (1)\n  `support=h2`\n")
  }

  @Test func `what a document says of a token that a style sheet defines now was not removed`() throws {
    let document = "# Color\n\n```css\n:root { --accent: #994400; }\n```\n"
    let folder = try repository(
      [("color.md", document), ("app.css", ":root { --ink: #111111; }\n")],
      [("app.css", ":root { --ink: #111111; --accent: #994400; }\n")])
    let text = run("diff", in: folder).text
    #expect(
      text.hasSuffix("to the work tree: 1 token added.\n\nAdded (1)\n  `--accent`, color `#994400`\n"), "\(text)")
  }
}
