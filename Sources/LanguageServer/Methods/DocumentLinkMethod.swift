import LanguageFeatures
import LanguageServerProtocol
import SourceText
import Syntax

extension Method {
  static let documentLink = Method(
    .links, "textDocument/documentLink", capability: .options("documentLinkProvider", .init("resolveProvider", false)),
    answer: { (document: DocumentParams, snapshot) -> [WireDocumentLink] in
      let path = FileURI.path(fromURI: document.uri)
      return snapshot.workspace.links(in: path).map { link in
        let target =
          switch link.target {
          case .file(let path): snapshot.uri(of: path)
          case .page(let uri): uri
          }
        return WireDocumentLink(range: snapshot.range(link.range, in: path), target: target)
      }
    })
}

/// A stretch that opens something (LSP 3.17, DocumentLink).
private struct WireDocumentLink: WireObject {
  var range: PositionRange
  var target: String

  func writeMembers(to writer: inout JSONWriter) {
    writer.member("range", range)
    writer.member("target", target)
  }
}
