import DesignTokens
import Facts
import Lexicon
import SourceText
import WorkspaceIndex

// A palette whose colors all differ from those that the project has by the same names.
extension CheckedFile {
  /// Whether a document has the palette of a theme by its names, be all values others: three colors or more with names of
  /// several words, as many as half of what it calls by such names.
  func isNamesakePalette(of theme: ThemeConstants, naming found: [(words: [String], range: ByteRange)]) -> Bool {
    guard found.count > 2 else { return false }
    let shared = Set(
      found.lazy.filter { Self.isCompound($0.words) && !self.isBelowTheme($0.range) }.map { $0.words.last ?? "" })
    // Steps of one hue and states have the same names everywhere.
    guard shared.count > 2, shared.count * 2 >= Set(found.map(\.words)).count else { return false }
    let own = Set(
      facts.statedConstants.lazy.filter { stated in
        guard case .color = stated.value else { return false }
        return stated.paths.first.map(Self.isCompound) ?? false
      }.compactMap { $0.paths.first?.last })
    return shared.count * 2 >= own.count && !isApart(path) && !isApart(theme.path) && !isOfOtherPart(than: theme)
      && !namesNamesake(of: theme.path)
  }

  /// Whether the document speaks of a file of that name in another folder: `lib/core/theme.dart` is not the one in
  /// `lib/shop/core`.
  private func namesNamesake(of theme: String) -> Bool {
    let text = source.text(in: source.wholeRange)
    let paths = text.split { $0.isWhitespace || "`\"'()[]<>,;:*".contains($0) }
      .filter { $0.hasSuffix("/" + theme.fileName) }.map { $0.drop { "./".contains($0) } }
    return !paths.isEmpty && !paths.contains { ("/" + theme).hasSuffix("/" + $0) }
  }

  /// Whether the document lies in a part of the project that has a theme of its own, and the theme in another part:
  /// `web/DESIGN.md` says nothing of `ios/Colors.swift`.
  private func isOfOtherPart(than theme: ThemeConstants) -> Bool {
    let apart = folders(of: path, notOf: theme.path)
    guard let first = apart.first else { return false }
    let part = path.split(separator: "/")[..<apart.startIndex].joined(separator: "/") + "/" + first
    return workspace.themesInCode(visibleFrom: path).contains {
      $0.path.drop { $0 == "/" }.hasPrefix(part.drop { $0 == "/" } + "/")
    }
  }

  /// Whether the own name of a color has several words: `Brand Primary`, `text-muted`.
  private static func isCompound(_ path: [String]) -> Bool {
    path.last.map { WrittenName.smallWords(of: $0).count > 1 } ?? false
  }
}
