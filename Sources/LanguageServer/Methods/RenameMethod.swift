import JSONRPC
import LanguageFeatures
import LanguageServerProtocol
import Rules
import SourceText

extension Method {
  static let rename = Method(
    "textDocument/rename",
    advertise: { $0.renames = true },
    attempt: { (question: RenameParams, snapshot) -> Result<WorkspaceEdit?, ResponseError> in
      guard let (path, offset) = snapshot.place(question.place) else { return .success(nil) }
      return snapshot.workspace.renaming(at: offset, in: path, to: question.newName)
        .map { snapshot.workspaceEdit($0) }.mapError { ResponseError(.requestFailed, $0.message.visible) }
    })
}
