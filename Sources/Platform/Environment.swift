#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What surrounds the program: variables, arguments, other processes, the terminal.
package enum Environment {
  /// The value of an environment variable; `nil` where it is not set.
  package static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// The words after the program's name.
  package static var arguments: [String] { Array(CommandLine.arguments.dropFirst()) }

  /// Whether standard output is a terminal.
  package static var isOutputTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  /// Whether standard error is a terminal.
  package static var isErrorTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  /// The number of processors that threads can run on; at least 1.
  package static var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// The number of this process.
  package static var processIdentifier: Int { Int(getpid()) }

  /// Whether a process exists, also one that belongs to somebody else.
  package static func isAlive(process: Int) -> Bool {
    guard process > 0, let identifier = pid_t(exactly: process) else { return false }
    return kill(identifier, 0) == 0 || errno == EPERM
  }

  /// Ends the program at once with a status; no output is held back anywhere, so none is lost.
  package static func exit(_ status: Int32) -> Never { _exit(status) }

  /// Keeps the numbers of the three standard streams from files that are opened later, should a stream be closed.
  ///
  /// Writing to a closed one goes on failing.
  package static func holdStandardStreams() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
      _ = open("/dev/null", O_RDONLY)
    }
  }

  /// Lets a write to a closed pipe fail instead of ending the program.
  package static func ignoreBrokenPipes() { signal(SIGPIPE, SIG_IGN) }
}
