import Foundation
import Synchronization
package import Testing

/// What a test cannot run without, such as documents that do not belong to the package.
///
/// A test that is skipped for want of it is counted, and the last line of the run says how many were, and why.
package struct Needs: TestTrait, SuiteTrait {
  private let isThere: Bool
  private let thing: String

  package let isRecursive = true

  /// A need for a thing, as the closing line calls it, and whether it is there.
  fileprivate init(_ thing: String, isThere: Bool) {
    self.thing = thing
    self.isThere = isThere
  }

  package func prepare(for test: Test) async throws {
    if !isThere, !test.isSuite { SkippedTests.note(test.id.description, for: thing) }
    try await ConditionTrait.enabled(if: isThere, "for want of \(thing)").prepare(for: test)
  }
}

extension Trait where Self == Needs {
  /// Skips what needs documents of others (``SharedFolder``), where they are not.
  package static var sharedFolder: Self { Needs("../shared", isThere: SharedFolder.exists) }

  /// Skips what needs the real program (``TestedProgram``), where it is not.
  package static var testedProgram: Self {
    Needs("the program: build it, or name it in TINCTURE", isThere: TestedProgram.exists)
  }

  /// Skips what needs something else that is not there.
  package static func needs(_ thing: String, isThere: Bool) -> Self { Needs(thing, isThere: isThere) }
}

/// The tests that were skipped so far; the process says at its end what it has.
private enum SkippedTests {
  private static let skipped = Mutex<[String: Set<String>]>([:])

  static func note(_ test: String, for thing: String) {
    let isFirst = skipped.withLock { skipped in
      defer { skipped[thing, default: []].insert(test) }
      return skipped.isEmpty
    }
    if isFirst { atexit { SkippedTests.tell() } }
  }

  private static func tell() {
    let counts = skipped.withLock { $0.mapValues(\.count) }
    let count = counts.values.reduce(0, +)
    let reasons = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.value) for want of \($0.key)" }
    let line = "\(count) test\(count == 1 ? "" : "s") skipped: \(reasons.joined(separator: "; "))\n"
    // Where the test library writes as well, so that it comes last.
    FileHandle.standardError.write(Data(line.utf8))
  }
}
