import LanguageServerProtocol
import SourceText

/// Wire positions and byte offsets; the only file that knows both.
extension Snapshot {
  /// The path and the offset that a client means; `nil` for a document that nobody has.
  func place(_ place: TextDocumentPositionParams) -> (path: String, offset: Int)? {
    let path = FileURI.path(fromURI: place.uri)
    guard let source = source(at: path) else { return nil }
    return (path, source.offset(of: place.position, in: encoding))
  }

  /// The stretch of a file that a client means; `nil` for a document that nobody has.
  func range(_ range: PositionRange, in path: String) -> ByteRange? {
    guard let source = source(at: path) else { return nil }
    return ByteRange(source.offset(of: range.start, in: encoding), source.offset(of: range.end, in: encoding))
  }

  /// A stretch of a file as the client counts; the start of the file if nobody has it.
  func range(_ range: ByteRange, in path: String) -> PositionRange {
    guard let source = source(at: path) else {
      return PositionRange(start: Position(line: 0, character: 0), end: Position(line: 0, character: 0))
    }
    return source.range(range, in: encoding)
  }

  /// A stretch of some file as the client names it.
  func location(_ range: ByteRange, in path: String) -> Location {
    Location(uri: uri(of: path), range: self.range(range, in: path))
  }
}

extension SourceFile {
  /// The byte at a wire position; beyond the end is the end.
  func offset(of position: Position, in encoding: PositionEncoding) -> Int {
    offset(of: TextPosition(line: position.line, column: position.character), in: encoding)
  }

  /// A stretch as the client counts.
  func range(_ range: ByteRange, in encoding: PositionEncoding) -> PositionRange {
    PositionRange(start: position(of: range.start, in: encoding), end: position(of: range.end, in: encoding))
  }

  /// A stretch as the client counts, widened where it is empty by a character of its line: editors underline nothing
  /// else.
  func visibleRange(_ range: ByteRange, in encoding: PositionEncoding) -> PositionRange {
    self.range(visible(range), in: encoding)
  }

  private func position(of offset: Int, in encoding: PositionEncoding) -> Position {
    let position: TextPosition = position(of: offset, in: encoding)
    return Position(line: position.line, character: position.column)
  }
}
