import LanguageFeatures
import LanguageServerProtocol
import SourceText

extension Method {
  static let completionResolve = Method(
    "completionItem/resolve",
    advertise: { $0.resolvesCompletions = true },
    answer: { (item: CompletionItemToResolve, snapshot) -> CompletionItemToResolve in
      guard let token = item.token, let path = item.uri.map(FileURI.path(fromURI:)),
        let markdown = snapshot.workspace.documentation(ofToken: token, visibleFrom: path)
      else { return item }
      var resolved = item
      resolved.documentation = MarkupContent(
        isMarkdown: snapshot.client.showsMarkdownDocumentation, value: markdown)
      return resolved
    })
}
