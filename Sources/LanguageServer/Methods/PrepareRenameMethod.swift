import LanguageFeatures
import LanguageServerProtocol

extension Method {
  static let prepareRename = Method(
    "textDocument/prepareRename",
    advertise: { $0.preparesRenames = true },
    isServed: { $0.preparesRenames },
    answer: { (place: TextDocumentPositionParams, snapshot) -> PrepareRenameResult? in
      guard let (path, offset) = snapshot.place(place),
        let subject = snapshot.workspace.renameSubject(at: offset, in: path)
      else { return nil }
      return PrepareRenameResult(range: snapshot.range(subject.range, in: path), placeholder: subject.placeholder)
    })
}
