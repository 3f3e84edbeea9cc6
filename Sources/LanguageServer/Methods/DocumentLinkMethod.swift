import LanguageFeatures
import LanguageServerProtocol
import SourceText

extension Method {
  static let documentLink = Method(
    "textDocument/documentLink",
    advertise: { $0.links = true },
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
