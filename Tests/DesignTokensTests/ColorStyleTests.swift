import DesignTokens
import Testing

struct ColorStyleTests {
  @Test(arguments: [
    "#abc", "#ABC", "#abcd", "#0d7377", "#0D7377", "#0d737780", "#0D737780", "rebeccapurple", "transparent",
    "rgb(13 115 119)", "rgb(13 115 119 / 0.5)", "rgb(13 115 119 / 50%)", "rgb(13, 115, 119)",
    "rgba(13, 115, 119, 0.5)", "rgba(13, 115, 119, 50%)", "rgb(20% 40% 60%)", "rgb(20%, 40%, 60%)",
    "hsl(120 100% 25%)", "hsl(120 100% 25% / 0.5)", "hsl(120, 100%, 25%)", "hsla(120, 100%, 25%, 0.5)",
    "hwb(194 0% 0%)", "hwb(194 10% 20% / 0.2)", "lab(43.1 -21.4 -8)", "lab(43.1% -21.4 -8)",
    "lch(52.2 72.2 56.2 / 0.5)", "lch(52.2% 72.2 56.2 / 50%)", "oklab(0.4 0.11 0.05)", "oklch(0.52 0.09 196)",
    "oklch(52% 0.09 196)", "oklch(0.5 none 20)", "oklch(0.5 0 none / 0.5)", "color(srgb 0.2 0.4 0.6)",
    "color(srgb-linear 0.2 0.4 0.6)", "color(display-p3 0 1 0)", "color(display-p3 20% 40% 60%)",
    "color(a98-rgb 0.2 0.4 0.6 / 0.5)", "color(prophoto-rgb 0.2 0.4 0.6)", "color(rec2020 0.2 0.4 0.6)",
    "color(xyz-d65 0.2 0.3 0.4)", "color(xyz-d50 0.2 0.3 0.4)",
  ])
  func `a colour is written as it stands`(text: String) throws {
    let style = try #require(ColorStyle(css: text))
    #expect(try #require(Color(css: text)).text(in: style) == text)
  }

  @Test(arguments: [
    ("#ABC", "#112233", "#123"), ("#ABC", "#123456", "#123456"), ("#ABC", "#1234567f", "#1234567F"),
    ("#abcd", "#112233", "#123f"), ("#0D7377", "#abcdef", "#ABCDEF"), ("red", "#663399", "rebeccapurple"),
    ("red", "#123456", "#123456"), ("rgb(1, 2, 3)", "#12345680", "rgba(18, 52, 86, 0.502)"),
    ("rgba(1, 2, 3, 0.5)", "#123456", "rgb(18, 52, 86)"), ("rgb(1 2 3 / 50%)", "#123456", "rgb(18 52 86)"),
    ("hsl(1, 2%, 3%)", "#808080", "hsl(0, 0%, 50.2%)"), ("hsl(1 2% 3%)", "#808080", "hsl(none 0% 50.2%)"),
    ("oklch(50% 0.1 1turn)", "#0d7377", "oklch(50.59% 0.0832 199.23)"),
    ("color(display-p3 1 0 0)", "#0d7377", "color(display-p3 0.20205 0.44408 0.46189)"),
    ("#000", "color(display-p3 0 1 0)", "#00fb29"),
    ("hsl(0 0% 0%)", "color(display-p3 0 1 0)", "hsl(129.72 100% 49.29%)"),
  ])
  func `another colour takes over the notation`(old: String, new: String, text: String) throws {
    let style = try #require(ColorStyle(css: old))
    #expect(try #require(Color(css: new)).text(in: style) == text)
  }

  @Test func `every style of every space reads back`() throws {
    let color = try #require(Color(css: "#c65d06"))
    for space in ColorSpace.allCases {
      for form in [ColorStyle.Form.function(space), .color(space)] {
        for percentages in [true, false] {
          var style = ColorStyle(form)
          style.hasPercentages = percentages
          let text = color.text(in: style)
          #expect(Color(css: text)?.hexRGB == "#c65d06", "\(text)")
        }
      }
    }
  }
}
