import Facts
import FrontEnds
import LanguageServerProtocol
import SourceText

/// A document that the client has open: its text stands before the disk.
struct Document: Sendable {
  /// As the client spells it.
  let uri: String
  /// What the client says that it is written in, where the name does not say it; the name counts first, so that
  /// editor and CI agree.
  let language: Language?
  var version: Int
  var source: SourceFile

  init(_ opened: DidOpenTextDocumentParams) {
    uri = opened.uri
    let path = FileURI.path(fromURI: opened.uri)
    language = FrontEnd.reading(path) == nil ? FrontEnd.language(ofEditor: opened.languageID) : nil
    version = opened.version
    source = SourceFile(path: path, text: opened.text)
  }

  /// Applies edits in order, each to the text that the one before has left.
  mutating func apply(_ changes: [TextDocumentContentChange], in encoding: PositionEncoding) {
    for change in changes {
      if let range = change.range {
        let stretch = ByteRange(
          source.offset(of: range.start, in: encoding), source.offset(of: range.end, in: encoding))
        source = source.replacing(stretch, with: change.text)
      } else {
        source = SourceFile(path: source.path, text: change.text)
      }
    }
  }
}
