import DesignTokens
import LanguageFeatures
import LanguageServerProtocol
import SourceText
import Syntax

extension Method {
  static let colorPresentation = Method(
    .colors, "textDocument/colorPresentation", capability: .flag("colorProvider"),
    answer: { (question: ColorPresentationParams, snapshot) -> [WireColorPresentation] in
      let path = FileURI.path(fromURI: question.uri)
      guard let range = snapshot.range(question.range, in: path) else { return [] }
      let color = Color(
        .srgb, question.color.red, question.color.green, question.color.blue, alpha: question.color.alpha)
      return snapshot.workspace.presentations(of: color, at: range, in: path).map { presentation in
        WireColorPresentation(
          label: presentation.label,
          edit: WireTextEdit(
            range: snapshot.range(presentation.edit.range, in: path), newText: presentation.edit.newText))
      }
    })
}

/// The parameters of `textDocument/colorPresentation` (LSP 3.17, ColorPresentationParams).
private struct ColorPresentationParams: Sendable, WireReadable {
  var uri: String
  var color: WireColor
  var range: PositionRange

  init?(_ node: JSONNode) {
    guard let uri = node["textDocument"]?["uri"]?.string, let color = node["color"].flatMap(WireColor.init),
      let range = node["range"].flatMap(PositionRange.init)
    else { return nil }
    self.uri = uri
    self.color = color
    self.range = range
  }
}

/// A way to write a color (LSP 3.17, ColorPresentation).
private struct WireColorPresentation: WireObject {
  var label: String
  var edit: WireTextEdit

  func writeMembers(to writer: inout JSONWriter) {
    writer.member("label", label)
    writer.member("textEdit", edit)
  }
}
