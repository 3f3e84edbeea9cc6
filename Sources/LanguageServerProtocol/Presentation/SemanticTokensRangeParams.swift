package import Syntax

/// The parameters of `textDocument/semanticTokens/range` (LSP 3.17, SemanticTokensRangeParams).
package struct SemanticTokensRangeParams: Sendable, WireReadable {
  package var uri: String
  package var range: PositionRange

  package init?(_ node: JSONNode) {
    guard let uri = node["textDocument"]?["uri"]?.string, let range = node["range"].flatMap(PositionRange.init) else {
      return nil
    }
    self.uri = uri
    self.range = range
  }
}
