import LanguageFeatures
import LanguageServerProtocol

extension Method {
  static let hover = Method(
    "textDocument/hover",
    advertise: { $0.hovers = true },
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
