import CommandLineTool
import Foundation
import TestSupport
import Testing

/// What `fix --diff` prints is what `fix` writes.
struct DiffTests {
  private func text(seed: inout UInt64) -> String {
    func next(_ bound: UInt64) -> UInt64 {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (seed >> 33) % bound
    }
    let end = next(3) == 0 ? "\r\n" : "\n"
    var lines = ["{"]
    let count = next(40) + 1
    for number in 0..<count {
      // A comma too many is taken out; so is a comma behind the last one.
      let comma = next(4) == 0 ? "," : ""
      lines.append(
        #"  "t\#(number)": { "$type": "number", "$value": \#(next(9))\#(comma) }"# + (number + 1 < count ? "," : ""))
      if next(5) == 0 { lines.append("") }
    }
    lines.append("}")
    return lines.joined(separator: end) + (next(2) == 0 ? end : "")
  }

  @Test(.enabled(if: Git.isThere))
  func `git applies what is shown, and that is what is written`() throws {
    var seed: UInt64 = 19
    for _ in 0..<30 {
      let files = ["a.tokens.json", "in a folder/b \"ü\".tokens.json", "-c.tokens.json"].map { ($0, text(seed: &seed)) }
      let shown = try TemporaryFolder(files)
      let written = try TemporaryFolder(files)
      for folder in [shown, written] { Git.run(["init", "-q"], in: folder.path) }
      let diff = Program.run(["fix", "--diff"], in: Surroundings(workingDirectory: shown.path))
      let isChanged = Program.run(["fix", "--quiet"], in: Surroundings(workingDirectory: written.path)).status
      #expect(isChanged == .clean)
      for (path, text) in files { #expect(shown.read(path) == text, "nothing is written") }
      if diff.output.isEmpty { continue }
      #expect(diff.status == .findings)
      let applied = Git.run(["apply", "-"], in: shown.path, input: Data(diff.output))
      #expect(applied.status == 0, "\(applied.output)")
      for (path, _) in files { #expect(shown.read(path) == written.read(path), "\(path)") }
    }
  }

  @Test(.enabled(if: Git.isThere))
  func `in a folder of a repository paths begin there`() throws {
    let folder = try TemporaryFolder([("x.md", ""), ("p/t.json", #"{ "a": { "$type": "number", "$value": 1, } }"#)])
    Git.run(["init", "-q"], in: folder.path)
    let diff = Program.run(["fix", "--diff"], in: Surroundings(workingDirectory: folder.path + "/p"))
    #expect(String(decoding: diff.output, as: UTF8.self).hasPrefix("--- a/t.json\n+++ b/t.json\n"))
    #expect(Git.run(["apply", "-"], in: folder.path + "/p", input: Data(diff.output)).status == 0)
    #expect(folder.read("p/t.json") == #"{ "a": { "$type": "number", "$value": 1 } }"#)
  }
}
