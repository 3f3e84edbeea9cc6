import DesignTokens
import Facts
import Lexicon
import SourceText

/// Finds the smallest touch target that a document states for itself.
enum StatementReader {
  /// Reads the pieces of a line of prose; `label` is the label or heading it stands under.
  static func statement(in pieces: [SpecPiece], under label: [String], at range: ByteRange) -> DocumentStatement? {
    if let minimum = touchTarget(pieces, label) { return DocumentStatement(.touchTarget(minimum: minimum), at: range) }
    return nil
  }

  /// `Minimum tap target: 44 × 44pt` outside of a component.
  static func touchTarget(of name: SpecName, in file: SourceFile, _ value: ByteRange) -> DocumentStatement? {
    guard isTarget(name.words) else { return nil }
    let pieces = SpecLexer.pieces(of: file, in: value)
    let hasMinimum = name.words.contains { $0.means(.minimum) }
    guard let least = touchTarget(pieces, name.words, isMinimum: hasMinimum) else { return nil }
    return DocumentStatement(.touchTarget(minimum: least), at: value)
  }

  /// `Touch targets minimum 44x44pt`, `Minimum 44x44 points` under "Tap Targets".
  private static func touchTarget(_ pieces: [SpecPiece], _ label: [String], isMinimum: Bool = false) -> Double? {
    guard isMinimum || pieces.contains(where: { $0.isWord && $0.means(.minimum) || $0.word == "≥" }) else {
      return nil
    }
    let words = pieces.filter(\.isWord).map(\.word)
    guard isTarget(words) || isTarget(label) else { return nil }
    var sizes: [Double] = []
    for index in pieces.indices {
      let number = isFactor(index, in: pieces) ? pieces[index].number : nil
      if let size = pieces[index].length.flatMap(pixels) ?? number { sizes.append(size) }
    }
    guard let least = sizes.min(), (24...64).contains(least) else { return nil }
    return least
  }

  private static func isFactor(_ index: Int, in pieces: [SpecPiece]) -> Bool {
    [index - 1, index + 1].contains { pieces.indices.contains($0) && pieces[$0].isTimes }
  }

  private static func isTarget(_ words: [String]) -> Bool {
    Lexicon.speak(words, of: .target)
  }

  private static func pixels(_ dimension: Dimension) -> Double? {
    switch dimension.unit {
    case "px", "pt", "dp", "sp": dimension.value
    case "rem": dimension.value * 16
    default: nil
    }
  }
}
