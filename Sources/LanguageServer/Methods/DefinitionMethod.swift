import LanguageFeatures
import LanguageServerProtocol

extension Method {
  static let definition = Method(
    "textDocument/definition",
    advertise: { $0.findsDefinitions = true },
    answer: { (place: TextDocumentPositionParams, snapshot) -> DefinitionResult? in
      guard let (path, offset) = snapshot.place(place) else { return nil }
      let links = snapshot.workspace.definitions(at: offset, in: path)
      guard !links.isEmpty else { return nil }
      guard snapshot.client.followsDefinitionLinks else {
        return .locations(links.map { snapshot.location($0.targetName, in: $0.path) })
      }
      return .links(
        links.map { link in
          LocationLink(
            origin: snapshot.range(link.origin, in: path), uri: snapshot.uri(of: link.path),
            target: snapshot.range(link.target, in: link.path),
            selection: snapshot.range(link.targetName, in: link.path))
        })
    })
}
