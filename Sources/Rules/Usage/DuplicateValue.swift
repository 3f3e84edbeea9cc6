import Configuration
import DesignTokens
import Facts

extension Rule {
  /// Two tokens of one file have the same value without one naming the other.
  static let duplicateValue = Rule(
    id: "duplicate-value",
    family: .project,
    severity: nil,
    summary: "Two tokens of one file and one type have the same value, and neither names the other.",
    page: """
      One of them could be an alias of the other, so that a change reaches both. Off by default: equal values often \
      are equal by chance, and semantic tokens mean different things with one value. Looked at are colors, lengths \
      and durations that are written out; each is compared with the first of its value in the file.

      ## Fails

      ```json tincture.json
      { "rules": { "duplicate-value": "info" } }
      ```

      ```json color.tokens.json
      {
        "brand": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0.4, 1] } },
        "link": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0.4, 1] } }
      }
      ```

      ## Passes

      ```json tincture.json
      { "rules": { "duplicate-value": "info" } }
      ```

      ```json color.tokens.json
      {
        "brand": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0.4, 1] } },
        "link": { "$type": "color", "$value": "{brand}" }
      }
      ```
      """,
    reach: .file,
    check: duplicateValues)
}

private func duplicateValues(in file: CheckedFile) -> [Finding] {
  var firsts: [String: Definition] = [:]
  return file.facts.definitions.compactMap { definition in
    guard definition.themes.isEmpty, let text = definition.comparableValue else { return nil }
    guard let first = firsts[text], first.name != definition.name else {
      firsts[text] = definition
      return nil
    }
    return Finding(
      "`\(definition.name)` has the same value as `\(first.name)`.", at: definition.nameRange,
      related: [file.place("`\(first.name)` is defined here.", first.nameRange)]
    )
    .about(first.name.text)
  }
}

extension Definition {
  /// The value as a text that is equal for equal values; `nil` for what is not compared.
  fileprivate var comparableValue: String? {
    switch value {
    case .color(let color): "color \(color.hexRGBA)"
    case .dimension(let length): "\(name.segments.first ?? "") \(length.cssText)"
    case .duration(let time): "duration \(time.milliseconds)"
    default: nil
    }
  }
}
