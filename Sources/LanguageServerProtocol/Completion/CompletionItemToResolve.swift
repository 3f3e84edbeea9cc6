package import Syntax

/// An item that the client wants to know more of, as it sent it back; everything but the documentation stays.
package struct CompletionItemToResolve: WireReadable, WireObject {
  package var token: String?
  package var uri: String?
  package var documentation: MarkupContent?
  private let item: JSONNode

  package init?(_ node: JSONNode) {
    guard node.members != nil else { return nil }
    item = node
    token = node["data"]?["token"]?.string
    uri = node["data"]?["uri"]?.string
  }

  package func writeMembers(to writer: inout JSONWriter) {
    for (key, value) in item.members ?? [] where documentation == nil || key != "documentation" {
      writer.member(key, value)
    }
    writer.member("documentation", ifPresent: documentation)
  }
}
