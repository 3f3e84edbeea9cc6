import Foundation
import Fuzzing
import TestSupport
import Testing

/// What a fuzzer without a corpus begins with: `FUZZ_SEEDS=folder` has it written.
struct Seeds {
  private static let folder = ProcessInfo.processInfo.environment["FUZZ_SEEDS"]

  @Test(.needs("FUZZ_SEEDS, a folder for them", isThere: folder != nil)) func `the project's own texts become inputs`()
    throws
  {
    let folder = try #require(Self.folder)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for (number, shown) in ShownTexts.all.enumerated() where shown.text.utf8.count < 4_000 {
      guard let kind = FuzzedKind(path: shown.path) else { continue }
      let bytes = Array(shown.text.utf8)
      for (depth, name) in [(FuzzedInput.Depth.reading, "r"), (.findings, "f"), (.questions, "q")] {
        let input = FuzzedInput(kind, depth, near: bytes.count / 2, bytes)
        try Data(input.bytes).write(to: URL(filePath: "\(folder)/\(number)\(name)"))
      }
    }
    let others: [(FuzzedKind, String)] = [
      (.glob, "**/{a,b}*.[!c]json\nx/y/a.json"), (.glob, "!a/**\nfile:///w/a%20b#c"),
      (.edit, "\u{3}\u{2}é\r\na\n\u{1F600}b"),
      (.wire, "Content-Length: 2\r\n\r\n{}Content-Length: 17\r\n\r\n{\"id\":1,\"method\":\"x\"}"),
    ]
    for (number, (kind, text)) in others.enumerated() {
      let input = FuzzedInput(kind, .reading, near: 3, Array(text.utf8))
      try Data(input.bytes).write(to: URL(filePath: "\(folder)/other\(number)"))
    }
  }
}
