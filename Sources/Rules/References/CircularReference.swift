import Configuration
import DesignTokens
import Facts
import WorkspaceIndex

extension Rule {
  /// An alias leads back to itself.
  static let circularReference = Rule(
    id: "circular-reference",
    family: .references,
    severity: .error,
    summary: "An alias leads back to itself, so that no token of the circle has a value.",
    page: """
      Every reference of the circle is reported, with the whole way round; a token that only leads into the circle is \
      not, for it is mended as soon as the circle is (Format Module 2025.10, section 7.2).

      ## Fails

      ```json color.tokens.json
      {
        "color": {
          "$type": "color",
          "text": { "$value": "{color.ink}" },
          "ink": { "$value": "{color.text}" }
        }
      }
      ```

      ## Passes

      ```json color.tokens.json
      {
        "color": {
          "$type": "color",
          "text": { "$value": "{color.ink}" },
          "ink": { "$value": { "colorSpace": "srgb", "components": [0.1, 0.1, 0.1] } }
        }
      }
      ```
      """,
    reach: .names,
    check: circularReferences)
}

private func circularReferences(in file: CheckedFile) -> [Finding] {
  file.resolvedReferences.compactMap { reference, targets in
    if reference.target == .enclosing, reference.owner != nil {
      return Finding("This pointer leads to something that it stands in itself.", at: reference.range)
    }
    let found = file.cycle(through: reference, to: targets)
    let cycle = found.sites
    guard let first = cycle.first else { return nil }
    let names = (cycle + [first]).compactMap { file.workspace.definition(at: $0)?.name.text }
    guard names.count == cycle.count + 1 else { return nil }
    let way = names.joined(separator: " → ")
    let message =
      cycle.count == 1 ? "`\(names[0])` refers to itself." : "This reference leads back to itself: `\(way)`."
    return Finding(
      message, at: reference.range,
      related: cycle.count == 1
        ? []
        : cycle.enumerated().compactMap { index, site in
          file.place("`\(names[index])` refers to `\(names[index + 1])`.", site)
        }, context: found.context)
  }
}

extension CheckedFile {
  /// The circle of tokens that a reference in a token's value is a step of, that token first; empty where it is none.
  func cycle(through reference: TokenReference, to targets: [DefinitionSite]) -> Cycle {
    // Most references lead to a literal, where no circle can begin.
    guard let owner = reference.owner,
      targets.contains(where: { workspace.definition(at: $0)?.value.isLiteral == false })
    else { return Cycle() }
    let cycle = workspace.cycle(through: DefinitionSite(path: path, index: owner))
    guard !cycle.sites.isEmpty else { return cycle }
    return targets.contains { cycle.sites.contains($0) } ? cycle : Cycle()
  }
}

extension TokenValue {
  /// Whether the value is one literal without parts that could be references.
  fileprivate var isLiteral: Bool {
    switch self {
    case .color, .dimension, .duration, .number, .boolean, .string, .unreadable: true
    case .alias, .pointer, .list, .composite, .expression: false
    }
  }
}
