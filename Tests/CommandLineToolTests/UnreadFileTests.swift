import CommandLineTool
import Foundation
import TestSupport
import Testing

/// Files of a project that are there and cannot be read.
struct UnreadFileTests {
  private func check(_ folder: TemporaryFolder, as format: String = "concise") -> (text: String, status: Int) {
    let outcome = Program.run(["check", "--format", format], in: Surroundings(workingDirectory: folder.path))
    return (String(decoding: outcome.output, as: UTF8.self) + outcome.messages, Int(outcome.status.rawValue))
  }

  @Test func `a name that a file too large to read may define is no error`() throws {
    let folder = try TemporaryFolder([
      (".git/HEAD", ""), ("a.tokens.json", #"{ "a": { "$type": "number", "$value": "{core.one}" } }"#),
      ("core.tokens.json", "{}"),
    ])
    #expect(truncate(folder.path + "/core.tokens.json", 65 << 20) == 0)
    let (text, status) = check(folder)
    #expect(
      text
        == """
        a.tokens.json:1:40: info: No token is named `core.one` in what was read; `core.tokens.json` could not be read. \
        [unresolved-reference]
        core.tokens.json:1:1: error: `core.tokens.json` is not read: it is too large. [unread-file]

        """
    )
    #expect(status == 1)
  }

  @Test func `every format has the finding, and says it once`() throws {
    let folder = try TemporaryFolder([
      (".git/HEAD", ""), ("a.tokens.json", #"{ "a": { "$type": "number", "$value": 1 } }"#),
    ])
    mkfifo(folder.path + "/p.tokens.json", 0o600)
    for format in ReportFormat.all.map(\.name) {
      let (text, status) = check(folder, as: format)
      // JUnit has the message as an attribute and as a text.
      let times = format == "junit" ? 2 : 1
      #expect(text.components(separatedBy: "cannot be read: Not a regular file.").count == times + 1, "\(format)")
      #expect(text.contains("unread-file"), "\(format)")
      #expect(status == 2, "\(format)")
    }
    #expect(
      check(folder, as: "full").text.hasPrefix(
        """
        error[unread-file]: `p.tokens.json` cannot be read: Not a regular file.
         --> p.tokens.json

        Found 1 error in 1 token file and 1 unread file, with 1 token.

        """))
    let report = try JSONSerialization.jsonObject(with: Data(check(folder, as: "json").text.utf8)) as? [String: Any]
    let finding = (report?["findings"] as? [[String: Any]])?.first
    #expect(finding?["path"] as? String == "p.tokens.json")
    #expect((report?["summary"] as? [String: Int])?["files"] == 1)
  }

  @Test func `an encrypted file gives no finding, and may define what is missing`() throws {
    let folder = try TemporaryFolder([
      (".git/HEAD", ""), ("a.tokens.json", #"{ "a": { "$type": "number", "$value": "{core.one}" } }"#),
    ])
    let bytes = Data("\0GITCRYPT\0".utf8 + [0xFF, 0x22, 0x7D, 0x0A, 0xC3, 0x28, 0x22, 0x0A])
    for name in ["sealed.css", "core.tokens.json", "notes.md"] {
      try bytes.write(to: URL(fileURLWithPath: folder.path + "/" + name))
    }
    let (text, status) = check(folder)
    #expect(
      text
        == """
        a.tokens.json:1:40: info: No token is named `core.one` in what was read; `core.tokens.json` and 1 more could not \
        be read. [unresolved-reference]

        """)
    #expect(status == 0)
  }

  @Test func `the page shows what happens`() throws {
    let page = Program.run(["explain", "unread-file"], in: Surroundings(workingDirectory: "/"))
    let lines = String(decoding: page.output, as: UTF8.self).components(separatedBy: "\n")
      .drop { $0 != "```console" }.dropFirst().prefix { $0 != "```" }
    let folder = try TemporaryFolder([(".git/HEAD", ""), ("core.tokens.json", "")])
    #expect(lines.prefix(2) == ["$ truncate -s 65M core.tokens.json", "$ tincture check --format concise ."])
    #expect(truncate(folder.path + "/core.tokens.json", 65 << 20) == 0)
    #expect(check(folder).text == lines.dropFirst(2).joined(separator: "\n") + "\n")
  }

  @Test(.needs("a user who cannot read everything", isThere: geteuid() != 0))
  func `a file of the project that cannot be opened is told, and fails the command`() throws {
    let folder = try TemporaryFolder([
      (".git/HEAD", ""), ("a.tokens.json", #"{ "a": { "$type": "number", "$value": "{core.one}" } }"#),
      ("core.tokens.json", "{}"),
    ])
    #expect(chmod(folder.path + "/core.tokens.json", 0) == 0)
    let (text, status) = check(folder)
    #expect(text.contains("info: No token is named `core.one` in what was read; `core.tokens.json` could not be read."))
    #expect(text.contains("core.tokens.json:1:1: error: `core.tokens.json` cannot be read: "))
    #expect(status == 2)
  }
}
