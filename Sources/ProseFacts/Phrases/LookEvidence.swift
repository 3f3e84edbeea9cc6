import DesignTokens
import Lexicon
import SourceText

/// What shows that a text speaks of how something looks, so that a README is not taken for a specification.
enum LookEvidence {
  /// The units of lengths on screens.
  static let units: Set<String> = ["px", "pt", "dp", "sp", "rem"]

  /// Whether pieces hold a color, a length in a unit of screens, or a token of a known family.
  static func isDesign(_ pieces: some Sequence<TextPiece>) -> Bool {
    pieces.contains { piece in
      switch piece.kind {
      case .color: return true
      case .length(let dimension, _): return units.contains(dimension.unit)
      case .token: return isToken(piece.word)
      case .word: return ["white", "black"].contains(piece.word)
      default: return false
      }
    }
  }

  /// Whether a stretch of text holds a color, such a length or such a token.
  static func isDesign(_ range: ByteRange, in file: SourceFile) -> Bool {
    isDesign(PieceLexer.pieces(of: file, in: range, expectsColor: true))
  }

  /// Whether a value says how large something is, and nothing else but words in parentheses: `28px`, `32 × 32`, `28pt
  /// high`, `44pt (default)`.
  static func isSize(_ pieces: [TextPiece]) -> Bool {
    guard pieces.contains(where: { $0.length != nil || $0.isTimes }) else { return false }
    return pieces.allSatisfy {
      if $0.isOpen || $0.isClose || $0.depth > 0 && $0.isWord { return true }
      return $0.length.map { $0.unit != "%" }
        ?? ($0.number != nil || $0.isTimes || $0.means(.height) || $0.means(.size))
    }
  }

  /// Whether a value of few words says that there is nothing, or as much as there is room for.
  static func isKeyword(_ pieces: [TextPiece]) -> Bool {
    guard pieces.count <= 8 else { return false }
    return pieces.contains { $0.isWord && ($0.means(.lookWord) || $0.means(.hue)) }
      || pieces.contains { if case .code = $0.kind { $0.word.isEmpty } else { false } }
  }

  /// Whether a name begins with the name of a family (`color.brand`, `--space-sm`); `--help` does not.
  private static func isToken(_ name: String) -> Bool {
    let name = name.drop { $0 == "-" }
    guard let end = name.firstIndex(where: { $0 == "." || $0 == "-" }) else { return false }
    return TokenNamespace.isNamespace(String(name[..<end]))
  }
}
