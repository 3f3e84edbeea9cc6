import DesignTokens
import Facts
import SourceText

extension Rule {
  /// The fallback of a color is another color.
  static let hexMismatch = Rule(
    id: "hex-mismatch",
    family: .format,
    severity: nil,
    summary: "The `hex` of a color shows another color than its components.",
    page: """
      `hex` is a fallback for tools that do not know the color space; the format does not ask that it agrees with the \
      components (Color Module 2025.10, section 4.1). Where it is meant to, one of the two was forgotten in the last \
      change. Each channel may be one step of 255 off; a color that sRGB cannot show is compared as mapped and as cut \
      off. Off by default.

      ## Fails

      ```json tincture.json
      { "rules": { "hex-mismatch": "hint" } }
      ```

      ```json example.tokens.json
      {
        "brand": {
          "$type": "color",
          "$value": { "colorSpace": "srgb", "components": [1, 0, 0], "hex": "#00ff00" }
        }
      }
      ```

      ## Passes

      ```json tincture.json
      { "rules": { "hex-mismatch": "hint" } }
      ```

      ```json example.tokens.json
      {
        "brand": {
          "$type": "color",
          "$value": { "colorSpace": "srgb", "components": [1, 0, 0], "hex": "#ff0000" }
        }
      }
      ```
      """,
    reach: .file,
    check: mismatchedFallbacks)
}

private func mismatchedFallbacks(in file: CheckedFile) -> [Finding] {
  file.facts.colors.compactMap { color in
    guard let range = color.object?.hex else { return nil }
    let hex = file.source.text(in: range)
    guard color.color.matches(hex: hex) == false else { return nil }
    let shown = color.color.hexRGB
    return Finding(
      "`\(hex)` is not the color of the components; that is `\(shown)`.", at: range,
      fixes: [file.fix("Write `\(shown)`", replacing: range, with: shown)])
  }
}
