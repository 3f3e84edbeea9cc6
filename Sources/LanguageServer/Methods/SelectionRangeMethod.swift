import LanguageFeatures
import LanguageServerProtocol
import SourceText
import Syntax

extension Method {
  static let selectionRange = Method(
    .selection, "textDocument/selectionRange",
    needs: .text,
    capability: .flag("selectionRangeProvider"),
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

/// The parameters of `textDocument/selectionRange` (LSP 3.17, SelectionRangeParams).
private struct SelectionRangeParams: Sendable, WireReadable {
  var uri: String
  var positions: [Position]

  init?(_ node: JSONNode) {
    guard let uri = node["textDocument"]?["uri"]?.string, let positions = node["positions"]?.elements else {
      return nil
    }
    self.uri = uri
    self.positions = positions.compactMap(Position.init)
  }
}

/// A chain of stretches around a place (LSP 3.17, SelectionRange).
private struct WireSelectionRange: WireObject {
  /// Innermost first; never empty.
  var ranges: [PositionRange]

  func writeMembers(to writer: inout JSONWriter) {
    guard let first = ranges.first else { return }
    writer.member("range", first)
    if ranges.count > 1 { writer.member("parent", WireSelectionRange(ranges: Array(ranges.dropFirst()))) }
  }
}
