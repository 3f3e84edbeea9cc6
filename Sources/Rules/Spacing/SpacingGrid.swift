import Configuration
import DesignTokens
import Facts
import SourceText
import WorkspaceIndex

/// The lengths that spacing may have in one file: the multiples of a step, or the values of a declared scale.
struct SpacingGrid {
  enum Steps {
    case base(Double)
    /// Ascending, in px, with 0 among them.
    case scale(name: String, values: [Double])
  }

  var steps: Steps
  /// Further lengths in px that are fine.
  var allowed: [Double]
  /// Where the document states its grid; `nil` where the settings do, or nobody.
  var statement: ByteRange?
  /// Whether anybody states a grid at all.
  var isStated = true
  /// Whether parts of a step are steps as well, as where a DESIGN.md only names the unit of its scale.
  var allowsParts = false
  /// How far a statement of the document reaches.
  var force = DocumentStatement.Force.all

  /// The grid of a file: the settings' scale or base, else what the document states, else 4px.
  init(of file: CheckedFile) {
    let setting = file.configuration.grid
    allowed = setting.allow
    if let scale = setting.scale {
      let values = file.scaleValues(in: TokenName(scale))
      if !values.isEmpty {
        steps = .scale(name: scale, values: Set(values + [0]).sorted())
        return
      }
    }
    if let base = setting.base, base > 0 {
      steps = .base(base)
      return
    }
    for stated in file.facts.statements {
      guard case .grid(let base) = stated.subject, base > 0 else { continue }
      steps = .base(base)
      statement = stated.range
      allowed += stated.allowed
      force = stated.force
      allowsParts = force != .all && file.facts.kind == .design
      return
    }
    steps = .base(4)
    isStated = false
  }

  /// The nearest lengths below and above one that is off the grid, in px; `nil` for one that is on it or allowed.
  func neighbors(of length: Double) -> (below: Double, above: Double)? {
    guard length.isFinite, abs(length) < Self.sentinel, !allowed.contains(where: { isSame($0, length) }) else {
      return nil
    }
    switch steps {
    case .base(let whole):
      let base = !allowsParts || whole < 8 ? whole : whole < 12 ? whole / 2 : whole / 4
      let step = (length / base).rounded(.down)
      return isSame(step * base, length) || isSame((step + 1) * base, length) ? nil : (step * base, (step + 1) * base)
    case .scale(_, let values):
      // A scale counts in both directions: a negative margin takes back what a step gives.
      let size = abs(length)
      guard !values.contains(where: { isSame($0, size) }) else { return nil }
      guard let below = values.last(where: { $0 < size }), let above = values.first(where: { $0 > size }) else {
        let last = values.last ?? 0
        return length < 0 ? (-last, -last) : (last, last)
      }
      return length < 0 ? (-above, -below) : (below, above)
    }
  }

  /// From here on a number says "without end" (999pt for a pill) and is no length.
  private static let sentinel = 999.0

  private func isSame(_ left: Double, _ right: Double) -> Bool { abs(left - right) < 0.001 }
}

extension CheckedFile {
  /// The lengths of a group's tokens in px.
  func scaleValues(in group: TokenName) -> [Double] {
    let prefix = group.bytes + [UInt8(ascii: ".")]
    return workspace.visibleDefinitions(from: path)
      .filter { workspace.definition(at: $0)?.name.bytes.starts(with: prefix) ?? false }
      .compactMap { site in
        guard case .dimension(let length)? = workspace.resolved(site).value else { return nil }
        return length.pixels(pointsArePixels: pointsArePixels).map { abs($0) }
      }
  }
}
