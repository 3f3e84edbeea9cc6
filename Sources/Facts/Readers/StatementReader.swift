import DesignTokens
import SourceText

/// Finds rules that a document states for itself: the base of its grid, the smallest touch target.
enum StatementReader {
  /// Reads the pieces of a line of prose; `label` is the label or heading it stands under.
  static func statement(in pieces: [SpecPiece], under label: [String], at range: ByteRange) -> DocumentStatement? {
    if let (base, isUnit) = grid(pieces) {
      var statement = DocumentStatement(.grid(base: base), at: range)
      if isUnit { statement.force = .unit }
      return statement
    }
    if let minimum = touchTarget(pieces, label) { return DocumentStatement(.touchTarget(minimum: minimum), at: range) }
    return nil
  }

  /// `Base unit: 4px`, `Grid: 8pt` as a property of the system.
  static func statement(of name: SpecName, in file: SourceFile, _ value: ByteRange) -> DocumentStatement? {
    let names: Set<String> = [
      "base unit", "grid unit", "spacing unit", "base grid", "spacing grid", "grid base", "grid size",
    ]
    guard names.contains(name.words.joined(separator: " ")) else { return nil }
    let pieces = SpecLexer.pieces(of: file, in: value)
    guard let base = pieces.first?.length.flatMap(pixels), (2...16).contains(base) else { return nil }
    // "8px (with 2 / 4 / 12 for fine work)" leaves the grid as it states it.
    guard !pieces.contains(where: \.isOpen) else { return nil }
    var statement = DocumentStatement(.grid(base: base), at: value)
    statement.force = .unit
    return statement
  }

  /// `Minimum tap target: 44 × 44pt` outside of a component.
  static func touchTarget(of name: SpecName, in file: SourceFile, _ value: ByteRange) -> DocumentStatement? {
    guard isTarget(name.words) else { return nil }
    let pieces = SpecLexer.pieces(of: file, in: value)
    let hasMinimum = name.words.contains(where: minimums.contains)
    guard let least = touchTarget(pieces, name.words, isMinimum: hasMinimum) else { return nil }
    return DocumentStatement(.touchTarget(minimum: least), at: value)
  }

  /// `multiples of 4pt`, `an 8px grid`, `base unit: 4px`.
  private static func grid(_ pieces: [SpecPiece]) -> (base: Double, isUnit: Bool)? {
    for index in pieces.indices {
      guard let base = pieces[index].length.flatMap(pixels) ?? pieces[index].number, (2...16).contains(base) else {
        continue
      }
      let before = word(pieces, index - 1)
      let second = word(pieces, index - 2)
      let isMultiple = ["of", "von", "de", "di", "van"].contains(before) && multiples.contains(second)
      let isUnit =
        pieces[index].length != nil
        && (before == "unit" && second == "base"
          || word(pieces, index + 1) == "base" && word(pieces, index + 2) == "unit")
      let behind = word(pieces, index + 1)
      let isGrid =
        pieces[index].length != nil && pieces.indices.contains(index + 1)
        && (behind == "grid" || behind == "raster" || (behind == "spacing" && word(pieces, index + 2) == "grid"))
      if isMultiple || isUnit || isGrid { return (base, isUnit) }
    }
    return nil
  }

  private static let multiples: Set<String> = [
    "multiples", "multiple", "increments", "steps", "vielfache", "vielfachen", "vielfaches", "múltiplos", "multipli",
    "veelvouden",
  ]

  /// `Touch targets minimum 44x44pt`, `Minimum 44x44 points` under "Tap Targets".
  private static func touchTarget(_ pieces: [SpecPiece], _ label: [String], isMinimum: Bool = false) -> Double? {
    guard isMinimum || pieces.contains(where: { $0.isWord && minimums.contains($0.word) || $0.word == "≥" }) else {
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

  private static let minimums: Set<String> = [
    "minimum", "min", "least", "minimal", "mindestens", "mindestgröße", "mínimo", "minimo", "smallest",
  ]

  private static func isTarget(_ words: [String]) -> Bool {
    zip(words, words.dropFirst()).contains { first, second in
      ["touch", "tap", "hit", "click", "clickable", "tappable"].contains(first)
        && (second.hasPrefix("target") || second.hasPrefix("area"))
    }
  }

  private static func pixels(_ dimension: Dimension) -> Double? {
    switch dimension.unit {
    case "px", "pt", "dp", "sp": dimension.value
    case "rem": dimension.value * 16
    default: nil
    }
  }

  private static func word(_ pieces: [SpecPiece], _ index: Int) -> String {
    pieces.indices.contains(index) ? pieces[index].word : ""
  }
}
