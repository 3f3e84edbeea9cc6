import DesignTokens
package import Facts
import SourceText

/// How much of the spacing of a file stands on the usual steps.
package struct SpacingTally: Sendable, Equatable {
  /// The lengths between things that are no steps of a scale.
  package var count = 0
  /// Sizes and radii, which show the same habit where there is little spacing.
  package var sizes = 0
  /// How many sizes and radii are multiples of 4.
  package var keptSizes = 0
  /// The steps of a scale that the file lists, in px; empty where it lists fewer than four, which are no scale.
  package var scale: [Double] = []
  private var onFour = 0
  private var onEight = 0

  /// How many are multiples of 8 or, for any other base, of 4.
  package func kept(_ base: Double) -> Int { base == 8 ? onEight : onFour }

  fileprivate mutating func count(_ size: Double) {
    count += 1
    if size.truncatingRemainder(dividingBy: 4) == 0 { onFour += 1 }
    if size.truncatingRemainder(dividingBy: 8) == 0 { onEight += 1 }
  }
}

extension FileFacts {
  /// The tally of a document or of a token file; `nil` where there is no spacing to count
  /// and no scale.
  package var spacingTally: SpacingTally? {
    let steps = Set(listedSteps.map(\.range.start))
    var tally = SpacingTally()
    let listed = Set(listedSteps.map(\.pixels)).sorted()
    if listed.count >= 4 { tally.scale = listed }
    var group = SpacingGroup()
    for length in dimensions where !steps.contains(length.range.start) {
      let size = length.dimension.pixels(pointsArePixels: pointsArePixels).map(abs) ?? 0
      // A line of one pixel and a length "without end" are no spacing that anybody lays on a grid.
      guard size > 1, size < 999 else { continue }
      switch length.role {
      case .padding, .margin, .gap, .inset:
        if length.owner.map({ isOwnSpacing($0, &group) }) ?? true { tally.count(size) }
      case .width, .height, .size, .radius:
        tally.sizes += 1
        if size.truncatingRemainder(dividingBy: 4) == 0 { tally.keptSizes += 1 }
      default: continue
      }
    }
    return tally.count > 0 || !tally.scale.isEmpty ? tally : nil
  }

  /// Whether a token is a length by itself and no step of a scale.
  private func isOwnSpacing(_ owner: Int, _ group: inout SpacingGroup) -> Bool {
    guard definitions.indices.contains(owner), case .dimension = definitions[owner].value else { return false }
    return definitions[owner].isInWords || group.scale(of: definitions[owner].name) == nil
  }
}
