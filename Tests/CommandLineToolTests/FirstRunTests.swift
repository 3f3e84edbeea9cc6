import CommandLineTool
import Foundation
import TestSupport
import Testing

/// The page for a newcomer: its files are written and its commands run, from the top to the end, in one repository.
@Suite(.needs("git", isThere: Git.isThere))
struct FirstRunTests {
  private let page = "Sources/tincture/Documentation.docc/FirstRun.md"

  @Test func `every command of the page does what the page shows`() throws {
    let text = try #require(PackageFolder.text(of: page))
    let folder = try TemporaryFolder([])
    Git.run(["init", "-q", "-b", "main"], in: folder.path)
    var written: [Substring] = []
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    while let line = lines.popFirst() {
      written.append(line)
      guard line.hasPrefix("```"), line != "```" else { continue }
      let body = lines.prefix { $0 != "```" }
      lines = lines.dropFirst(body.count)
      let words = line.dropFirst(3).split(separator: " ").map(String.init)
      if words == ["console"], let command = body.first?.dropFirst(2) {
        let answer = try answer(to: command.split(separator: " ").map(String.init), in: folder)
        written += body.prefix(1) + answer.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      } else {
        try write(body.joined(separator: "\n") + "\n", to: try #require(words.last), in: folder)
        if written.count < 40 { commit(in: folder) }
        written += body
      }
    }
    let answered = written.joined(separator: "\n")
    if ProcessInfo.processInfo.environment["UPDATE_CASES"] != nil, answered != text {
      try answered.write(toFile: "\(PackageFolder.path)/\(page)", atomically: true, encoding: .utf8)
    } else {
      #expect(answered == text, "UPDATE_CASES=1 writes the answers into the page")
    }
  }

  private func answer(to words: [String], in folder: TemporaryFolder) throws -> String {
    if words.first == "cat", words.count == 2 { return folder.read(words[1]) ?? "" }
    let environment = [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin", "HOME": folder.path,
    ]
    let outcome = Program.run(
      Array(words.dropFirst()), in: Surroundings(workingDirectory: folder.path, environment: environment))
    let status = outcome.status == .clean ? "" : "(exit status \(outcome.status.rawValue))\n"
    return String(decoding: outcome.output, as: UTF8.self) + outcome.messages + status
  }

  private func write(_ text: String, to path: String, in folder: TemporaryFolder) throws {
    let url = URL(fileURLWithPath: "\(folder.path)/\(path)")
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: url, atomically: true, encoding: .utf8)
  }

  private func commit(in folder: TemporaryFolder) {
    Git.run(["add", "-A"], in: folder.path)
    Git.run(["commit", "-q", "-m", "As it was"], in: folder.path)
  }
}
