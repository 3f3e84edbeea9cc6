import DesignTokens
import LanguageFeatures
import LanguageServerProtocol
import SourceText

extension Method {
  static let colorPresentation = Method(
    "textDocument/colorPresentation",
    advertise: { $0.showsColors = true },
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
