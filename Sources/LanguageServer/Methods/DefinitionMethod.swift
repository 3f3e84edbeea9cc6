import LanguageFeatures
import LanguageServerProtocol

extension Method {
  static let definition = Method(
    .definition, "textDocument/definition", capability: .flag("definitionProvider"),
    answer: { (place: TextDocumentPositionParams, snapshot) -> DefinitionResult? in
      guard let (path, offset) = snapshot.place(place) else { return nil }
      return snapshot.result(snapshot.workspace.definitions(at: offset, in: path), from: path, as: "definition")
    })
}

extension Snapshot {
  /// Ways from a file in the shape that the client takes as answer to a request; `nil` for none.
  func result(_ links: [DefinitionLink], from path: String, as request: String) -> DefinitionResult? {
    guard !links.isEmpty else { return nil }
    guard client.followsLinks.contains(request) else {
      return .locations(links.map { location($0.targetName, in: $0.path) })
    }
    return .links(
      links.map { link in
        LocationLink(
          origin: range(link.origin, in: path), uri: uri(of: link.path), target: range(link.target, in: link.path),
          selection: range(link.targetName, in: link.path))
      })
  }
}
