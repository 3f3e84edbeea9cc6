import CommandLineTool
import Foundation
import TestSupport
import Testing

/// Baselines under edits: what is put off stays so, and nothing takes its place.
struct BaselineTests {
  private let settings = ("tincture.json", #"{ "grid": { "base": 4 }, "baseline": "known.json" }"#)
  private let spec = """
    # Button

    - Background: #14A0A5
    - Text: White
    - Padding: 10px

    ## States

    - Hover: Background #30C0C5
    - Pressed: Background #40D0D5

    # Card

    - Padding: 10px
    - Margin: 10px
    """

  private func run(_ words: String, in folder: TemporaryFolder) -> (text: String, status: Int) {
    let outcome = Program.run(
      words.split(separator: " ").map(String.init), in: Surroundings(workingDirectory: folder.path))
    return (String(decoding: outcome.output, as: UTF8.self) + outcome.messages, Int(outcome.status.rawValue))
  }

  private func folder(_ spec: String, _ others: [(String, String)] = []) throws -> TemporaryFolder {
    try TemporaryFolder([(".git/HEAD", ""), settings, ("spec.md", spec)] + others)
  }

  private func write(_ text: String, to path: String, in folder: TemporaryFolder) throws {
    try text.write(toFile: "\(folder.path)/\(path)", atomically: true, encoding: .utf8)
  }

  @Test func `a shadow in front of another changes nothing`() throws {
    func shadows(_ list: String) -> String {
      #"{ "raised": { "$type": "shadow", "$value": [\#(list)] } }"#
    }
    func shadow(_ color: String) -> String {
      let zero = #"{ "value": 0, "unit": "px" }"#
      return #"{ "color": \#(color), "offsetX": \#(zero), "offsetY": \#(zero), "blur": \#(zero), "spread": \#(zero) }"#
    }
    let unknown = shadow(#""{nope}""#)
    let black = shadow(#"{ "colorSpace": "srgb", "components": [0, 0, 0] }"#)
    let folder = try folder("# Words\n", [("a.tokens.json", shadows(unknown))])
    #expect(run("check --write-baseline", in: folder).status == 0)
    #expect(folder.read("known.json")?.contains("nope") ?? false)
    try write(shadows(black + ", " + unknown), to: "a.tokens.json", in: folder)
    let (text, status) = run("check --format concise", in: folder)
    #expect(text == "" && status == 0, "\(text)")
  }

  @Test func `of several that are alike any may be the new one`() throws {
    let folder = try folder("# Card\n\n- Padding: 10px\n- Padding: 10px\n")
    #expect(run("check --write-baseline", in: folder).status == 0)
    try write("# Card\n\n- Padding: 10px\n- Padding: 10px\n- Padding: 10px\n", to: "spec.md", in: folder)
    let text = run("check", in: folder).text
    #expect(text.contains("  = note: 2 others like it there are put off; any of them may be the new one\n"), "\(text)")
    try write("# Card\n\n- Padding: 10px\n", to: "spec.md", in: folder)
    #expect(run("check --format concise", in: folder).text.split(separator: "\n").count == 1)
  }

  @Test func `a path may be written from the folder on`() throws {
    let folder = try folder(spec)
    #expect(run("check --write-baseline", in: folder).status == 0)
    let written = folder.read("known.json")?.replacingOccurrences(of: "\"spec.md\"", with: "\"./spec.md\"") ?? ""
    try write(written, to: "known.json", in: folder)
    let (text, status) = run("check --error-on-warnings --format concise", in: folder)
    #expect(text == "" && status == 0, "\(text)")
  }

  @Test func `lines above and beside what is put off change nothing`() throws {
    let folder = try folder(spec)
    #expect(run("check --write-baseline", in: folder).status == 0)
    let baseline = folder.read("known.json")
    #expect((baseline?.components(separatedBy: "\"rule\"").count ?? 0) > 5)
    let lines = spec.components(separatedBy: "\n")
    for place in 0...lines.count {
      var edited = lines
      edited.insert(contentsOf: ["", "Some words about it, 3 of them.", ""], at: place)
      // Between two items a paragraph would end the list and with it what the states belong to; a remark does not.
      if place > 0, place < lines.count, lines[place].hasPrefix("-"), lines[place - 1].hasPrefix("-") {
        edited = lines
        edited.insert("  <!-- a remark -->", at: place)
      }
      try write(edited.joined(separator: "\n"), to: "spec.md", in: folder)
      let (text, status) = run("check --error-on-warnings --format concise", in: folder)
      #expect(text == "" && status == 0, "at line \(place + 1)")
      #expect(run("check --write-baseline", in: folder).status == 0)
      #expect(folder.read("known.json") == baseline, "at line \(place + 1)")
    }
  }

  @Test func `a finding that is swapped for another one is new, and the old entry is told`() throws {
    let folder = try folder(spec)
    #expect(run("check --write-baseline", in: folder).status == 0)
    try write(spec.replacingOccurrences(of: "Margin: 10px", with: "Margin: 14px"), to: "spec.md", in: folder)
    let text = run("check --format concise", in: folder).text
    #expect(text.contains("known.json:") && text.contains("spec.md:15:11: warning: Margin `14px`"), "\(text)")
    #expect(text.components(separatedBy: "\n").count == 3)
  }

  @Test func `a token that is added above leaves those below put off`() throws {
    let (first, second) = (
      #""a": { "$type": "number", "$value": "{x}" }"#, #""b": { "$type": "number", "$value": "{y}" }"#
    )
    let folder = try folder("# Nothing\n", [("t.tokens.json", "{ \(first), \(second) }")])
    #expect(run("check --write-baseline", in: folder).status == 0)
    try write(
      "{ \"0\": { \"$value\": 1 , \"$type\": \"number\" },\n\(second),\n\(first) }", to: "t.tokens.json", in: folder)
    #expect(run("check --format concise", in: folder).text == "")
    try write(#"{ "b": { "$type": "number", "$value": "{x}" } }"#, to: "t.tokens.json", in: folder)
    #expect(run("check --format concise", in: folder).text.components(separatedBy: "outdated-baseline").count == 3)
  }

  @Test func `a file that is moved keeps its reasons when the baseline is written anew`() throws {
    let folder = try folder("# Nothing\n", [("t.tokens.json", #"{ "a": { "$type": "number", "$value": "{x}" } }"#)])
    #expect(run("check --write-baseline", in: folder).status == 0)
    let entry = try #require(folder.read("known.json"))
    try write(
      entry.replacingOccurrences(of: "{x}\"", with: "{x}\", \"reason\": \"Later.\""), to: "known.json", in: folder)
    try FileManager.default.moveItem(atPath: folder.path + "/t.tokens.json", toPath: folder.path + "/u.tokens.json")
    #expect(run("check", in: folder).status == 1)
    #expect(run("check --write-baseline", in: folder).status == 0)
    #expect(folder.read("known.json")?.contains(#""path": "u.tokens.json", "rule": "#) == true)
    #expect(folder.read("known.json")?.contains(#""reason": "Later.""#) == true)
  }

  @Test func `a file that is moved is told once for each entry, and its entries follow`() throws {
    let tokens = #"{ "a": { "$type": "number", "$value": "{x}" }, "b": { "$type": "number", "$value": "{y}" } }"#
    let folder = try folder("# Nothing\n", [("t.tokens.json", tokens), ("v.tokens.json", tokens)])
    #expect(run("check --write-baseline", in: folder).status == 0)
    let entry = try #require(folder.read("known.json"))
    try write(
      entry.replacingOccurrences(of: "{x}\"", with: "{x}\", \"reason\": \"Later.\""), to: "known.json", in: folder)
    try FileManager.default.moveItem(atPath: folder.path + "/t.tokens.json", toPath: folder.path + "/u.tokens.json")
    let (text, status) = run("check --format concise", in: folder)
    #expect(status == 1 && text.split(separator: "\n").count == 2, "\(text)")
    #expect(
      text.hasPrefix(
        "known.json:4:40: error: `unresolved-reference` has moved from `t.tokens.json` to `u.tokens.json`: `a`,"),
      "\(text)")
    let words = run("check --prune-baseline --format concise", in: folder).text
    #expect(
      words
        == "tincture: `known.json` lists 4 findings now: nothing taken out, 2 moved along with their files, nothing added.\n"
    )
    #expect(folder.read("known.json")?.contains(#""path": "u.tokens.json", "rule": "#) == true)
    #expect(folder.read("known.json")?.components(separatedBy: #""reason": "Later.""#).count == 3)
    #expect(run("check --format concise", in: folder).text == "")
    // What two new files could be is for somebody to say.
    for name in ["w", "x"] { try write(tokens, to: "\(name).tokens.json", in: folder) }
    try FileManager.default.removeItem(atPath: folder.path + "/u.tokens.json")
    #expect(run("check --format concise", in: folder).text.split(separator: "\n").count == 6)
  }

  @Test func `a finding elsewhere does not take the entry of a file that is gone`() throws {
    let folder = try folder("# Nothing\n", [("a/card.md", "# Card\n\n- Padding: 10px\n")])
    #expect(run("check --write-baseline", in: folder).status == 0)
    try FileManager.default.removeItem(atPath: folder.path + "/a")
    try folder.write("# Card\n\n- Padding: 10px\n", to: "b/other.md")
    let text = run("check --format concise", in: folder).text
    #expect(text.hasPrefix("b/other.md:3:12: warning: Padding `10px`"), "\(text)")
    #expect(text.contains("is not found any more in `a/card.md`"), "\(text)")
    // One of the same name is that file.
    try FileManager.default.removeItem(atPath: folder.path + "/b")
    try folder.write("# Card\n\n- Padding: 10px\n", to: "b/card.md")
    #expect(run("check --format concise", in: folder).text.contains("has moved from `a/card.md` to `b/card.md`"))
  }

  @Test func `files that move together keep their entries by their names`() throws {
    let card = "# Card\n\n- Padding: 10px\n"
    let names = ["a/card", "a/chip", "z/card"]
    let folder = try folder("# Nothing\n", names.map { ("\($0).md", card) })
    #expect(run("check --write-baseline", in: folder).status == 0)
    for name in names { try folder.write(card, to: "docs/\(name).md") }
    for name in ["a", "z"] { try FileManager.default.removeItem(atPath: folder.path + "/" + name) }
    let text = run("check --format concise", in: folder).text
    for name in names { #expect(text.contains("has moved from `\(name).md` to `docs/\(name).md`"), "\(text)") }
    let words = run("check --prune-baseline", in: folder).text
    #expect(words.contains("nothing taken out, 3 moved along with their files"), "\(words)")
    #expect(run("check --format concise", in: folder).text == "")
  }

  @Test func `a report for a comment says how much it leaves out`() throws {
    let tokens = (0..<2_000).map { "\"t\($0)\": { \"$type\": \"number\", \"$value\": \"{x\($0)}\" }" }
    let folder = try folder("# Nothing\n", [("t.tokens.json", "{ \(tokens.joined(separator: ", ")) }")])
    let text = run("check --format markdown", in: folder).text
    let rows = text.split(separator: "\n").count { $0.contains(" | error | ") || $0.contains(" | warning | ") }
    #expect(text.count < 60_200 && rows > 500, "\(text.count)")
    let last = text.split(separator: "\n").last ?? ""
    let isSaid = last.hasPrefix("A comment holds no more: ") && last.hasSuffix(" not shown; `--all` shows them.")
    #expect(isSaid, "\(last)")
    #expect(Int(last.filter(\.isNumber)) == 2_001 - rows)
  }

  @Test func `two branches that put off different findings merge into one baseline`() throws {
    let folder = try folder("# Nothing\n", [("t.tokens.json", #"{ "a": { "$type": "number", "$value": "{x}" } }"#)])
    #expect(run("check --write-baseline", in: folder).status == 0)
    let entry = try #require(folder.read("known.json")?.components(separatedBy: "\n").first { $0.contains("path") })
    // As a merge leaves it: the same line from both sides, and a comma behind the last.
    try write("{ \"findings\": [\n\(entry),\n\(entry),\n] }", to: "known.json", in: folder)
    #expect(run("check --format concise", in: folder).text == "")
  }

  @Test func `the page shows what happens`() throws {
    let folder = try folder("# Nothing\n", [("a.tokens.json", #"{ "a": { "$type": "number", "$value": "{b}" } }"#)])
    try write(#"{ "baseline": "tincture-baseline.json" }"#, to: "tincture.json", in: folder)
    #expect(run("check --write-baseline", in: folder).status == 0)
    try write(#"{ "a": { "$type": "number", "$value": 1 } }"#, to: "a.tokens.json", in: folder)
    let said = run("check --format concise .", in: folder).text
    let page = run("explain outdated-baseline", in: folder).text
    #expect(!said.isEmpty && page.contains(said), "\(said)")
  }
}
