import DesignTokens
import TestSupport
import Testing

struct TokenNameTests {
  @Test func `names are ordered and equal by their bytes`() {
    var random = SeededGenerator(seed: 3)
    var names: [TokenName] = []
    for _ in 0..<200 {
      let count = Int(random.next() % 20)
      names.append(TokenName(bytes: (0..<count).map { _ in UInt8(truncatingIfNeeded: 0x7F + random.next() % 3) }))
    }
    for left in names {
      for right in names {
        #expect((left == right) == left.bytes.elementsEqual(right.bytes))
        #expect((left < right) == left.bytes.lexicographicallyPrecedes(right.bytes))
      }
    }
  }

  @Test func `a composed and a decomposed letter are two names`() {
    #expect(TokenName("caf\u{E9}") != TokenName("cafe\u{301}"))
    #expect(Set([TokenName("caf\u{E9}"), TokenName("cafe\u{301}")]).count == 2)
  }

  @Test func `a lone surrogate is kept`() {
    let name = TokenName(bytes: Array("a.".utf8) + [0xED, 0xA0, 0x80])
    #expect(name != TokenName(name.text))
    #expect(name.segments.count == 2)
  }
}
