import LanguageFeatures
import LanguageServer

extension GeneratedFile {
  /// The page of what editors can ask.
  static let featuresPage = page("Features", from: "the catalogs of features and requests", featuresText)

  /// The requests of the protocol that each feature is asked with, by its title.
  package static let requests: [String: [String]] = [
    Feature.hover.title: ["textDocument/hover"],
    Feature.completion.title: ["textDocument/completion", "completionItem/resolve"],
    Feature.definition.title: ["textDocument/definition"],
    Feature.references.title: ["textDocument/references"],
    Feature.outline.title: ["textDocument/documentSymbol"],
    Feature.renaming.title: ["textDocument/prepareRename", "textDocument/rename"],
    Feature.highlights.title: ["textDocument/documentHighlight"],
    Feature.search.title: ["workspace/symbol"],
    Feature.links.title: ["textDocument/documentLink"],
    Feature.folding.title: ["textDocument/foldingRange"],
    Feature.selection.title: ["textDocument/selectionRange"],
    Feature.colors.title: ["textDocument/documentColor", "textDocument/colorPresentation"],
    Feature.highlighting.title: ["textDocument/semanticTokens/full", "textDocument/semanticTokens/range"],
    Feature.findings.title: ["textDocument/diagnostic"],
    Feature.fixes.title: ["textDocument/codeAction"],
  ]

  /// The requests that the server answers and no feature names; a test wants none.
  package static var unexplainedRequests: [String] {
    let explained = Set(requests.values.flatMap { $0 })
    return Method.all.map(\.name).filter { !explained.contains($0) }
  }

  private static var featuresText: String {
    let served = Set(Method.all.map(\.name))
    let sections = Feature.all.map { feature in
      let names = (requests[feature.title] ?? []).filter(served.contains).map { "`\($0)`" }
      let asked = names.isEmpty ? "" : "\n\nAsked with \(names.joined(separator: ", "))."
      return "## \(feature.title)\n\n\(feature.page)\(asked)"
    }
    return """
      # Features

      What an editor can show. Which of it an editor asks for is the editor's business; from a shell most of it can be \
      had with the commands of the same names (<doc:Commands>).

      \(sections.joined(separator: "\n\n"))

      Findings are published without being asked for, unless the client says that it asks for them \
      (`textDocument/diagnostic`).

      """
  }
}
