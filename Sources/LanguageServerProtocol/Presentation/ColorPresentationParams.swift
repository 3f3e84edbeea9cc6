package import Syntax

/// The parameters of `textDocument/colorPresentation` (LSP 3.17, ColorPresentationParams).
package struct ColorPresentationParams: Sendable, WireReadable {
  package var uri: String
  package var color: WireColor
  package var range: PositionRange

  package init?(_ node: JSONNode) {
    guard let uri = node["textDocument"]?["uri"]?.string, let color = node["color"].flatMap(WireColor.init),
      let range = node["range"].flatMap(PositionRange.init)
    else { return nil }
    self.uri = uri
    self.color = color
    self.range = range
  }
}
