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

      Where a context gives nothing of a whole group, three references and more into it are one finding at the first.

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
  let lacking = file.workspace.referencesLackingInContexts(in: file.path)
  let branches = Dictionary(grouping: lacking.filter { $0.branch != nil }, by: LackingBranch.init)
    .filter { $0.value.count >= fewestOfBranch }
  return lacking.compactMap { entry in
    guard let branch = branches[LackingBranch(entry)] else { return file.lackingToken(entry) }
    // Where a whole branch is missing it is one cause, told at the first reference.
    return branch.first?.reference == entry.reference ? file.lackingBranch(branch) : nil
  }
}

/// A group that some contexts do not give at all.
private struct LackingBranch: Hashable {
  let group: TokenName?
  let contexts: String

  init(_ entry: LackingReference) { (group, contexts) = (entry.branch, entry.contexts) }
}

/// From how many references of a file on a missing branch is told once: two may be two mistakes.
private let fewestOfBranch = 3

extension CheckedFile {
  fileprivate func lackingToken(_ entry: LackingReference) -> Finding {
    let reference = facts.references[entry.reference]
    return Finding(
      "Nothing gives `\(reference.name)` where \(entry.contexts.inWords).", at: reference.range,
      related: definitionPlaces(of: reference), context: entry.contexts)
  }

  fileprivate func lackingBranch(_ branch: [LackingReference]) -> Finding? {
    guard let first = branch.first, let group = first.branch else { return nil }
    let reference = facts.references[first.reference]
    var finding = Finding(
      "Nothing gives `\(reference.name)` nor anything else below `\(group)` where \(first.contexts.inWords); "
        + "\(branch.count) references of this file lead there.", at: reference.range,
      related: definitionPlaces(of: reference), context: first.contexts)
    finding.covers = [CoveredFindings(rule: "unresolved-in-context", path: path, count: branch.count - 1)]
    return finding
  }

  private func definitionPlaces(of reference: TokenReference) -> [RelatedPlace] {
    workspace.definitions(of: reference, in: path).prefix(4).compactMap {
      place("`\(reference.name)` is defined here.", $0)
    }
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
