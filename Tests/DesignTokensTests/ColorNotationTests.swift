import DesignTokens
import TestSupport
import Testing

struct ColorNotationTests {
  @Test(
    arguments: [
      "#0D7377": "#0d7377ff", "#abc": "#aabbccff", "#abcd": "#aabbccdd", "#0D73774D": "#0d73774d",
      "  #fff\n": "#ffffffff", "RebeccaPurple": "#663399ff", "transparent": "#00000000",
      "lightgoldenrodyellow": "#fafad2ff",
      "rgb(13, 115, 119)": "#0d7377ff", "rgba(13,115,119,.3)": "#0d73774d", "rgb(13 115 119 / 90%)": "#0d7377e6",
      "rgb(5.098% 45.098% 46.667%)": "#0d7377ff", "rgb(300 -20 0)": "#ff0000ff", "rgba(0,0,0,0.7)": "#000000b3",
      "RGB( 13 , 115 , 119 )": "#0d7377ff", "rgb(13 50% none)": "#0d8000ff",
      "hsl(120deg 100% 25%)": "#008000ff", "hsl(120, 100%, 25%)": "#008000ff", "hsla(0.5turn 50 50 / 0.5)": "#40bfbf80",
      "hsl(-240 100% 25%)": "#008000ff", "hsl(133.333grad 100% 25%)": "#008000ff",
      "hsl(2.0943951rad 100% 25%)": "#008000ff", "hwb(194 0% 0%)": "#00c4ffff", "hwb(0 60% 60%)": "#808080ff",
      "lab(29.2345% 39.3825 20.0664)": "#7d2329ff", "lch(52.2345% 72.2 56.2)": "#c65d06ff",
      "oklab(40.101% 0.1147 0.0453)": "#7d2329ff", "oklch(0.5 0.0852 196.9)": "#007274ff",
      "oklch(59.686% 39% 49.77)": "#c65d07ff",
      "color(srgb 1 0.5 0)": "#ff8000ff", "color(display-p3 0 0 0 / 30%)": "#0000004d", "color(xyz 0 0 0)": "#000000ff",
      "color(srgb-linear 100% 0% none)": "#ff0000ff", "rgb(0 0 0/* quiet */ / 1)": "#000000ff",
      "rgb(1e2 0 0)": "#640000ff",
    ])
  func `a notation of CSS is read`(text: String, hex: String) {
    #expect(Color(css: text)?.hexRGBA == hex, "\(text)")
    #expect(Color(css: Array(text.utf8)[...]) == Color(css: text))
  }

  @Test(arguments: [
    "", "#", "#12", "#12345", "#1234567", "#123456789", "#xyz", "# fff", "red green", "reddish", "currentcolor",
    "inherit",
    "rgb()", "rgb(1,2)", "rgb(1 2)", "rgb(1, 2 3)", "rgb(1 2 3 4)", "rgb(1,2,3,4,5)", "rgb(1 2 3 / )", "rgb(1,2,3 / 4)",
    "rgb(50%, 2, 3)", "rgb(none, 2, 3)", "rgb(1deg 2 3)", "rgb(1 2 3", "rgb 1 2 3", "rgb (1 2 3)", "rgb(calc(1) 2 3)",
    "rgb(from red r g b)", "hsl(120, 100, 25)", "hsl(50% 100% 25%)", "hwb(1, 2%, 3%)", "lab(1, 2, 3)", "lch(1 2 3%)",
    "color(red 1 0 0)", "color(hsl 1 0 0)", "color(srgb 1 0)", "oklch(0.5 0.1 10px)", "rgb(1. 2 3)", "{color.brand}",
    "#fffé",
  ])
  func `anything else is no colour`(text: String) {
    #expect(Color(css: text) == nil, "\(text)")
  }

  @Test func `none stays none`() {
    #expect(Color(css: "oklch(0.5 none 20)")?.second == .some(nil))
    #expect(Color(css: "hsl(none 0% 50%)")?.cssText == "hsl(none 0% 50%)")
  }

  @Test func `halves of a step round up`() {
    #expect(Color(.srgb, 0, 0, 0, alpha: 0.3).hexRGBA == "#0000004d")
    #expect(Color(.srgb, 0, 0, 0, alpha: 0.9).hexRGBA == "#000000e6")
    #expect(Color(.srgb, 0, 0, 0, alpha: 0.7).hexRGBA == "#000000b3")
    #expect(Color(.srgb, 0.5, 0.5, 0.5).hexRGB == "#808080")
  }

  @Test(arguments: [
    "#0D7377": "#0d7377", "rgb(13 115 119 / 0.3)": "rgb(13 115 119 / 0.3)", "hsl(181 80% 26%)": "hsl(181 80% 26%)",
    "hwb(181.2 5% 53%)": "hwb(181.2 5% 53%)", "lab(43.1 -21.4 -8)": "lab(43.1 -21.4 -8)",
    "oklch(52% 0.09 196)": "oklch(0.52 0.09 196)", "color(display-p3 0.2 0.44 0.46)": "color(display-p3 0.2 0.44 0.46)",
    "color(srgb 1.2 0 0)": "color(srgb 1.2 0 0)", "color(xyz 0.1 0.2 0.3 / 50%)": "color(xyz-d65 0.1 0.2 0.3 / 0.5)",
  ])
  func `a colour prints as CSS writes it`(text: String, css: String) {
    #expect(Color(css: text)?.cssText == css)
  }

  @Test func `a printed colour reads back as the same colour`() throws {
    for space in ColorSpace.allCases {
      let color = try #require(Color(css: "#c65d06")).converted(to: space)
      #expect(Color(css: color.cssText)?.hexRGB == "#c65d06", "\(color.cssText)")
      #expect(try #require(Color(css: color.oklchText)).difference(from: color) < 0.001, "\(color.oklchText)")
      #expect(Color(css: color.legacyText)?.hexRGB == "#c65d06", "\(color.legacyText)")
    }
  }

  @Test func `no text traps the reader`() {
    var random = SeededGenerator(seed: 7)
    let alphabet = Array("#0f9(%,/ .-+edgnoturalchsrbkwv)*\u{0}é".utf8)
    for _ in 0..<20_000 {
      var text = Array(
        ["rgb(1 2 3 / 4%)", "#0d7377", "oklch(0.5 none 1turn)", "color(srgb 1 0 0)"][Int(random.next() % 4)].utf8)
      for _ in 0...(random.next() % 4) {
        text[Int(random.next() % UInt64(text.count))] = alphabet[Int(random.next() % UInt64(alphabet.count))]
      }
      if let color = Color(css: text[...]) { #expect(Color(css: color.cssText) != nil, "\(color.cssText)") }
    }
  }
}
