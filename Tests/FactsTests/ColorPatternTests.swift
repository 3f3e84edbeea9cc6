import SourceText
import Testing

@testable import ProseFacts

/// The texts of the patterns, which are their documentation as well.
@Suite struct `Color patterns` {
  @Test(arguments: ColorPattern.catalog.map(\.name)) func `reads its texts and leaves the others`(name: String) throws {
    let pattern = try #require(ColorPattern.catalog.first { $0.name == name })
    for (text, meant) in pattern.reads {
      let reading = try #require(color(of: text), "no color in “\(text)”")
      #expect(reading.pattern == name && reading.text == meant, "“\(text)” is \(reading.text) by \(reading.pattern)")
    }
    for text in pattern.leaves { #expect(color(of: text)?.pattern != name, "“\(text)” is not for it") }
    #expect(!pattern.reads.isEmpty)
  }

  private func color(of text: String) -> ColorReading? {
    let file = SourceFile(path: "/a.md", text: text)
    return ColorReading(PieceLexer.pieces(of: file, in: file.wholeRange, expectsColor: true)[...], names: ColorNames())
  }
}
