import LanguageFeatures
import LanguageServerProtocol
import SourceText

extension Method {
  static let foldingRange = Method(
    "textDocument/foldingRange",
    needs: .text,
    advertise: { $0.folds = true },
    answer: { (document: DocumentParams, snapshot) -> [WireFoldingRange] in
      snapshot.workspace.foldingRanges(in: FileURI.path(fromURI: document.uri)).map {
        WireFoldingRange(startLine: $0.firstLine, endLine: $0.lastLine, kind: $0.isComment ? "comment" : nil)
      }
    })
}
