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
      Apple asks for 44 × 44pt, Android for 48 × 48dp, WCAG 2.2 (success criterion 2.5.8) for 24 × 24px. The minimum is \
      `touchTarget.minimum` in `tincture.json`, else what the document states ("touch targets minimum 44x44pt"), else \
      48dp for sizes in dp, 44pt for sizes in pt and for documents with Swift in them, and 24px for the rest and for \
      sections about a desktop (macOS, Windows, Linux).

      Looked at are the height or the size, in each stated size and variant, of buttons, tabs and segmented controls, of \
      chips and items of lists, of fields, selects, links, checkboxes, radio buttons, switches and sliders where the \
      document states a minimum of its own, and whatever a document calls a touch target; where it states a minimum also columns and lines that say how high \
      items of lists are (*Min. list row height*), sizes that the description of a button begins with (`IconButton | 34×34, round`), \
      and the heights of controls in its tokens and style sheets (`.btn { height: 40px }`); a token may state the minimum \
      (`--min-touch-target: 44px`). A component with a larger \
      hit area, stated in words such as "Touch target" or "Hit area", is fine; so is one whose distance to its neighbors \
      makes up for its size, as WCAG allows.

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
  return file.smallTargetTokens
    + file.facts.components.flatMap { component -> [Finding] in
      let stated = component.properties.filter { $0.isTarget && !$0.speaksOfOthers(in: component) }
      let isCompensated = file.statesTarget(inside: component)
      if stated.isEmpty, isCompensated { return [] }
      // `Icon buttons: 56x56dp (touch target)` says nothing of the other buttons.
      let targeted = Set(stated.compactMap(\.variant))
      guard !isCompensated, stated.allSatisfy({ $0.variant != nil }) else {
        return file.smallTargets(stated, of: component, isCompensated: isCompensated)
      }
      return file.smallTargets(stated, of: component, inVariants: targeted)
        + {
          var lines = Set<Int>()
          return component.properties.filter { $0.variant.map { !targeted.contains($0) } ?? true }.compactMap {
            property in
            guard property.isSizeOfAll, component.control != nil else {
              return file.smallButton(in: property, of: component)
            }
            guard let finding = file.tooSmall(property, of: component) else { return nil }
            // The columns of a row (Light, Dark) say one thing.
            let isRow = property.valueRange.start == property.range.start && property.variant.map(\.isTheme) ?? false
            let line = file.source.position(of: property.range.start, in: .utf8).line
            return isRow && !lines.insert(line).inserted ? nil : finding
          }
        }()
    }
}

extension CheckedFile {
  /// What is wrong with the targets that a component states, of some variants or of all, and with the buttons in it.
  fileprivate func smallTargets(
    _ stated: [StatedProperty], of component: ComponentSpec, isCompensated: Bool = false, inVariants: Set<String>? = nil
  ) -> [Finding] {
    let whole = stated.compactMap { tooSmall($0, of: component) }
    // A hit area that is stated elsewhere in the component makes up for its size.
    let findings = stated.count == whole.count ? whole : []
    let inner = component.properties
      .filter { property in
        !property.isTarget && (inVariants.map { all in property.variant.map { all.contains($0) } ?? false } ?? true)
      }
      .compactMap { smallButton(in: $0, of: component) }
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

  /// Whether it is the height or the size of the component as a whole, in any variant that is touched.
  fileprivate var isSizeOfAll: Bool { kind == .extent && state == nil && part == nil && !isForPointer }

  /// Whether a length of which nothing tells what it measures is a size: it is asked for by the name, or comes first.
  fileprivate var saysSize: Bool {
    isTarget || value.utf8.first.map { $0 &- 0x30 < 10 } ?? false || WrittenName.role(ofProperty: name) != nil
  }

  /// Whether it holds on a desktop alone, by its variant or by what stands in parentheses beside it.
  private var isForPointer: Bool {
    [variant, theme].contains { name in
      name.map { WrittenName.words(of: $0).contains { $0.lowercased().means(.desktop) } } ?? false
    }
  }

  /// Whether its name is that of a control with a purpose (`Close button`).
  fileprivate var isControl: Bool {
    guard case .control(let control) = kind else { return false }
    let words = WrittenName.smallWords(of: name).map { Lexicon.term(of: $0) }
    // `Icon size in buttons` is how large its symbol is.
    let isOfSymbol = words.contains { $0?.slot == .icon } && words.contains { $0?.role == .size }
    return control.isPushed && name.contains(" ") && !isOfSymbol
  }
}

extension ComponentSpec {
  /// Whether it speaks of a label, which is pressed as well.
  fileprivate var hasLabel: Bool {
    properties.contains { property in
      [property.name, property.value].contains { text in
        WrittenName.words(of: text).contains { $0.lowercased().means(.besideField) }
      }
    }
  }
}

extension StatedProperty {
  /// Whether a weight stands beside a size: `14px | Weight: Bold (700)` is the size of writing.
  fileprivate var isOfWriting: Bool {
    WrittenName.words(of: value).contains { Lexicon.senses(of: $0.lowercased()).weight != nil }
  }
}

extension CheckedFile {
  /// Whether a target that is large enough, or a rule for targets, stands inside a component, which then keeps it by
  /// other means than its size.
  fileprivate func statesTarget(inside component: ComponentSpec) -> Bool {
    facts.statements.contains { statement in
      guard component.range.contains(statement.range) else { return false }
      switch statement.subject {
      case .touchTarget: return true
      case .hitArea(let size): return size >= 44
      case .grid, .steps, .contrast, .palette, .buttonHeight, .pressedHeight, .textSize: return false
      }
    }
  }

  /// The lengths inside a stretch that are a size, in order.
  private func sizes(in range: ByteRange) -> [LiteralDimension] {
    lengths(in: range).filter {
      [.size, .height, .width, .other].contains($0.role) && $0.dimension.unit != "%"
    }
  }

  /// The lengths inside a stretch, in order: those of the file stand in the order of the text.
  private func lengths(in range: ByteRange) -> ArraySlice<LiteralDimension> {
    let first = facts.dimensions.partitioningIndex { $0.range.start >= range.start }
    return facts.dimensions[first...].prefix { $0.range.end <= range.end }
  }

  fileprivate func tooSmall(_ property: StatedProperty, of component: ComponentSpec) -> Finding? {
    let lengths = sizes(in: property.valueRange)
    guard let first = lengths.first, !property.isOfWriting, !isOfSymbol(property, of: component),
      !property.isTarget || !isOfSymbol(first, in: property), property.saysSize || first.role != .other
    else { return nil }
    var minimum = touchTarget(for: first)
    // `44dp (touch target)` of code for several platforms keeps to one of them.
    if property.isTarget, !minimum.isOwn { minimum.pixels = min(minimum.pixels, 44) }
    guard !isExcused(property, lengths, of: component, by: minimum) else { return nil }
    // `24dp visual, 48dp touch area` states two sizes, of which the larger is pressed; `40x48` is one. So it is
    // where they have two sides each: `32×32 default, sm 24×24`.
    let largest = largest(ofSizes: lengths, in: property)
    let isList = lengths.count > 1 && largest == nil && property.value.contains(",")
    let name = property.variant.map { "\($0)` of `\(component.name)" } ?? component.name
    var finding = finding(
      largest ?? lengths, isHeight: isList || largest == nil && first.role == .height, called: name, minimum)
    // A switch stays as its platform draws it; what around it can be pressed is to grow.
    if case .toggle? = component.control { finding?.fixes = [] }
    if largest != nil { finding?.fixes = [] }
    return finding
  }

  /// The largest of several sizes in a list that have two sides each; `nil` where they do not.
  private func largest(ofSizes lengths: [LiteralDimension], in property: StatedProperty) -> [LiteralDimension]? {
    guard lengths.count > 2, lengths.count.isMultiple(of: 2), property.value.contains(",") else { return nil }
    let sizes = stride(from: 0, to: lengths.count, by: 2).map { Array(lengths[$0..<($0 + 2)]) }
    guard sizes.allSatisfy(isSize) else { return nil }
    return sizes.max { $0[0].dimension.value < $1[0].dimension.value }
  }

  /// Whether a size is that of the symbol which its row names beside it: `People tab | person.2 | 24pt`.
  private func isOfSymbol(_ property: StatedProperty, of component: ComponentSpec) -> Bool {
    func line(_ property: StatedProperty) -> Int { source.lines.line(at: property.valueRange.start) }
    return property.kind == .extent
      && component.properties.contains {
        line($0) == line(property) && $0.value.first?.isNumber == false
          && WrittenName.slot(ofProperty: $0.name) == .icon
      }
  }

  /// Whether the word behind a size says that it is that of a symbol: `Clickable elements: 16dp icons with padding`.
  private func isOfSymbol(_ length: LiteralDimension, in property: StatedProperty) -> Bool {
    let behind = source.text(in: ByteRange(length.range.end, max(length.range.end, property.valueRange.end)))
    return WrittenName.smallWords(of: behind).first.flatMap { Lexicon.term(of: $0) }?.slot == .icon
  }

  /// Whether something is fine though it is small, as its kind and what stands around it tell.
  private func isExcused(
    _ property: StatedProperty, _ lengths: [LiteralDimension], of component: ComponentSpec, by minimum: TouchMinimum
  ) -> Bool {
    // An audit says itself what is too small (`40px | ⚠️ below 44px`), a change what was (`20px → 22px`).
    let line = source.line(around: property.range.start)
    if line.count <= 2_000, case let text = source.text(in: line), ["⚠", "❌", "→", "->"].contains(where: text.holds) {
      return true
    }
    guard property.kind == .extent, let control = component.control,
      let size = lengths.compactMap({ $0.dimension.pixels(pointsArePixels: true) ?? $0.bare }).min()
    else { return false }
    switch control {
    case .button, .tab, .segment: break
    case .pressable where !minimum.isOwn:
      // What is written into is as tall as its platform has it, and what Android has in dp brings its own target.
      let isField = WrittenName.words(of: component.name).contains { $0.lowercased().means(.field) }
      if minimum.isOfDesktop || isField || lengths.contains(where: { $0.dimension.unit == "dp" }) { return true }
    case .toggle where !minimum.isOwn || component.hasLabel || endsInTargets(component): return true
    case .pressable, .toggle: break
    }
    let inside = self.lengths(in: component.range)
    func length(_ role: DimensionRole) -> Double? {
      inside.first { $0.role == role }.flatMap { $0.dimension.pixels(pointsArePixels: true) }
    }
    // A symbol with room around it: `Size: 20px`, `Padding: 12px`.
    let paddings = inside.count { $0.role == .padding }
    if property.variant == nil, lengths.allSatisfy({ $0.role == .size }), paddings == 1, let padding = length(.padding),
      size + 2 * padding >= minimum.pixels
    {
      return true
    }
    // Circles of 24px around the middles of neighbors do not meet (WCAG 2.2, 2.5.8).
    return minimum.isOfWeb && length(.gap).map { size + $0 >= minimum.pixels } ?? false
  }

  /// Whether the sections of toggles among which one stands are followed by one about what of them is pressed.
  private func endsInTargets(_ toggle: ComponentSpec) -> Bool {
    let behind = facts.components.drop { $0.nameRange.start <= toggle.nameRange.start }
    let next = behind.first { if case .toggle? = $0.control { false } else { true } }
    return next.map { Lexicon.speak(WrittenName.smallWords(of: $0.name), of: .target) } ?? false
  }

  /// `Send button (arrow.up, 32pt)`, `Close button: 32x32pt`: a button among the parts of a component.
  fileprivate func smallButton(in property: StatedProperty, of component: ComponentSpec) -> Finding? {
    guard property.state == nil else { return nil }
    let text = property.value
    if property.isControl, let first = text.utf8.first, first &- 0x30 < 10 {
      let lengths = sizes(in: property.valueRange)
      guard lengths.first?.range.start == property.valueRange.start, !property.isTextStyle else { return nil }
      return finding(
        lengths, isHeight: false, called: "\(property.name)` of `\(component.name)", touchTarget(for: lengths[0]))
    }
    guard text.utf8.last == UInt8(ascii: ")"), let open = text.firstIndex(of: "(") else { return nil }
    let name = text[..<open].split(separator: " ").joined(separator: " ")
    guard name.contains(" "), ControlKind.named(name)?.isPushed ?? false, !property.isTextStyle else { return nil }
    let start = source.end(of: text[..<open], from: property.valueRange.start)
    let lengths = sizes(in: ByteRange(start, property.valueRange.end))
    guard let first = lengths.first, lengths.last?.range.end == property.valueRange.end - 1 else { return nil }
    return finding(lengths, isHeight: false, called: "\(name)` of `\(component.name)", touchTarget(for: first))
  }

  /// What is wrong with a height, or with one or two lengths that are a size.
  private func finding(
    _ lengths: [LiteralDimension], isHeight: Bool, called name: String, _ minimum: TouchMinimum
  ) -> Finding? {
    guard isHeight || lengths.count <= 2, let first = lengths.first else { return nil }
    let pixels = lengths.compactMap { $0.dimension.pixels(pointsArePixels: pointsArePixels) ?? $0.bare }
    // Of `40–48px` the larger is what is asked for at least somewhere; two sides are both pressed.
    let isRange = isRange(lengths)
    // What stands farther apart than the sides of a size (`h-11 (44px) text-sm (13px)`) is no size.
    let isLargest = isHeight || isRange || lengths.count == 2 && !isSize(lengths)
    guard pixels.count == lengths.count, let size = isLargest ? pixels.max() : pixels.min() else {
      return nil
    }
    guard size >= 8, size < minimum.pixels - 0.001 else { return nil }
    let unit = lengths.last?.dimension.unit ?? ""
    let sign = isRange ? "–" : " × "
    let written = lengths.map { NumberText.shortest($0.dimension.value) }.joined(separator: sign) + unit
    // Of a length in rem or another unit that is no pixel as many of it as make the minimum.
    let share = lengths.last.flatMap { length in
      pixels.last.flatMap { $0 > 0 ? minimum.pixels * length.dimension.value / $0 : nil }
    }
    let leastNumber = NumberText.rounded(share ?? minimum.pixels, places: 4)
    let statedUnit = minimum.statement.flatMap { self.lengths(in: $0).last?.dimension.unit } ?? ""
    let least = leastNumber + ([unit, statedUnit].first { !$0.isEmpty } ?? "pt")
    let isOfClass = lengths.contains { isExplained(byClass: $0.range) }
    let edits = zip(lengths, pixels).filter { $0.1 < minimum.pixels }.map { length, _ in
      FileEdit(
        path: path,
        TextEdit(
          length.numberRange,
          leastNumber + source.text(in: length.numberRange).behindLeadingNumber))
    }
    return Finding(
      "`\(name)` is \(written)\(isHeight ? " high" : ""); a touch target needs \(least).",
      at: first.range.union(lengths.last?.range ?? first.range),
      related: minimum.statement.map { [place("The minimum is stated here.", $0)] } ?? [],
      fixes: isOfClass || isVerdict(first.range) || isBound(first.range) ? [] : [Fix("Use \(least)", edits: edits)])
  }

  /// Whether a line records with a mark what was found, which another number would make untrue: `- ✅ Touch target: 40px`.
  private func isVerdict(_ range: ByteRange) -> Bool {
    let line = source.line(around: range.start)
    return source.text(in: line).contains { "✅✓✔☑".contains($0) }
  }

  /// Whether a sign in front says that a length is the most there may be: of `≤ 32pt` a larger one would still be no least.
  private func isBound(_ range: ByteRange) -> Bool {
    let before = source.bytes.from(max(0, range.start - 8), to: range.start).drop { $0 != 0x20 }
    let sign = String(decoding: before, as: UTF8.self).filter { !$0.isWhitespace }
    return ["≤", "<", "<=", "⩽"].contains(sign)
  }

  /// Whether a length and a class of a style sheet explain each other (`` 40px (`h-10`) ``), which a new length would part.
  private func isExplained(byClass range: ByteRange) -> Bool {
    let line = source.line(around: range.start)
    let near = ByteRange(max(line.start, range.start - 12), min(line.end, range.end + 20))
    let words = source.text(in: near).words(with: "-")
    return words.contains { word in
      let parts = word.split(separator: "-", maxSplits: 1)
      return parts.count == 2 && ["h", "w", "size", "min", "p", "py", "px"].contains(parts[0])
    }
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
}

extension LiteralDimension {
  /// The number of a length without a unit, which in code is a point.
  fileprivate var bare: Double? { dimension.unit.isEmpty ? dimension.value : nil }
}

extension String {
  /// Whether it is the name of a theme.
  fileprivate var isTheme: Bool { StateNames.isTheme(WrittenName.smallWords(of: self)) }
}
