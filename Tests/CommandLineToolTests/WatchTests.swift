import CommandLineTool
import Synchronization
import TestSupport
import Testing

/// `check --watch`: a test writes what somebody would while the program waits.
struct WatchTests {
  /// What was shown so far, and how often the program has waited.
  private final class Screen: Sendable {
    let shown = Mutex<[String]>([])
    let waits = Mutex(0)
  }

  /// What a watch shows while each of some steps is done; between two of them nothing changes for a moment.
  private func watch(
    _ folder: TemporaryFolder, isTerminal: Bool = false, _ steps: [@Sendable () throws -> Void]
  ) -> (shown: [String], status: Outcome.Status) {
    let screen = Screen()
    var surroundings = Surroundings(workingDirectory: folder.path, isTerminal: isTerminal)
    surroundings.show = { outcome in
      screen.shown.withLock { $0.append(String(decoding: outcome.output, as: UTF8.self) + outcome.messages) }
      return true
    }
    surroundings.wait = {
      let wait = screen.waits.withLock { wait in
        defer { wait += 1 }
        return wait
      }
      guard wait < 2 * steps.count else { return false }
      if wait.isMultiple(of: 2) { try? steps[wait / 2]() }
      return true
    }
    let outcome = Program.run(["check", "--watch", "--format", "concise"], in: surroundings)
    #expect(outcome.output.isEmpty && outcome.messages.isEmpty)
    return (screen.shown.withLock { $0 }, outcome.status)
  }

  private func tokens(_ reference: String) -> String {
    #"{ "a": { "$type": "number", "$value": 1 }, "b": { "$type": "number", "$value": "{\#(reference)}" } }"#
  }

  @Test func `what changes is checked again, in every file that it concerns`() throws {
    let folder = try TemporaryFolder([
      (".git/HEAD", ""), ("a.tokens.json", tokens("c")),
      ("o.tokens.json", #"{ "o": { "$type": "number", "$value": "{a}" } }"#),
    ])
    let (shown, status) = watch(
      folder,
      [
        { try folder.write(tokens("a"), to: "a.tokens.json") },
        { try folder.write(#"{ "b": { "$type": "number", "$value": 1 } }"#, to: "a.tokens.json") },
        { try folder.write(#"{ "a": { "$type": "number", "$value": 1 } }"#, to: "new.tokens.json") },
        { folder.remove("o.tokens.json") },
        { try folder.write("{", to: "tincture.json") },
        { try folder.write("{}", to: "tincture.json") },
      ])
    #expect(
      shown == [
        "a.tokens.json:1:81: error: No token is named `c`. [unresolved-reference]\ntincture: Watching 2 files.\n",
        "tincture: Watching 2 files.\n",
        "o.tokens.json:1:40: error: No token is named `a`. [unresolved-reference]\ntincture: Watching 2 files.\n",
        "tincture: Watching 3 files.\n", "tincture: Watching 2 files.\n",
        "tincture: tincture.json:1:1: `{` is never closed.\ntincture: Watching 2 files.\n",
        "tincture: Watching 2 files.\n",
      ])
    #expect(status == .clean)
  }

  @Test func `a terminal is drawn anew`() throws {
    let folder = try TemporaryFolder([(".git/HEAD", ""), ("a.tokens.json", tokens("c"))])
    let (shown, _) = watch(folder, isTerminal: true, [{ try folder.write(tokens("a"), to: "a.tokens.json") }])
    #expect(shown.count == 2 && shown.allSatisfy { $0.hasPrefix("\u{1B}[H\u{1B}[2J") })
  }

  @Test func `a long run says how far it is`() throws {
    let files = (0..<20).map { ("t\($0).tokens.json", tokens("a")) }
    let folder = try TemporaryFolder([(".git/HEAD", "")] + files)
    let lines = Screen()
    var surroundings = Surroundings(workingDirectory: folder.path)
    surroundings.progressDelay = 0
    surroundings.progress = { line in lines.shown.withLock { $0.append(line) } }
    #expect(Program.run(["check"], in: surroundings).status == .clean)
    let shown = lines.shown.withLock { $0 }
    #expect(shown.first?.hasSuffix(" of 20 files") ?? false && shown.last == "", "\(shown)")
    surroundings.progressDelay = 1_000_000
    _ = Program.run(["check"], in: surroundings)
    #expect(lines.shown.withLock { $0 } == shown)
  }

  @Test(arguments: ["--fix", "--write-baseline"])
  func `a watch writes nothing`(option: String) {
    let outcome = Program.run(["check", "--watch", option], in: Surroundings(workingDirectory: "/"))
    #expect(outcome.messages.contains("Either `--watch` or `\(option)`, not both."))
  }
}
