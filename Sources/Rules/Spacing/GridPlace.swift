package import DesignTokens

extension CheckedFile {
  /// Where a length stands on the spacing grid of this file, in words.
  ///
  /// `nil` for a length that has no place on a grid: relative to something unknown, or without end.
  package func gridPlace(of length: Dimension) -> String? {
    guard let pixels = length.pixels(pointsArePixels: pointsArePixels), pixels.isFinite, abs(pixels) < 999 else {
      return nil
    }
    let grid = SpacingGrid(of: self)
    let name =
      switch grid.steps {
      case .base(let base): "\(NumberText.rounded(base, places: 4))px grid"
      case .scale(let name, _): "scale \(name)"
      }
    if let (below, above) = grid.neighbors(of: pixels) {
      let steps = Set([below, above]).sorted().map { NumberText.rounded($0, places: 4) + "px" }
      return "Off the \(name), \(steps.count == 1 ? "nearest" : "between") \(steps.joined(separator: " and "))"
    }
    guard case .base(let base) = grid.steps else { return "On the \(name)" }
    let step = (pixels / base).rounded()
    guard abs(step * base - pixels) < 0.001 else { return "Off the \(name), but allowed" }
    return "On the \(name), step \(NumberText.rounded(step, places: 0))"
  }
}
