import Configuration
import DesignTokens
import Facts
import WorkspaceIndex

extension Rule {
  /// A reference names a token of a type that does not fit its place.
  static let referenceTypeMismatch = Rule(
    id: "reference-type-mismatch",
    family: .references,
    severity: .error,
    summary: "A reference names a token of a type that does not fit its place.",
    page: """
      A token that says it is a color cannot take its value from a number, and the `width` of a border takes a \
      dimension. Types are compared by name: a `number` is not a `fontWeight`, a `dimension` is no line height \
      (Format Module 2025.10, sections 5.2.2 and 9.1).

      ## Fails

      ```json space.tokens.json
      {
        "ratio": { "$type": "number", "$value": 2 },
        "gap": { "$type": "dimension", "$value": "{ratio}" }
      }
      ```

      ## Passes

      ```json space.tokens.json
      {
        "small": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } },
        "gap": { "$type": "dimension", "$value": "{small}" }
      }
      ```
      """,
    reach: .names,
    isOfFormat: true,
    check: mismatchedReferences)
}

private func mismatchedReferences(in file: CheckedFile) -> [Finding] {
  file.resolvedReferences.compactMap { reference, targets in
    if let value = file.pointedValue(of: reference, targets), let expected = reference.expected {
      guard expected.verdict(on: value) == .wrongKind else { return nil }
      return Finding(
        "The pointer leads to `\(value.cssText)`, but \(expected.noun) must stand here.", at: reference.range)
    }
    // Only in a token's value is it certain what fits; a way inside the target ends at a part that has no type.
    guard let expected = reference.expectedType, reference.owner != nil || file.facts.kind == .design,
      reference.namesWholeToken,
      !file.stopsBeforeValue(reference),
      file.cycle(through: reference, to: targets).sites.isEmpty
    else { return nil }
    guard let site = targets.first, let type = file.workspace.resolved(site).type, type != expected,
      // Of several definitions none may fit.
      targets.dropFirst().allSatisfy({ site in file.workspace.resolved(site).type.map { $0 != expected } ?? false })
    else { return nil }
    return Finding(
      "`\(reference.name)` is a `\(type.rawValue)` token, but a `\(expected.rawValue)` must stand here.",
      at: reference.range, related: [file.place("`\(reference.name)` is defined here.", site)].compactMap { $0 })
  }
}

extension TokenReference {
  /// Whether the reference stands for the token's whole value: every alias, and a pointer that ends at it.
  fileprivate var namesWholeToken: Bool {
    (form == .alias || form == .pointer) && (path.isEmpty || path == ["$value"])
  }
}

extension CheckedFile {
  /// What a pointer leads to, if it is the value and not the type of it that tells whether it fits: a part of a value,
  /// or something in the place of a part that has no type.
  func pointedValue(of reference: TokenReference, _ targets: [DefinitionSite]) -> TokenValue? {
    guard reference.form == .pointer, reference.owner != nil, let expected = reference.expected else { return nil }
    if case .elsewhere(let value) = reference.target { return value }
    if expected.isToken, reference.namesWholeToken { return nil }
    guard reference.target != .enclosing, reference.target != .group, !targets.isEmpty, !stopsBeforeValue(reference),
      case .value(let value) = workspace.worth(of: reference, in: path),
      cycle(through: reference, to: targets).sites.isEmpty
    else { return nil }
    // Of a list in the place of one element it is told that it is one.
    if reference.element != nil, case .list = value { return nil }
    return value
  }
}

extension ExpectedValue {
  /// Whether a token of some type stands in the place, so that types are compared and not values.
  fileprivate var isToken: Bool {
    switch self {
    case .type, .position: true
    default: false
    }
  }
}
