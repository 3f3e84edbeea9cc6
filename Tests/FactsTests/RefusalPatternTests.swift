import Facts
import FrontEnds
import SourceText
import Testing

@testable import ProseFacts

/// The documents of the patterns, which are their documentation as well.
@Suite struct `Refusal patterns` {
  @Test(arguments: RefusalPattern.catalog.map(\.name)) func `puts aside the first length and leaves the others`(
    name: String
  ) throws {
    let pattern = try #require(RefusalPattern.catalog.first { $0.name == name })
    for document in pattern.reads {
      let first = try #require(try lengths(document).first, "no length in “\(document)”")
      #expect(first.reading == name && first.role == .other, "“\(document)”: \(first.role), \(first.reading ?? "")")
    }
    for document in pattern.leaves {
      #expect(try !lengths(document).contains { $0.reading == name }, "“\(document)” is not for it")
    }
    #expect(!pattern.reads.isEmpty)
  }

  /// What was quadratic took minutes for so many words; the suite would not end.
  @Test(arguments: ["never ", "but ", "(not) ", "instead of 8px ", "never 8px but "])
  func `ten thousand words of refusal are read one by one`(words: String) throws {
    #expect(try !lengths(String(repeating: words, count: 10_000) + "12px padding").isEmpty)
  }

  private func lengths(_ document: String) throws -> [LiteralDimension] {
    let frontEnd = try #require(FrontEnd.reading("spec.md"))
    return frontEnd.facts(SourceFile(path: "/spec.md", text: document)).dimensions
  }
}
