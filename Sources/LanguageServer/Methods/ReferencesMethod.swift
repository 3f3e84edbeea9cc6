import LanguageFeatures
import LanguageServerProtocol

extension Method {
  static let references = Method(
    "textDocument/references",
    advertise: { $0.findsReferences = true },
    answer: { (question: ReferenceParams, snapshot) -> [Location]? in
      guard let (path, offset) = snapshot.place(question.place) else { return nil }
      return snapshot.workspace
        .references(at: offset, in: path, includingDefinitions: question.includesDeclaration)
        .map { snapshot.location($0.range, in: $0.path) }
    })
}
