import Platform

/// What the fuzzer has written, done again.
package struct Replay {
  /// How many inputs there were.
  package private(set) var count = 0
  /// What must never be, with the file that shows it.
  package private(set) var faults: [String] = []
  /// The input that took longest, and its milliseconds.
  private var slowest = (name: "", milliseconds: 0)

  package init() {}

  /// Replays every `step`th file of some files and folders, in the order of their names.
  package mutating func replay(_ paths: [String], step: Int = 1) {
    let files = paths.flatMap(Replay.files)
    for index in stride(from: 0, to: files.count, by: step) { replay(files[index]) }
  }

  private mutating func replay(_ path: String) {
    guard let bytes = try? File.read(path) else { return faults.append("\(path) cannot be read") }
    guard let input = FuzzedInput(bytes) else { return }
    let start = Clock.now
    let found = input.faults()
    let milliseconds = Int((Clock.now - start) / 1_000_000)
    if milliseconds > slowest.milliseconds { slowest = (path, milliseconds) }
    count += 1
    faults += found.map { "\(path): \($0)" }
  }

  /// The files at and below a path, sorted.
  package static func files(at path: String) -> [String] {
    guard let entries = Folder.entries(of: path) else { return [path] }
    return entries.map(\.name).sorted().flatMap { files(at: "\(path)/\($0)") }
  }

  /// Replays what the command line names, and leaves with 1 if anything was found that must never be.
  package static func run() {
    var replay = Replay()
    replay.replay(Environment.arguments)
    for fault in replay.faults { _ = StandardOutput.write(fault + "\n") }
    let slow = replay.slowest
    _ = StandardOutput.write(
      "\(replay.count) inputs, \(replay.faults.count) faults; the slowest is \(slow.name), \(slow.milliseconds) ms\n")
    if !replay.faults.isEmpty || replay.count == 0 { Environment.exit(1) }
  }
}
