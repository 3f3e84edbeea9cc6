import LanguageFeatures
import LanguageServerProtocol
import Rules
import SourceText
import Syntax

extension Method {
  static let codeAction = Method(
    "textDocument/codeAction",
    advertise: { $0.codeActionKinds = ["quickfix"] },
    answer: { (question: CodeActionParams, snapshot) -> [WireCodeAction] in
      let path = FileURI.path(fromURI: question.uri)
      let isWanted = question.only?.contains { $0.isEmpty || $0 == "quickfix" } ?? true
      guard isWanted, let range = snapshot.range(question.range, in: path) else { return [] }
      return snapshot.workspace.codeActions(touching: range, in: path).map { action in
        let shown = snapshot.range(action.finding.range, in: path)
        return WireCodeAction(
          title: action.fix.title, kind: "quickfix",
          diagnostics: question.diagnostics.filter { isAbout(action.finding.rule, at: shown, $0) },
          isPreferred: action.isPreferred && snapshot.client.marksPreferredActions,
          edit: snapshot.workspaceEdit(action.fix.edits))
      }
    })
}

private func isAbout(_ rule: String, at range: PositionRange, _ diagnostic: JSONNode) -> Bool {
  diagnostic["code"]?.string == rule && diagnostic["range"].flatMap(PositionRange.init) == range
}

extension Snapshot {
  /// Edits in any files as one change, in the shape that the client takes.
  func workspaceEdit(_ edits: [FileEdit]) -> WorkspaceEdit {
    let byPath = Dictionary(grouping: edits, by: \.path).sorted { $0.key < $1.key }
    let changes = byPath.map { path, edits in
      WorkspaceEdit.DocumentEdits(
        uri: uri(of: path), version: documents[path]?.version,
        edits: edits.map { WireTextEdit(range: range($0.edit.range, in: path), newText: $0.edit.newText) })
    }
    return WorkspaceEdit(documents: changes, isVersioned: client.appliesDocumentChanges)
  }
}
