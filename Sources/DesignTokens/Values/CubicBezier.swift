/// An easing curve from (0, 0) to (1, 1) with two control points.
package struct CubicBezier: Hashable, Sendable {
  package let x1: Double
  package let y1: Double
  package let x2: Double
  package let y2: Double

  /// A curve; `nil` where an x leaves 0…1, which would run time backwards (Format Module 2025.10, section 8.6).
  package init?(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    guard 0...1 ~= x1, 0...1 ~= x2, y1.isFinite, y2.isFinite else { return nil }
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }

  /// The curve as CSS would write it: `cubic-bezier(0.2, 0, 0, 1)`.
  package var cssText: String {
    "cubic-bezier(" + [x1, y1, x2, y2].map(NumberText.shortest).joined(separator: ", ") + ")"
  }
}
