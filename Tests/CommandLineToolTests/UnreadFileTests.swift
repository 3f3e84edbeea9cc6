import CommandLineTool
import Foundation
import TestSupport
import Testing

/// Files of a project that are there and cannot be read.
struct UnreadFileTests {
  private func check(_ folder: TemporaryFolder) -> (text: String, status: Int) {
    let outcome = Program.run(["check", "--format", "concise"], in: Surroundings(workingDirectory: folder.path))
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
        == "a.tokens.json:1:40: info: No token is named `core.one` in what was read; `core.tokens.json` could not be read. [unresolved-reference]\ntincture: `core.tokens.json` is not read: it is too large.\n"
    )
    #expect(status == 1)
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
    #expect(text.contains("tincture: `core.tokens.json` cannot be read: "))
    #expect(status == 2)
  }
}
