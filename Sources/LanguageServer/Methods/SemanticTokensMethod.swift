import LanguageFeatures
import LanguageServerProtocol
import SourceText
import Syntax

extension Method {
  static let semanticTokens = Method(
    .highlighting, "textDocument/semanticTokens/full",
    capability: .options("semanticTokensProvider", .init("legend", SemanticLegend()), .init("full", true)),
    isServed: { $0.asksForSemanticTokens },
    answer: { (document: DocumentParams, snapshot) -> SemanticTokensResult in
      snapshot.semanticTokens(in: FileURI.path(fromURI: document.uri), part: nil)
    })

  static let semanticTokensRange = Method(
    .highlighting, "textDocument/semanticTokens/range",
    capability: .options("semanticTokensProvider", .init("range", true)),
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
    guard let source = source(at: path) else { return SemanticTokensResult(data: data) }
    let tokens = workspace.semanticTokens(in: path, part: part)
    data.reserveCapacity(tokens.count * 5)
    for token in tokens {
      let range = source.range(token.range, in: encoding)
      let start = range.start
      data.append(start.line - line)
      data.append(start.line == line ? start.character - column : start.character)
      data.append(range.end.character - start.character)
      data.append(token.kind.rawValue)
      data.append((token.isDeclaration ? 1 : 0) + (token.isDeprecated ? 2 : 0))
      (line, column) = (start.line, start.character)
    }
    return SemanticTokensResult(data: data)
  }
}

/// What the numbers of kinds and marks stand for (LSP 3.17, SemanticTokensLegend).
private struct SemanticLegend: WireObject {
  func writeMembers(to writer: inout JSONWriter) {
    writer.member("tokenTypes", SemanticToken.kinds)
    writer.member("tokenModifiers", SemanticToken.modifiers)
  }
}

/// The parameters of `textDocument/semanticTokens/range` (LSP 3.17, SemanticTokensRangeParams).
private struct SemanticTokensRangeParams: Sendable, WireReadable {
  var uri: String
  var range: PositionRange

  init?(_ node: JSONNode) {
    guard let uri = node["textDocument"]?["uri"]?.string, let range = node["range"].flatMap(PositionRange.init) else {
      return nil
    }
    self.uri = uri
    self.range = range
  }
}

/// What stretches of a document are, five numbers for each (LSP 3.17, SemanticTokens).
private struct SemanticTokensResult: WireObject {
  var data: [Int]

  func writeMembers(to writer: inout JSONWriter) {
    writer.member("data", array: { writer in for number in data { writer.value(number) } })
  }
}
