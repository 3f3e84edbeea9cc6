import Facts
import LanguageFeatures
import LanguageServerProtocol
import SourceText
import Syntax

extension Method {
  static let workspaceSymbol = Method(
    .search, "workspace/symbol", capability: .flag("workspaceSymbolProvider"),
    answer: { (question: WorkspaceSymbolParams, snapshot) -> [SymbolInformation] in
      snapshot.workspace.symbols(fitting: question.query).map { symbol in
        SymbolInformation(
          name: symbol.name.visible, kind: symbol.kind.number,
          location: snapshot.location(symbol.range, in: symbol.path),
          container: symbol.path.fileName)
      }
    })
}

/// The parameters of `workspace/symbol` (LSP 3.17, WorkspaceSymbolParams).
private struct WorkspaceSymbolParams: Sendable, WireReadable {
  var query: String

  init?(_ node: JSONNode) { query = node["query"]?.string ?? "" }
}
