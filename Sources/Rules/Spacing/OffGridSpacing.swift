import Configuration
import DesignTokens
import Facts
import SourceText
import WorkspaceIndex

extension Rule {
  /// A padding, margin, gap or inset stands between the steps of the grid.
  static let offGridSpacing = Rule(
    id: "off-grid-spacing",
    family: .spacing,
    severity: .warning,
    summary: "A padding, margin, gap, inset or spacing token stands between the steps of the grid.",
    page: """
      Spacing that keeps to one step lines up by itself; a `10px` among multiples of four never does. Looked at are \
      the paddings, margins, gaps and insets of component specs, and tokens whose name says that they are spacing. \
      Sizes, radii, strokes, font sizes, shadows, percentages and source files are not, nor a value in prose beside \
      the name of a token that another file defines: the token is.

      The step is `grid.base` in `tincture.json`, else what the document states ("multiples of 8pt"), else 4px; in a \
      `DESIGN.md` nothing is assumed, and what the text names beside its grid is fine. A pt \
      in a spec counts as a px, a rem as 16px; 0 and negative steps are fine. `grid.allow` lists lengths that are fine \
      all the same, and `grid.scale` names a group of tokens whose values take the place of the step.

      ## Fails

      ```markdown tab-bar.md
      # Tab bar

      - Padding: 20px horizontal, 10px vertical
      ```

      ## Passes

      ```markdown tab-bar.md
      # Tab bar

      - Padding: 20px horizontal, 12px vertical
      ```
      """,
    reach: .names,
    check: spacingOffTheGrid)
}

private func spacingOffTheGrid(in file: CheckedFile) -> [Finding] {
  guard file.facts.kind != .code else { return [] }
  var grid: SpacingGrid?
  var repeating: Set<ByteRange>?
  return file.facts.dimensions.compactMap { length in
    guard let role = file.spacingRole(of: length),
      let unit = Dimension(1, length.dimension.unit).pixels(pointsArePixels: file.pointsArePixels)
    else { return nil }
    let steps = grid ?? SpacingGrid(of: file)
    grid = steps
    guard file.facts.kind != .design || file.keepsToGrid(length, steps) else { return nil }
    guard let neighbors = steps.neighbors(of: length.dimension.value * unit) else { return nil }
    let repeated = repeating ?? file.valuesOfOtherFiles
    repeating = repeated
    guard !repeated.contains(length.range) else { return nil }
    return file.offGrid(length, role: role, steps: steps, below: neighbors.below / unit, above: neighbors.above / unit)
  }
}

extension CheckedFile {
  /// The word for the part a length plays where that part must stand on the grid; `nil` elsewhere.
  fileprivate func spacingRole(of length: LiteralDimension) -> String? {
    guard configuration.grid.roles.contains(length.role.rawValue) else { return nil }
    guard let owner = length.owner else { return length.role.rawValue }
    // Lengths inside a composite value, such as the offsets of a shadow, are parts of something else.
    guard facts.definitions.indices.contains(owner), case .dimension = facts.definitions[owner].value else {
      return nil
    }
    return SpacingGrid.isSpacing(length.role) ? "spacing" : length.role.rawValue
  }

  /// Whether a length of a `DESIGN.md` must stand on the grid: only on one that somebody states, and where there are data
  /// only in those; of the text that says them again, nothing is told twice.
  fileprivate func keepsToGrid(_ length: LiteralDimension, _ grid: SpacingGrid) -> Bool {
    guard grid.isStated, !facts.dataRanges.isEmpty else { return grid.isStated && grid.force == .all }
    return facts.isData(length.range) && (grid.force != .unit || length.owner != nil)
  }

  /// The values that stand beside names of tokens that another file defines: they are judged there, and here by
  /// `value-drift`.
  fileprivate var valuesOfOtherFiles: Set<ByteRange> {
    var ranges: Set<ByteRange> = []
    for (reference, targets) in resolvedReferences {
      if let value = reference.statedValue, targets.contains(where: { $0.path != path }) { ranges.insert(value.range) }
    }
    return ranges
  }

  fileprivate func offGrid(
    _ length: LiteralDimension, role: String, steps: SpacingGrid, below: Double, above: Double
  ) -> Finding {
    let unit = length.dimension.unit
    let written = NumberText.shortest(length.dimension.value) + unit
    let texts = (below == above ? [below] : [below, above]).map { NumberText.rounded($0, places: 4) }
    let nearest =
      texts.count == 1
      ? "the nearest step is \(texts[0])\(unit)" : "the nearest steps are \(texts[0])\(unit) and \(texts[1])\(unit)"
    return Finding(
      "\(role.prefix(1).uppercased())\(role.dropFirst()) `\(written)` is off the \(steps.title(in: unit)); \(nearest).",
      at: length.range,
      related: steps.statement.map { [place("The grid is stated here.", $0)] } ?? [],
      fixes: texts.map { number in
        let old = source.text(in: length.numberRange)
        let edit = TextEdit(length.numberRange, number + old.behindLeadingNumber)
        let edits = [edit] + restatements(of: length, as: Dimension(Double(number) ?? 0, unit))
        return Fix("Use \(number)\(unit)", edits: edits.map { FileEdit(path: path, $0) })
      })
  }

  /// What the document says again of the token that a length is the value of, with another length.
  private func restatements(of length: LiteralDimension, as new: Dimension) -> [TextEdit] {
    guard let owner = length.owner, facts.definitions.indices.contains(owner) else { return [] }
    return valuesRestating(facts.definitions[owner]).compactMap { stated in
      guard case .dimension = stated.value, stated.value.agrees(with: .dimension(length.dimension), in: self) == true
      else { return nil }
      return TextEdit(stated.range, text(of: new, like: stated.range))
    }
  }
}

extension SpacingGrid {
  /// Whether a length lies between things and is no size of one; for tokens all of these are called spacing.
  fileprivate static func isSpacing(_ role: DimensionRole) -> Bool {
    switch role {
    case .padding, .margin, .gap, .inset: true
    default: false
    }
  }

  /// What a message calls the grid, in the unit of the length at hand: "4pt grid", "scale `space`".
  fileprivate func title(in unit: String) -> String {
    switch steps {
    case .base(let base):
      "\(NumberText.rounded(base, places: 4))\(unit == "pt" ? "pt" : "px") grid"
        + (allowsParts && base >= 8 ? " and its parts" : "")
    case .scale(let name, _): "scale `\(name)`"
    }
  }
}
