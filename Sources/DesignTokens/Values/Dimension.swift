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

extension Dimension {
  /// Reads `8px`, `-0.5rem`, `50%`, `12`: a number with a known unit directly behind it, or without one.
  ///
  /// Outer white space does not matter; `nil` for anything else.
  package init?(parsing text: String) {
    guard let (value, unit) = NumberWithUnit.read(text), unit.isEmpty || Dimension.units.contains(unit) else {
      return nil
    }
    self.init(value, unit)
  }

  /// The units of length that are known: those of CSS Values 4 (section 6), the platforms' `dp` and `sp`, and `rpx` of mini
  /// programs, of which the width of every screen has 750.
  package static let units: Set<String> = [
    "px", "rem", "pt", "em", "%", "dp", "sp", "pc", "in", "cm", "mm", "q", "ch", "ex", "cap", "ic", "lh", "rlh",
    "rch", "rex", "rcap", "ric", "vw", "vh", "vi", "vb", "vmin", "vmax", "svw", "svh", "svi", "svb", "svmin", "svmax",
    "lvw", "lvh", "lvi", "lvb", "lvmin", "lvmax", "dvw", "dvh", "dvi", "dvb", "dvmin", "dvmax", "cqw", "cqh", "cqi",
    "cqb", "cqmin", "cqmax", "rpx",
  ]

  /// The two units that a token may have (Format Module 2025.10, section 8.2).
  package static let tokenUnits = ["px", "rem"]

  /// The length as CSS would write it: `8px`, `0.5rem`, `50%`.
  package var cssText: String { NumberText.shortest(value) + unit }

  /// The length in CSS px at 16px a rem; `nil` where it depends on something else (`em`, `%`, `vh`).
  ///
  /// One pt is 4/3 px in CSS (CSS Values 4, section 6.2) but one px in a component spec, where it is the unit of the
  /// screen; `dp` and `sp` are px, and so is a bare number.
  package func pixels(pointsArePixels: Bool) -> Double? {
    switch unit {
    case "px", "", "dp", "sp": value
    case "rem": value * 16
    case "pt": pointsArePixels ? value : value * 4 / 3
    case "pc": value * 16
    case "in": value * 96
    case "cm": value * 96 / 2.54
    case "mm": value * 96 / 25.4
    case "q": value * 96 / 101.6
    default: nil
    }
  }

  /// The length in another unit (`px`, `rem` or `pt`); `nil` where there is no way.
  package func converted(to target: String, pointsArePixels: Bool) -> Dimension? {
    guard let pixels = pixels(pointsArePixels: pointsArePixels) else { return nil }
    switch target {
    case "px": return Dimension(pixels, "px")
    case "rem": return Dimension(pixels / 16, "rem")
    case "pt": return Dimension(pointsArePixels ? pixels : pixels * 3 / 4, "pt")
    default: return nil
    }
  }

  /// Whether two lengths are the same on a screen: equal as written, or equal in px to a thousandth.
  package func isNearlyEqual(to other: Dimension, pointsArePixels: Bool) -> Bool {
    if unit == other.unit { return abs(value - other.value) < 0.001 }
    guard let left = pixels(pointsArePixels: pointsArePixels),
      let right = other.pixels(pointsArePixels: pointsArePixels)
    else { return false }
    return abs(left - right) < 0.001
  }
}

/// A number with letters behind it.
enum NumberWithUnit {
  /// The number and the letters (or `%`) in lower case; `nil` for anything else.
  static func read(_ text: String) -> (value: Double, unit: String)? {
    var reader = NotationReader(text.utf8)
    reader.skipSpace()
    guard let value = reader.number() else { return nil }
    let unit = reader.skip(UInt8(ascii: "%")) ? "%" : reader.identifier()
    reader.skipSpace()
    return reader.isAtEnd ? (value, unit) : nil
  }
}
