import DesignTokens
import TestSupport
import Testing

struct NearestNameTests {
  private let names = ["color.brand", "color.blend", "color.brand.hover", "space.md", "space.sm", "radius.md"].map {
    TokenName($0)
  }

  @Test func `the nearest name is the one with the fewest changes`() {
    #expect(NearestName.nearest(to: TokenName("color.brnd"), among: names)?.text == "color.brand")
    #expect(NearestName.nearest(to: TokenName("space.m"), among: names)?.text == "space.md")
    #expect(NearestName.nearest(to: "oklhc", among: ["lch", "oklch", "oklab"]) == "oklch")
  }

  @Test func `a name too far away is no suggestion`() {
    #expect(NearestName.nearest(to: TokenName("shadow.large"), among: names) == nil)
    #expect(NearestName.nearest(to: TokenName("x"), among: names) == nil)
    #expect(NearestName.nearest(to: TokenName(""), among: names) == nil)
  }

  @Test func `among equals the first in byte order is taken, whatever the order of arrival`() {
    let pair = ["tone.light", "tone.eight"].map { TokenName($0) }
    #expect(NearestName.nearest(to: TokenName("tone.sight"), among: pair)?.text == "tone.eight")
    #expect(NearestName.nearest(to: TokenName("tone.sight"), among: pair.reversed())?.text == "tone.eight")
  }

  @Test func `the same name is not its own neighbour`() {
    #expect(NearestName.nearest(to: TokenName("color.brand"), among: names) == nil)
  }

  @Test(arguments: [
    ("color.brnd", "color.brand"), ("color.border.subtel", "color.border.subtle"), ("colour.brand", "color.brand"),
    ("space.m", "space.md"), ("space.mdd", "space.md"), ("space.dm", "space.md"),
    ("--ds-text-colour", "--ds-text-color"),
    ("textColor", "text.color"), ("color.txt", "color.text"), ("background-primry", "background-primary"),
  ])
  func `a slip is the same words, misspelled or divided in another way`(written: String, name: String) {
    #expect(NearestName.isSlip(TokenName(written), of: TokenName(name)))
    #expect(NearestName.nearest(to: TokenName(written), among: [TokenName(name)])?.text == name)
  }

  @Test(arguments: [
    ("font-weight-body-text", "line-height-body-text"), ("border-width-default", "border-default"),
    ("fontStyle", "fontSize"), ("em", "rem"), ("color.ink", "color.link"), ("size.xs", "size.xl"),
    ("gray-150", "gray-100"),
    ("text.muted", "text.md"), ("action.selected", "action.unselected"), ("text.disabled", "text.abled"),
    ("space.lg", "space.0"), ("button.2xl", "button.3xl"),
  ])
  func `another word, another number and another short word are no slip`(written: String, name: String) {
    #expect(!NearestName.isSlip(TokenName(written), of: TokenName(name)))
    #expect(NearestName.nearest(to: TokenName(written), among: [TokenName(name)]) == nil)
  }

  @Test func `distances are those of the plain matrix, also beyond 64 and 128 bytes`() {
    var random = SeededGenerator(seed: 42)
    for _ in 0..<400 {
      let left = word(upTo: 150, &random)
      var right = left
      for _ in 0..<Int.random(in: 0...6, using: &random) where !right.isEmpty {
        let place = Int.random(in: 0..<right.count, using: &random)
        switch Int.random(in: 0...3, using: &random) {
        case 0: right.remove(at: place)
        case 1: right.insert(0x7A, at: place)
        case 2: right.swapAt(place, max(0, place - 1))
        default: right[place] = UInt8.random(in: 0x61...0x64, using: &random)
        }
      }
      if Bool.random(using: &random) { right = word(upTo: 150, &random) }
      #expect(NearestName.distance(TokenName(bytes: left), TokenName(bytes: right)) == matrixDistance(left, right))
    }
  }

  private func word(upTo length: Int, _ random: inout SeededGenerator) -> [UInt8] {
    (0..<Int.random(in: 1...length, using: &random)).map { _ in UInt8.random(in: 0x61...0x64, using: &random) }
  }

  /// The plain matrix, with swapped neighbors as one change.
  private func matrixDistance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var rows = [Array(0...right.count)]
    for (i, a) in left.enumerated() {
      var row = [i + 1]
      for (j, b) in right.enumerated() {
        var least = min(rows[i][j + 1] + 1, row[j] + 1, rows[i][j] + (a == b ? 0 : 1))
        if i > 0, j > 0, a == right[j - 1], left[i - 1] == b { least = min(least, rows[i - 1][j - 1] + 1) }
        row.append(least)
      }
      rows.append(row)
    }
    return rows[left.count][right.count]
  }
}
