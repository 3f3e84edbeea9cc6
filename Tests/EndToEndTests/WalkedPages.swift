import Foundation
import TestSupport
import Testing

/// The pages for newcomers: their files are written and their commands run in a shell, from the top to the end, each page
/// in a repository of its own.
@Suite(.needs("git", isThere: Git.isThere), .testedProgram)
struct WalkedPages {
  @Test(arguments: ["FirstRun", "CI", "CommitHooks"])
  func `every command of a page does what the page shows`(name: String) throws {
    let page = "Sources/tincture/Documentation.docc/\(name).md"
    let text = try #require(PackageFolder.text(of: page))
    let answered = try Walk().walked(text)
    if ProcessInfo.processInfo.environment["UPDATE_CASES"] != nil, answered != text {
      try answered.write(toFile: "\(PackageFolder.path)/\(page)", atomically: true, encoding: .utf8)
    } else {
      #expect(answered == text, "UPDATE_CASES=1 writes the answers into the page")
    }
  }

  @Test func `the commands of the template for GitLab run`() throws {
    let template = try #require(PackageFolder.text(of: "tincture.gitlab-ci.yml"))
    let walk = try Walk()
    try walk.folder.write(#"{ "a": { "$type": "number", "$value": "{b}" } }"#, to: "a.tokens.json")
    #expect(walk.failures(ofCommandsIn: template, as: ["TINCTURE_ARGUMENTS": "."]).isEmpty)
    #expect(walk.folder.read("gl-code-quality-report.json")?.contains("\"unresolved-reference\"") ?? false)
    #expect(walk.folder.read("tincture.xml")?.contains("<testsuite") ?? false)
  }
}

/// One walk through a page.
private struct Walk {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    Git.run(["init", "-q", "-b", "main"], in: folder.path)
    // The program is found as users find it, by its name.
    let programs = try #require(TestedProgram.path.map { URL(filePath: $0) })
    try FileManager.default.createDirectory(atPath: "\(folder.path)/.git/programs", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: URL(filePath: "\(folder.path)/.git/programs/tincture"), withDestinationURL: programs)
  }

  /// The page with the answers that its commands give now.
  ///
  /// What stands above the first command is committed, here and at the origin.
  func walked(_ text: String) throws -> String {
    var written: [Substring] = []
    var hasBegun = false
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    while let line = lines.popFirst() {
      written.append(line)
      guard line.hasPrefix("```"), line != "```" else { continue }
      let body = lines.prefix { $0 != "```" }
      lines = lines.dropFirst(body.count)
      let words = line.dropFirst(3).split(separator: " ").map(String.init)
      if words == ["console"], let command = body.first?.dropFirst(2) {
        if !hasBegun { commit() }
        hasBegun = true
        let answer = answer(to: String(command)).split(separator: "\n", omittingEmptySubsequences: false)
        written += body.prefix(1) + answer.dropLast()
      } else {
        let content = body.joined(separator: "\n") + "\n"
        try write(content, to: try #require(words.last, "a fence without the name of a file: \(line)"))
        for failure in failures(ofCommandsIn: content) { Issue.record("\(words.last ?? ""): \(failure)") }
        written += body
      }
    }
    return written.joined(separator: "\n")
  }

  /// What the commands print that a file for a server or a hook holds, where the program does not understand them or
  /// does not write what they name.
  func failures(ofCommandsIn text: String, as variables: [String: String] = [:]) -> [String] {
    text.matches(of: /(?m)(?:^|[\s"'])(tincture check[^"'\n]*)/).compactMap { found in
      let command = String(found.1)
      let run = run(command, variables)
      let files = command.matches(of: /--format [a-z]+=([^\s]+)/).map { String($0.1) }
      let lost = files.filter { folder.read($0) == nil }
      return run.status <= 1 && lost.isEmpty ? nil : "\(command): \(run.status), \(run.output)\(lost)"
    }
  }

  private func answer(to command: String) -> String {
    let run = run(command)
    return run.output + (run.status == 0 ? "" : "(exit status \(run.status))\n")
  }

  private func run(_ command: String, _ variables: [String: String] = [:]) -> (status: Int32, output: String) {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", command]
    process.currentDirectoryURL = URL(filePath: folder.path)
    let paths = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    process.environment = Git.environment(in: folder.path).merging(variables) { $1 }
      .merging(["PATH": "\(folder.path)/.git/programs:\(paths)"]) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = output
    do { try process.run() } catch { return (-1, "\(error)") }
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text)
  }

  private func write(_ text: String, to path: String) throws {
    try folder.write(text, to: path)
    guard text.hasPrefix("#!") else { return }
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: "\(folder.path)/\(path)")
  }

  private func commit() {
    Git.run(["add", "-A"], in: folder.path)
    Git.run(["commit", "-q", "-m", "As it was"], in: folder.path)
    Git.run(["update-ref", "refs/remotes/origin/main", "HEAD"], in: folder.path)
  }
}
