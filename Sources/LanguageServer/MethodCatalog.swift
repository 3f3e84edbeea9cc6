import LanguageServerProtocol

extension Method {
  /// Every request that is answered from a snapshot, one line each, in the order of the reference.
  package static let all: [Method] = [
    .hover,
    .completion,
    .completionResolve,
    .definition,
    .implementation,
    .references,
    .prepareRename,
    .rename,
    .documentHighlight,
    .documentSymbol,
    .workspaceSymbol,
    .documentLink,
    .foldingRange,
    .selectionRange,
    .documentColor,
    .colorPresentation,
    .semanticTokens,
    .semanticTokensRange,
    .documentDiagnostic,
    .codeAction,
  ]

  /// The request of a name, if the client is served with it.
  static func named(_ name: String, for client: ClientCapabilities) -> Method? {
    byName[name].flatMap { $0.isServed(client) ? $0 : nil }
  }

  private static let byName = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
}
