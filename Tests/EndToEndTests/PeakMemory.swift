import Foundation

/// The most memory that a command holds at once, as GNU `time` tells it.
///
/// What the system counts for a child of the tests themselves begins with what these held when it was started.
enum PeakMemory {
  private static let program = "/usr/bin/time"

  /// Whether that program is there.
  static let isTold: Bool = {
    guard FileManager.default.isExecutableFile(atPath: program) else { return false }
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = ["--version"]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }()

  /// The command that runs another one and writes down its peak; the other one itself where nobody can.
  static func measuring(_ command: [String], into file: String) -> [String] {
    isTold ? [program, "-q", "-f", "%M", "-o", file] + command : command
  }

  /// The peak in what was written down, in bytes.
  static func told(in text: String?) -> Int? {
    text.flatMap { Int($0.trimmingCharacters(in: .whitespacesAndNewlines)) }.map { $0 << 10 }
  }
}
