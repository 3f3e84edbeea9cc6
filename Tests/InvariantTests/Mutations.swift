import Configuration
import Facts
import Foundation
import LanguageFeatures
import Rules
import SourceText
import TestSupport
import Testing
import WorkspaceIndex

/// Whatever somebody types into an example, nothing crashes, places stay inside the text, and an edit gives what a
/// fresh start gives.
struct Mutations {
  private static let examples = Examples()

  @Test(arguments: examples.paths)
  func `every prefix of an example is taken in stride`(path: String) {
    let bytes = Mutations.examples.bytes(of: path)
    for length in Mutations.sampled(0..<bytes.count) {
      Mutations.examples.check(path, Array(bytes[..<length]), at: length, "the first \(length) bytes")
    }
  }

  @Test(arguments: examples.paths)
  func `an example with a byte deleted is taken in stride`(path: String) {
    let bytes = Mutations.examples.bytes(of: path)
    for index in Mutations.sampled(bytes.indices) {
      Mutations.examples.check(path, Array(bytes[..<index] + bytes[(index + 1)...]), at: index, "without byte \(index)")
    }
  }

  @Test func `there are examples of every language that is read`() {
    #expect(Mutations.examples.paths.count > 5)
    let suffixes = Set(Mutations.examples.paths.map { URL(filePath: $0).pathExtension })
    #expect(suffixes.isSuperset(of: ["json", "md", "swift", "css"]))
  }

  /// All of them with `EXHAUSTIVE=1`; else a dozen or `count`, spread evenly.
  static func sampled(_ range: Range<Int>, count: Int = 12) -> [Int] {
    if ProcessInfo.processInfo.environment["EXHAUSTIVE"] == "1" { return Array(range) }
    let step = max(1, range.count / count)
    // An odd step does not fall into step with indentation.
    return Array(stride(from: range.lowerBound, to: range.upperBound, by: step | 1))
  }
}
