import LanguageFeatures
import LanguageServerProtocol
import SourceText
import Syntax

extension Method {
  static let foldingRange = Method(
    .folding, "textDocument/foldingRange",
    needs: .text,
    capability: .flag("foldingRangeProvider"),
    answer: { (document: DocumentParams, snapshot) -> [WireFoldingRange] in
      snapshot.workspace.foldingRanges(in: FileURI.path(fromURI: document.uri)).map {
        WireFoldingRange(startLine: $0.firstLine, endLine: $0.lastLine, kind: $0.isComment ? "comment" : nil)
      }
    })
}

/// Lines that can be folded (LSP 3.17, FoldingRange).
private struct WireFoldingRange: WireObject {
  var startLine: Int
  var endLine: Int
  /// `comment`, `imports` or `region`; `nil` for none of them.
  var kind: String?

  init(startLine: Int, endLine: Int, kind: String?) {
    self.startLine = startLine
    self.endLine = endLine
    self.kind = kind
  }

  func writeMembers(to writer: inout JSONWriter) {
    writer.member("startLine", startLine)
    writer.member("endLine", endLine)
    writer.member("kind", ifPresent: kind)
  }
}
