package import Syntax

/// What we tell a client that we can do; each method switches on what it serves (LSP 3.17, ServerCapabilities).
package struct ServerCapabilities: WireObject {
  package var positionEncoding: String
  /// The characters that open a list of completions; `nil` for no completion.
  package var completionTriggers: [String]?
  package var resolvesCompletions = false
  package var hovers = false
  package var findsDefinitions = false
  package var findsReferences = false
  package var listsSymbols = false
  package var showsColors = false
  package var highlights = false
  package var findsSymbols = false
  package var folds = false
  package var selects = false
  package var links = false
  package var renames = false
  /// Whether a rename can be asked beforehand what it would change.
  package var preparesRenames = false
  /// The kinds of code actions; `nil` for none.
  package var codeActionKinds: [String]?
  /// Whether the client understands that code actions have kinds.
  package var namesCodeActionKinds = false
  /// The kinds of stretches that are told apart, and what else is said of them; `nil` for no such answers.
  package var semanticLegend: (kinds: [String], modifiers: [String])?
  /// Whether documents are asked about their findings, instead of being told.
  package var pullsDiagnostics = false

  package init(positionEncoding: String) { self.positionEncoding = positionEncoding }

  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("positionEncoding", positionEncoding)
    writer.member("textDocumentSync", object: writeSynchronization)
    if hovers { writer.member("hoverProvider", true) }
    if let completionTriggers {
      writer.member(
        "completionProvider",
        object: { writer in
          writer.member("triggerCharacters", completionTriggers)
          writer.member("resolveProvider", resolvesCompletions)
        })
    }
    if findsDefinitions { writer.member("definitionProvider", true) }
    if findsReferences { writer.member("referencesProvider", true) }
    if listsSymbols { writer.member("documentSymbolProvider", true) }
    if showsColors { writer.member("colorProvider", true) }
    if highlights { writer.member("documentHighlightProvider", true) }
    if findsSymbols { writer.member("workspaceSymbolProvider", true) }
    if renames, preparesRenames {
      writer.member("renameProvider", object: { $0.member("prepareProvider", true) })
    } else if renames {
      writer.member("renameProvider", true)
    }
    if folds { writer.member("foldingRangeProvider", true) }
    if selects { writer.member("selectionRangeProvider", true) }
    if links { writer.member("documentLinkProvider", object: { $0.member("resolveProvider", false) }) }
    if let codeActionKinds, namesCodeActionKinds {
      writer.member("codeActionProvider", object: { $0.member("codeActionKinds", codeActionKinds) })
    } else if codeActionKinds != nil {
      writer.member("codeActionProvider", true)
    }
    if let legend = semanticLegend {
      writer.member(
        "semanticTokensProvider",
        object: { writer in
          writer.member(
            "legend",
            object: { writer in
              writer.member("tokenTypes", legend.kinds)
              writer.member("tokenModifiers", legend.modifiers)
            })
          writer.member("full", true)
          writer.member("range", true)
        })
    }
    if pullsDiagnostics { writer.member("diagnosticProvider", object: writeDiagnosticOptions) }
    writer.member("workspace", object: writeWorkspace)
  }

  private func writeSynchronization(to writer: inout JSONWriter) {
    writer.member("openClose", true)
    writer.member("change", 2)
    writer.member("save", object: { $0.member("includeText", false) })
  }

  private func writeDiagnosticOptions(to writer: inout JSONWriter) {
    writer.member("identifier", "tincture")
    writer.member("interFileDependencies", true)
    writer.member("workspaceDiagnostics", true)
  }

  private func writeWorkspace(to writer: inout JSONWriter) {
    writer.member(
      "workspaceFolders",
      object: { writer in
        writer.member("supported", true)
        writer.member("changeNotifications", true)
      })
  }
}
