import Configuration
import DesignTokens
import Facts
import Lexicon
import SourceText

extension Rule {
  /// Writing is smaller than the document lets any be, or than most people read with ease.
  static let smallText = Rule(
    id: "small-text",
    family: .specs,
    severity: .warning,
    summary: "Writing is smaller than the least size that the document states; where asked for, smaller than 12px.",
    page: """
      A document that states how small writing may be ("Minimum text size: 12sp for all readable text") is held to it, the rows of its type scale among the rest. \
      No standard forbids small type, but below 12px many people stop reading; Apple's smallest text style has 11pt. \
      Where the settings name this rule and the document states no size, it tells what is smaller than that. A pt counts \
      as a px, a rem as 16px.

      ## Fails

      ```markdown type.md
      ## Typography

      - Minimum text size: 12sp for all readable text
      - **Body**: 16sp, Regular
      - **Label**: 11sp, Medium
      ```

      ## Passes

      ```markdown type.md
      ## Typography

      - Minimum text size: 12sp for all readable text
      - **Body**: 16sp, Regular
      - **Label**: 12sp, Medium
      ```
      """,
    reach: .file,
    check: smallTexts)
}

private func smallTexts(in file: CheckedFile) -> [Finding] {
  let stated = file.facts.statements.compactMap { statement -> (minimum: Double, range: ByteRange)? in
    // What a component says of itself says nothing of the rest.
    guard case .textSize(let minimum) = statement.subject,
      !file.facts.components.contains(where: { $0.range.contains(statement.range) })
    else { return nil }
    return (minimum, statement.range)
  }.min { $0.minimum < $1.minimum }
  let isAskedFor = file.configuration.ruleSettings(forFileAt: file.path).asks(for: "small-text")
  guard let minimum = stated?.minimum ?? (isAskedFor ? 12 : nil) else { return [] }
  return file.sizesOfWriting.compactMap { size, range in
    guard let pixels = size.pixels(pointsArePixels: file.pointsArePixels), pixels >= 4, pixels < minimum - 0.001,
      !file.statesMinimum(at: range)
    else { return nil }
    let written = NumberText.shortest(size.value) + size.unit
    guard let stated else { return Finding("Writing of `\(written)` is smaller than 12px.", at: range) }
    let unit = size.unit == "rem" ? "px" : size.unit
    return Finding(
      "Writing of `\(written)` is smaller than the \(NumberText.shortest(minimum))\(unit) that the document asks for.",
      at: range, related: [file.place("The least size is stated here.", stated.range)])
  }
}

extension CheckedFile {
  /// Whether the line of a size calls it the least one for something: *Captions: 12px minimum*.
  fileprivate func statesMinimum(at range: ByteRange) -> Bool {
    let line = source.line(around: range.start)
    return line.count <= 400 && WrittenName.smallWords(of: source.text(in: line)).contains { $0.means(.minimum) }
  }

  /// The sizes of writing that the text states, and those of the rows of a typographic scale.
  fileprivate var sizesOfWriting: [(size: Dimension, range: ByteRange)] {
    let stated = facts.dimensions.filter { $0.role == .fontSize }.map { (size: $0.dimension, range: $0.range) }
    let known = Set(stated.map(\.range.start))
    let rows = facts.definitions.compactMap { definition -> (size: Dimension, range: ByteRange)? in
      guard facts.kind == .specification, definition.isInWords, definition.name.text.hasPrefix("typography."),
        case .dimension(let size) = definition.value, !known.contains(definition.valueRange.start)
      else { return nil }
      return (size, definition.valueRange)
    }
    return stated + rows
  }
}
