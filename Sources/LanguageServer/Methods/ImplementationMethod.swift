import LanguageFeatures
import LanguageServerProtocol

extension Method {
  static let implementation = Method(
    .implementation, "textDocument/implementation", capability: .flag("implementationProvider"),
    answer: { (place: TextDocumentPositionParams, snapshot) -> DefinitionResult? in
      guard let (path, offset) = snapshot.place(place) else { return nil }
      return snapshot.result(snapshot.workspace.implementations(at: offset, in: path), from: path, as: "implementation")
    })
}
