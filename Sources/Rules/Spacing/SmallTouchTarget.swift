import Configuration
import DesignTokens
import Facts
import Lexicon
import SourceText

extension Rule {
  /// Something that is pressed is too small for a finger.
  static let smallTouchTarget = Rule(
    id: "small-touch-target",
    family: .spacing,
    severity: .warning,
    summary: "A button, a tab or a stated touch target is smaller than a finger needs.",
    page: """
      Apple asks for 44 × 44pt, WCAG 2.2 (success criterion 2.5.8) for 24 × 24px. The minimum is `touchTarget.minimum` \
      in `tincture.json`, else what the document states ("touch targets minimum 44x44pt"), else 44pt for sizes in pt \
      or dp and for documents with Swift in them, and 24px for the rest and for sections about a desktop (macOS, Windows, \
      Linux).

      Looked at are the height or the size of buttons, tabs and segmented controls, and whatever a document calls a \
      touch target. A component with a larger hit area, stated in words such as "Touch target" or "Hit area", is \
      fine; so are the smaller ones of several stated sizes, and controls such as checkboxes, whose label is pressed \
      as well.

      ## Fails

      ```markdown close-button.md
      ## Close button

      - Size: 32x32pt
      - Icon: 16x16pt
      ```

      ## Passes

      ```markdown close-button.md
      ## Close button

      - Size: 32x32pt
      - Icon: 16x16pt
      - Touch target: 44x44pt
      ```
      """,
    reach: .file,
    check: smallTouchTargets)
}

private func smallTouchTargets(in file: CheckedFile) -> [Finding] {
  guard file.facts.kind == .specification || file.facts.kind == .design else { return [] }
  return file.facts.components.flatMap { component -> [Finding] in
    let stated = component.properties.filter { $0.isTarget && !$0.speaksOfOthers(in: component) }
    let isCompensated = file.statesMinimum(inside: component)
    if stated.isEmpty, isCompensated { return [] }
    let candidates =
      stated.isEmpty ? component.properties.filter { $0.isSizeOfAll && component.control != nil } : stated
    let whole = candidates.compactMap { file.tooSmall($0, of: component, names: component.name) }
    // A hit area that is stated elsewhere in the component makes up for its size.
    let findings = stated.count == whole.count || stated.isEmpty ? whole : []
    let inner = component.properties.filter { !$0.isTarget && $0.state == nil }
      .compactMap { file.smallButton(in: $0, of: component) }
    return findings + (isCompensated ? [] : inner)
  }
}

extension StatedProperty {
  /// Whether it says what can be pressed.
  fileprivate var isTarget: Bool { kind == .touchTarget }

  /// Whether a target that is spoken of is that of things without a name: a sentence among others in a chapter that is
  /// no control (`Surfaces: large corners, minimum hit area 40×40px`).
  fileprivate func speaksOfOthers(in component: ComponentSpec) -> Bool {
    let isMeasure = value.utf8.first.map { $0 &- 0x30 < 10 } ?? false
    return component.control == nil && !name.contains(" ") && !isMeasure && value.contains(",")
  }

  /// Whether it is the height or the size of the component as a whole, in every state and variant.
  fileprivate var isSizeOfAll: Bool { kind == .extent && state == nil && variant == nil && part == nil }

  /// Whether its name is that of a control with a purpose (`Close button`).
  fileprivate var isControl: Bool {
    if case .control = kind { return name.contains(" ") }
    return false
  }
}

extension CheckedFile {
  /// Whether a rule for touch targets stands inside a component, which then keeps it by other means.
  fileprivate func statesMinimum(inside component: ComponentSpec) -> Bool {
    facts.statements.contains { statement in
      guard case .touchTarget = statement.subject else { return false }
      return component.range.start <= statement.range.start && statement.range.end <= component.range.end
    }
  }

  /// The lengths inside a stretch that are a size, in order.
  private func sizes(in range: ByteRange) -> [LiteralDimension] {
    facts.dimensions.filter { length in
      range.start <= length.range.start && length.range.end <= range.end
        && [.size, .height, .width, .other].contains(length.role) && length.dimension.unit != "%"
    }
  }

  fileprivate func tooSmall(_ property: StatedProperty, of component: ComponentSpec, names name: String) -> Finding? {
    let lengths = sizes(in: property.valueRange)
    // `24dp visual, 48dp touch area` states two sizes, of which the larger is pressed; `40x48` is one.
    let isList = lengths.count > 1 && property.value.contains(",")
    return finding(lengths, isHeight: isList || lengths.first?.role == .height, called: name)
  }

  /// `Send button (arrow.up, 32pt)`, `Close button: 32x32pt`: a button among the parts of a component.
  fileprivate func smallButton(in property: StatedProperty, of component: ComponentSpec) -> Finding? {
    guard !property.isTextStyle else { return nil }
    let text = property.value
    if property.isControl, let first = text.utf8.first, first &- 0x30 < 10 {
      let lengths = sizes(in: property.valueRange)
      guard lengths.first?.range.start == property.valueRange.start else { return nil }
      return finding(lengths, isHeight: false, called: "\(property.name)` of `\(component.name)")
    }
    guard let open = text.firstIndex(of: "("), text.hasSuffix(")") else { return nil }
    let name = text[..<open].split(separator: " ").joined(separator: " ")
    guard ControlKind.named(name) != nil, name.contains(" ") else { return nil }
    let start = source.end(of: text[..<open], from: property.valueRange.start)
    let lengths = sizes(in: ByteRange(start, property.valueRange.end))
    guard lengths.last?.range.end == property.valueRange.end - 1 else { return nil }
    return finding(lengths, isHeight: false, called: "\(name)` of `\(component.name)")
  }

  /// What is wrong with a height, or with one or two lengths that are a size.
  private func finding(_ lengths: [LiteralDimension], isHeight: Bool, called name: String) -> Finding? {
    guard isHeight || lengths.count <= 2, let first = lengths.first else { return nil }
    let pixels = lengths.compactMap { $0.dimension.pixels(pointsArePixels: pointsArePixels) ?? $0.bare }
    // Of `40–48px` the larger is what is asked for at least somewhere; two sides are both pressed.
    let isRange = isRange(lengths)
    // What stands farther apart than the sides of a size (`h-11 (44px) text-sm (13px)`) is no size.
    let isLargest = isHeight || isRange || lengths.count == 2 && !isSize(lengths)
    guard pixels.count == lengths.count, let size = isLargest ? pixels.max() : pixels.min() else {
      return nil
    }
    let minimum = touchTarget(for: first)
    guard size >= 8, size < minimum.pixels - 0.001 else { return nil }
    let unit = lengths.last?.dimension.unit ?? ""
    let sign = isRange ? "–" : " × "
    let written = lengths.map { NumberText.shortest($0.dimension.value) }.joined(separator: sign) + unit
    let least = NumberText.shortest(minimum.pixels) + (unit.isEmpty ? "pt" : unit)
    let edits = zip(lengths, pixels).filter { $0.1 < minimum.pixels }.map { length, _ in
      FileEdit(
        path: path,
        TextEdit(
          length.numberRange,
          NumberText.shortest(minimum.pixels) + source.text(in: length.numberRange).behindLeadingNumber))
    }
    return Finding(
      "`\(name)` is \(written)\(isHeight ? " high" : ""); a touch target needs \(least).",
      at: first.range.union(lengths.last?.range ?? first.range),
      related: minimum.statement.map { [place("The minimum is stated here.", $0)] } ?? [],
      fixes: [Fix("Use \(least)", edits: edits)])
  }

  /// Whether two lengths are the sides of a size: nothing but a sign and the names of the sides stand between them.
  private func isSize(_ lengths: [LiteralDimension]) -> Bool {
    guard lengths[0].range.end <= lengths[1].range.start else { return false }
    let between = source.text(in: ByteRange(lengths[0].range.end, lengths[1].range.start))
    return between.contains("×") || between.lowercased().contains("x") && !between.contains("-")
  }

  /// Whether two lengths are the ends of a range: a hyphen or a dash stands between them.
  private func isRange(_ lengths: [LiteralDimension]) -> Bool {
    guard lengths.count == 2, lengths[0].range.end <= lengths[1].range.start else { return false }
    let between = source.text(in: ByteRange(lengths[0].range.end, lengths[1].range.start)).filter { $0 != " " }
    return ["-", "–", "—", "~", "〜", "～"].contains(between)
  }

  /// The least size of what is pressed, in px, and where the document states it.
  private func touchTarget(for length: LiteralDimension) -> (pixels: Double, statement: ByteRange?) {
    if let minimum = configuration.minimumTouchTarget { return (minimum, nil) }
    let desktop = facts.desktopRanges.first { $0.contains(length.range) }
    for statement in facts.statements {
      // What holds for fingers in another section does not hold for a pointer in this one, nor the other way round.
      guard case .touchTarget(let minimum) = statement.subject,
        desktop == facts.desktopRanges.first(where: { $0.contains(statement.range) }),
        !facts.components.contains(where: {
          $0.range.start <= statement.range.start && statement.range.end <= $0.range.end
        })
      else { continue }
      return (minimum, statement.range)
    }
    if desktop != nil { return (24, nil) }
    let isApple = ["pt", "dp"].contains(length.dimension.unit) || facts.showsPoints
    return (isApple ? 44 : 24, nil)
  }
}

extension LiteralDimension {
  /// The number of a length without a unit, which in code is a point.
  fileprivate var bare: Double? { dimension.unit.isEmpty ? dimension.value : nil }
}
