import Platform

extension Color {
  /// deltaEOK: the distance of two colours in OKLab (CSS Color 4, section 14.2); 0.02 is just noticed.
  package func difference(from other: Color) -> Double {
    let distance = converted(to: .oklab).components - other.converted(to: .oklab).components
    return (distance * distance).sum().squareRoot()
  }

  /// CIEDE2000: the difference of two colours in CIE Lab with a D50 white, as CSS has it; about 1 is just noticed.
  ///
  /// Sharma, Wu and Dalal, The CIEDE2000 Color-Difference Formula (2005), with all weights 1; CSS Color 4, section
  /// 14.1. The same both ways round. Alpha is left out.
  package func cieDifference(from other: Color) -> Double {
    let one = converted(to: .lab).components
    let two = other.converted(to: .lab).components
    let chroma = (Color.chroma(one) + Color.chroma(two)) / 2
    // A grey's a is stretched, so that weak colours differ as much as they look.
    let stretch = 1 + 0.5 * (1 - Color.seventhPowerShare(chroma))
    return Color.difference(
      CylindricalModel.cylindrical(SIMD3(one.x, one.y * stretch, one.z)),
      CylindricalModel.cylindrical(SIMD3(two.x, two.y * stretch, two.z)))
  }

  /// The formula's second half, on lightness, chroma and hue in degrees.
  private static func difference(_ one: SIMD3<Double>, _ two: SIMD3<Double>) -> Double {
    let hasHue = one.y * two.y != 0
    var turn = hasHue ? two.z - one.z : 0
    if turn > 180 { turn -= 360 } else if turn < -180 { turn += 360 }
    var hue = one.z + two.z
    if hasHue { hue = abs(one.z - two.z) <= 180 ? hue / 2 : (hue < 360 ? hue + 360 : hue - 360) / 2 }
    let lightness = (one.x + two.x) / 2
    let chroma = (one.y + two.y) / 2
    let apart = SIMD3(
      two.x - one.x, two.y - one.y, 2 * (one.y * two.y).squareRoot() * Mathematics.sine(turn / 2 * .pi / 180))
    let offset = (lightness - 50) * (lightness - 50)
    let weights = SIMD3(
      1 + 0.015 * offset / (20 + offset).squareRoot(), 1 + 0.045 * chroma, 1 + 0.015 * chroma * hueWeight(hue))
    let shares = apart / weights
    let blueTurn = 30 * Mathematics.exponential(-((hue - 275) / 25) * ((hue - 275) / 25))
    let rotation = -2 * seventhPowerShare(chroma) * Mathematics.sine(2 * blueTurn * .pi / 180)
    return max(0, (shares * shares).sum() + rotation * shares.y * shares.z).squareRoot()
  }

  private static func hueWeight(_ hue: Double) -> Double {
    func cosine(_ degrees: Double) -> Double { Mathematics.cosine(degrees * .pi / 180) }
    return 1 - 0.17 * cosine(hue - 30) + 0.24 * cosine(2 * hue) + 0.32 * cosine(3 * hue + 6)
      - 0.20 * cosine(4 * hue - 63)
  }

  private static func seventhPowerShare(_ chroma: Double) -> Double {
    let power = Mathematics.power(chroma, 7)
    return (power / (power + 6_103_515_625)).squareRoot()
  }

  private static func chroma(_ lab: SIMD3<Double>) -> Double { (lab.y * lab.y + lab.z * lab.z).squareRoot() }
}
