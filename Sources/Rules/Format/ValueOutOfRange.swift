import Configuration
import DesignTokens
import Facts
import WorkspaceIndex

extension Rule {
  /// A number lies outside the range of its place.
  static let valueOutOfRange = Rule(
    id: "value-out-of-range",
    family: .format,
    severity: .error,
    summary: "A number lies outside the range of its place.",
    page: """
      A color component, an alpha, a font weight and the x coordinates of a Bézier curve have bounds, also where a \
      pointer stands for the number (Format Module 2025.10, sections 8.4 and 8.6; Color Module, section 4.2).

      ## Fails

      ```json example.tokens.json
      { "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [13, 115, 119] } } }
      ```

      ### Behind a pointer

      ```json example.tokens.json
      {
        "two": { "$type": "number", "$value": 2 },
        "ink": {
          "$type": "color",
          "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": { "$ref": "#/two/$value" } }
        }
      }
      ```

      ## Passes

      ```json example.tokens.json
      { "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0.05, 0.45, 0.47] } } }
      ```
      """,
    reach: .names,
    check: numbersOutOfRange)
}

private func numbersOutOfRange(in file: CheckedFile) -> [Finding] {
  file.resolvedReferences.compactMap { reference, targets in
    guard reference.expected != .position, let value = file.pointedValue(of: reference, targets),
      reference.expected?.verdict(on: value) == .outOfRange
    else { return nil }
    return Finding(
      "The pointer leads to `\(value.cssText)`, which is out of the range of its place.", at: reference.range)
  }
}
