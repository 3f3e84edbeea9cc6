import Platform

/// CIE Lab on a D50 white, and OKLab on D65 (CSS Color 4, section 18).
enum LabModel {
  private static let white50 = SIMD3(0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585)
  private static let epsilon = 216.0 / 24_389
  private static let kappa = 24_389.0 / 27

  static func lab(_ xyz: SIMD3<Double>) -> SIMD3<Double> {
    let f = (xyz / white50).map { $0 > epsilon ? Mathematics.cubeRoot($0) : (kappa * $0 + 16) / 116 }
    return SIMD3(116 * f.y - 16, 500 * (f.x - f.y), 200 * (f.y - f.z))
  }

  static func xyz(lab: SIMD3<Double>) -> SIMD3<Double> {
    let y = (lab.x + 16) / 116
    let f = SIMD3(lab.y / 500 + y, y, y - lab.z / 200)
    let cubed = f * f * f
    return white50
      * SIMD3(
        cubed.x > epsilon ? cubed.x : (116 * f.x - 16) / kappa,
        lab.x > kappa * epsilon ? cubed.y : lab.x / kappa,
        cubed.z > epsilon ? cubed.z : (116 * f.z - 16) / kappa)
  }

  static func oklab(_ xyz: SIMD3<Double>) -> SIMD3<Double> {
    ColorMatrix.lmsToOKLab * (ColorMatrix.xyzToLMS * xyz).map(Mathematics.cubeRoot)
  }

  static func xyz(oklab: SIMD3<Double>) -> SIMD3<Double> {
    let lms = ColorMatrix.okLabToLMS * oklab
    return ColorMatrix.lmsToXYZ * (lms * lms * lms)
  }
}
