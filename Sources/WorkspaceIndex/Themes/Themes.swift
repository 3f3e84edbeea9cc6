import Configuration
package import DesignTokens
import SourceText

extension Workspace {
  /// The names of the permutations of a file's project, in their declared order; `["default"]` where there are none.
  package func themes(for path: String) -> [String] {
    guard let number = projectNumber(of: path), !projects[number].permutations.isEmpty else { return ["default"] }
    return projects[number].permutations.all.map(\.name)
  }

  /// The themes that the settings of a file's project declare, in their order.
  package func declaredThemes(for path: String) -> [Theme] {
    projectNumber(of: path).map { projects[$0].layered.layers.themes } ?? []
  }

  /// The folder of the project that a file is in; `nil` for a file of none.
  package func projectRoot(of path: String) -> String? { projectNumber(of: path).map { projects[$0].root } }

  /// Whether themes or a resolver document say how the token files of a file's project are put together.
  package func hasPermutations(_ path: String) -> Bool {
    projectNumber(of: path).map { !projects[$0].permutations.isEmpty } ?? false
  }

  /// The theme or permutation that somebody means; `nil` where there is none.
  ///
  /// Its name, `theme=dark`, or `dark` alone, in any case; of several the one in which all else is as it is shown.
  package func theme(meant text: String, for path: String) -> String? {
    guard let number = projectNumber(of: path) else { return nil }
    let all = projects[number].permutations.all
    let wanted = text.lowercased().filter { $0 != " " }
    if let exact = all.first(where: { $0.name.lowercased().filter { $0 != " " } == wanted }) { return exact.name }
    let parts = wanted.split(separator: ",").map(String.init)
    let fitting = all.filter { permutation in
      parts.allSatisfy { part in permutation.choices.contains { $0.isMeant(by: part) } }
    }
    let shown = fitting.first { permutation in
      permutation.choices.allSatisfy { choice in choice.isShown || parts.contains { choice.isMeant(by: $0) } }
    }
    return (shown ?? fitting.first)?.name
  }

  /// The definition that a name has for a reader of `path` in a theme or permutation; `nil` where it has none there.
  package func definition(named name: TokenName, visibleFrom path: String, in theme: String) -> DefinitionSite? {
    guard let number = projectNumber(of: path),
      let theme = projects[number].permutations.all.firstIndex(where: { $0.name == theme })
    else { return nil }
    let project = projects[number]
    return project.names.first(named: name, from: project.layered.reader(path), theme: theme).map(
      project.files.definitionSite)
  }
}

/// A declared theme with its globs read.
package struct Theme: Sendable {
  package let name: String
  private let files: [GlobList]

  init(_ setting: ThemeSetting, root: String) {
    name = setting.name
    files = setting.files.map { GlobList([$0], root: root) }
  }

  /// The place in the list of the last glob that matches, which is how late the file is read; `nil` for a file that is no
  /// part of the theme.
  package func rank(of path: String) -> Int? { files.lastIndex { $0.matches(path) } }
}

extension Permutation.Choice {
  /// Whether `theme=dark` or `dark`, in lower case, means this choice.
  fileprivate func isMeant(by text: String) -> Bool {
    context.lowercased() == text || "\(modifier)=\(context)".lowercased() == text
  }
}
