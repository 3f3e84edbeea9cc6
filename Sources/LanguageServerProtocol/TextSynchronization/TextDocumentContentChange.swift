package import Syntax

/// One edit; without a range the text replaces the whole document (LSP 3.17, TextDocumentContentChangeEvent).
///
/// `rangeLength` is passed over: it says nothing that the range does not.
package struct TextDocumentContentChange: Sendable, WireReadable {
  package var range: PositionRange?
  package var text: String

  package init?(_ node: JSONNode) {
    guard let text = node["text"]?.string else { return nil }
    self.text = text
    range = node["range"].flatMap(PositionRange.init)
  }
}
