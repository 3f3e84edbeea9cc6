import CommandLineTool
import Foundation
import TestSupport
import Testing

/// Which settings hold for a file, and who says so.
struct PrintedSettingsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder([
      (".git/HEAD", ""),
      ("base.json", #"{ "rules": { "low-contrast": "info", "value-drift": "off" }, "grid": { "base": 8 } }"#),
      (
        "tincture.json",
        """
        {
          "extends": "base.json", // the team's
          "grid": { "allow": [1, "two", 2] },
          "rules": { "low-contrast": ["error", { "level": "AAA" }], "unread-file": "off" },
          "names": { "swift": { "types": { "Space": "space" } } },
          "touchTarget": { "minimum": "much" },
          "overrides": [
            { "files": ["specs/**"], "rules": { "off-grid-spacing": "off" } },
            { "files": ["code/**"], "rules": { "off-grid-spacing": ["error", { "base": 4 }], "small-text": { "web": "info" } } }
          ]
        }
        """
      ),
    ])
  }

  /// What is set, and the first line that says what was read.
  private func printed(_ words: String...) -> String {
    let outcome = Program.run(["check"] + words, in: Surroundings(workingDirectory: folder.path))
    let text = String(decoding: outcome.output, as: UTF8.self) + outcome.messages
    return text.components(separatedBy: "\n\nDefault\n")[0]
      .replacingOccurrences(of: "  +", with: " ", options: .regularExpression)
  }

  @Test func `each value is told with the place that it comes from`() {
    #expect(
      printed("--print-config", "specs/card.md") == """
        Settings of `specs/card.md`, in the project `.`; read: `base.json`, `tincture.json`.

        Set
         grid.base 8 (base.json:1:80)
         grid.allow [1,2] (tincture.json:3:22)
         contrast.level "AAA" (tincture.json:4:51)
         names.swift.types.Space "space" (tincture.json:5:45)
         rules.low-contrast error (tincture.json:4:31)
         rules.off-grid-spacing off (tincture.json:8:61, `overrides` for `specs/**`)
         rules.value-drift off (base.json:1:53)
         extends "base.json" (tincture.json:2:14)
        """)
  }

  @Test func `an override holds for its files alone`() {
    #expect(printed("--print-config", "other/card.md").contains("off-grid-spacing") == false)
    #expect(printed("--print-config", "code/app.css").contains("rules.off-grid-spacing error (tincture.json:9:61"))
    #expect(printed("--print-config", "code/app.css").contains("grid.base 4 (tincture.json:9:80"))
    #expect(printed("--print-config", "code/app.css").contains(#"rules.small-text {"web":"info"} (tincture.json:9:"#))
  }

  @Test func `the command line counts more than a file`() {
    let text = printed("--print-config", "a.md", "--skip", "low-contrast", "--baseline", "known.json")
    #expect(text.contains("rules.low-contrast off (command line, `--skip`)"))
    #expect(text.contains(#"baseline "known.json" (command line, `--baseline`)"#))
  }

  @Test func `nothing is set where no file is read`() {
    let text = printed("--print-config", "specs/card.md", "--isolated")
    #expect(text == "Settings of `specs/card.md`, in the project `.`; read: no settings file.")
  }
}
