import DesignTokens
import Facts

/// The ground that a document never names and on which most of its ratios without a ground are measured.
struct SharedGround {
  /// Relative luminance (WCAG 2.2), 0…1.
  private let luminance: Double

  /// Of more ratios than that the first tell what the ground is.
  private static let most = 50

  /// `nil` where no two colors, or not more than half of them, can have their ratios on one ground.
  init?(of measured: [(color: Color, claim: ContrastClaim)]) {
    let measured = measured.prefix(Self.most)
    let agreeing = measured.lazy.flatMap(Self.luminances).map { luminance in
      (luminance, Set(measured.lazy.filter { Self.has($0, on: luminance) }.map(\.color)).count)
    }
    guard let best = agreeing.max(by: { $0.1 < $1.1 }), best.1 > 1, best.1 * 2 > Set(measured.map(\.color)).count else {
      return nil
    }
    luminance = best.0
  }

  /// Whether a color has its ratio on the ground.
  func explains(_ color: Color, _ claim: ContrastClaim) -> Bool { Self.has((color, claim), on: luminance) }

  /// The luminances, a lighter and a darker one, on which a color has its ratio.
  private static func luminances(_ measured: (color: Color, claim: ContrastClaim)) -> [Double] {
    let own = measured.color.relativeLuminance + 0.05
    return [own * measured.claim.ratio - 0.05, own / measured.claim.ratio - 0.05].filter { 0...1 ~= $0 }
  }

  private static func has(_ measured: (color: Color, claim: ContrastClaim), on luminance: Double) -> Bool {
    let sides = [measured.color.relativeLuminance + 0.05, luminance + 0.05]
    guard let lighter = sides.max(), let darker = sides.min() else { return false }
    return abs(lighter / darker - measured.claim.ratio) <= measured.claim.rounding * 2 + 0.02
  }
}
