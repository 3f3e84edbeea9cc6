import Configuration
import DesignTokens
import Facts
import SourceText

/// The least size of what is pressed, in px, and who asks for it.
struct TouchMinimum {
  var pixels: Double
  /// Where the document states it.
  var statement: ByteRange?
  /// Whether the document or the settings ask for it, and not its platform.
  var isOwn = false
  var isOfDesktop = false
  var isOfWeb = false
}

extension CheckedFile {
  /// The least size of what is pressed where a length stands.
  func touchTarget(for length: LiteralDimension) -> TouchMinimum {
    if let minimum = configuration.minimumTouchTarget { return TouchMinimum(pixels: minimum, isOwn: true) }
    let desktop = facts.desktopRanges.first { $0.contains(length.range) }
    let stated = facts.statements.compactMap { statement -> TouchMinimum? in
      // What holds for fingers in another section does not hold for a pointer in this one, nor the other way round.
      guard case .touchTarget(let minimum) = statement.subject,
        desktop == facts.desktopRanges.first(where: { $0.contains(statement.range) }),
        !facts.components.contains(where: { $0.range.contains(statement.range) })
      else { return nil }
      return TouchMinimum(pixels: minimum, statement: statement.range, isOwn: true)
    }
    // Of those for several platforms the one in the unit of the length.
    let unit = length.dimension.unit
    let sameUnit = stated.first { minimum in
      facts.dimensions.contains {
        minimum.statement?.contains($0.range) ?? false && $0.dimension.unit == unit && !unit.isEmpty
          && $0.dimension.value == minimum.pixels
      }
    }
    if let own = sameUnit ?? stated.first { return own }
    if desktop != nil { return TouchMinimum(pixels: 24, isOfDesktop: true) }
    if unit == "dp" { return TouchMinimum(pixels: 48) }
    if unit == "pt" || facts.showsPoints { return TouchMinimum(pixels: 44) }
    return TouchMinimum(pixels: 24, isOfWeb: true)
  }
}
