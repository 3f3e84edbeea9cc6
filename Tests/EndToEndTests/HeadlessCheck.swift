import Foundation
import TestSupport
import Testing

/// The real program in a shell: exit status, streams, nothing else.
@Suite(.testedProgram)
struct HeadlessCheck {
  @Test func `the example has findings, shown in their lines`() throws {
    let run = try Run(["check", "Tests/Examples"], in: PackageFolder.path)
    #expect(run.status == 1)
    #expect(run.errors.isEmpty)
    #expect(run.output.contains("error[unresolved-reference]: "))
    #expect(run.output.contains("\n  --> Tests/Examples/tokens/light.tokens.json:14:28\n"))
    #expect(run.output.contains("^^^^^^^"))
    #expect(run.output.contains("\nNext:\n"))
  }

  @Test func `the finding that the README shows is printed so`() throws {
    let readme = try #require(PackageFolder.text(of: "README.md"))
    let shown = try #require(readme.firstMatch(of: /```text\n([\s\S]*?)```/)).1
    #expect(try Run(["check", "Tests/Examples"], in: PackageFolder.path).output.contains(shown))
  }

  @Test func `what is fine passes, what is wrong fails, what is missing is an error`() throws {
    let folder = try TemporaryFolder([
      ("good.tokens.json", #"{ "a": { "$type": "number", "$value": 1 } }"#),
      ("bad/bad.tokens.json", #"{ "a": { "$type": "number", "$value": "{b}" } }"#),
    ])
    #expect(try Run(["check", "good.tokens.json"], in: folder.path).status == 0)
    #expect(try Run(["check", "bad"], in: folder.path).status == 1)
    let missing = try Run(["check", "none.json"], in: folder.path)
    #expect(missing.status == 2)
    #expect(missing.output.isEmpty)
    #expect(missing.errors == "tincture: `none.json` does not exist.\n")
    #expect(try Run(["chek"], in: folder.path).status == 2)
  }

  @Test func `a file that cannot be read is an error beside the findings of the others`() throws {
    let folder = try TemporaryFolder([("a.tokens.json", #"{ "a": { "$type": "number", "$value": "{b}" } }"#)])
    let run = try Run(["check", "--format", "concise", "a.tokens.json", "gone.tokens.json"], in: folder.path)
    #expect(run.status == 2)
    #expect(run.output.hasPrefix("a.tokens.json:1:40: error: "))
    #expect(run.errors.contains("gone.tokens.json"))
  }

  @Test func `colors are for terminals and for those who ask`() throws {
    let arguments = ["check", "Tests/Examples"]
    #expect(try !Run(arguments, in: PackageFolder.path).output.contains("\u{1B}"))
    let colored = try Run(arguments + ["--color=always"], in: PackageFolder.path, ["NO_COLOR": "1"])
    #expect(colored.output.contains("\u{1B}[1;31merror"))
    #expect(try !Run(arguments + ["--color", "never"], in: PackageFolder.path).output.contains("\u{1B}"))
  }

  @Test func `two runs print the same bytes`() throws {
    for format in ["full", "json", "sarif"] {
      let arguments = ["check", "--format", format, "Tests/Examples"]
      let first = try Run(arguments, in: PackageFolder.path).output
      #expect(try Run(arguments, in: PackageFolder.path).output == first)
    }
  }

  @Test func `fixed files keep their mode`() throws {
    let folder = try TemporaryFolder([("a.tokens.json", #"{ "a": { "$type": "number", "$value": 1, } }"#)])
    let path = "\(folder.path)/a.tokens.json"
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    #expect(try Run(["fix"], in: folder.path).status == 0)
    #expect(folder.read("a.tokens.json") == #"{ "a": { "$type": "number", "$value": 1 } }"#)
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o640)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.tokens.json"])
  }

  @Test func `bash completes verbs, options and rules`() throws {
    let folder = try TemporaryFolder([("complete.bash", try Run(["completions", "bash"], in: "/").output)])
    let expectations = [
      ("tincture ch", "check"), ("tincture check --form", "--format"), ("tincture check --format gitl", "gitlab"),
      ("tincture help ini", "init"),
    ]
    for (words, expected) in expectations {
      let count = words.split(separator: " ").count - 1
      let script = "source complete.bash; COMP_WORDS=(\(words)); COMP_CWORD=\(count); _tincture; echo ${COMPREPLY[@]}"
      let run = try Run(["-c", script], of: "/bin/bash", in: folder.path)
      #expect(run.output == expected + "\n", "\(words)")
    }
  }

  @Test func `the version is told`() throws {
    let run = try Run(["--version"], in: "/")
    #expect(run.status == 0)
    #expect(run.output.firstMatch(of: /^tincture \d+\.\d+\.\d+\n$/) != nil)
  }
}

/// One run of the program to its end.
private struct Run {
  var status: Int32
  var output: String
  var errors: String

  init(
    _ arguments: [String], of program: String? = TestedProgram.path, in folder: String,
    _ environment: [String: String] = [:]
  ) throws {
    let process = Process()
    let streams = (output: Pipe(), errors: Pipe())
    process.executableURL = URL(filePath: program ?? "")
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: folder)
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = streams.output
    process.standardError = streams.errors
    try process.run()
    // Messages are few, so that only results can fill their pipe.
    output = String(decoding: streams.output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    errors = String(decoding: streams.errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    status = process.terminationStatus
  }
}
