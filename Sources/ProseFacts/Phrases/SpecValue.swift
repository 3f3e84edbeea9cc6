import DesignTokens
import SourceText

/// What a text says in colours and lengths, each exactly once.
struct SpecValue: Sendable {
  var range: ByteRange
  var pieces: [SpecPiece]
  var lengths: [SpecLength]

  /// Reads the value of a property, or prose, from a stretch of a file; what is unclear is left out, nothing fails.
  init(_ file: SourceFile, _ range: ByteRange, as setting: SpecSetting) {
    let pieces = SpecLexer.pieces(of: file, in: range, expectsColor: setting.isValue && setting.slot != nil)
    self.init(range: range, pieces: pieces, lengths: LengthReader.lengths(of: pieces, in: setting))
  }

  init(range: ByteRange, pieces: [SpecPiece], lengths: [SpecLength]) {
    self.range = range
    self.pieces = pieces
    self.lengths = lengths
  }

  /// The colours that are written out in a notation; the names of colours are not among them.
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
}
