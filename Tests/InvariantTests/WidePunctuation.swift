import Fuzzing
import SourceText
import TestSupport
import Testing
import WorkspaceIndex

/// Signs of three bytes in place of those of one, as China, Japan and Korea write them.
struct WidePunctuation {
  private static let documents = ShownTexts.all.filter { $0.path.hasSuffix(".md") }

  @Test func `no place cuts a character in two, whatever signs stand around it`() {
    #expect(Self.documents.count > 100)
    for (path, text) in Self.documents {
      let file = SourceFile(path: "/\(path)", text: Self.widened(text))
      for fault in RangeFaults(of: IndexedFile(reading: file)).faults { Issue.record("\(text)\n\(fault)") }
    }
  }

  private static func widened(_ text: String) -> String {
    [("(", "（"), (")", "）"), (": ", "："), (", ", "，")].reduce(text) { text, signs in
      text.split(separator: signs.0, omittingEmptySubsequences: false).joined(separator: signs.1)
    }
  }
}
