/// The weight of a font, 1…1000, and the names that a token may use for it.
package struct FontWeight: Hashable, Sendable {
  package let number: Double

  /// A weight from its number; `nil` outside 1…1000.
  package init?(_ number: Double) {
    guard number >= 1, number <= 1000 else { return nil }
    self.number = number
  }

  /// A weight from its name (`semi-bold`), spelled exactly; `nil` for any other word.
  package init?(named name: String) {
    guard let row = FontWeight.table.first(where: { $0.names.contains(name) }) else { return nil }
    number = row.number
  }

  /// Every name, lightest first (Format Module 2025.10, section 8.4).
  package static var names: [String] { table.flatMap(\.names) }

  /// The first of the names for this weight; `nil` for a weight between two names.
  package var name: String? { FontWeight.table.first { $0.number == number }?.names.first }

  private static let table: [(number: Double, names: [String])] = [
    (100, ["thin", "hairline"]), (200, ["extra-light", "ultra-light"]), (300, ["light"]),
    (400, ["normal", "regular", "book"]), (500, ["medium"]), (600, ["semi-bold", "demi-bold"]), (700, ["bold"]),
    (800, ["extra-bold", "ultra-bold"]), (900, ["black", "heavy"]), (950, ["extra-black", "ultra-black"]),
  ]
}
