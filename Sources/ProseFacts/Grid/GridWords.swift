import Facts
import Lexicon
import SourceText

/// The words that grids are stated with, in English and in other languages people write specifications in.
///
/// Words are compared in lower case; those of scripts without blanks count wherever they stand in a run.
enum GridWords {
  /// What a unit behind a number is worth in px.
  static let units: [String: Double] = [
    "px": 1, "pt": 1, "dp": 1, "sp": 1, "epx": 1, "point": 1, "points": 1, "pixel": 1, "pixels": 1, "rem": 16,
    "pixeln": 1, "píxeles": 1, "pixeles": 1, "punkte": 1,
  ]

  /// Signs beyond ASCII that end a thought: those of East Asia, dashes, dots and arrows between words.
  static let stops: Set<Unicode.Scalar> = [
    "。", "，", "、", "；", "！", "？", "—", "–", "→", "·", "•", "×", "≥", "≤", "…", "│", "┃",
  ]

  typealias Word = GridText.Word

  /// Whether a text has one of the words without which it says nothing of a grid.
  static func mayState(in bytes: ArraySlice<UInt8>) -> Bool {
    GridText.speaks(bytes, of: needed) || bytes.holds(small: "raster")
  }

  private static let needed = Senses([.grid, .system, .base, .multiple, .exclusive, .exception])

  static func isGrid(_ word: Word) -> Bool { word.means(.grid) || word.text.hasSuffix("raster") }
  static func isSystem(_ word: Word) -> Bool { word.means(.system) }
  static func isBase(_ word: Word) -> Bool { word.means(.base) }
  static func isMultiple(_ word: Word) -> Bool { word.means(.multiple) }
  static func isSpacing(_ word: Word) -> Bool { word.means(.space) || word.means(.spacedPlace) }
  /// The words for one place that is spaced: `padding`, `gap`, `内边距`.
  static func isPlace(_ word: Word) -> Bool {
    switch word.senses.term?.role {
    case .padding, .margin, .inset: true
    default: word.means(.spacedPlace)
    }
  }
  /// The words for spacing as a whole, which head scales; padding and margins are single ones.
  static func isSpace(_ word: Word) -> Bool { word.means(.space) }
  /// What else lies on grids: icons, lines of text, photographs.
  static func isOther(_ word: Word) -> Bool { word.means(.otherGrid) }
  /// The words that make a spacing one of letters or lines.
  static func isOfText(_ word: Word) -> Bool { word.means(.ofText) }
  static func isStrict(_ word: Word) -> Bool { word.means(.strict) }
  static func isHedge(_ word: Word) -> Bool { word.means(.hedge) }
  static func isException(_ word: Word) -> Bool { word.means(.exception) }
  static func isDenial(_ word: Word) -> Bool { word.means(.denial) }
  static func isFiller(_ word: Word) -> Bool { word.means(.adjective) }
  static func isPreposition(_ word: Word) -> Bool { word.means(.preposition) }
}
