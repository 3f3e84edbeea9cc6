import Lexicon

/// The columns of a table of which one is for writing and one for what it lies on.
enum ContrastColumns {
  /// The colors that a row writes out in two such columns, whatever else it names, the writing first; `nil` where it
  /// writes out others as well or the heads do not say which is which.
  static func pair(
    of found: [[ColorPlace.Found]], under heads: [SpecName]
  ) -> (ColorPlace.Found, ColorPlace.Found)? {
    let written = found.indices.filter { $0 < heads.count && found[$0].count == 1 && found[$0][0].isLiteral }
    guard written.count == 2 else { return nil }
    // `On background` is the ground beside `Foreground`.
    let isGround = written.map { heads[$0].slot == .background || heads[$0].words.first?.means(.laying) ?? false }
    let isWriting = written.map { heads[$0].slot?.isForeground ?? false }
    guard let ground = isGround.firstIndex(of: true), !isGround[1 - ground], isWriting[1 - ground] else { return nil }
    return (found[written[1 - ground]][0], found[written[ground]][0])
  }
}

extension [SpecPiece] {
  /// Whether a cell writes out several colors and lays none on another: `#e11d48 / #dc2626`.
  var isChoiceOfColors: Bool {
    count(where: { $0.color != nil }) > 1 && !contains { $0.isWord && $0.means(.laying) }
  }
}
