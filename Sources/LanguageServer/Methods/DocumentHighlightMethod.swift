import LanguageFeatures
import LanguageServerProtocol

extension Method {
  static let documentHighlight = Method(
    "textDocument/documentHighlight",
    advertise: { $0.highlights = true },
    answer: { (place: TextDocumentPositionParams, snapshot) -> [WireDocumentHighlight]? in
      guard let (path, offset) = snapshot.place(place) else { return nil }
      return snapshot.workspace.highlights(at: offset, in: path).map {
        WireDocumentHighlight(range: snapshot.range($0.range, in: path), kind: $0.isDefinition ? 3 : 2)
      }
    })
}
