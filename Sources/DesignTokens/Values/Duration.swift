/// A stretch of time: a number and `ms` or `s`.
package struct Duration: Hashable, Sendable {
  package var value: Double
  package var unit: String

  package init(_ value: Double, _ unit: String) {
    self.value = value
    self.unit = unit
  }
}

extension Duration {
  /// Reads `200ms` or `0.2s`; outer white space does not matter; `nil` for anything else, also without a unit.
  package init?(parsing text: String) {
    guard let (value, unit) = NumberWithUnit.read(text), Duration.units.contains(unit) else { return nil }
    self.init(value, unit)
  }

  /// The two units (Format Module 2025.10, section 8.5).
  package static let units = ["ms", "s"]

  /// The time as CSS would write it: `200ms`.
  package var cssText: String { NumberText.shortest(value) + unit }

  /// The time in milliseconds.
  package var milliseconds: Double { unit == "s" ? value * 1000 : value }
}
