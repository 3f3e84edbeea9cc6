import DesignTokens
import Facts
import Lexicon
import SourceText
import WorkspaceIndex

// Constants that the snippets of a document declare and that a theme in code has under another name.
extension CheckedFile {
  /// Colors of snippets whose names no theme in code has, while one has the same color under a name that shares a word with
  /// it and that the document does not know.
  ///
  /// The document must show eight names or more of that theme, and all but a fourth at most.
  func constantsRenamedInCode() -> [Finding] {
    guard facts.kind == .specification || facts.kind == .design, FileNames.isGuide(path), !FileNames.isStory(path)
    else { return [] }
    let shown = colorsShown
    guard shown.count > Self.fewestShown else { return [] }
    let themes = workspace.themesInCode(visibleFrom: path).filter { !$0.isStyleSheet }
    let missing = shown.filter { constant in !themes.contains { $0.hasConstant(called: constant.name) } }
    guard !missing.isEmpty, missing.count * 4 <= shown.count else { return [] }
    let names = Set(shown.map(\.name))
    return themes.flatMap { theme -> [Finding] in
      guard names.count(where: theme.hasConstant) >= Self.fewestShown else { return [] }
      let named = theme.namesByColor
      return missing.compactMap { constant -> Finding? in
        let others = Set(
          (named[constant.color] ?? []).filter { !names.contains($0) && $0.sharesWord(with: constant.name) })
        guard others.count == 1, let other = others.first else { return nil }
        return Finding(
          "`\(theme.path.fileName)` has no `\(constant.name)`; that color is called `\(other)` there.",
          at: constant.range)
      }
    }
  }

  private static let fewestShown = 8

  /// The constants that snippets declare with a color, by their own names, each name once.
  private var colorsShown: [(name: String, color: Color, range: ByteRange)] {
    var names: Set<String> = []
    return facts.statedConstants.compactMap { stated in
      guard case .color(let color) = stated.value, let name = stated.paths.first?.last,
        facts.fence(around: stated.range)?.language.holdsThemes ?? false,
        !facts.isRefused(stated.range), !facts.mayBeAbsent(stated.range),
        let place = place(of: name, before: stated.range.start)
      else { return nil }
      return names.insert(name).inserted ? (name, color, place) : nil
    }
  }

  /// Where a name stands in the line of a place, in front of that.
  private func place(of name: String, before end: Int) -> ByteRange? {
    let text = source.bytes.from(source.line(around: end).start, to: end)
    return text.indices.first { text[$0...].starts(with: name.utf8) }.map { ByteRange($0, $0 + name.utf8.count) }
  }
}

extension String {
  /// Whether two names have a word of three letters or more in common, besides words for colors.
  fileprivate func sharesWord(with other: String) -> Bool {
    let own = Set(WrittenName.smallWords(of: self).filter { $0.count > 2 && TokenFamily.named($0) == nil })
    return WrittenName.smallWords(of: other).contains { own.contains($0) }
  }
}
