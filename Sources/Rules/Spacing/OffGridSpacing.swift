import Configuration
import DesignTokens
import Facts
import Lexicon
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

      A grid is never assumed. It is, in this order, `grid.scale` or `grid.base` in `tincture.json`; what the document \
      states in whatever words ("multiples of 8pt", "Base unit: 8px", "8px単位"), with the exceptions that it names \
      and the scale that it lists; the spacing scale of the document, or that of the tokens that lie nearest, of four \
      steps or more; or the habit of the file: eight spacings or more, of which all but one or all but a tenth stand \
      on 8, else on 4. What breaks a mere habit is told as info; a token of half its step is fine, and so is what a \
      document beside lists as a step.

      The steps of a scale are never off it, and beyond its last step a scale says nothing. Of a scale that breaks the \
      grid that its own document states each such step is told, once in a document. A pt in a spec counts as a px, a rem \
      as 16px; 0, 1px and negative steps are fine, `grid.allow` lists lengths that are fine all the same, and so is a \
      token whose description reckons it out (*0.75 × 8px*), and a padding that is on it together with the border of its \
      rule. Of an "8px grid" half steps are fine where no scale says \
      which there are, unless the text is stricter ("all spacing in multiples of 8px").

      ## Fails

      ```markdown tab-bar.md
      # Tab bar

      All spacing is a multiple of 4px.

      - Padding: 20px horizontal, 10px vertical
      ```

      ## Passes

      ```markdown tab-bar.md
      # Tab bar

      All spacing is a multiple of 4px.

      - Padding: 20px horizontal, 12px vertical
      ```
      """,
    reach: .names,
    check: spacingOffTheGrid)
}

private func spacingOffTheGrid(in file: CheckedFile) -> [Finding] {
  guard file.facts.kind != .code, file.holdsSpacing, let grid = SpacingGrid(of: file)
  else { return [] }
  let isStep = file.isStep
  var repeating: Set<ByteRange>?
  let off = file.facts.dimensions.compactMap { length -> OffGridLength? in
    guard let role = file.spacingRole(of: length), !length.dimension.isOnPaper,
      let unit = Dimension(1, length.dimension.unit).pixels(pointsArePixels: file.pointsArePixels),
      file.isHeld(length, against: grid), let neighbors = grid.neighbors(of: length.dimension.value * unit),
      !isStep(length), !file.isReckoned(length), !file.isOnGridWithBorder(length, of: grid),
      !file.isEndOfScale(length),
      length.owner == nil || !grid.isHalfOfHabit(length.dimension.value * unit)
    else { return nil }
    let repeated = repeating ?? file.valuesOfOtherFiles
    repeating = repeated
    guard !repeated.contains(length.range) else { return nil }
    return OffGridLength(
      length: length, role: role, below: neighbors.below / unit, above: neighbors.above / unit)
  }
  return file.brokenScale(grid) + (file.keeps(grid, but: off.count) ? off.map { file.finding($0, grid) } : [])
}

extension Dimension {
  /// Whether it measures paper, of which a scale for screens says nothing.
  fileprivate var isOnPaper: Bool { ["mm", "cm", "in", "q", "pc"].contains(unit.lowercased()) }
}

/// A length between two steps, which are given in its unit.
private struct OffGridLength {
  var length: LiteralDimension
  var role: String
  var below: Double
  var above: Double
}

extension CheckedFile {
  /// Whether a file has any length that must stand on a grid, or steps of a scale that may break one which is stated.
  ///
  /// Most token files have steps alone, and need no grid to be found.
  fileprivate var holdsSpacing: Bool {
    let isJudged = configuration.grid.scale != nil || configuration.grid.base != nil || !facts.statements.isEmpty
    if isJudged, !facts.listedSteps.isEmpty { return true }
    let isStep = isStep
    return facts.dimensions.contains { spacingRole(of: $0) != nil && (isJudged || !isStep($0)) }
  }

  /// Whether a length must stand on the grid, for as far as the grid reaches.
  fileprivate func isHeld(_ length: LiteralDimension, against grid: SpacingGrid) -> Bool {
    switch grid.source {
    case .settings, .namedScale:
      return true
    case .statement:
      return !isComputed(length) && !isOfDrawing(length) && (facts.kind != .design || keepsToGrid(length, grid))
    case .ownScale, .tokens:
      // Prose and code in a document may be about something else than a scale; a component is not.
      return facts.kind != .design
        && (!isProse || component(around: length.range)?.property != nil && !isComputed(length))
    case .habit:
      return facts.kind != .design && !isComputed(length) && abs(length.dimension.value) <= 128 && !isOfClass(length)
    }
  }

  /// Whether the line of a length has a utility class that is worth just this (`py-1.5`): a step of the framework, half
  /// ones among them.
  private func isOfClass(_ length: LiteralDimension) -> Bool {
    let line = source.line(around: length.range.start)
    guard isProse, line.count <= 400, let pixels = length.dimension.pixels(pointsArePixels: true) else { return false }
    let words = source.text(in: line).split { !$0.isASCII || !$0.isLetter && !$0.isNumber && $0 != "-" && $0 != "." }
    return words.contains { UtilityLength.pixels(of: String($0)) == pixels }
  }

  /// Whether a length in a document is no choice of anybody: a fraction of a pixel comes of arithmetic.
  private func isComputed(_ length: LiteralDimension) -> Bool {
    let isWhole = length.dimension.value == length.dimension.value.rounded()
    return isProse && !isWhole && length.dimension.unit != "rem"
  }

  /// Whether a length stands in a line with fractions of a pixel: `2x3 dots (2.5px ellipses, 3px spacing)` are drawn.
  private func isOfDrawing(_ length: LiteralDimension) -> Bool {
    guard isProse else { return false }
    let line = source.line(around: length.range.start)
    let first = facts.dimensions.partitioningIndex { $0.range.start >= line.start }
    return facts.dimensions[first...].lazy.prefix { $0.range.start < line.end }
      .contains { $0.dimension.unit == "px" && isComputed($0) }
  }

  /// Whether a length of a `DESIGN.md` must stand on the grid: where there are data only in those; of the text that says
  /// them again, nothing is told twice.
  fileprivate func keepsToGrid(_ length: LiteralDimension, _ grid: SpacingGrid) -> Bool {
    guard !facts.dataRanges.isEmpty else { return grid.force == .all }
    return facts.isData(length.range) && (grid.force != .unit || length.owner != nil)
  }

  /// Whether a document keeps to a scale that nobody says to be its grid: nearly all of its spacing does.
  fileprivate func keeps(_ grid: SpacingGrid, but off: Int) -> Bool {
    switch grid.source {
    case .ownScale, .tokens:
      guard isProse else { return true }
      let isStep = isStep
      let count = facts.dimensions.count { spacingRole(of: $0) != nil && isHeld($0, against: grid) && !isStep($0) }
      // A length or two show nothing.
      return count - off >= 3 && SpacingGrid.isHabit(kept: count - off, of: count)
    default: return true
    }
  }

  /// The steps of the scale of the file itself that break the grid which is stated for it.
  ///
  /// There is one finding a step, so that each can be mended, silenced and put off by itself; what a document gives again,
  /// in a table and in code, is one step.
  fileprivate func brokenScale(_ grid: SpacingGrid) -> [Finding] {
    var isStated = grid.source == .settings
    if case .statement = grid.source { isStated = true }
    guard isStated, configuration.grid.roles.contains("gap") else { return [] }
    let steps = statedSteps
    // A token or two in a document are no scale.
    guard steps.count > 2 || grid.source == .settings else { return [] }
    let halves = halfSteps(among: steps)
    let broken = steps.filter { grid.isBroken(by: $0.pixels) && !isReckoned($0) && !halves.contains($0.range) }
      .sorted { $0.range < $1.range }
    var told: Set<String> = []
    return zip(broken, lengths(in: broken.map(\.range))).compactMap { step, literal in
      let length = literal?.dimension ?? self.length(of: step)
      let text = NumberText.shortest(length.value) + length.unit
      guard told.insert(text).inserted || !isProse else { return nil }
      return Finding(
        "`\(text)` in the spacing scale is off the \(grid.stepTitle(in: length.unit)) stated for it.",
        at: literal?.range ?? step.range, related: related(to: grid)
      ).about(text)
    }
  }

  /// The length of a step as it is written, which may be a number alone.
  private func length(of step: SpacingStep) -> Dimension {
    let written = Dimension(parsing: source.text(in: step.range))
    return written.flatMap { $0.unit.isEmpty ? nil : $0 } ?? Dimension(step.pixels, "px")
  }

  /// The first length in each of some stretches.
  private func lengths(in stretches: [ByteRange]) -> [LiteralDimension?] {
    var first: [LiteralDimension?] = stretches.map { _ in nil }
    guard !stretches.isEmpty else { return first }
    for (length, around) in zip(facts.dimensions, Enclosure.of(facts.dimensions.map(\.range), in: stretches)) {
      for stretch in around where first[stretch].map({ length.range < $0.range }) ?? true { first[stretch] = length }
    }
    return first
  }

  fileprivate func related(to grid: SpacingGrid) -> [RelatedPlace] {
    guard case .statement(let range) = grid.source else { return [] }
    return [place(grid.base == nil ? "The steps are stated here." : "The grid is stated here.", range)]
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

  fileprivate func finding(_ off: OffGridLength, _ grid: SpacingGrid) -> Finding {
    let length = off.length
    let unit = length.dimension.unit
    let written = NumberText.shortest(length.dimension.value) + unit
    let texts = (off.below == off.above ? [off.below] : [off.below, off.above]).map {
      NumberText.rounded($0, places: 4)
    }
    let nearest =
      texts.count == 1
      ? "the nearest step is \(texts[0])\(unit)" : "the nearest steps are \(texts[0])\(unit) and \(texts[1])\(unit)"
    var finding = Finding(
      "\(off.role.prefix(1).uppercased())\(off.role.dropFirst()) `\(written)`\(owner(of: length)) is off the "
        + "\(grid.title(in: unit))\(whereabouts(of: length)); \(nearest).",
      at: length.range, related: related(to: grid),
      fixes: texts.map { number in
        let old = source.text(in: length.numberRange)
        let edit = TextEdit(length.numberRange, number + old.behindLeadingNumber)
        let edits = [edit] + restatements(of: length, as: Dimension(Double(number) ?? 0, unit))
        return Fix("Use \(number)\(unit)", edits: edits.map { FileEdit(path: path, $0) })
      })
    if case .habit = grid.source { finding.ceiling = .info }
    return finding
  }

  /// The token whose value a length is, for messages.
  private func owner(of length: LiteralDimension) -> String {
    guard let owner = length.owner, facts.definitions.indices.contains(owner) else { return "" }
    return " of `\(facts.definitions[owner].name)`"
  }

  /// The component, part, variant and state that a length belongs to, for messages.
  private func whereabouts(of length: LiteralDimension) -> String {
    guard let (component, property) = component(around: length.range), length.owner == nil else { return "" }
    let names = [
      "`\(component.name)`", property?.part.map { "part `\($0)`" }, property?.variant.map { "variant `\($0)`" },
      property?.state.map { "state `\($0)`" },
    ]
    return " in " + names.compactMap { $0 }.joined(separator: ", ")
  }

  /// The innermost component that a place lies in, with the property whose value it is part of.
  private func component(around range: ByteRange) -> (component: ComponentSpec, property: StatedProperty?)? {
    let components = facts.components
    let around = components.indices.filter { components[$0].range.contains(range) }
    guard let index = around.min(by: { components[$0].range.count < components[$1].range.count }) else { return nil }
    return (components[index], components[index].properties.last { $0.valueRange.contains(range) })
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
  /// What a message calls the step alone: "4pt grid".
  fileprivate func stepTitle(in unit: String) -> String {
    base.map { "\(NumberText.rounded($0, places: 4))\(unit == "pt" ? "pt" : "px") grid" } ?? "grid"
  }

  /// What a message calls the grid, in the unit of the length at hand: "4pt grid", "scale `space`".
  fileprivate func title(in unit: String) -> String {
    let grid = stepTitle(in: unit)
    switch source {
    case .settings: return grid
    case .statement where base == nil: return "list of steps that the document allows"
    case .statement: return grid + (values.isEmpty ? "" : " and its scale")
    case .namedScale(let name): return "scale `\(name)`"
    case .tokens(let name): return "scale `\(name)`"
    case .ownScale: return "spacing scale of this document"
    case .habit(let kept, let count): return "\(grid) that \(kept) of \(count) spacings here keep to"
    }
  }
}
