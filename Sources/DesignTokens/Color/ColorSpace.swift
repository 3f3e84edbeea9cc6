/// The fourteen colour spaces of the Design Tokens Color Module 2025.10 (section 4), by their DTCG spelling.
package enum ColorSpace: String, Sendable, CaseIterable, Hashable {
  case srgb
  case srgbLinear = "srgb-linear"
  case hsl, hwb, lab, lch, oklab, oklch
  case displayP3 = "display-p3"
  case a98RGB = "a98-rgb"
  case prophotoRGB = "prophoto-rgb"
  case rec2020
  case xyzD65 = "xyz-d65"
  case xyzD50 = "xyz-d50"
}
