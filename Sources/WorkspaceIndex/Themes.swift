import Configuration
import SourceText

extension Workspace {
  /// The names of the themes that hold for a file, in their declared order; `["default"]` where none are declared.
  package func themes(for path: String) -> [String] {
    let themes = configuration(for: path).themes
    return themes.isEmpty ? ["default"] : themes.map(\.name)
  }
}

/// A declared theme with its globs read.
struct Theme: Sendable {
  let name: String
  private let root: String
  private let files: [Glob]

  init(_ setting: ThemeSetting, root: String) {
    name = setting.name
    self.root = root
    files = setting.files.map { Glob($0) }
  }

  /// The place in the list of the last glob that matches, which is how late the file is read.
  func rank(of path: String) -> Int? {
    guard let relative = GlobList.path(path, relativeTo: root) else { return nil }
    return files.lastIndex { $0.matches(relative) }
  }
}
