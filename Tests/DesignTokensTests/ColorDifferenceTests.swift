import DesignTokens
import Testing

struct ColorDifferenceTests {
  @Test func `CIEDE2000 is that of an independent implementation`() throws {
    let rows = try Vectors.rows(of: "ciede2000")
    #expect(rows.count >= 60)
    for row in rows {
      let (one, other, expected) = try pair(row)
      #expect(abs(one.cieDifference(from: other) - expected) < 0.0001 * max(1, expected), "\(row)")
      #expect(abs(one.cieDifference(from: other) - other.cieDifference(from: one)) < 0.000_001)
    }
  }

  /// Pairs that its authors chose because implementations go wrong there: hues on either side of 180 degrees, greys.
  @Test(arguments: [
    ([50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425), ([50, -1, 2], [50, 0, 0], 2.3669),
    ([50, 2.49, -0.001], [50, -2.49, 0.0009], 7.1792), ([50, 2.49, -0.001], [50, -2.49, 0.0011], 7.2195),
    ([50, -0.001, 2.49], [50, 0.0009, -2.49], 4.8045), ([50, -0.001, 2.49], [50, 0.0011, -2.49], 4.7461),
    ([50, 2.5, 0], [50, 0, -2.5], 4.3065), ([50, 2.5, 0], [73, 25, -18], 27.1492),
    ([50, 2.5, 0], [58, 24, 15], 19.4535), ([60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644),
    ([63.0109, -31.0961, -5.8663], [62.8187, -29.7946, -4.0864], 1.2630),
    ([90.8027, -2.0831, 1.441], [91.1528, -1.6435, 0.0447], 1.4441),
    ([6.7747, -0.2908, -2.4247], [5.8714, -0.0985, -2.2286], 0.6377),
    ([2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082),
  ])
  func `CIEDE2000 agrees with the test data of its authors`(one: [Double], other: [Double], expected: Double) {
    let left = Color(.lab, one[0], one[1], one[2])
    let right = Color(.lab, other[0], other[1], other[2])
    #expect(abs(left.cieDifference(from: right) - expected) < 0.0001)
  }

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
