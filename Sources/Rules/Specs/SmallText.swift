import Configuration
import DesignTokens
import Facts

extension Rule {
  /// Writing is smaller than most people read with ease.
  static let smallText = Rule(
    id: "small-text",
    family: .specs,
    severity: nil,
    summary: "A component sets writing smaller than 12px.",
    page: """
      No standard forbids small type, but below 12px many people stop reading; Apple's smallest text style has 11pt. \
      Off by default. A pt counts as a px, a rem as 16px.

      ## Fails

      ```json tincture.json
      { "rules": { "small-text": "info" } }
      ```

      ```markdown badge.md
      ## Badge

      - Height: 20px
      - Font size: 10px
      ```

      ## Passes

      ```json tincture.json
      { "rules": { "small-text": "info" } }
      ```

      ```markdown badge.md
      ## Badge

      - Height: 20px
      - Font size: 12px
      ```
      """,
    reach: .file,
    check: smallTexts)
}

private func smallTexts(in file: CheckedFile) -> [Finding] {
  file.facts.dimensions.compactMap { length in
    guard length.role == .fontSize, let pixels = length.dimension.pixels(pointsArePixels: file.pointsArePixels),
      (4..<12).contains(pixels)
    else { return nil }
    let written = NumberText.shortest(length.dimension.value) + length.dimension.unit
    return Finding("Writing of `\(written)` is smaller than 12px.", at: length.range)
  }
}
