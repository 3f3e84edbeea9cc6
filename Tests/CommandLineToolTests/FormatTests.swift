import CommandLineTool
import Foundation
import TestSupport
import Testing

/// What holds for every format: the list is the program's own.
struct FormatTests {
  private let formats = ReportFormat.all.map(\.name)

  private func check(_ folder: TemporaryFolder, _ words: [String], _ environment: [String: String] = [:]) -> Outcome {
    Program.run(["check"] + words, in: Surroundings(workingDirectory: folder.path, environment: environment))
  }

  private func text(_ outcome: Outcome) -> String { String(decoding: outcome.output, as: UTF8.self) }

  @Test func `a thousand findings come out of every format, twice alike`() throws {
    let items = (0..<1000).map { #""t\#($0)": { "$type": "number", "$value": "{größe.\#($0)}" }"# }
    let folder = try TemporaryFolder([(".git/HEAD", ""), ("t.json", "{\n\(items.joined(separator: ",\n"))\n}")])
    for format in formats {
      let first = check(folder, ["--format", format, "--all"])
      #expect(first.output == check(folder, ["--format", format, "--all"]).output, "\(format)")
      let told = text(first).components(separatedBy: "No token is named `größe.").count - 1
      // Some say a message twice.
      #expect([1000, 2000].contains(told), "\(format): \(told)")
    }
  }

  @Test func `a tab in a name stays one where the name is a path`() throws {
    let folder = try TemporaryFolder([
      (".git/HEAD", ""), ("a\tb\n.json", #"{ "a": { "$type": "number", "$value": "{b}" } }"#),
    ])
    #expect(text(check(folder, ["--format", "concise"])).hasPrefix("a\tb\\u{A}.json:1:40: error"))
    #expect(text(check(folder, ["--format", "github"])).contains("file=a\tb\\u{A}.json,"))
  }

  @Test func `counts of many owners are folded`() throws {
    let items = (0..<30).map { #""t\#($0)": { "$type": "number", "$value": "{none.\#($0)}" }"# }
    let folder = try TemporaryFolder([(".git/HEAD", ""), ("t.json", "{\n\(items.joined(separator: ",\n"))\n}")])
    let folded = text(check(folder, ["--statistics", "--only", "unresolved-reference"]))
    #expect(folded.hasSuffix("  1  t26  in t.json\n  10 more, with 10 findings: `--all` shows them.\n"), "\(folded)")
    #expect(text(check(folder, ["--statistics", "--all"])).contains("  1  t9  in t.json\n"))
  }

  @Test func `every fingerprint is another one`() throws {
    let items = (0..<50).map { _ in #""t": { "$type": "number", "$value": "{b}" }"# }
    let folder = try TemporaryFolder([(".git/HEAD", ""), ("t.json", "{\n\(items.joined(separator: ",\n"))\n}")])
    let data = check(folder, ["--format", "gitlab"]).output
    let list = try #require(try JSONSerialization.jsonObject(with: Data(data)) as? [[String: Any]])
    #expect(list.count > 50 && Set(list.compactMap { $0["fingerprint"] as? String }).count == list.count)
  }

  @Test func `XML is well formed whatever a file says`() throws {
    let wild = #"{ "a": { "$type": "number", "$value": "{<b>&\"'\u0001\uffff]]>\n}" }, "x]]>": 1 "#
    let folder = try TemporaryFolder([(".git/HEAD", ""), ("<&\"'>.tokens.json", wild)])
    for format in ["junit", "checkstyle"] {
      let text = text(check(folder, ["--format", format]))
      #expect(!text.contains("<b>") && text.contains("&lt;&amp;&quot;&apos;&gt;.tokens.json"), "\(text)")
      #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0.value == 0xFFFF })
    }
  }

  @Test func `a runner of GitHub gets annotations with the report, unless a format is named`() throws {
    let folder = try TemporaryFolder([
      (".git/HEAD", ""), ("t.json", #"{ "a": { "$type": "number", "$value": "{b}" } }"#),
    ])
    let action = ["GITHUB_ACTIONS": "true"]
    let both = text(check(folder, [], action))
    #expect(both.hasPrefix("error[unresolved-reference]") && both.contains("\n::error title="))
    #expect(!text(check(folder, ["--format", "full"], action)).contains("::error"))
    #expect(!text(check(folder, ["--format", "json=\(folder.path)/x.json"], action)).contains("::error"))
    #expect(!text(check(folder, [])).contains("::error"))
  }

  @Test func `a report makes its folder, and none behind a link out of the project`() throws {
    let folder = try TemporaryFolder([(".git/HEAD", ""), ("t.json", "{}")])
    #expect(check(folder, ["--format", "junit=results/of/tincture.xml"]).status == .clean)
    #expect(folder.read("results/of/tincture.xml")?.contains("<testsuite") ?? false)
    let outside = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/out", withDestinationPath: outside.path)
    let outcome = check(folder, ["--format", "junit=out/of/tincture.xml"])
    #expect(outcome.status == .failure && outcome.messages.contains("A link leads out of the folder."))
    #expect(try FileManager.default.contentsOfDirectory(atPath: outside.path).isEmpty)
  }

  @Test func `an edit above a finding leaves every fingerprint as it is`() throws {
    let folder = try TemporaryFolder([
      (".git/HEAD", ""), ("s.md", "# Card\n\n- Uses {space.smm} and {space.mdd}.\n"),
      ("t.json", #"{ "space": { "$type": "number", "sm": { "$value": 1 }, "md": { "$value": 2 } } }"#),
    ])
    func fingerprints() -> [String] {
      text(check(folder, ["--format", "sarif"])).components(separatedBy: "\n").filter { $0.contains("tincture/v1") }
    }
    let before = fingerprints()
    try "Words.\n\n# Card\n\n- Others, and {space.smm} and {space.mdd}.\n".write(
      toFile: folder.path + "/s.md", atomically: true, encoding: .utf8)
    #expect(before.count == 2 && fingerprints() == before)
  }

  @Test func `standard input is what it says, in the light of its project`() throws {
    let folder = try TemporaryFolder([
      (".git/HEAD", ""),
      ("t.json", #"{ "space": { "$type": "number", "sm": { "$value": 1 }, "md": { "$value": 2 } } }"#),
      ("spec.md", "# Card\n\n- Uses {space.xl}.\n"),
    ])
    var surroundings = Surroundings(workingDirectory: folder.path)
    surroundings.input = { Array("# Card\n\n- Uses {space.sm} and {space.mdd}.\n".utf8) }
    let words = ["check", "--format", "concise", "--stdin-filename"]
    for name in ["spec.md", "new.md"] {
      let outcome = Program.run(words + [name, "-"], in: surroundings)
      #expect(text(outcome).hasPrefix("\(name):3:23: error: No token is named `space.mdd`"), "\(text(outcome))")
      #expect(text(outcome).components(separatedBy: "\n").count == 2 && outcome.messages.isEmpty)
    }
  }
}
