import Platform
import Testing

/// Other programs, and folders for a moment.
struct ChildProcessTests {
  private let path = "/usr/local/bin:/usr/bin:/bin"

  @Test func `what a program reads and writes at once comes back whole`() throws {
    Environment.ignoreBrokenPipes()
    let cat = try #require(ChildProcess.find("cat", in: path))
    let input = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let result = try ChildProcess.run(cat, [], environment: [:], input: input)
    #expect(result.status == 0 && result.output == input && result.messages.isEmpty)
  }

  @Test func `the status, both streams and the environment are the program's own`() throws {
    let shell = try #require(ChildProcess.find("sh", in: path))
    let script = "echo $A-$B; echo no >&2; exit 3"
    let result = try ChildProcess.run(shell, ["-c", script], environment: ["A": "one two"])
    #expect(result.status == 3 && result.output == Array("one two-\n".utf8) && result.messages == Array("no\n".utf8))
    #expect(try ChildProcess.run(shell, ["-c", "kill -9 $$"], environment: [:]).status == -1)
  }

  @Test func `a program that reads nothing holds nobody up`() throws {
    Environment.ignoreBrokenPipes()
    let program = try #require(ChildProcess.find("true", in: path))
    let input = [UInt8](repeating: 0, count: 2_000_000)
    #expect(try ChildProcess.run(program, [], environment: [:], input: input).status == 0)
  }

  @Test func `a program is looked for in absolute folders alone`() {
    #expect(ChildProcess.find("sh", in: "usr/bin::.:") == nil)
    #expect(ChildProcess.find("no-such-program", in: path) == nil)
    #expect(throws: SystemError.self) { try ChildProcess.run("/no/such/program", [], environment: [:]) }
  }

  @Test func `a folder for a moment goes with all that is in it, and links are not followed`() throws {
    let kept = try ScratchFolder(in: "/tmp")
    let gone = try ScratchFolder(in: "/tmp")
    defer { kept.remove() }
    try File.create([1], at: kept.path + "/kept")
    try Folder.create(gone.path + "/a/b/c")
    try File.create([1], at: gone.path + "/a/b/file")
    let ln = try #require(ChildProcess.find("ln", in: path))
    #expect(try ChildProcess.run(ln, ["-s", kept.path, gone.path + "/a/link"], environment: [:]).status == 0)
    gone.remove()
    #expect(!File.isThere(gone.path) && File.isThere(kept.path + "/kept"))
  }
}
