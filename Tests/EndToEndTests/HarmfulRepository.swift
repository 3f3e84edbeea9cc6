import Foundation
import TestSupport
import Testing

/// A repository that was built to harm: everything ends or answers, and nothing from outside is in any output.
@Suite(.testedProgram, .timeLimit(.minutes(10)))
struct HarmfulRepository {
  private let secret = "sesame4711"
  private let folder: TemporaryFolder
  private var repository: String { folder.path + "/repo" }

  init() throws {
    let number = #"{ "a": { "$type": "number", "$value": 1, } }"#
    let told = #"{ "\#(secret)": { "$type": "number", "$value": "{\#(secret).x}" } }"#
    let sources = [
      "linked/s.tokens.json", "x.tokens.json", "../out/s.tokens.json", "/dev/zero", "/dev/stdin", "pipe.tokens.json",
    ]
    .map { #"{ "$ref": "\#($0)" }"# }.joined(separator: ", ")
    let settings = (0..<30).map { number in
      (
        "repo/s\(number).json",
        number == 29
          ? #"{ "extends": "broken.json" }"# : #"{ "extends": ["s\#(number + 1).json", "./s\#(number + 1).json"] }"#
      )
    }
    folder = try TemporaryFolder(
      [
        ("out/s.tokens.json", told), ("out/broken.json", "\(secret): ["), ("out/tincture.json", "\(secret): ["),
        ("out/package.json", #"{ "name": "\#(secret)-tokens" }"#), ("repo/.git/HEAD", ""),
        ("repo/a.tokens.json", number), ("repo/big.tokens.json", ""), ("repo/node_modules/.keep", ""),
        (
          "repo/tincture.json",
          #"{ "extends": ["s0.json", "/dev/zero", "/dev/stdin"], "tokens": ["**/*.json", "../out/*", "linked/*"] }"#
        ),
        ("repo/package.json", #"{ "dependencies": { "s-tokens": "1", "../../out": "1" } }"#),
        ("repo/esc\u{1B}[31m\u{202E}.tokens.json", "{ \"\u{1B}]0;x\u{7}`\u{301}\": { \"$value\": 1 } }"),
        (
          "repo/long.tokens.json",
          "{ \"\(String(repeating: "n", count: 20_000))\": { \"$description\": \"\u{1B}[2J\", \"$value\": \"{n}\" } }"
        ), ("repo/spec.md", "# Button\n\n" + String(repeating: "`\u{301}![x](http://x/y.png)", count: 500) + "\n"),
        (
          "repo/all.resolver.json",
          ##"{ "version": "2025.10", "resolutionOrder": [{ "$ref": "#/sets/all" }], "sets": { "all": { "sources": [\##(sources)] } } }"##
        ),
      ] + settings)
    for (link, target) in [
      ("x.tokens.json", "../out/s.tokens.json"), ("linked", "../out"), ("env.tokens.json", "/proc/self/environ"),
      ("DESIGN.md", "/etc/passwd"), ("broken.json", "../out/broken.json"),
      ("node_modules/s-tokens", "../../out"), ("dead.tokens.json", "nowhere"), ("loop", "."),
      ("zero.tokens.json", "/dev/zero"),
    ] {
      try FileManager.default.createSymbolicLink(atPath: "\(repository)/\(link)", withDestinationPath: target)
    }
    mkfifo(repository + "/.gitignore", 0o600)
    mkfifo(repository + "/pipe.tokens.json", 0o600)
    truncate(repository + "/big.tokens.json", 1 << 42)
  }

  @Test func `commands end, and print nothing from outside`() throws {
    for format in ["full", "concise", "json", "sarif", "github"] {
      for operands in [[], ["linked"], ["x.tokens.json", "env.tokens.json"], ["a.tokens.json", "DESIGN.md"]] {
        try run(["check", "--verbose", "--format", format] + operands)
      }
    }
    for words in [["tokens"], ["tokens", "linked/s.tokens.json"], ["inspect", "x.tokens.json"], ["init"]] {
      try run(words)
    }
    for verb in ["hover", "definition", "references"] { try run([verb, "x.tokens.json:1:4"]) }
    try run(["check", "--config", "linked/broken.json"])
    try run(["fix"])
    #expect(folder.read("out/s.tokens.json")?.contains("{\(secret).x}") == true)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/out").count == 4)
  }

  @Test func `the server answers, and says nothing from outside`() throws {
    let client = try WireClient()
    let capabilities =
      ["processId": 0, "rootUri": "file://\(repository)", "capabilities": [:] as [String: Any]] as [String: Any]
    client.send("initialize", id: 0, capabilities)
    #expect(client.result(of: 0) != nil)
    client.send("initialized", [:])
    for name in ["a.tokens.json", "all.resolver.json"] {
      let document: [String: Any] = [
        "uri": "file://\(repository)/\(name)", "languageId": "json", "version": 1,
        "text": folder.read("repo/\(name)") ?? "",
      ]
      client.send("textDocument/didOpen", ["textDocument": document])
    }
    let place: [String: Any] = [
      "textDocument": ["uri": "file://\(repository)/all.resolver.json"], "position": ["line": 0, "character": 130],
    ]
    var answers: [Any?] = []
    for (id, method) in ["hover", "definition", "documentLink", "completion"].enumerated() {
      client.send("textDocument/\(method)", id: id + 1, place)
      answers.append(client.result(of: id + 1))
    }
    client.send("workspace/symbol", id: 9, ["query": ""])
    answers.append(client.result(of: 9))
    #expect(answers.count == 5 && answers.allSatisfy { $0 != nil })
    #expect(!"\(answers)".contains(secret))
    let findings = client.message { message in
      (message["params"] as? [String: Any])?["uri"] as? String == "file://\(repository)/all.resolver.json"
    }
    #expect(findings != nil)
    while let message = client.message(within: 0.5, where: { _ in true }) { #expect(!"\(message)".contains(secret)) }
    if let peak = client.peakMemory { #expect(peak < mostMemory) }
    client.send("shutdown", id: 10)
    client.send("exit")
    #expect(client.status() == 0)
  }

  @Test(.needs("strace", isThere: Trace.exists))
  func `no socket is made, and no file outside is opened`() throws {
    for words in [["check", "--verbose"], ["tokens"], ["fix"]] { try expectNothingForeign(words, input: Data()) }
    let initialize: [String: Any] = [
      "jsonrpc": "2.0", "id": 0, "method": "initialize",
      "params": ["processId": NSNull(), "rootUri": "file://\(repository)", "capabilities": [:] as [String: Any]]
        as [String: Any],
    ]
    var input = WireClient.framed(initialize)
    let symbols: [String: Any] = ["jsonrpc": "2.0", "id": 1, "method": "workspace/symbol", "params": ["query": "a"]]
    for message in [["jsonrpc": "2.0", "method": "initialized", "params": [:] as [String: Any]], symbols] {
      input += WireClient.framed(message)
    }
    try expectNothingForeign(["lsp"], input: input)
  }

  private func expectNothingForeign(_ words: [String], input: Data) throws {
    let trace = try Trace(words, in: repository, input: input)
    #expect(trace.lines.contains { $0.contains("a.tokens.json") }, "\(words)")
    let foreign = ["/out/", "environ", "passwd", "/dev/zero"]
    let systems = ["/lib", "/usr/", "/etc/", "/proc/", "/sys/", "/opt/", "/dev/null"]
    for line in trace.lines {
      #expect(!["socket(", "connect(", "bind("].contains(where: line.contains), "\(line)")
      #expect(!line.contains("execve(") || line.contains(TestedProgram.path ?? ""), "\(line)")
      let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
      guard line.contains("open"), !line.contains("ENOENT"), parts.count > 2, !parts[1].contains(".so") else {
        continue
      }
      let path = parts[1]
      #expect(!foreign.contains(where: path.contains), "\(line)")
      let isSystems = systems.contains(where: path.hasPrefix)
      #expect(isSystems || !path.hasPrefix("/") || path.hasPrefix(repository), "\(line)")
    }
  }

  /// The most that a command or the server may take at once, in bytes.
  private let mostMemory = 200 << 20

  private func run(_ words: [String]) throws {
    let process = Process()
    let pipe = Pipe()
    let command = PeakMemory.measuring([TestedProgram.path ?? ""] + words, into: folder.path + "/peak")
    process.executableURL = URL(filePath: command[0])
    process.arguments = Array(command.dropFirst())
    process.currentDirectoryURL = URL(filePath: repository)
    process.environment = ["SECRET": secret]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    let begin = Date()
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationReason == .exit, "\(words)")
    if let peak = PeakMemory.told(in: folder.read("peak")) { #expect(peak < mostMemory, "\(words)") }
    // A free machine needs some hundredths of a second with a release build; this one may be busy, and the build slow.
    #expect(Date().timeIntervalSince(begin) < 10, "\(words)")
    #expect(!output.contains(secret) && !output.contains("root:"), "\(words): \(output)")
    #expect(!output.contains("\u{1B}") && !output.contains("\u{202E}"), "\(words)")
  }
}

/// What a run of the program asks of the system.
private struct Trace {
  static let exists = FileManager.default.isExecutableFile(atPath: "/usr/bin/strace")

  var lines: [Substring]

  init(_ words: [String], in folder: String, input: Data) throws {
    let scratch = try TemporaryFolder()
    let log = scratch.path + "/trace"
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/strace")
    process.arguments =
      ["-f", "-o", log, "-e", "trace=openat,open,socket,connect,bind,execve", TestedProgram.path ?? ""] + words
    process.currentDirectoryURL = URL(filePath: folder)
    process.standardInput = pipe
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    try pipe.fileHandleForWriting.write(contentsOf: input)
    // The disk has been read once names are known.
    var answers = Data()
    while let next = Optional(output.fileHandleForReading.availableData), !next.isEmpty {
      answers += next
      if answers.range(of: Data("\"id\":1,".utf8)) != nil { break }
    }
    try pipe.fileHandleForWriting.close()
    process.waitUntilExit()
    lines = (scratch.read("trace") ?? "").split(separator: "\n")
  }
}
