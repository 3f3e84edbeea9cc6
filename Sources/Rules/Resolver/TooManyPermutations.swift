import Configuration
import Facts
import WorkspaceIndex

extension Rule {
  /// A resolver document has more permutations than are checked.
  static let tooManyPermutations = Rule(
    id: "too-many-permutations",
    family: .resolver,
    severity: .info,
    summary: "A resolver document has more permutations than are checked.",
    page: """
      Every choice of contexts is a project of its own, and their number is the product of all contexts: ten modifiers \
      of two make a thousand. All are checked up to 64, those of all resolver documents together. Of more the one with \
      the default contexts is checked, and each other context alone; so a mistake that shows only where two contexts \
      come together is not found. `check --input theme=dark,density=compact` checks the choice that it names.

      Nothing is wrong with the document; the finding says how far the others go.

      ## Fails

      ```json tokens.resolver.json
      {
        "version": "2025.10",
        "modifiers": {
          "theme": { "contexts": { "light": [], "dark": [], "dim": [], "contrast": [] } },
          "brand": { "contexts": { "alpha": [], "beta": [], "gamma": [], "delta": [], "epsilon": [] } },
          "density": { "contexts": { "loose": [], "normal": [], "compact": [], "tight": [] } }
        },
        "resolutionOrder": [
          { "$ref": "#/modifiers/theme" }, { "$ref": "#/modifiers/brand" }, { "$ref": "#/modifiers/density" }
        ]
      }
      ```

      ## Passes

      ```json tokens.resolver.json
      {
        "version": "2025.10",
        "modifiers": {
          "theme": { "contexts": { "light": [], "dark": [], "dim": [], "contrast": [] } },
          "density": { "contexts": { "loose": [], "normal": [], "compact": [], "tight": [] } }
        },
        "resolutionOrder": [{ "$ref": "#/modifiers/theme" }, { "$ref": "#/modifiers/density" }]
      }
      ```
      """,
    reach: .names,
    check: uncheckedPermutations)
}

private func uncheckedPermutations(in file: CheckedFile) -> [Finding] {
  // Who chooses wants one permutation.
  guard file.configuration.input == nil, let modifiers = file.facts.resolver?.modifiers, let first = modifiers.first,
    let (total, judged) = file.workspace.permutationCount(ofResolverAt: file.path), judged < total
  else { return [] }
  let single = modifiers.reduce(1) { $0 + $1.contexts.count - 1 }
  let which =
    judged == 0
    ? "those of other resolver documents come first"
    : judged < single
      ? "the default one and the first of those that differ from it in one choice"
      : "the default one and those that differ from it in one choice"
  let count = total == 1 << 40 ? "more than a million million" : "\(total)"
  return [Finding("Of \(count) permutations \(judged) are checked: \(which).", at: first.nameRange)]
}
