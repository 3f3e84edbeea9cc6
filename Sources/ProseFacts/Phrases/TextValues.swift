import DesignTokens
import Lexicon
import SourceText

/// What a text says in colors and lengths, each exactly once.
struct TextValues: Sendable {
  var range: ByteRange
  var pieces: [TextPiece]
  var lengths: [MeasuredLength]

  /// Reads the value of a property, or prose, from a stretch of a file; what is unclear is left out, nothing fails.
  init(_ file: SourceFile, _ range: ByteRange, as setting: LengthSetting) {
    let pieces = PieceLexer.pieces(of: file, in: range, expectsColor: setting.isValue && setting.slot != nil)
    self.init(range: range, pieces: pieces, lengths: LengthReader.lengths(of: pieces, in: setting))
  }

  init(range: ByteRange, pieces: [TextPiece], lengths: [MeasuredLength]) {
    self.range = range
    self.pieces = pieces
    self.lengths = lengths
  }

  /// The colors that are written out in a notation; the names of colors are not among them.
  var colors: [(color: Color, range: ByteRange)] {
    // A loop, because the optimizer of Swift 6.3.1 crashes on the same thing as nested closures.
    var colors: [(color: Color, range: ByteRange)] = []
    for piece in pieces {
      if let color = piece.color { colors.append((color, piece.range)) }
    }
    return colors
  }

  var durations: [(duration: Duration, range: ByteRange)] {
    pieces.compactMap { if case .duration(let duration) = $0.kind { (duration, $0.range) } else { nil } }
  }

  /// The clauses of it, with the first words of each where they speak of things of their own: `primary = #F43E01 pill,
  /// white text; secondary = …`, `gray tags with black ink; red badges with white text`.
  func clauses(in file: SourceFile) -> [(name: String?, value: TextValues)] {
    let clauses = pieces.split { $0.isStop && $0.depth == 0 && file.text(in: $0.range) == ";" }
    func isNamed(_ clause: ArraySlice<TextPiece>) -> Bool {
      guard let last = clause.prefix(3).prefix(while: { $0.isWord }).last else { return false }
      let behind = file.bytes.from(last.range.end, to: range.end)
      return behind.first { !" \n*".utf8.contains($0) } == UInt8(ascii: "=")
    }
    func bears(_ clause: ArraySlice<TextPiece>) -> Bool { clause.contains { $0.isWord && $0.means(.bearing) } }
    guard clauses.count > 1, clauses.contains(where: isNamed) || clauses.count(where: bears) > 1 else {
      return [(nil, self)]
    }
    return clauses.map { clause in
      let words = clause.prefix(3).prefix { $0.isWord }
      let own = TextValues(range: range, pieces: Array(clause), lengths: lengths)
      return (words.last.map { file.text(in: clause[clause.startIndex].range.union($0.range)) }, own)
    }
  }
}
