import DesignTokens
import Facts
import Lexicon
import SourceText

/// Finds the smallest touch target that a document states for itself, and the targets of what is smaller to see.
enum StatementReader {
  /// Reads the pieces of a line of prose; `isUnderTarget` says whether the label or heading it stands under speaks of
  /// what can be pressed.
  static func statement(in pieces: [SpecPiece], isUnderTarget: Bool, at range: ByteRange) -> DocumentStatement? {
    let words = pieces.filter(\.isWord).map(\.word)
    let isNamed = Lexicon.speak(words, of: .target)
    guard isNamed || isUnderTarget else { return nil }
    if pieces.contains(where: { $0.isWord && $0.means(.minimum) || $0.word == "≥" }) {
      return minimum(pieces).map { DocumentStatement(.touchTarget(minimum: $0), at: range) }
    }
    // `Hit area stays 44pt`, `24pt to see, 44pt tap area`: the largest is pressed.
    guard isNamed, let size = sizes(pieces).max() else { return nil }
    return DocumentStatement(.hitArea(size), at: range)
  }

  /// `Minimum tap target: 44 × 44pt`, `Touch targets: 44pt` outside of a component.
  static func touchTarget(of name: SpecName, in file: SourceFile, _ value: ByteRange) -> DocumentStatement? {
    guard Lexicon.speak(name.words, of: .target) else { return nil }
    let pieces = SpecLexer.pieces(of: file, in: value)
    let isAsked = name.words.contains { $0.means(.minimum) }
    let isAskedBehind = pieces.contains { $0.isWord && $0.means(.minimum) || $0.word == "≥" }
    guard isAsked || isAskedBehind || Lexicon.senses(ofPhrase: name.words).contains(.target) else { return nil }
    return minimum(pieces).map { DocumentStatement(.touchTarget(minimum: $0), at: value) }
  }

  /// `Touch targets minimum 44x44pt`, `Minimum 44x44 points` under "Tap Targets".
  private static func minimum(_ pieces: [SpecPiece]) -> Double? {
    sizes(pieces).min().flatMap { (24...64).contains($0) ? $0 : nil }
  }

  /// The lengths of a text in px, and the sides without a unit of a size.
  private static func sizes(_ pieces: [SpecPiece]) -> [Double] {
    pieces.indices.compactMap { index in
      pieces[index].length.flatMap(pixels) ?? (isFactor(index, in: pieces) ? pieces[index].number : nil)
    }
  }

  private static func isFactor(_ index: Int, in pieces: [SpecPiece]) -> Bool {
    [index - 1, index + 1].contains { pieces.indices.contains($0) && pieces[$0].isTimes }
  }

  private static func pixels(_ dimension: Dimension) -> Double? {
    switch dimension.unit {
    case "px", "pt", "dp", "sp": dimension.value
    case "rem": dimension.value * 16
    default: nil
    }
  }
}
