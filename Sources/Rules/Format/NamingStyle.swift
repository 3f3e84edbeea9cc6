import Configuration
import DesignTokens
import Facts

extension Rule {
  /// One name of a token file is spelled in another manner than the rest.
  static let namingStyle = Rule(
    id: "naming-style",
    family: .format,
    severity: nil,
    summary: "A token is named in another style than most tokens of its file (`fontSize` among `font-weight`).",
    page: """
      Whoever types a name has to remember which style it is in. Compared are names of several words: with hyphens, \
      with underscores, in camel case. Off by default.

      ## Fails

      ```json tincture.json
      { "rules": { "naming-style": "info" } }
      ```

      ```json size.tokens.json
      {
        "icon-small": { "$type": "number", "$value": 16 },
        "icon-large": { "$type": "number", "$value": 24 },
        "iconHuge": { "$type": "number", "$value": 48 }
      }
      ```

      ## Passes

      ```json tincture.json
      { "rules": { "naming-style": "info" } }
      ```

      ```json size.tokens.json
      {
        "icon-small": { "$type": "number", "$value": 16 },
        "icon-large": { "$type": "number", "$value": 24 },
        "icon-huge": { "$type": "number", "$value": 48 }
      }
      ```
      """,
    reach: .file,
    check: strangeNames)
}

private func strangeNames(in file: CheckedFile) -> [Finding] {
  guard file.facts.kind == .tokens else { return [] }
  let styles = file.facts.definitions.map { style(of: $0.name.segments.last ?? "") }
  var counts: [String: Int] = [:]
  for style in styles { if let style { counts[style, default: 0] += 1 } }
  guard let usual = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }),
    counts.allSatisfy({ $0.key == usual.key || $0.value * 2 <= usual.value })
  else { return [] }
  return zip(file.facts.definitions, styles).compactMap { definition, style in
    guard let style, style != usual.key else { return nil }
    return Finding(
      "`\(definition.name)` is written \(style), and most names of this file \(usual.key).", at: definition.nameRange)
  }
}

/// How a name of several words is written; `nil` for one word, and for a mixture.
private func style(of name: String) -> String? {
  let hasHyphen = name.contains("-" as Character)
  let hasLine = name.dropFirst().contains("_" as Character)
  let hasCapital = name.dropFirst().contains { $0.isUppercase } && name.contains { $0.isLowercase }
  switch (hasHyphen, hasLine, hasCapital) {
  case (true, false, false): return "with hyphens"
  case (false, true, false): return "with underscores"
  case (false, false, true): return "in camel case"
  default: return nil
  }
}
