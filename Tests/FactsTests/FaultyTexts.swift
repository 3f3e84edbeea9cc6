import Facts
import FrontEnds
import SourceText
import Testing

/// Places behind bytes that are no UTF-8: a text shows each as U+FFFD, which is longer than what stands in the file.
struct FaultyTexts {
  @Test(arguments: [
    [UInt8](), [0xA2], Array(repeating: 0xA2, count: 90), [0xE2, 0x82], [0xF0, 0x9F, 0x98], [0xEF, 0xBF, 0xBD],
  ])
  func `the name of a component is where it stands`(faulty: [UInt8]) throws {
    for (front, name, back) in [
      ("", "Button", ""), ("", "Button", " (FAB)"), ("2.1 ", "Button", ""), ("**", "Button", "**"),
    ] {
      let heading = Array("# Card\n\n- Padding: 16px\n\n## \(front)".utf8) + faulty + Array("\(name)\(back)\n\n".utf8)
      let file = SourceFile(path: "/a.md", bytes: heading + Array("- Padding: 16px\n- Height: 48px\n".utf8))
      let frontEnd = try #require(FrontEnd.reading(file.path))
      let range = try #require(frontEnd.facts(file).components.last).nameRange
      #expect(file.text(in: range).hasSuffix(name), "\(front)\(back): \(file.text(in: range))")
    }
  }

  @Test func `a link ends before its fragment`() throws {
    let bytes = Array(#"{ "a": { "$ref": "b"#.utf8) + [0xFF] + Array(##".json#/c" } }"##.utf8)
    let file = SourceFile(path: "/a.tokens.json", bytes: bytes)
    let link = try #require(FrontEnd.reading(file.path)?.links(file).first)
    #expect(file.bytes[link.range.end] == UInt8(ascii: "#"))
  }
}
