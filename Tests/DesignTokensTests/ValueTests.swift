import DesignTokens
import Testing

struct ValueTests {
  @Test(arguments: [
    "8px": Dimension(8, "px"), "-0.5REM": Dimension(-0.5, "rem"), " 50% ": Dimension(50, "%"), "12": Dimension(12, ""),
    ".5em": Dimension(0.5, "em"), "1e1px": Dimension(10, "px"), "100dvh": Dimension(100, "dvh"),
    "16pt": Dimension(16, "pt"),
  ])
  func `a length is read`(text: String, dimension: Dimension) {
    #expect(Dimension(parsing: text) == dimension)
  }

  @Test(arguments: [
    "", "px", "8 px", "8pxx", "8px 4px", "eight", "8,5px", "8.px", "200ms", "#8", "--8px", "{space.md}",
  ])
  func `anything else is no length`(text: String) {
    #expect(Dimension(parsing: text) == nil)
  }

  @Test func `a length is known in px, rem and pt`() {
    #expect(Dimension(1.5, "rem").pixels(pointsArePixels: false) == 24)
    #expect(Dimension(12, "pt").pixels(pointsArePixels: false) == 16)
    #expect(Dimension(12, "pt").pixels(pointsArePixels: true) == 12)
    #expect(Dimension(2, "em").pixels(pointsArePixels: true) == nil)
    #expect(Dimension(24, "px").converted(to: "rem", pointsArePixels: false)?.cssText == "1.5rem")
    #expect(Dimension(24, "px").converted(to: "pt", pointsArePixels: false)?.cssText == "18pt")
    #expect(Dimension(16, "px").isNearlyEqual(to: Dimension(1, "rem"), pointsArePixels: false))
    #expect(!Dimension(10, "px").isNearlyEqual(to: Dimension(12, "px"), pointsArePixels: false))
  }

  @Test func `a duration is read with its unit only`() {
    #expect(Duration(parsing: "200ms") == Duration(200, "ms"))
    #expect(Duration(parsing: "0.2s")?.milliseconds == 200)
    #expect(Duration(parsing: "200") == nil)
    #expect(Duration(parsing: "2min") == nil)
    #expect(Duration(0.2, "s").cssText == "0.2s")
  }

  @Test func `numbers are written in their shortest form`() {
    #expect(
      [16, 0.5, -2, 0.1 + 0.2, 1e-7, 123456789].map(NumberText.shortest)
        == ["16", "0.5", "-2", "0.30000000000000004", "0.0000001", "123456789"])
    #expect(
      [0.1 + 0.2, 1.005, 2, -0.0004, 0.9996, -1.5].map { NumberText.rounded($0, places: 3) }
        == ["0.3", "1.005", "2", "0", "1", "-1.5"])
    #expect(NumberText.rounded(13.5, places: 0) == "14")
  }

  @Test func `weights have names and numbers`() {
    #expect(FontWeight(named: "semi-bold")?.number == 600)
    #expect(FontWeight(named: "Semi-Bold") == nil)
    #expect(FontWeight(950)?.name == "extra-black")
    #expect(FontWeight(0) == nil && FontWeight(1001) == nil && FontWeight(450)?.name == nil)
    #expect(FontWeight.names.count == 18)
  }

  @Test func `values print as CSS writes them`() {
    let black = TokenValue.color(Color(.srgb, 0, 0, 0, alpha: 0.25))
    let one = TokenValue.dimension(Dimension(1, "px"))
    let shadow = TokenValue.composite([
      TokenMember("color", black), TokenMember("offsetX", one), TokenMember("offsetY", one), TokenMember("blur", one),
      TokenMember("spread", one), TokenMember("inset", .boolean(true)),
    ])
    #expect(shadow.cssText == "inset 1px 1px 1px 1px rgb(0 0 0 / 0.25)")
    #expect(
      TokenValue.list([shadow, shadow]).cssText(as: .shadow).hasPrefix("inset 1px 1px 1px 1px rgb(0 0 0 / 0.25), inset")
    )
    let border = TokenValue.composite([
      TokenMember("color", .alias(TokenName("color.line"))), TokenMember("width", one),
      TokenMember("style", .string("solid")),
    ])
    #expect(border.cssText(as: .border) == "1px solid {color.line}")
    let type = TokenValue.composite([
      TokenMember("fontFamily", .list([.string("Source Sans 3"), .string("sans-serif")])),
      TokenMember("fontSize", .dimension(Dimension(16, "px"))), TokenMember("fontWeight", .string("bold")),
      TokenMember("lineHeight", .number(1.5)),
    ])
    #expect(type.cssText(as: .typography) == "700 16px/1.5 \"Source Sans 3\", sans-serif")
    #expect(
      TokenValue.list([.number(0.2), .number(0), .number(0), .number(1)]).cssText == "cubic-bezier(0.2, 0, 0, 1)")
    let stop = TokenValue.composite([TokenMember("color", .color(.white)), TokenMember("position", .number(0.5))])
    #expect(TokenValue.list([stop, stop]).cssText(as: .gradient) == "linear-gradient(#ffffff 50%, #ffffff 50%)")
    #expect(TokenValue.string("solid").cssText(as: .strokeStyle) == "solid")
  }
}
