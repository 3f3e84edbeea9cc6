import LanguageFeatures
import LanguageServerProtocol
import Syntax

extension Method {
  static let prepareRename = Method(
    .renaming, "textDocument/prepareRename", capability: .options("renameProvider", .init("prepareProvider", true)),
    isServed: { $0.preparesRenames },
    answer: { (place: TextDocumentPositionParams, snapshot) -> PrepareRenameResult? in
      guard let (path, offset) = snapshot.place(place),
        let subject = snapshot.workspace.renameSubject(at: offset, in: path)
      else { return nil }
      return PrepareRenameResult(range: snapshot.range(subject.range, in: path), placeholder: subject.placeholder)
    })
}

/// What a rename would change (LSP 3.17, PrepareRenameResult).
private struct PrepareRenameResult: WireObject {
  var range: PositionRange
  var placeholder: String

  func writeMembers(to writer: inout JSONWriter) {
    writer.member("range", range)
    writer.member("placeholder", placeholder)
  }
}
