import Lexicon
import SourceText
import Syntax

/// The comments of a style sheet in a document that stand alone on a line and say for which theme the properties below
/// them hold: `/* Dark mode */`.
struct CSSThemeComments {
  /// In the order of the text; what is light is what holds without a theme.
  private var found: [(end: Int, theme: String?)] = []

  init(_ tree: CSSTree) {
    for comment in tree.comments where comment.count < Self.longest && Self.standsAlone(comment, in: tree) {
      guard let theme = Self.theme(tree.text(in: comment)) else { continue }
      found.append((comment.end, theme == "light" ? nil : theme))
    }
  }

  var isEmpty: Bool { found.isEmpty }

  /// The theme of what stands at a place, which is `outer` where no comment above tells one.
  func theme(at place: Int, outer: String?) -> String? {
    let next = found.partitioningIndex { $0.end > place }
    return next == 0 ? outer : found[next - 1].theme
  }

  /// In bytes.
  private static let longest = 120

  private static func standsAlone(_ comment: ByteRange, in tree: CSSTree) -> Bool {
    let before = tree.bytes[..<comment.start].last { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    let behind = tree.bytes[comment.end...].first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    return (before == UInt8(ascii: "\n") || before == UInt8(ascii: "{"))
      && (behind == UInt8(ascii: "\n") || behind == UInt8(ascii: "\r"))
  }

  /// The theme that a comment names alone, beside a word such as *mode*, or in parentheses: `Buttons (dark)`.
  private static func theme(_ comment: String) -> String? {
    let parts = comment.split { "()（）/*".contains($0) }.map { WrittenName.smallWords(of: String($0)) }
    for words in parts {
      guard let index = words.firstIndex(where: { $0.means(.theme) }) else { continue }
      let isNamed = [index - 1, index + 1].contains { words.indices.contains($0) && words[$0].means(.themeNoun) }
      if words.count == 1 || isNamed { return words[index] }
    }
    return nil
  }
}
