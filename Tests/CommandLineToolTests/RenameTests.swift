import CommandLineTool
import Foundation
import TestSupport
import Testing

/// What `rename --diff` prints is what `rename` writes, and findings that are put off stay so.
struct RenameTests {
  private func run(_ words: [String], in folder: TemporaryFolder) -> Outcome {
    Program.run(words, in: Surroundings(workingDirectory: folder.path))
  }

  private func text(_ words: [String], in folder: TemporaryFolder) -> String {
    let outcome = run(words, in: folder)
    return String(decoding: outcome.output, as: UTF8.self) + outcome.messages
  }

  /// The names of the tokens of a folder, each once, in order.
  private func names(in folder: TemporaryFolder) throws -> [String] {
    let tokens = try JSONSerialization.jsonObject(with: Data(run(["tokens", "--format", "json"], in: folder).output))
    return Set((tokens as? [[String: Any]] ?? []).compactMap { $0["name"] as? String }).sorted()
  }

  private func files(of folder: TemporaryFolder) throws -> [String: String] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return paths.filter { !$0.hasPrefix(".git") }.reduce(into: [:]) { $0[$1] = folder.read($1) }
  }

  /// Renames tokens of some files one after the other, once at once and once by a patch; gives how many took a name.
  private func rename(_ files: [(String, String)], most: Int) throws -> Int {
    let settings = files.contains { $0.0 == "tincture.json" } ? [] : [("tincture.json", "{}")]
    let (written, patched) = (try TemporaryFolder(files + settings), try TemporaryFolder(files + settings))
    for folder in [written, patched] {
      Git.run(["init", "-q"], in: folder.path)
      #expect(run(["check", "--baseline", "known.json", "--write-baseline", "--quiet"], in: folder).status != .failure)
    }
    let check = ["check", "--baseline", "known.json", "--format", "concise"]
    let before = text(check, in: written)
    let names = try names(in: written)
    var count = 0
    for name in names where names.count <= most || (count < most && name.utf8.count.isMultiple(of: 3)) {
      let new = name.hasPrefix("--") ? name + "x" : name + "-x"
      let words = ["rename", name, new, "--baseline", "known.json"]
      let diff = run(words + ["--diff"], in: patched)
      let outcome = run(words, in: written)
      #expect(outcome.status == diff.status, "\(name): \(outcome.messages)\(diff.messages)")
      guard outcome.status == .clean else { continue }
      count += 1
      let applied = Git.run(["apply", "-"], in: patched.path, input: Data(diff.output))
      #expect(applied.status == 0, "\(name): \(applied.output)")
      #expect(try self.files(of: patched) == self.files(of: written), "\(name)")
      #expect(run(words, in: written).status == .findings, "a second time \(name) is not there")
    }
    let after = text(check, in: written)
    #expect(!after.contains("outdated-baseline"), "\(after)")
    #expect(lines(of: after) == lines(of: before))
    return count
  }

  /// How many findings a check told.
  private func lines(of text: String) -> Int { text.split(separator: "\n").filter { $0.contains(": ") }.count }

  @Test(.enabled(if: Git.isThere))
  func `git applies what is shown, and the baseline stays true`() throws {
    let root = PackageFolder.path + "/Tests/Examples"
    let files = try FileManager.default.subpathsOfDirectory(atPath: root).compactMap { path in
      (try? String(contentsOfFile: "\(root)/\(path)", encoding: .utf8)).map { (path, $0) }
    }
    #expect(try rename(files, most: 6) > 3)
  }

  @Test(.enabled(if: Git.isThere && SharedFolder.exists), arguments: SharedFolder.names(in: "specs"))
  func `in a document as well`(name: String) throws {
    guard name.hasSuffix(".md"), let bytes = SharedFolder.bytes(of: "specs/\(name)") else { return }
    _ = try rename([(name, String(decoding: bytes, as: UTF8.self))], most: 4)
  }

  @Test func `where one file cannot be written none is`() throws {
    let tokens = #"{ "gap": { "$type": "number", "$value": 1 } }"#
    let folder = try TemporaryFolder([
      (".git/HEAD", ""), ("a.tokens.json", tokens), ("sub/b.tokens.json", tokens),
    ])
    let sub = folder.path + "/sub"
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: sub)
    defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: sub) }
    // Whoever may write everywhere cannot be kept from it so.
    guard !FileManager.default.isWritableFile(atPath: sub) else { return }
    let outcome = run(["rename", "gap", "space"], in: folder)
    #expect(outcome.status == .failure && outcome.messages.contains("No file was changed."), "\(outcome.messages)")
    #expect(folder.read("a.tokens.json") == tokens)
  }

  @Test func `nothing is written through a link out of the project`() throws {
    let tokens = #"{ "gap": { "$type": "number", "$value": 1 } }"#
    let outside = try TemporaryFolder([("b.tokens.json", tokens)])
    let folder = try TemporaryFolder([(".git/HEAD", ""), ("a.tokens.json", tokens)])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/b.tokens.json", withDestinationPath: outside.path + "/b.tokens.json")
    #expect(run(["rename", "gap", "space"], in: folder).status == .clean)
    #expect(outside.read("b.tokens.json") == tokens)
    #expect(folder.read("a.tokens.json")?.contains("space") == true)
  }
}
