import Facts
import LanguageFeatures
import LanguageServerProtocol
import Rules
import SourceText
import Syntax
import WorkspaceIndex

extension Method {
  static let codeAction = Method(
    .fixes, "textDocument/codeAction",
    needs: .findings,
    capability: .options(
      "codeActionProvider",
      .init("codeActionKinds", ["quickfix", rewriteKind, fixAllKind], for: \.understandsCodeActions)),
    answer: { (question: CodeActionParams, snapshot) -> [WireCodeAction] in
      let path = FileURI.path(fromURI: question.uri)
      // What is open through a link that leaves the project is not the project's to mend.
      guard !snapshot.workspace.isBorrowed(path, by: path) else { return [] }
      var actions: [WireCodeAction] = []
      if question.only?.contains(where: { $0.isEmpty || $0 == "quickfix" }) ?? true {
        actions += snapshot.quickFixes(question, in: path) + snapshot.fixesOfOneKind(question, in: path)
        // A lamp at the cursor need not know them.
        if question.isByHand { actions += snapshot.suppressions(question, in: path) }
      }
      if question.only?.contains(where: { rewriteKind == $0 || rewriteKind.hasPrefix($0 + ".") }) ?? true {
        actions += snapshot.rewritings(question, in: path) + snapshot.otherForms(question, in: path)
      }
      // Offered only where it is asked for: on saving, or from a menu of its own.
      if question.only?.contains(where: { fixAllKind == $0 || fixAllKind.hasPrefix($0 + ".") }) ?? false {
        actions += snapshot.fixAll(in: path)
      }
      return actions
    })
}

private let rewriteKind = "refactor.rewrite"
private let fixAllKind = "source.fixAll.tincture"

private func isAbout(_ rule: String, at range: PositionRange, _ diagnostic: JSONNode) -> Bool {
  diagnostic["code"]?.string == rule && diagnostic["range"].flatMap(PositionRange.init) == range
}

extension Snapshot {
  fileprivate func quickFixes(_ question: CodeActionParams, in path: String) -> [WireCodeAction] {
    guard let range = range(question.range, in: path) else { return [] }
    return wire(workspace.codeActions(touching: range, in: path), question, in: path)
  }

  /// What silences a finding where it stands.
  fileprivate func suppressions(_ question: CodeActionParams, in path: String) -> [WireCodeAction] {
    guard let range = range(question.range, in: path) else { return [] }
    return wire(workspace.suppressions(touching: range, in: path), question, in: path)
  }

  private func wire(_ actions: [CodeAction], _ question: CodeActionParams, in path: String) -> [WireCodeAction] {
    guard let source = source(at: path) else { return [] }
    return actions.map { action in
      let shown = source.visibleRange(action.finding.range, in: encoding)
      return WireCodeAction(
        title: action.fix.title, kind: "quickfix",
        diagnostics: question.diagnostics.filter { isAbout(action.finding.rule, at: shown, $0) },
        isPreferred: action.isPreferred && client.marksPreferredActions, edit: workspaceEdit(action.fix.edits))
    }
  }

  /// The component under the cursor as a file beside the document, unless there is one.
  fileprivate func rewritings(_ question: CodeActionParams, in path: String) -> [WireCodeAction] {
    guard client.createsFiles, client.appliesDocumentChanges, let range = range(question.range, in: path),
      let file = workspace.componentFile(headedAt: range, in: path)
    else { return [] }
    let target = path.folder + "/" + file.name
    guard workspace[target] == nil else { return [] }
    let uri = FileURI.uri(forPath: target)
    let start = Position(line: 0, character: 0)
    let edit = WireTextEdit(range: PositionRange(start: start, end: start), newText: file.text)
    var change = WorkspaceEdit(
      documents: [WorkspaceEdit.DocumentEdits(uri: uri, version: nil, edits: [edit])], isVersioned: true)
    change.createdFiles = [uri]
    return [
      WireCodeAction(
        title: "Write as a component file", kind: rewriteKind, diagnostics: [], isPreferred: false, edit: change)
    ]
  }

  /// The reference under the cursor in its other form.
  fileprivate func otherForms(_ question: CodeActionParams, in path: String) -> [WireCodeAction] {
    guard let range = range(question.range, in: path) else { return [] }
    return workspace.referenceForms(touching: range, in: path).map {
      WireCodeAction(
        title: $0.title, kind: rewriteKind, diagnostics: [], isPreferred: false, edit: workspaceEdit($0.edits))
    }
  }

  /// What mends all findings of a rule at the place.
  fileprivate func fixesOfOneKind(_ question: CodeActionParams, in path: String) -> [WireCodeAction] {
    guard let range = range(question.range, in: path) else { return [] }
    return workspace.fixAlls(touching: range, in: path).map { all in
      WireCodeAction(
        title: all.title, kind: "quickfix", diagnostics: question.diagnostics.filter { $0["code"]?.string == all.rule },
        isPreferred: false, edit: workspaceEdit(all.edits))
    }
  }

  /// Everything that can be mended unasked.
  fileprivate func fixAll(in path: String) -> [WireCodeAction] {
    workspace.fixAll(in: path).map {
      [
        WireCodeAction(
          title: $0.title, kind: fixAllKind, diagnostics: [], isPreferred: false, edit: workspaceEdit($0.edits))
      ]
    } ?? []
  }

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

/// The parameters of `textDocument/codeAction` (LSP 3.17, CodeActionParams).
private struct CodeActionParams: Sendable, WireReadable {
  var uri: String
  var range: PositionRange
  /// The kinds asked for; `nil` for all.
  var only: [String]?
  /// What the client shows at the place, as we sent it.
  var diagnostics: [JSONNode]
  /// Whether somebody opened a menu, and the client did not ask by itself as the cursor moved.
  var isByHand: Bool

  init?(_ node: JSONNode) {
    guard let uri = node["textDocument"]?["uri"]?.string, let range = node["range"].flatMap(PositionRange.init)
    else { return nil }
    self.uri = uri
    self.range = range
    only = node["context"]?["only"]?.elements?.compactMap(\.string)
    diagnostics = node["context"]?["diagnostics"]?.elements ?? []
    // CodeActionTriggerKind: 2 is Automatic.
    isByHand = node["context"]?["triggerKind"]?.integer != 2
  }
}

/// A change that is offered (LSP 3.17, CodeAction).
private struct WireCodeAction: WireObject {
  var title: String
  var kind: String
  /// The client's own diagnostics that it mends.
  var diagnostics: [JSONNode]
  var isPreferred: Bool
  var edit: WorkspaceEdit

  func writeMembers(to writer: inout JSONWriter) {
    writer.member("title", title)
    writer.member("kind", kind)
    if !diagnostics.isEmpty {
      writer.member("diagnostics", array: { writer in for diagnostic in diagnostics { writer.value(diagnostic) } })
    }
    if isPreferred { writer.member("isPreferred", true) }
    writer.member("edit", edit)
  }
}
