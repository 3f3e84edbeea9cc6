import Platform

/// How an RGB space bends light into numbers (CSS Color 4, sections 10.2 to 10.7); odd, so negative values mirror.
struct TransferFunction {
  /// From the number written to linear light.
  let decode: @Sendable (Double) -> Double
  /// From linear light to the number written.
  let encode: @Sendable (Double) -> Double
}

extension TransferFunction {
  /// Shared by sRGB and Display P3.
  static let srgb = TransferFunction(
    decode: { mirrored($0) { $0 <= 0.04045 ? $0 / 12.92 : Mathematics.power(($0 + 0.055) / 1.055, 2.4) } },
    encode: { mirrored($0) { $0 > 0.0031308 ? 1.055 * Mathematics.power($0, 1 / 2.4) - 0.055 : 12.92 * $0 } })

  static let a98 = TransferFunction(
    decode: { mirrored($0) { Mathematics.power($0, 563.0 / 256) } },
    encode: { mirrored($0) { Mathematics.power($0, 256.0 / 563) } })

  static let prophoto = TransferFunction(
    decode: { mirrored($0) { $0 <= 16.0 / 512 ? $0 / 16 : Mathematics.power($0, 1.8) } },
    encode: { mirrored($0) { $0 >= 1.0 / 512 ? Mathematics.power($0, 1 / 1.8) : 16 * $0 } })

  /// The display's curve of BT.1886, which CSS Color 4 took in place of the camera's.
  static let rec2020 = TransferFunction(
    decode: { mirrored($0) { Mathematics.power($0, 2.4) } },
    encode: { mirrored($0) { Mathematics.power($0, 1 / 2.4) } })

  private static func mirrored(_ value: Double, _ curve: (Double) -> Double) -> Double {
    value < 0 ? -curve(-value) : curve(value)
  }
}
