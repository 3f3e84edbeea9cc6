import Foundation

/// The real program, for tests from end to end.
package enum TestedProgram {
  /// The program that the environment variable `TINCTURE` names, else the one beside the tests; `nil` where neither is.
  package static let path: String? = {
    let beside = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "tincture").path
    return [ProcessInfo.processInfo.environment["TINCTURE"], beside].compactMap { $0 }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  /// Whether it is there.
  package static var exists: Bool { path != nil }
}
