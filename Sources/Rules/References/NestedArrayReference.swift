import Configuration
import DesignTokens
import Facts
import WorkspaceIndex

extension Rule {
  /// An element of an array refers to a token that is an array of none or several.
  static let nestedArrayReference = Rule(
    id: "nested-array-reference",
    family: .references,
    severity: .warning,
    summary: "An element of an array refers to a token that holds several elements itself.",
    page: """
      Each reference in an array stands for one element, and arrays are not merged; whether a whole gradient may stand \
      for one stop, the text of the format leaves open. Tools differ, so write the elements out, or refer to a token \
      that holds one (Format Module 2025.10, section 7.5).

      ## Fails

      ```json sky.tokens.json
      {
        "fade": {
          "$type": "gradient",
          "$value": [
            { "color": { "colorSpace": "srgb", "components": [0, 0, 0] }, "position": 0 },
            { "color": { "colorSpace": "srgb", "components": [1, 1, 1] }, "position": 0.5 }
          ]
        },
        "sky": { "$type": "gradient", "$value": ["{fade}"] }
      }
      ```

      ## Passes

      ```json sky.tokens.json
      {
        "start": {
          "$type": "gradient",
          "$value": [{ "color": { "colorSpace": "srgb", "components": [0, 0, 0] }, "position": 0 }]
        },
        "sky": { "$type": "gradient", "$value": ["{start}"] }
      }
      ```
      """,
    reach: .names,
    isOfFormat: true,
    check: nestedArrayReferences)
}

private func nestedArrayReferences(in file: CheckedFile) -> [Finding] {
  file.resolvedReferences.compactMap { reference, targets in
    guard let element = reference.element, !targets.isEmpty, !file.stopsBeforeValue(reference),
      file.fitsExpectedType(reference, targets),
      case .value(.list(let items)) = file.workspace.worth(of: reference, in: file.path), items.count != 1,
      file.cycle(through: reference, to: targets).sites.isEmpty
    else { return nil }
    return Finding(
      "`\(reference.name)` holds \(items.isEmpty ? "no element" : "\(items.count) elements"), but stands for one here.",
      at: element)
  }
}

extension CheckedFile {
  /// Whether no target of a reference has another type than what must stand there.
  fileprivate func fitsExpectedType(_ reference: TokenReference, _ targets: [DefinitionSite]) -> Bool {
    guard let expected = reference.expectedType else { return true }
    return targets.allSatisfy { workspace.resolved($0).type.map { $0 == expected } ?? true }
  }
}
