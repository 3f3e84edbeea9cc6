import Platform

/// The spaces with a hue: HSL and HWB over sRGB (CSS Color 4, sections 7 and 8), LCH and OKLCH over their Lab.
enum CylindricalModel {
  static func rgb(hue: Double, saturation: Double, lightness: Double) -> SIMD3<Double> {
    let lightness = lightness / 100
    let reach = saturation / 100 * min(lightness, 1 - lightness)
    func channel(_ offset: Double) -> Double {
      let k = (offset + wrapped(hue) / 30).truncatingRemainder(dividingBy: 12)
      return lightness - reach * max(-1, min(k - 3, 9 - k, 1))
    }
    return SIMD3(channel(0), channel(8), channel(4))
  }

  static func rgb(hue: Double, whiteness: Double, blackness: Double) -> SIMD3<Double> {
    let white = whiteness / 100
    let black = blackness / 100
    guard white + black < 1 else { return SIMD3(repeating: white / (white + black)) }
    return rgb(hue: hue, saturation: 100, lightness: 50) * (1 - white - black) + white
  }

  static func hsl(_ rgb: SIMD3<Double>) -> SIMD3<Double> {
    let most = rgb.max()
    let least = rgb.min()
    let lightness = (least + most) / 2
    let range = most - least
    guard range != 0 else { return SIMD3(0, 0, lightness * 100) }
    var saturation = lightness == 0 || lightness == 1 ? 0 : (most - lightness) / min(lightness, 1 - lightness)
    var hue = hue(rgb)
    if saturation < 0 {
      hue = wrapped(hue + 180)
      saturation = -saturation
    }
    return SIMD3(hue, saturation * 100, lightness * 100)
  }

  static func hwb(_ rgb: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(hue(rgb), rgb.min() * 100, (1 - rgb.max()) * 100)
  }

  /// From lightness, chroma and hue to lightness, a and b.
  static func rectangular(_ value: SIMD3<Double>) -> SIMD3<Double> {
    let angle = value.z * .pi / 180
    return SIMD3(value.x, value.y * Mathematics.cosine(angle), value.y * Mathematics.sine(angle))
  }

  /// From lightness, a and b to lightness, chroma and hue.
  static func cylindrical(_ value: SIMD3<Double>) -> SIMD3<Double> {
    let chroma = (value.y * value.y + value.z * value.z).squareRoot()
    return SIMD3(value.x, chroma, wrapped(Mathematics.angle(y: value.z, x: value.y) * 180 / .pi))
  }

  /// The hue in degrees, 0 ..< 360; 0 for a gray.
  private static func hue(_ rgb: SIMD3<Double>) -> Double {
    let most = rgb.max()
    let range = most - rgb.min()
    guard range != 0 else { return 0 }
    let sixths =
      if most == rgb.x {
        (rgb.y - rgb.z) / range
      } else if most == rgb.y {
        (rgb.z - rgb.x) / range + 2
      } else {
        (rgb.x - rgb.y) / range + 4
      }
    return wrapped(sixths * 60)
  }

  /// An angle in degrees brought into 0 ..< 360.
  static func wrapped(_ degrees: Double) -> Double {
    let rest = degrees.truncatingRemainder(dividingBy: 360)
    let turned = rest < 0 ? rest + 360 : rest
    return turned >= 360 ? 0 : turned
  }
}
