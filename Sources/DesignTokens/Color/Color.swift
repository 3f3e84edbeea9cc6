/// A color: a space, three components in that space's own ranges (Color Module 2025.10, section 4), and alpha 0…1.
///
/// A component that is `nil` is the keyword `none`. RGB spaces count 0…1, `hsl` and `hwb` a hue in degrees and
/// percentages 0…100, `lab` and `lch` lightness 0…100, `oklab` and `oklch` lightness 0…1.
package struct Color: Hashable, Sendable {
  package var space: ColorSpace
  package var first: Double?
  package var second: Double?
  package var third: Double?
  package var alpha: Double

  package init(_ space: ColorSpace, _ first: Double?, _ second: Double?, _ third: Double?, alpha: Double = 1) {
    self.space = space
    self.first = first
    self.second = second
    self.third = third
    self.alpha = alpha
  }

  package static let white = Color(.srgb, 1, 1, 1)
  package static let black = Color(.srgb, 0, 0, 0)
}
