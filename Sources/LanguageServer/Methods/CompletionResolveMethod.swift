import LanguageFeatures
import LanguageServerProtocol
import SourceText
import Syntax

extension Method {
  static let completionResolve = Method(
    .completion, "completionItem/resolve", capability: .options("completionProvider", .init("resolveProvider", true)),
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

/// An item that the client wants to know more of, as it sent it back; everything but the documentation stays.
private struct CompletionItemToResolve: WireReadable, WireObject {
  var token: String?
  var uri: String?
  var documentation: MarkupContent?
  private let item: JSONNode

  init?(_ node: JSONNode) {
    guard node.members != nil else { return nil }
    item = node
    token = node["data"]?["token"]?.string
    uri = node["data"]?["uri"]?.string
  }

  func writeMembers(to writer: inout JSONWriter) {
    for (key, value) in item.members ?? [] where documentation == nil || key != "documentation" {
      writer.member(key, value)
    }
    writer.member("documentation", ifPresent: documentation)
  }
}
