import Configuration
import DesignTokens
import Facts
import SourceText

extension Rule {
  /// Two colors of one file can hardly be told apart.
  static let nearDuplicateColor = Rule(
    id: "near-duplicate-color",
    family: .project,
    severity: nil,
    summary: "Two color tokens of one file differ less than the eye can tell.",
    page: """
      Such pairs come from copying by hand and rounding. The distance is deltaEOK, of which 0.02 is just noticed (CSS \
      Color 4, section 14.2); below 0.01 two colors are near, equal ones are left to `duplicate-value`. Off by default.

      ## Fails

      ```json tincture.json
      { "rules": { "near-duplicate-color": "info" } }
      ```

      ```json color.tokens.json
      {
        "$schema": "https://www.designtokens.org/schemas/2025.10/format.json",
        "line": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0.82, 0.84, 0.87] } },
        "rule": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0.82, 0.84, 0.865] } }
      }
      ```

      ## Passes

      ```json tincture.json
      { "rules": { "near-duplicate-color": "info" } }
      ```

      ```json color.tokens.json
      {
        "line": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0.82, 0.84, 0.87] } },
        "rule": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0.7, 0.72, 0.76] } }
      }
      ```
      """,
    reach: .file,
    check: nearDuplicateColors)
}

private func nearDuplicateColors(in file: CheckedFile) -> [Finding] {
  let colors = file.facts.definitions.compactMap {
    definition -> (definition: Definition, color: Color, light: Double)? in
    guard case .color(let color) = definition.value, definition.themes.isEmpty else { return nil }
    return (definition, color, color.converted(to: .oklab).first ?? 0)
  }.sorted { ($0.light, $0.definition.nameRange) < ($1.light, $1.definition.nameRange) }
  var findings: [Finding] = []
  for (index, one) in colors.enumerated() {
    for other in colors[(index + 1)...].prefix(64) {
      guard other.light - one.light < 0.01 else { break }
      guard one.color.hexRGBA != other.color.hexRGBA, abs(one.color.alpha - other.color.alpha) < 0.004,
        one.color.difference(from: other.color) < 0.01
      else { continue }
      let (first, second) = one.definition.nameRange < other.definition.nameRange ? (one, other) : (other, one)
      findings.append(
        Finding(
          "`\(second.definition.name)` can hardly be told from `\(first.definition.name)`.",
          at: second.definition.nameRange,
          related: [file.place("`\(first.definition.name)` is defined here.", first.definition.nameRange)]
        )
        .about(first.definition.name.text))
    }
  }
  return findings
}
