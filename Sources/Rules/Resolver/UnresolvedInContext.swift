import Configuration
import DesignTokens
import Facts
import SourceText
import WorkspaceIndex

extension Rule {
  /// A reference names a token that some contexts of a resolver document do not give.
  static let unresolvedInContext = Rule(
    id: "unresolved-in-context",
    family: .resolver,
    severity: .warning,
    summary: "A reference names a token that is missing in some contexts.",
    page: """
      Aliases are resolved when everything is merged, in each permutation by itself (Resolver Module 2025.10, section \
      6). The token that is named exists where `theme` is dark, say, and nowhere else: whoever chooses another context \
      gets no value. Give the token in a set that comes always, or in every context.

      Of a document with more than 64 permutations those with the defaults are judged, and each other context alone.

      ## Fails

      ```json tokens.resolver.json
      {
        "version": "2025.10",
        "sets": { "base": { "sources": [{ "line": { "$value": "{ink}" } }] } },
        "modifiers": {
          "theme": {
            "contexts": { "light": [], "dark": [{ "ink": { "$type": "number", "$value": 1 } }] },
            "default": "light"
          }
        },
        "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/theme" }]
      }
      ```

      ## Passes

      ```json tokens.resolver.json
      {
        "version": "2025.10",
        "sets": {
          "base": { "sources": [{ "line": { "$value": "{ink}" }, "ink": { "$type": "number", "$value": 0 } }] }
        },
        "modifiers": {
          "theme": {
            "contexts": { "light": [], "dark": [{ "ink": { "$type": "number", "$value": 1 } }] },
            "default": "light"
          }
        },
        "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/theme" }]
      }
      ```
      """,
    reach: .names,
    check: contextsLackingTokens)
}

private func contextsLackingTokens(in file: CheckedFile) -> [Finding] {
  guard file.facts.kind == .tokens || file.facts.kind == .resolver, file.workspace.hasPermutations(file.path) else {
    return []
  }
  return file.workspace.referencesLackingInContexts(in: file.path).map { index, context in
    let reference = file.facts.references[index]
    let targets = file.workspace.definitions(of: reference, in: file.path)
    let places = targets.prefix(4).compactMap { file.place("`\(reference.name)` is defined here.", $0) }
    return Finding(
      "Nothing gives `\(reference.name)` where \(context.inWords).", at: reference.range, related: places,
      context: context)
  }
}

extension String {
  /// A context for a sentence: `theme` is `dark`; of many the first.
  fileprivate var inWords: String {
    let few = ContextText.shortened(self)
    guard few == self else { return few }
    return split(separator: ";").map { permutation in
      permutation.split(separator: ",").map { choice in
        let parts = choice.split(separator: "=", maxSplits: 1).map { $0.drop { $0 == " " } }
        return parts.count == 2 ? "`\(parts[0])` is `\(parts[1])`" : "`\(choice)`"
      }.joined(separator: ", ")
    }.joined(separator: "; ")
  }
}
