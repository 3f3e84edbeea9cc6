import DesignTokens
import Testing

struct ColorDifferenceTests {
  @Test func `the difference in OKLab is that of an independent implementation`() throws {
    let rows = try Vectors.rows(of: "oklab")
    #expect(rows.count >= 60)
    for row in rows {
      let (one, other, expected) = try pair(row)
      #expect(abs(one.difference(from: other) - expected) < 0.000_01, "\(row)")
    }
  }

  private func pair(_ row: [String]) throws -> (Color, Color, Double) {
    (try #require(Color(css: row[0])), try #require(Color(css: row[1])), try #require(Double(row[2])))
  }
}
