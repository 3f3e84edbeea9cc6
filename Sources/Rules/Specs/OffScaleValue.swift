import Configuration
import DesignTokens
import Facts
import SourceText
import WorkspaceIndex

extension Rule {
  /// A document states a length that no token of its kind has.
  static let offScaleValue = Rule(
    id: "off-scale-value",
    family: .specs,
    severity: nil,
    summary: "A document states a spacing, a radius or a font size that no token of that kind has.",
    page: """
      Asked for are the tokens of `space`, `radius` and `font-size` (and the other words for them), where there are \
      three or more. Off by default: few systems have a token for every length.

      ## Fails

      ```json tincture.json
      { "rules": { "off-scale-value": "info" } }
      ```

      ```json radius.tokens.json
      {
        "radius": {
          "$type": "dimension",
          "sm": { "$value": { "value": 4, "unit": "px" } },
          "md": { "$value": { "value": 8, "unit": "px" } },
          "lg": { "$value": { "value": 16, "unit": "px" } }
        }
      }
      ```

      ```markdown card.md
      # Card

      - Corner radius: 12px
      ```

      ## Passes

      ```json tincture.json
      { "rules": { "off-scale-value": "info" } }
      ```

      ```json radius.tokens.json
      {
        "radius": {
          "$type": "dimension",
          "sm": { "$value": { "value": 4, "unit": "px" } },
          "md": { "$value": { "value": 8, "unit": "px" } },
          "lg": { "$value": { "value": 16, "unit": "px" } }
        }
      }
      ```

      ```markdown card.md
      # Card

      - Corner radius: 8px
      ```
      """,
    reach: .names,
    check: offScaleValues)
}

private func offScaleValues(in file: CheckedFile) -> [Finding] {
  guard file.isProse else { return [] }
  var scales: [String: (name: String, values: [Double])] = [:]
  return file.facts.dimensions.compactMap { length in
    guard length.owner == nil, let names = scaleNames(of: length.role),
      let pixels = length.dimension.pixels(pointsArePixels: file.pointsArePixels), pixels > 0, pixels < 999
    else { return nil }
    let scale =
      scales[names[0]]
      ?? names.lazy.map { ($0, file.scaleValues(in: TokenName($0)).sorted()) }.first { $0.1.count >= 3 } ?? ("", [])
    scales[names[0]] = scale
    guard !scale.values.isEmpty, !scale.values.contains(where: { abs($0 - pixels) < 0.001 }) else { return nil }
    let near = [scale.values.last { $0 < pixels }, scale.values.first { $0 > pixels }].compactMap { $0 }
    let texts = near.map { "\(NumberText.shortest($0))px" }
    return Finding(
      "No token of `\(scale.name)` is `\(file.source.text(in: length.range))`; the nearest "
        + "\(texts.count == 1 ? "is" : "are") \(texts.joined(separator: " and ")).", at: length.range)
  }
}

/// The groups that a project may keep the lengths of a kind in.
private func scaleNames(of role: DimensionRole) -> [String]? {
  switch role {
  case .padding, .margin, .gap, .inset: ["space", "spacing", "spacer"]
  case .radius: ["radius", "rounded", "radii", "border-radius", "borderRadius"]
  case .fontSize: ["font-size", "fontSize", "font.size", "typography.size"]
  default: nil
  }
}
