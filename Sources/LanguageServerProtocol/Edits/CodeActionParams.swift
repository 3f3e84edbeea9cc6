package import Syntax

/// The parameters of `textDocument/codeAction` (LSP 3.17, CodeActionParams).
package struct CodeActionParams: Sendable, WireReadable {
  package var uri: String
  package var range: PositionRange
  /// The kinds asked for; `nil` for all.
  package var only: [String]?
  /// What the client shows at the place, as we sent it.
  package var diagnostics: [JSONNode]

  package init?(_ node: JSONNode) {
    guard let uri = node["textDocument"]?["uri"]?.string, let range = node["range"].flatMap(PositionRange.init)
    else { return nil }
    self.uri = uri
    self.range = range
    only = node["context"]?["only"]?.elements?.compactMap(\.string)
    diagnostics = node["context"]?["diagnostics"]?.elements ?? []
  }
}
