import DesignTokens
import Facts
import SourceText
import Testing

@testable import ProseFacts

/// The texts of the patterns, which are their documentation as well.
@Suite struct `Pair patterns` {
  @Test(arguments: PairPattern.catalog.map(\.name)) func `reads its texts and leaves the others`(name: String) throws {
    let pattern = try #require(PairPattern.catalog.first { $0.name == name })
    for (text, meant) in pattern.reads {
      let pair = try #require(pairs(of: text).first, "no pair in “\(text)”")
      #expect(pair.foreground.reading == name && shown(pair) == meant, "“\(text)” is \(shown(pair))")
    }
    for text in pattern.leaves {
      #expect(!pairs(of: text).contains { $0.foreground.reading == name }, "“\(text)” is not for it")
    }
    #expect(!pattern.reads.isEmpty)
  }

  private func pairs(of text: String) -> [ColorPair] {
    let file = SourceFile(path: "/a.md", text: text)
    let value = TextValues(file, file.wholeRange, as: .prose)
    return SentencePairs(names: ColorNames()).pairs(in: value.pieces, value.lengths)
  }

  private func shown(_ pair: ColorPair) -> String {
    let sides = [pair.foreground, pair.background].map { side in
      if case .literal(let color) = side.source { color.hexRGBA } else { "a token" }
    }
    let use = if case .graphic = pair.use { "graphic" } else { "text" }
    return "\(sides[0]) on \(sides[1]) as \(use)"
  }
}
