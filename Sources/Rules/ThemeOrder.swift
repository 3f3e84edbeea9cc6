import Configuration
import SourceText

/// The declared themes of a project, with their globs read.
struct ThemeOrder: Sendable {
  let names: [String]
  private let files: [[GlobList]]

  init(_ configuration: Configuration) {
    names = configuration.themes.map(\.name)
    files = configuration.themes.map { theme in theme.files.map { GlobList([$0], root: configuration.root) } }
  }

  /// How late the file at an absolute path is read in a theme, by the theme's number: the last glob that matches.
  ///
  /// `nil` where the file is no part of the theme.
  func rank(of path: String, in theme: Int) -> Int? { files[theme].lastIndex { $0.matches(path) } }

  /// Whether the file is part of no theme, so that it holds in all.
  func isOutside(_ path: String) -> Bool { names.indices.allSatisfy { rank(of: path, in: $0) == nil } }
}
