import Configuration
import DesignTokens
import Facts
import SourceText

extension Rule {
  /// Writing is smaller than the document lets any be, or than most people read with ease.
  static let smallText = Rule(
    id: "small-text",
    family: .specs,
    severity: .warning,
    summary: "Writing is smaller than the least size that the document states; where asked for, smaller than 12px.",
    page: """
      A document that states how small writing may be ("Minimum text size: 12sp for all readable text") is held to it. \
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
  return file.facts.dimensions.compactMap { length in
    guard length.role == .fontSize, let pixels = length.dimension.pixels(pointsArePixels: file.pointsArePixels),
      pixels >= 4, pixels < minimum - 0.001
    else { return nil }
    let written = NumberText.shortest(length.dimension.value) + length.dimension.unit
    guard let stated else { return Finding("Writing of `\(written)` is smaller than 12px.", at: length.range) }
    let unit = length.dimension.unit == "rem" ? "px" : length.dimension.unit
    return Finding(
      "Writing of `\(written)` is smaller than the \(NumberText.shortest(minimum))\(unit) that the document asks for.",
      at: length.range, related: [file.place("The least size is stated here.", stated.range)])
  }
}
