import LanguageFeatures
import LanguageServerProtocol
import Syntax

extension Method {
  static let documentHighlight = Method(
    .highlights, "textDocument/documentHighlight", capability: .flag("documentHighlightProvider"),
    answer: { (place: TextDocumentPositionParams, snapshot) -> [WireDocumentHighlight]? in
      guard let (path, offset) = snapshot.place(place) else { return nil }
      return snapshot.workspace.highlights(at: offset, in: path).map {
        WireDocumentHighlight(range: snapshot.range($0.range, in: path), kind: $0.isDefinition ? 3 : 2)
      }
    })
}

/// A place that is about what stands under the cursor (LSP 3.17, DocumentHighlight).
private struct WireDocumentHighlight: WireObject {
  var range: PositionRange
  /// 2 for a place that reads, 3 for one that writes.
  var kind: Int

  func writeMembers(to writer: inout JSONWriter) {
    writer.member("range", range)
    writer.member("kind", kind)
  }
}
