/// A stretch of time: a number and `ms` or `s`.
package struct Duration: Hashable, Sendable {
  package var value: Double
  package var unit: String

  package init(_ value: Double, _ unit: String) {
    self.value = value
    self.unit = unit
  }
}
