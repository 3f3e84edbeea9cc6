package import Foundation

/// The program `git`, for tests of what works with it.
package enum Git {
  /// Whether there is one.
  package static let isThere = run(["--version"], in: "/").status == 0

  /// What `git` finds around itself in a folder: an author, and no settings of whoever tests.
  package static func environment(in folder: String) -> [String: String] {
    [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin", "GIT_CONFIG_GLOBAL": "/dev/null",
      "GIT_CONFIG_NOSYSTEM": "1", "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@example.com",
      "GIT_COMMITTER_NAME": "A", "GIT_COMMITTER_EMAIL": "a@example.com", "HOME": folder,
    ]
  }

  /// Runs a command in a folder, with an author and no settings of whoever tests.
  @discardableResult
  package static func run(
    _ words: [String], in folder: String, input: Data = Data()
  ) -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git"] + words
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = environment(in: folder)
    let (stdin, stdout) = (Pipe(), Pipe())
    process.standardInput = stdin
    process.standardOutput = stdout
    process.standardError = stdout
    do { try process.run() } catch { return (-1, "\(error)") }
    stdin.fileHandleForWriting.write(input)
    try? stdin.fileHandleForWriting.close()
    let output = stdout.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }
}
