import DesignTokens
import Facts
import Lexicon
import Rules
import SourceText
import WorkspaceIndex

extension Workspace {
  /// What a hover says of a color that is written out.
  func hoverText(on color: LiteralColor, in path: String, images: Bool) -> HoverText {
    var text = HoverText()
    let written = self[path]?.source.text(in: color.range) ?? ""
    let isShort = written.utf8.count <= 60 && !written.contains("{")
    text.paragraph(.strong(isShort ? written : color.color.hexText), .text(" · color"))
    if images, let picture = Picture(of: .color(color.color), type: .color) {
      text.picture(picture.title, svg: picture.svg)
    }
    text.items(on: color.color, writtenAs: isShort ? written : color.color.hexText, against: nil)
    addNames(ofValueAt: color.range, in: path, to: &text)
    contrastItems(inside: color.range, in: path, &text)
    return text
  }

  /// What a hover says of a length that is written out.
  func hoverText(on length: LiteralDimension, in path: String, images: Bool) -> HoverText {
    var text = HoverText()
    let whole = self[path]?.sides(with: length) ?? [length]
    let isSided = [.padding, .margin, .gap, .inset, .border].contains(length.role)
    let kind = [isSided ? length.side : nil, word(for: length, in: path)]
    let written = whole.map { NumberText.rounded($0.dimension.value, places: 4) }.joined(separator: " × ")
    text.paragraph(
      .strong(written + (whole.last?.dimension.unit ?? "")),
      .text(" · \(kind.compactMap { $0 }.joined(separator: " "))"))
    if images, let picture = Picture(of: .dimension(length.dimension), type: .dimension) {
      text.picture(picture.title, svg: picture.svg)
    }
    let sides = whole.first?.dimension == whole.last?.dimension ? Array(whole.prefix(1)) : whole
    for side in sides { text.units(of: side.dimension, in: path, of: self) }
    if let file = CheckedFile(path, of: self) {
      for side in sides where file.spacingRole(of: side) != nil {
        if let place = file.gridPlace(of: side.dimension) { text.item(.text(place)) }
      }
    }
    addOwner(of: length, in: path, to: &text)
    addNames(ofValueAt: length.range, in: path, to: &text)
    return text
  }

  /// The names that a document gives a value, and those in code that have the same.
  private func addNames(ofValueAt range: ByteRange, in path: String, to text: inout HoverText) {
    guard let file = CheckedFile(path, of: self), file.facts.voice == .prose else { return }
    let own = file.facts.definitions.filter { $0.valueRange.overlaps(range) && !$0.nameRange.overlaps(range) }
    for definition in own.prefix(2) { text.item(.text("Value of "), .code(definition.name.text)) }
    for constant in file.constantsAgreeing(at: range).prefix(3) {
      guard let other = self[constant.path] else { continue }
      text.item(.text("Also "), .code(constant.name), .text(" in "), .code(place(of: constant.range, in: other)))
    }
  }

  /// The word for what a length measures; a step of a scale of spacing is no gap.
  private func word(for length: LiteralDimension, in path: String) -> String {
    guard length.role == .gap else { return length.role == .other ? "dimension" : length.role.rawValue }
    let isStep = self[path]?.facts.definitions.contains {
      $0.valueRange.contains(length.range) && SpacingNames.scale(of: $0.name) != nil
    }
    return isStep == true ? "spacing" : length.role.rawValue
  }

  /// The property that states a length, with all that it holds for.
  private func addOwner(of length: LiteralDimension, in path: String, to text: inout HoverText) {
    let components = self[path]?.facts.components.filter { $0.range.contains(length.range) } ?? []
    guard let component = components.min(by: { $0.range.count < $1.range.count }),
      let property = component.properties.first(where: { $0.valueRange.contains(length.range) })
    else { return }
    // `60dp height` in the column of paddings is a height.
    let isSpacing = [.padding, .margin, .gap, .inset].contains(Lexicon.term(of: property.name.lowercased())?.role)
    let isSize = [.width, .height, .radius].contains(length.role)
    let role = length.role.rawValue
    let name = isSpacing && isSize ? role.prefix(1).uppercased() + role.dropFirst() : property.name
    if component.isSection { return text.owner(of: property, as: name, length.role) }
    var spans: [HoverText.Span] = [.text("\(name) of "), .code(component.name)]
    let variant = component.isListed(property.variant) ? "part" : "variant"
    for (label, name) in [("part", property.part), (variant, property.variant), ("state", property.state)] {
      if let name { spans += [.text(", \(label) "), .code(name)] }
    }
    text.item(spans)
  }
}

extension HoverText {
  /// What a length in a section of several is of: the name beside it, if there is one.
  fileprivate mutating func owner(of property: StatedProperty, as name: String, _ role: DimensionRole) {
    let isOfLooks = WrittenName.isOfLooks(property.name)
    guard let owner = property.part ?? property.variant ?? (isOfLooks ? nil : property.name) else { return }
    let role = role.rawValue.split(separator: "-").joined(separator: " ")
    let measured = role == "other" ? "Of " : role.prefix(1).uppercased() + role.dropFirst() + " of "
    item(
      .text(isOfLooks ? "\(name) of " : measured), .code(owner), .text(property.state.map { " (\($0))" } ?? ""))
  }

  /// The other notations of a color, and how it reads on white, on black and on its background.
  mutating func items(on color: Color, writtenAs written: String, against background: (name: TokenName, color: Color)?)
  {
    var css = color.cssText
    if css.lowercased() == color.hexText { css = color.legacyText }
    var seen = [written.lowercased()]
    if !color.isInSRGBGamut {
      // The swatch and the hex are then not the color itself.
      item(.text("Outside sRGB, shown as "), .code(color.hexText))
      seen.append(color.hexText)
    }
    for (label, notation) in [("Hex", color.hexText), ("CSS", css), ("OKLCH", color.oklchText)]
    where !seen.contains(notation) {
      seen.append(notation)
      item(.text("\(label) "), .code(notation))
    }
    var spans: [Span] = [
      .text("Contrast \(color.contrastText(on: .white)) on white, \(color.contrastText(on: .black)) on black")
    ]
    if let background {
      spans += [.text(", \(color.contrastText(on: background.color)) on "), .code(background.name.text)]
    }
    item(spans)
  }

  /// A length in the units that people think in, and its place on the grid of the file it stands in, where it is one of
  /// spacing.
  mutating func items(
    on length: Dimension, in path: String, of workspace: Workspace, as role: DimensionRole, mayBeSpacing: Bool
  ) {
    guard let file = CheckedFile(path, of: workspace) else { return }
    units(of: length, in: path, of: workspace)
    switch role {
    case .other where !mayBeSpacing: return
    case .padding, .margin, .gap, .inset, .other: if let place = file.gridPlace(of: length) { item(.text(place)) }
    default: return
    }
  }

  /// A length in the units that people think in; a `dp` or an `sp` is as many px as the screen makes of it.
  mutating func units(of length: Dimension, in path: String, of workspace: Workspace) {
    guard !["dp", "sp"].contains(length.unit), let file = CheckedFile(path, of: workspace) else { return }
    let pointsArePixels = file.facts.pointsArePixels
    let units = length.unit == "pt" || file.facts.speaksOfPoints ? ["px", "rem", "pt"] : ["px", "rem"]
    let lengths = units.compactMap { length.converted(to: $0, pointsArePixels: pointsArePixels) }
    guard lengths.count == units.count else { return }
    let texts = lengths.map { Span.code(NumberText.rounded($0.value, places: 4) + $0.unit) }
    item(texts.dropFirst().reduce([texts[0]]) { $0 + [.text(" = "), $1] })
  }
}

extension IndexedFile {
  /// A length with the one that it makes a size with, in order (`32 × 24pt`); the length alone where it stands alone.
  fileprivate func sides(with length: LiteralDimension) -> [LiteralDimension] {
    func makeSize(_ first: LiteralDimension, _ second: LiteralDimension) -> Bool {
      guard first.range.end < second.range.start, second.range.start - first.range.end <= 8 else { return false }
      let between = source.text(in: ByteRange(first.range.end, second.range.start)).filter { $0 != " " }
      return ["×", "x", "X", "✕"].contains(between)
    }
    let near = facts.dimensions.filter { abs($0.range.start - length.range.start) < 32 }
    if let second = near.first(where: { makeSize(length, $0) }) { return [length, second] }
    return near.first { makeSize($0, length) }.map { [$0, length] } ?? [length]
  }
}

extension FileFacts {
  /// Whether lengths are points here: in code of a platform that knows no others, and in documents that show such code,
  /// or show no style sheet and write most of their own lengths so.
  ///
  /// Elsewhere a length is told in px alone, for in CSS a pt is another length.
  fileprivate var speaksOfPoints: Bool {
    if language == .swift || embedded.contains(.swift) { return true }
    guard language == .markdown || kind == .specification || kind == .design, !embedded.contains(.css) else {
      return false
    }
    let points = dimensions.count { $0.dimension.unit == "pt" }
    return points > 0 && points >= dimensions.count { ["px", "rem", "em"].contains($0.dimension.unit) }
  }
}

extension Color {
  /// `#rrggbb`, with two more digits where the color is translucent.
  var hexText: String { alpha < 1 ? hexRGBA : hexRGB }

  /// `4.49:1`, so that nothing seems to pass that does not.
  func contrastText(on background: Color) -> String { "\(Color.ratioText(contrast(with: background))):1" }
}
