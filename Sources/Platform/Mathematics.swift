#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The few functions of `libm` that color arithmetic needs; NaN in gives NaN out, nothing traps.
package enum Mathematics {
  /// `base` to the power of `exponent`.
  package static func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
  /// The cube root, also of a negative number.
  package static func cubeRoot(_ value: Double) -> Double { cbrt(value) }
  /// The sine of an angle in radians.
  package static func sine(_ radians: Double) -> Double { sin(radians) }
  /// The cosine of an angle in radians.
  package static func cosine(_ radians: Double) -> Double { cos(radians) }
  /// The angle of the point (`x`, `y`) in radians, -π…π.
  package static func angle(y: Double, x: Double) -> Double { atan2(y, x) }
}
