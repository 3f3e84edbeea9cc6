package import Facts
package import SourceText

/// Reads the comments that silence rules: `tincture-ignore-next-line off-grid-spacing -- optical alignment`.
package struct SuppressionReader {
  /// A comment: all of it, and the words between its marks.
  package struct Comment: Sendable {
    package var range: ByteRange
    package var content: ByteRange

    package init(range: ByteRange, content: ByteRange) {
      self.range = range
      self.content = content
    }
  }

  private enum Verb: String, CaseIterable {
    case nextLine = "tincture-ignore-next-line"
    case line = "tincture-ignore-line"
    case start = "tincture-ignore-start"
    case end = "tincture-ignore-end"
  }

  private let file: SourceFile
  private var suppressions: [Suppression] = []
  /// Regions that are open, as indices in `suppressions`.
  private var open: [Int] = []

  private init(_ file: SourceFile) { self.file = file }

  /// The suppressions among a file's comments, which must be in order; comments of any other kind do not matter.
  ///
  /// `next-line` reaches to the end of the next line that is not blank; a `start` without its `end` to the end of the
  /// file; an `end` closes the last open `start` of the same rules, or the last one of any.
  package static func read(_ comments: [Comment], in file: SourceFile) -> [Suppression] {
    var reader = SuppressionReader(file)
    for comment in comments { reader.read(comment) }
    return reader.suppressions
  }

  private mutating func read(_ comment: Comment) {
    let text = file.text(in: comment.content)
    guard text.holds("tincture-ignore") else { return }
    let parts = Self.cut(text)
    guard let word = parts.words.first, let verb = Verb(rawValue: word) else { return }
    let rules = Array(parts.words.dropFirst())
    if verb == .end { return close(rules, at: comment.range) }
    if verb == .start { open.append(suppressions.count) }
    suppressions.append(
      Suppression(rules: rules, scope: scope(of: verb, comment), range: comment.range, reason: parts.reason))
  }

  /// The words in front of ` -- `, and the reason behind it.
  private static func cut(_ text: String) -> (words: [String], reason: String?) {
    var words: [String] = []
    let pieces = text.split { $0 == " " || $0 == "\t" || $0 == "," || $0.isNewline }
    for piece in pieces {
      if piece == "--" || piece == "—" {
        let reason = text[piece.endIndex...].drop(while: \.isWhitespace)
        let end = reason.lastIndex { !$0.isWhitespace }
        return (words, end.map { String(reason[...$0]) })
      }
      words.append(String(piece))
    }
    return (words, nil)
  }

  private func scope(of verb: Verb, _ comment: Comment) -> ByteRange {
    let first = file.lines.line(at: comment.range.start)
    let last = file.lines.line(at: max(comment.range.start, comment.range.end - 1))
    switch verb {
    case .line: return file.range(ofLine: first).union(file.range(ofLine: last))
    case .start, .end: return ByteRange(comment.range.end, file.bytes.count)
    case .nextLine:
      var line = last + 1
      while line + 1 < file.lines.count, isBlank(file.range(ofLine: line)) { line += 1 }
      return line < file.lines.count ? file.range(ofLine: line) : ByteRange(at: file.bytes.count)
    }
  }

  private func isBlank(_ range: ByteRange) -> Bool {
    file.bytes[range].allSatisfy { $0 <= 0x20 }
  }

  private mutating func close(_ rules: [String], at range: ByteRange) {
    guard let place = open.lastIndex(where: { suppressions[$0].rules == rules }) ?? open.indices.last else { return }
    let index = open.remove(at: place)
    suppressions[index].scope = ByteRange(suppressions[index].scope.start, range.start)
  }
}
