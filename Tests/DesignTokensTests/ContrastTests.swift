import DesignTokens
import Testing

struct ContrastTests {
  @Test func `contrast is that of WCAG`() throws {
    let rows = try Vectors.rows(of: "contrast")
    #expect(rows.count >= 200)
    for row in rows {
      let one = try #require(Color(css: row[0]))
      let other = try #require(Color(css: row[1]))
      let expected = try #require(Double(row[2]))
      #expect(abs(one.contrast(with: other) - expected) < 0.001, "\(row)")
      #expect(one.contrast(with: other) == other.contrast(with: one))
    }
    #expect(Color.white.contrast(with: .black) == 21)
    #expect(Color.white.contrast(with: .white) == 1)
  }

  @Test func `the lightness contrast is that of APCA`() throws {
    let rows = try Vectors.rows(of: "apca")
    #expect(rows.count >= 60)
    for row in rows {
      let text = try #require(Color(css: row[0]))
      let ground = try #require(Color(css: row[1]))
      let expected = try #require(Double(row[2]))
      #expect(abs(text.perceptualContrast(on: ground) - expected) < 0.001, "\(row)")
    }
    #expect(Color.white.perceptualContrast(on: .white) == 0)
    let half = Color(.srgb, 0, 0, 0, alpha: 0.5)
    let grey = Color(.srgb, 0.5, 0.5, 0.5)
    #expect(half.perceptualContrast(on: .white) == grey.perceptualContrast(on: .white))
  }

  @Test func `a translucent colour is laid over its background first`() throws {
    let half = Color(.srgb, 0, 0, 0, alpha: 0.5)
    #expect(half.composited(over: .white).hexRGBA == "#808080ff")
    #expect(abs(half.contrast(with: .white) - 3.976) < 0.001)
    let glass = Color(.srgb, 1, 1, 1, alpha: 0.1)
    #expect(glass.composited(over: try #require(Color(css: "#336699"))).hexRGB == "#4775a3")
    #expect(half.composited(over: half).hexRGBA == "#000000bf")
    #expect(Color(.srgb, 1, 0, 0, alpha: 0).composited(over: Color(.srgb, 0, 0, 0, alpha: 0)).alpha == 0)
  }

  @Test(arguments: [
    ("#ffffff", "#14a0a5", 4.5), ("#8a8f98", "#ffffff", 4.5), ("#ff5733", "#ffffff", 4.5), ("#0d7377", "#123456", 3.0),
    ("#777777", "#777777", 7.0), ("color(display-p3 0 1 0)", "#ffffff", 3.0),
  ])
  func `the nearest passing colour passes and keeps its hue`(text: String, ground: String, ratio: Double) throws {
    let color = try #require(Color(css: text))
    let background = try #require(Color(css: ground))
    let nearest = try #require(
      color.nearest(passing: ratio, against: background) ?? color.nearest(passing: 3, against: background))
    let written = try #require(Color(css: nearest.hexRGB))
    #expect(written.contrast(with: background) >= min(ratio, 3))
    let before = color.converted(to: .oklch)
    let after = written.converted(to: .oklch)
    if let hue = before.third, let moved = after.third, (after.second ?? 0) > 0.03 {
      let turn = abs(hue - moved)
      #expect(min(turn, 360 - turn) < 4, "\(text) became \(nearest.hexRGB)")
    }
  }

  @Test func `the nearest passing colour changes no more than it must`() throws {
    let grey = try #require(Color(css: "#777777"))
    #expect(grey.nearest(passing: 4.5, against: .white)?.hexRGB == "#767676")
    #expect(grey.nearest(passing: 3, against: .white)?.hexRGB == "#777777")
    #expect(Color.white.nearest(passing: 4.5, against: grey)?.hexRGB == "#060606")
    #expect(Color.white.nearest(passing: 5, against: grey) == nil)
    #expect(grey.nearest(passing: 21.5, against: .white) == nil)
  }

  @Test func `two notations of one colour are nearly equal, two neighbours are not`() throws {
    let teal = try #require(Color(css: "#0d7377"))
    #expect(teal.isNearlyEqual(to: Color(.srgb, 0.051, 0.451, 0.467)))
    #expect(teal.isNearlyEqual(to: teal.converted(to: .oklch)))
    #expect(!teal.isNearlyEqual(to: try #require(Color(css: "#0d7378"))))
    #expect(!teal.isNearlyEqual(to: try #require(Color(css: "#0d737780"))))
    #expect(try #require(Color(css: "rgba(0,0,0,0.3)")).isNearlyEqual(to: try #require(Color(css: "#0000004d"))))
  }

  @Test(arguments: [
    ("#0d7377", "#0d7377", true), ("#0d7377", "#0D7377", true), ("#0d7377", "#0e7276", true),
    ("#0d7377", "#0f7377", false), ("#0d7377", "#0d737780", false), ("#0d737780", "#0d7377", true),
    ("#0d737780", "#0d73777f", true), ("#ffffff", "#fff", true), ("hsl(330 100% 50%)", "#ff00ff", false),
    ("hsl(330 100% 50%)", "#ff0080", true), ("color(display-p3 0 1 0)", "#00fb29", true),
    ("color(display-p3 0 1 0)", "#00ff00", true), ("color(display-p3 0 1 0)", "#00e000", false),
  ])
  func `a hex fallback is told from a mistake`(text: String, hex: String, isFallback: Bool) throws {
    let color = try #require(Color(css: text))
    #expect(color.matches(hex: hex) == isFallback, "\(color.hexRGBA)")
    #expect(color.matches(hex: "red") == nil && color.matches(hex: "#12") == nil)
  }
}
