import Lexicon
import SourceText
import TestSupport
import Testing

@testable import ProseFacts

/// The sentences of the patterns, which are their documentation as well.
@Suite struct `Length patterns` {
  @Test(arguments: LengthPattern.catalog.map(\.name)) func `reads its sentences and leaves the others`(name: String)
    throws
  {
    let pattern = try #require(LengthPattern.catalog.first { $0.name == name })
    for (text, role) in pattern.reads {
      let last = try #require(lengths(text, pattern).last, "no length in “\(text)”")
      #expect(last.pattern == name && last.role == role, "“\(text)” is a \(last.role) by the \(last.pattern)")
    }
    for text in pattern.leaves {
      #expect(!lengths(text, pattern).contains { $0.pattern == name }, "“\(text)” is not for it")
    }
    #expect(!pattern.reads.isEmpty)
  }

  @Test(arguments: ["Padding: ", "Left: "]) func `ten thousand lengths in a line are read one by one`(name: String) {
    let file = SourceFile(path: "/a.md", text: String(repeating: "8px ", count: 10_000))
    let setting = LengthSetting(
      WrittenName(SourceFile(path: "/", text: name), ByteRange(0, name.utf8.count)), under: nil)
    #expect(TextValues(file, file.wholeRange, as: setting).lengths.count == 10_000)
  }

  private func lengths(_ text: String, _ pattern: LengthPattern) -> [MeasuredLength] {
    let file = SourceFile(path: "/a.md", text: text)
    return TextValues(file, file.wholeRange, as: pattern.setting).lengths
  }
}
