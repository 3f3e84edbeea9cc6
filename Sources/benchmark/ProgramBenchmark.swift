import Platform

/// What whole runs of the program take, from its start to its end, beside yardsticks of the machine.
///
/// The program is the one that `TINCTURE` names, else the one that lies beside this one.
enum ProgramBenchmark {
  private enum Material { case tokens, styleSheets, document }

  /// One run: what is asked, and of how many tokens in files of which size; of a document instead how many bytes.
  private struct Run {
    let title: String
    let words: [String]
    let tokens: Int
    let perFile: Int
    var material = Material.tokens
  }

  private static let runs = [
    Run(title: "check, 50,000 tokens in 20 files", words: ["check"], tokens: 50_000, perFile: 2_500),
    Run(title: "check, a million in 400", words: ["check"], tokens: 1_000_000, perFile: 2_500),
    Run(title: "check, 200,000 in one", words: ["check"], tokens: 200_000, perFile: 200_000),
    Run(title: "check, 200,000 in 1,000", words: ["check"], tokens: 200_000, perFile: 200),
    Run(title: "check, 200,000 in 20,000", words: ["check"], tokens: 200_000, perFile: 10),
    Run(
      title: "check, 50,000 custom properties", words: ["check"], tokens: 50_000, perFile: 5_000,
      material: .styleSheets),
    Run(title: "check, a document of 214 kB", words: ["check"], tokens: 214_000, perFile: 1, material: .document),
    Run(
      title: "tokens as JSON, 50,000", words: ["tokens", "--format", "json"], tokens: 50_000, perFile: 2_500),
  ]

  /// Prints the median and the least of five runs, what a token takes, and how much longer five times as many take than
  /// a fifth of them: 5× is linear.
  static func run() {
    guard let program, let scratch = try? ScratchFolder(in: "/tmp") else {
      return StandardError.write("benchmark: there is no `tincture` beside this program, and TINCTURE names none.\n")
    }
    defer { scratch.remove() }
    Report.title("The program as a whole")
    Report.row("", "median", "least", "µs each", "from a fifth")
    yardsticks(in: scratch)
    for (number, run) in runs.enumerated() {
      let whole = measured(run, run.tokens, program, in: scratch.path + "/\(number)")
      let part = measured(run, run.tokens / 5, program, in: scratch.path + "/\(number)-fifth")
      Report.row(
        run.title, Report.time(whole.median), Report.time(whole.least),
        Report.rounded(whole.median * 1e6 / Double(run.tokens)), Report.rounded(whole.median / part.median) + "×")
    }
  }

  private static var program: String? {
    let beside = CommandLine.arguments.first.map { String($0.prefix(through: $0.lastIndex(of: "/") ?? $0.startIndex)) }
    let named = Environment.variable("TINCTURE") ?? (beside ?? "") + "tincture"
    return File.realPath(named)
  }

  /// What the machine does by itself: the start of a program that does nothing, and a pass over bytes.
  private static func yardsticks(in scratch: ScratchFolder) {
    if let nothing = ChildProcess.find("true", in: Environment.variable("PATH") ?? "/usr/bin:/bin") {
      let start = Measurement.ofWallTime(20) { _ in status(of: nothing, [], in: scratch.path) }
      Report.row("yardstick: `true`", Report.time(start.median), Report.time(start.least))
    }
    let bytes = (0..<(32 << 20)).map { UInt8(truncatingIfNeeded: $0) }
    let pass = Measurement.ofWallTime(5) { round in
      bytes.withUnsafeBufferPointer { $0.reduce(into: round) { $0 = ($0 ^ Int($1)) &* 16_777_619 } }
    }
    Report.row("yardstick: 32 MB hashed", Report.time(pass.median), Report.time(pass.least))
  }

  private static func measured(_ run: Run, _ tokens: Int, _ program: String, in folder: String) -> Measurement {
    let files =
      switch run.material {
      case .tokens: GeneratedWorkspace(tokens: tokens, perFile: min(run.perFile, tokens)).files
      case .styleSheets: GeneratedWorkspace.styleSheets(tokens, perFile: run.perFile)
      case .document: [GeneratedWorkspace.document(bytes: tokens)]
      }
    for file in files {
      let path = folder + file.path
      let parent = String(path[..<(path.lastIndex(of: "/") ?? path.endIndex)])
      guard (try? Folder.create(parent)) != nil, (try? File.write(file.text, to: path)) != nil else { continue }
    }
    return Measurement.ofWallTime(5) { _ in status(of: program, run.words + [folder], in: folder) }
  }

  private static func status(of program: String, _ words: [String], in folder: String) -> Int {
    (try? ChildProcess.run(program, words, environment: ["HOME": folder]).status) ?? -1
  }
}
