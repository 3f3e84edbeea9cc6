import DesignTokens
import SourceText

/// What a text says in colours and lengths, each exactly once.
struct SpecValue: Sendable {
  var range: ByteRange
  var pieces: [SpecPiece]
  var lengths: [SpecLength]

  /// The colours that are written out in a notation; the names of colours are not among them.
  var colors: [(color: Color, range: ByteRange)] {
    pieces.compactMap { piece in piece.color.map { ($0, piece.range) } }
  }

  var durations: [(duration: Duration, range: ByteRange)] {
    pieces.compactMap { if case .duration(let duration) = $0.kind { (duration, $0.range) } else { nil } }
  }
}
