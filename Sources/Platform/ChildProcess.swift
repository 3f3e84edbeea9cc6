#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Another program, run to its end.
package enum ChildProcess {
  /// What a program left behind.
  package struct Result: Sendable {
    /// The exit status; -1 for a program that a signal ended.
    package var status: Int
    /// What it wrote to standard output.
    package var output: [UInt8]
    /// What it wrote to standard error.
    package var messages: [UInt8]
  }

  /// The absolute path of a program in the folders of a search path; relative folders are passed over, since what lies
  /// in the working directory may be anybody's.
  package static func find(_ name: String, in searchPath: String) -> String? {
    searchPath.split(separator: ":").filter { $0.hasPrefix("/") }.map { "\($0)/\(name)" }
      .first { File.status(of: $0)?.kind == .file && access($0, X_OK) == 0 }
  }

  /// Runs a program and waits for it; it gets the environment given and nothing else.
  ///
  /// - Parameters:
  ///   - path: The absolute path of the program.
  ///   - arguments: The words behind its name.
  ///   - environment: All its variables.
  ///   - input: What it reads from standard input.
  /// - Returns: What it left behind.
  /// - Throws: Why it could not be started.
  package static func run(
    _ path: String, _ arguments: [String], environment: [String: String], input: [UInt8] = []
  ) throws(SystemError) -> Result {
    let (stdin, stdout, stderr) = (try Pipe(), try Pipe(), try Pipe())
    var actions = FileActions()
    actions.connect(stdin.reading, STDIN_FILENO)
    actions.connect(stdout.writing, STDOUT_FILENO)
    actions.connect(stderr.writing, STDERR_FILENO)
    let words = environment.map { "\($0.key)=\($0.value)" }.sorted()
    let process = actions.spawn(path, [path] + arguments, words)
    for end in [stdin.reading, stdout.writing, stderr.writing] { close(end) }
    guard process.failure == 0 else {
      for end in [stdin.writing, stdout.reading, stderr.reading] { close(end) }
      throw SystemError(code: process.failure)
    }
    // Each stream has a thread of its own, so that none waits for another.
    let writer = Thread.start {
      _ = writeAll(input, to: stdin.writing)
      close(stdin.writing)
    }
    if writer == nil { close(stdin.writing) }
    let messages = Guarded<[UInt8]>([])
    let listener = Thread.start { messages.access { $0 = rest(of: stderr.reading) } }
    let output = rest(of: stdout.reading)
    // A program that has more to say finds nobody who listens, and ends.
    close(stdout.reading)
    writer?.join()
    listener?.join()
    close(stderr.reading)
    return Result(status: status(of: process.identifier), output: output, messages: messages.access { $0 })
  }

  /// What a program writes at most; the rest is not read.
  private static let mostOutput = 512 << 20

  private static func rest(of descriptor: Int32) -> [UInt8] {
    var result: [UInt8] = []
    while result.count < mostOutput {
      let chunk = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
        guard let base = buffer.baseAddress else { return }
        count = max(0, uninterrupted { systemRead(descriptor, base, 1 << 16) })
      }
      guard !chunk.isEmpty else { return result }
      result += chunk
    }
    return result
  }

  private static func status(of process: pid_t) -> Int {
    var status: Int32 = 0
    guard uninterrupted({ waitpid(process, &status, 0) }) == process else { return -1 }
    // What `WIFEXITED` and `WEXITSTATUS` are, which are no functions everywhere.
    return status & 0x7F == 0 ? Int(status >> 8 & 0xFF) : -1
  }
}

/// Two ends of a pipe, neither of which another program inherits by itself.
private struct Pipe {
  let reading: Int32
  let writing: Int32

  init() throws(SystemError) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw SystemError.last }
    (reading, writing) = (ends[0], ends[1])
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }
}

/// Which streams a program begins with.
private struct FileActions {
  private var streams: [(from: Int32, to: Int32)] = []

  mutating func connect(_ descriptor: Int32, _ stream: Int32) { streams.append((descriptor, stream)) }

  /// Starts a program; `failure` is the number of the system's error, 0 for none.
  func spawn(_ path: String, _ words: [String], _ environment: [String]) -> (identifier: pid_t, failure: Int32) {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (from, to) in streams { posix_spawn_file_actions_adddup2(&actions, from, to) }
    let arguments = words.map { strdup($0) } + [nil]
    let variables = environment.map { strdup($0) } + [nil]
    defer { for text in arguments + variables { free(text) } }
    var identifier: pid_t = 0
    let failure = posix_spawn(&identifier, path, &actions, nil, arguments, variables)
    return (identifier, failure)
  }
}
