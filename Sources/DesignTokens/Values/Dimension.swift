/// A length: a number and a unit as written (`px`, `rem`, `pt`, `em`, `%`, `vh`, …).
package struct Dimension: Hashable, Sendable {
  package var value: Double
  /// The unit in lower case; empty for a bare number in code, where the platform decides.
  package var unit: String

  package init(_ value: Double, _ unit: String) {
    self.value = value
    self.unit = unit
  }
}
