import Configuration
import DesignTokens
import Facts
import WorkspaceIndex

extension Rule {
  /// A stop of a gradient lies outside of it.
  static let gradientPositionClamped = Rule(
    id: "gradient-position-clamped",
    family: .format,
    severity: .warning,
    summary: "A stop of a gradient lies outside of it.",
    page: """
      A position below 0 counts as 0 and one above 1 as 1, so what is written is not what is shown (Format Module \
      2025.10, section 9.6). The same holds for a reference to a number.

      ## Fails

      ```json example.tokens.json
      {
        "sky": {
          "$type": "gradient",
          "$value": [{ "color": { "colorSpace": "srgb", "components": [0, 0, 0] }, "position": 50 }]
        }
      }
      ```

      ## Passes

      ```json example.tokens.json
      {
        "sky": {
          "$type": "gradient",
          "$value": [{ "color": { "colorSpace": "srgb", "components": [0, 0, 0] }, "position": 0.5 }]
        }
      }
      ```
      """,
    reach: .names,
    check: clampedPositions)
}

private func clampedPositions(in file: CheckedFile) -> [Finding] {
  file.resolvedReferences.compactMap { reference, targets in
    guard reference.expected == .position, !targets.isEmpty, !file.stopsBeforeValue(reference),
      case .value(let value) = file.workspace.worth(of: reference, in: file.path),
      case .number(let number) = value, !(0...1 ~= number)
    else { return nil }
    let clamped = NumberText.shortest(min(max(number, 0), 1))
    return Finding(
      "A position is from 0 to 1; `\(value.cssText)` counts as `\(clamped)`.", at: reference.range)
  }
}
