import DesignTokens
import Testing

struct ColorConversionTests {
  @Test func `every space converts into every other as an independent implementation does`() throws {
    let rows = try Vectors.rows(of: "conversions")
    #expect(rows.count >= 500)
    for row in rows {
      let source = try color(row[0], row[1...3])
      let expected = try color(row[4], row[5...7])
      let actual = source.converted(to: expected.space)
      for (one, other) in zip(values(actual), values(expected)) {
        let scale = max(1, abs(other))
        #expect(abs(one - other) < 0.0001 * scale, "\(row.joined(separator: " ")) gave \(actual)")
      }
    }
  }

  @Test func `a colour comes back from every space as it was`() {
    for hex in ["#0d7377", "#ff5733", "#808080", "#000000", "#ffffff", "#010203", "#fefdfc"] {
      for space in ColorSpace.allCases {
        let color = Color(css: hex)
        #expect(color?.converted(to: space).converted(to: .srgb).hexRGB == hex, "\(hex) by way of \(space)")
      }
    }
  }

  @Test func `a colour outside sRGB is mapped as CSS maps it`() throws {
    let rows = try Vectors.rows(of: "gamut")
    #expect(rows.count >= 200)
    for row in rows {
      let color = try color(row[0], row[1...3])
      #expect(!color.isInSRGBGamut)
      #expect(color.hexRGB == row[4], "\(row.joined(separator: " "))")
    }
  }

  @Test func `absurd numbers neither trap nor hang`() {
    let numbers = [0, 1, -1, 1e9, -1e9, 1e200, .infinity, -.infinity, .nan]
    for space in ColorSpace.allCases {
      for one in numbers {
        for other in numbers {
          let color = Color(space, one, other, 0.5, alpha: one)
          #expect(color.hexRGBA.count == 9)
          #expect(!color.cssText.isEmpty && !color.oklchText.isEmpty && !color.legacyText.isEmpty)
          _ = color.contrast(with: .white)
          _ = color.nearest(passing: 4.5, against: .white)
          _ = ColorSpace.allCases.map { color.converted(to: $0) }
        }
      }
    }
  }

  @Test func `a grey has no hue`() {
    let grey = Color(.srgb, 0.5, 0.5, 0.5)
    #expect(grey.converted(to: .hsl).first == nil)
    #expect(grey.converted(to: .hwb).first == nil)
    #expect(grey.converted(to: .lch).third == nil)
    #expect(grey.converted(to: .oklch).third == nil)
    #expect(grey.oklchText == "oklch(0.598 0 none)")
  }

  @Test func `components know their names and ranges`() {
    #expect(ColorSpace.hsl.components.map(\.name) == ["hue", "saturation", "lightness"])
    #expect(ColorSpace.hsl.components[0].allows(0) && !ColorSpace.hsl.components[0].allows(360))
    #expect(ColorSpace.srgb.components[1].allows(1) && !ColorSpace.srgb.components[1].allows(1.01))
    #expect(ColorSpace.oklch.components[1].allows(0.9) && !ColorSpace.oklch.components[1].allows(-0.1))
    #expect(ColorSpace.lab.components[2].allows(-200) && !ColorSpace.lab.components[2].allows(.infinity))
  }

  private func color(_ space: String, _ numbers: ArraySlice<String>) throws -> Color {
    let values = numbers.compactMap(Double.init)
    try #require(values.count == 3)
    return Color(try #require(ColorSpace(rawValue: space)), values[0], values[1], values[2])
  }

  private func values(_ color: Color) -> [Double] { [color.first ?? 0, color.second ?? 0, color.third ?? 0] }
}
