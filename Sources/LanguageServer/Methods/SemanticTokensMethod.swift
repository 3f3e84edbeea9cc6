import LanguageFeatures
import LanguageServerProtocol
import SourceText

extension Method {
  static let semanticTokens = Method(
    "textDocument/semanticTokens/full",
    advertise: { $0.semanticLegend = (SemanticToken.kinds, SemanticToken.modifiers) },
    isServed: { $0.asksForSemanticTokens },
    answer: { (document: DocumentParams, snapshot) -> SemanticTokensResult in
      snapshot.semanticTokens(in: FileURI.path(fromURI: document.uri), part: nil)
    })

  static let semanticTokensRange = Method(
    "textDocument/semanticTokens/range",
    advertise: { _ in },
    isServed: { $0.asksForSemanticTokens },
    answer: { (question: SemanticTokensRangeParams, snapshot) -> SemanticTokensResult in
      let path = FileURI.path(fromURI: question.uri)
      return snapshot.semanticTokens(in: path, part: snapshot.range(question.range, in: path))
    })
}

extension Snapshot {
  /// The stretches, each counted from the one before it.
  fileprivate func semanticTokens(in path: String, part: ByteRange?) -> SemanticTokensResult {
    var data: [Int] = []
    var (line, column) = (0, 0)
    for token in workspace.semanticTokens(in: path, part: part) {
      let range = range(token.range, in: path)
      let start = range.start
      data += [start.line - line, start.line == line ? start.character - column : start.character]
      data += [range.end.character - start.character, token.kind.rawValue]
      data.append((token.isDeclaration ? 1 : 0) + (token.isDeprecated ? 2 : 0))
      (line, column) = (start.line, start.character)
    }
    return SemanticTokensResult(data: data)
  }
}
