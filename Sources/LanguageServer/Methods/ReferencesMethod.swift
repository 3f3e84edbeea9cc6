import LanguageFeatures
import LanguageServerProtocol
import Syntax

extension Method {
  static let references = Method(
    .references, "textDocument/references", capability: .flag("referencesProvider"),
    answer: { (question: ReferenceParams, snapshot) -> [Location]? in
      guard let (path, offset) = snapshot.place(question.place) else { return nil }
      return snapshot.workspace
        .references(at: offset, in: path, includingDefinitions: question.includesDeclaration)
        .map { snapshot.location($0.range, in: $0.path) }
    })
}

/// The parameters of `textDocument/references` (LSP 3.17, ReferenceParams).
private struct ReferenceParams: Sendable, WireReadable {
  var place: TextDocumentPositionParams
  var includesDeclaration: Bool

  init?(_ node: JSONNode) {
    guard let place = TextDocumentPositionParams(node) else { return nil }
    self.place = place
    includesDeclaration = node["context"]?["includeDeclaration"]?.boolean ?? true
  }
}
