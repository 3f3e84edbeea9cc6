import Foundation
import TestSupport
import Testing

/// What a shell sees where the program has nowhere to write to and nowhere to stand.
@Suite(.enabled(if: TestedProgram.exists, "there is no program to drive"))
struct LostSurroundings {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder([("a.tokens.json", #"{ "a": { "$type": "number", "$value": 1 } }"#)])
  }

  /// What a line for the shell comes to; `$1` is the folder, `$2` the program.
  private func shell(_ line: String) throws -> (errors: String, status: Int32) {
    let process = Process()
    let errors = Pipe()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", line, "sh", folder.path, TestedProgram.path ?? ""]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = errors
    try process.run()
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (text, process.terminationStatus)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "there is no device that is always full"))
  func `results that cannot be written are an error with a word`() throws {
    for verb in ["tokens", "check --format json", "rules", "--version"] {
      let (errors, status) = try shell(#"cd "$1" && exec "$2" \#(verb) >/dev/full"#)
      #expect(status == 2, "\(verb)")
      #expect(errors == "tincture: The results cannot be written: No space left on device.\n", "\(verb)")
    }
  }

  @Test func `a working directory that is gone is an error, and no other folder is taken for it`() throws {
    for verb in ["check", "tokens", "fix"] {
      let (errors, status) = try shell(#"mkdir "$1/sub" && cd "$1/sub" && rmdir "$1/sub" && exec "$2" \#(verb)"#)
      #expect(status == 2, "\(verb)")
      #expect(errors == "tincture: The working directory does not exist any more.\n", "\(verb)")
    }
  }
}
