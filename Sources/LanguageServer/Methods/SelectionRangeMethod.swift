import LanguageFeatures
import LanguageServerProtocol
import SourceText

extension Method {
  static let selectionRange = Method(
    "textDocument/selectionRange",
    needs: .text,
    advertise: { $0.selects = true },
    answer: { (question: SelectionRangeParams, snapshot) -> [WireSelectionRange]? in
      let path = FileURI.path(fromURI: question.uri)
      guard let source = snapshot.source(at: path) else { return nil }
      return question.positions.map { position in
        let offset = source.offset(of: position, in: snapshot.encoding)
        // Editors go through a chain as deep as this; a deeper one would cost both sides their stacks.
        let ranges = snapshot.workspace.selectionRanges(at: offset, in: path).prefix(100)
        return WireSelectionRange(ranges: ranges.map { source.range($0, in: snapshot.encoding) })
      }
    })
}
