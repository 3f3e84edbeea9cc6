import LanguageFeatures
import LanguageServerProtocol
import Syntax

extension Method {
  static let hover = Method(
    .hover, "textDocument/hover", capability: .flag("hoverProvider"),
    answer: { (place: TextDocumentPositionParams, snapshot) -> HoverResult? in
      guard let (path, offset) = snapshot.place(place) else { return nil }
      let isMarkdown = snapshot.client.showsMarkdownHover
      let images = isMarkdown && snapshot.settings.showsImages
      guard let hover = snapshot.workspace.hover(at: offset, in: path, images: images) else { return nil }
      return HoverResult(
        contents: MarkupContent(isMarkdown: isMarkdown, value: isMarkdown ? hover.markdown : hover.plainText),
        range: snapshot.range(hover.range, in: path))
    })
}

/// The answer to `textDocument/hover` (LSP 3.17, Hover).
private struct HoverResult: WireObject {
  var contents: MarkupContent
  var range: PositionRange

  func writeMembers(to writer: inout JSONWriter) {
    writer.member("contents", contents)
    writer.member("range", range)
  }
}
