package import DesignTokens
import Facts

extension CheckedFile {
  /// Where a length stands on the spacing grid of this file, in words.
  ///
  /// `nil` for a length that has no place on a grid: relative to something unknown, or without end.
  package func gridPlace(of length: Dimension) -> String? {
    guard let pixels = length.pixels(pointsArePixels: pointsArePixels), pixels.isFinite, abs(pixels) < 999 else {
      return nil
    }
    guard let grid = SpacingGrid(of: self) else { return nil }
    let name =
      switch grid.source {
      case .namedScale(let name): "scale \(name)"
      case .tokens(let name): "scale \(name)"
      case .ownScale: "spacing scale of this document"
      case .statement where grid.base == nil: "list of steps that the document allows"
      default: "\(NumberText.rounded(grid.base ?? 0, places: 4))px grid"
      }
    if let (below, above) = grid.neighbors(of: pixels) {
      let steps = Set([below, above]).sorted().map { NumberText.rounded($0, places: 4) + "px" }
      return "Off the \(name), \(steps.count == 1 ? "nearest" : "between") \(steps.joined(separator: " and "))"
    }
    let isStep = grid.values.contains { SpacingGrid.isSame($0, abs(pixels)) }
    if case .statement = grid.source, grid.base != nil, isStep,
      statedSteps.contains(where: { SpacingGrid.isSame($0.pixels, abs(pixels)) })
    {
      return "On the spacing scale of this document"
    }
    if let base = grid.base, !grid.values.isEmpty, !isStep, grid.source != .settings,
      SpacingGrid.isSame((pixels / base).rounded() * base, pixels)
    {
      let text = NumberText.rounded(base, places: 4)
      if case .statement = grid.source { return "On the \(name)" }
      return "No step of the \(name), but a multiple of \(text)px"
    }
    guard let base = grid.base, grid.values.isEmpty else { return "On the \(name)" }
    let step = (pixels / base).rounded()
    guard abs(step * base - pixels) < 0.001 else { return "Off the \(name), but allowed" }
    return "On the \(name), step \(NumberText.rounded(step, places: 0))"
  }
}
