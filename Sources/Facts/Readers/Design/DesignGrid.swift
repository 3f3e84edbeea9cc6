import DesignTokens
import SourceText
import Syntax

// The grid that the text states.
extension DesignReader {
  /// Puts the grid that the text states in place of what any specification would be taken to state.
  mutating func readGrid() {
    facts.statements.removeAll { if case .grid = $0.subject { true } else { false } }
    for block in tree.blocks where block.kind == .paragraph || block.kind == .item {
      if let statement = grid(in: block.content) {
        facts.statements.append(statement)
        return
      }
    }
  }

  /// `an 8px grid`, `multiples of 4pt`, `Base unit: 8px`.
  private func grid(in range: ByteRange) -> DocumentStatement? {
    let text = tree.slice(range)
    guard text.contains(where: MarkdownBytes.isDigit) else { return nil }
    let words = DesignReader.words(of: text)
    for (index, word) in words.enumerated() {
      guard let length = DesignReader.length(word), 2...16 ~= length.value else { continue }
      let before = words[max(0, index - 3)..<index]
      var behind = words[(index + 1)..<min(words.count, index + 4)]
      var hasUnit = length.unit == "px"
      if !hasUnit, let unit = behind.first, ["px", "pt", "dp", "point", "pixel"].contains(unit) {
        hasUnit = true
        behind.removeFirst()
      }
      let isUnit =
        hasUnit
        && (before.suffix(2).contains("unit") && before.contains("base")
          || behind.first == "base" && behind.dropFirst().first == "unit")
      let isMultiple = before.last == "of" && before.contains { $0.hasPrefix("multiple") || $0 == "increments" }
      let isGrid =
        hasUnit
        && behind.first { !["base", "spacing", "based"].contains($0) }.map(DesignReader.grids.contains) ?? false
      guard isUnit || isMultiple || isGrid else { continue }
      var statement = DocumentStatement(.grid(base: length.value), at: range)
      let near = words[max(0, index - 6)..<min(words.count, index + 8)]
      let isStrict = isMultiple || near.contains { DesignReader.strict.contains($0) }
      let isBase = isUnit || behind.first == "base" || behind.first == "based"
      statement.force = isUnit || isBase && !isStrict ? .unit : isStrict ? .all : .halves
      statement.allowed = [1, 2] + words.compactMap { DesignReader.length($0)?.value }.filter { $0 != length.value }
      return statement
    }
    return nil
  }

  private static let grids: Set<String> = [
    "grid", "scale", "rhythm", "raster", "rejilla", "grille", "griglia", "grade",
  ]
  private static let strict: Set<String> = [
    "strictly", "strict", "all", "every", "everything", "always", "only", "never", "must", "exclusively",
  ]

  /// A length in px; of a bare number the unit is open.
  private static func length(_ word: String) -> Dimension? {
    guard let length = Dimension(parsing: word) else { return nil }
    switch length.unit {
    case "px", "pt", "dp": return Dimension(length.value, "px")
    case "rem": return Dimension(length.value * 16, "px")
    case "": return Dimension(length.value, "")
    default: return nil
    }
  }

  /// The words of a text in lower case, with a bar for whatever sets them apart; dots stay inside numbers.
  private static func words(of text: ArraySlice<UInt8>) -> [String] {
    var words: [String] = []
    var isApart = true
    for byte in text {
      let isWord = MarkdownBytes.isLetter(byte) || MarkdownBytes.isDigit(byte) || byte == UInt8(ascii: ".")
      if isWord {
        if isApart { words.append("") }
        words[words.count - 1].unicodeScalars.append(UnicodeScalar(byte | (byte >= 0x41 && byte <= 0x5A ? 0x20 : 0)))
      } else if !" \t\n\r-*_`".utf8.contains(byte), words.last != "|" {
        words.append("|")
      }
      isApart = !isWord
    }
    return words.map { $0.last == "." ? String($0.dropLast()) : $0 }
  }
}
