import Facts
import LanguageFeatures
import LanguageServerProtocol
import SourceText

extension Method {
  static let workspaceSymbol = Method(
    "workspace/symbol",
    advertise: { $0.findsSymbols = true },
    answer: { (question: WorkspaceSymbolParams, snapshot) -> [SymbolInformation] in
      snapshot.workspace.symbols(fitting: question.query).map { symbol in
        SymbolInformation(
          name: symbol.name.visible, kind: symbol.kind.number,
          location: snapshot.location(symbol.range, in: symbol.path),
          container: symbol.path.split(separator: "/").last.map(String.init))
      }
    })
}
