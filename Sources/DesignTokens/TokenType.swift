/// The thirteen types of the Design Tokens Format Module 2025.10 (sections 8 and 9), by their `$type` spelling.
package enum TokenType: String, Sendable, CaseIterable, Hashable {
  case color, dimension, fontFamily, fontWeight, duration, cubicBezier, number
  case strokeStyle, border, transition, shadow, gradient, typography
}
