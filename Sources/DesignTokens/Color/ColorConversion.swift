extension Color {
  /// The same color in another space, not mapped into its gamut; `none` counts as 0 (CSS Color 4, section 12).
  ///
  /// The hue of a color that turns out to have none is `nil` (section 4.4, powerless components).
  package func converted(to target: ColorSpace) -> Color {
    guard target != space else { return self }
    var way = [target]
    while let last = way.last, let parent = last.parent { way.append(parent) }
    var current = space
    var value = components
    while !way.contains(current), let parent = current.parent {
      value = current.toParent(value)
      current = parent
    }
    for next in way[..<(way.firstIndex(of: current) ?? 0)].reversed() { value = next.fromParent(value) }
    return Color(target, vector: value, alpha: alpha)
  }

  /// The three components with `none` as 0.
  var components: SIMD3<Double> { SIMD3(first ?? 0, second ?? 0, third ?? 0) }

  /// A color from a vector; a hue that has no power is `nil`.
  init(_ space: ColorSpace, vector: SIMD3<Double>, alpha: Double) {
    self.init(space, vector.x, vector.y, vector.z, alpha: alpha)
    switch space {
    case .hsl where abs(vector.y) <= 0.001: first = nil
    case .hwb where vector.y + vector.z >= 99.999: first = nil
    case .lch where vector.y <= 0.0015: third = nil
    case .oklch where vector.y <= 0.000004: third = nil
    default: break
    }
  }
}

extension ColorSpace {
  /// The space that this one is defined by; every chain ends at XYZ with a D65 white.
  var parent: ColorSpace? {
    switch self {
    case .hsl, .hwb: .srgb
    case .srgb: .srgbLinear
    case .lch: .lab
    case .oklch: .oklab
    case .lab, .prophotoRGB: .xyzD50
    case .srgbLinear, .displayP3, .a98RGB, .rec2020, .oklab, .xyzD50: .xyzD65
    case .xyzD65: nil
    }
  }

  /// Components of this space in those of ``parent``.
  func toParent(_ value: SIMD3<Double>) -> SIMD3<Double> {
    switch self {
    case .hsl: CylindricalModel.rgb(hue: value.x, saturation: value.y, lightness: value.z)
    case .hwb: CylindricalModel.rgb(hue: value.x, whiteness: value.y, blackness: value.z)
    case .srgb: value.map(TransferFunction.srgb.decode)
    case .srgbLinear: ColorMatrix.linearSRGBToXYZ * value
    case .displayP3: ColorMatrix.linearP3ToXYZ * value.map(TransferFunction.srgb.decode)
    case .a98RGB: ColorMatrix.linearA98ToXYZ * value.map(TransferFunction.a98.decode)
    case .rec2020: ColorMatrix.linearRec2020ToXYZ * value.map(TransferFunction.rec2020.decode)
    case .prophotoRGB: ColorMatrix.linearProPhotoToXYZ50 * value.map(TransferFunction.prophoto.decode)
    case .lab: LabModel.xyz(lab: value)
    case .lch, .oklch: CylindricalModel.rectangular(value)
    case .oklab: LabModel.xyz(oklab: value)
    case .xyzD50: ColorMatrix.d50ToD65 * value
    case .xyzD65: value
    }
  }

  /// Components of ``parent`` in those of this space.
  func fromParent(_ value: SIMD3<Double>) -> SIMD3<Double> {
    switch self {
    case .hsl: CylindricalModel.hsl(value)
    case .hwb: CylindricalModel.hwb(value)
    case .srgb: value.map(TransferFunction.srgb.encode)
    case .srgbLinear: ColorMatrix.xyzToLinearSRGB * value
    case .displayP3: (ColorMatrix.xyzToLinearP3 * value).map(TransferFunction.srgb.encode)
    case .a98RGB: (ColorMatrix.xyzToLinearA98 * value).map(TransferFunction.a98.encode)
    case .rec2020: (ColorMatrix.xyzToLinearRec2020 * value).map(TransferFunction.rec2020.encode)
    case .prophotoRGB: (ColorMatrix.xyz50ToLinearProPhoto * value).map(TransferFunction.prophoto.encode)
    case .lab: LabModel.lab(value)
    case .lch, .oklch: CylindricalModel.cylindrical(value)
    case .oklab: LabModel.oklab(value)
    case .xyzD50: ColorMatrix.d65ToD50 * value
    case .xyzD65: value
    }
  }
}

extension SIMD3<Double> {
  /// Each of the three through one function.
  func map(_ transform: (Double) -> Double) -> SIMD3<Double> {
    SIMD3(transform(x), transform(y), transform(z))
  }
}
