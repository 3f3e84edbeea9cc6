import JSONRPC
import LanguageFeatures
import LanguageServerProtocol
import Rules
import SourceText
import Syntax

extension Method {
  static let rename = Method(
    .renaming, "textDocument/rename", capability: .flag("renameProvider"),
    attempt: { (question: RenameParams, snapshot) -> Result<WorkspaceEdit?, ResponseError> in
      guard let (path, offset) = snapshot.place(question.place) else { return .success(nil) }
      return snapshot.workspace.renaming(at: offset, in: path, to: question.newName)
        .map { snapshot.workspaceEdit($0) }.mapError { ResponseError(.requestFailed, $0.message.visible) }
    })
}

/// The parameters of `textDocument/rename` (LSP 3.17, RenameParams).
private struct RenameParams: Sendable, WireReadable {
  var place: TextDocumentPositionParams
  var newName: String

  init?(_ node: JSONNode) {
    guard let place = TextDocumentPositionParams(node), let newName = node["newName"]?.string else { return nil }
    self.place = place
    self.newName = newName
  }
}
