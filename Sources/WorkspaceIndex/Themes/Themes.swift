import Configuration
package import DesignTokens
import Facts
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

  /// The permutations in which some tokens that a file uses together are all there, where the themes of Tokens Studio choose
  /// among the sets around it; `nil` where nothing chooses, or where the file defines none of them.
  ///
  /// What no theme chooses is in no build.
  package func themes(choosing names: [TokenName], in path: String) -> [String]? {
    guard let number = projectNumber(of: path), let file = projects[number].files.number(of: path),
      projects[number].choosesSets(around: file)
    else { return nil }
    let (layered, permutations) = (projects[number].layered, projects[number].permutations)
    let masks = names.map { name in
      layered.definitions.project[name].map { (isOwn: $0.file == file, mask: layered.mask(of: $0)) }
    }
    let own = masks.joined().filter(\.isOwn)
    guard !own.isEmpty else { return nil }
    let known = masks.filter { !$0.isEmpty }.map { sites in sites.reduce(UInt64(0)) { $0 | $1.mask } }
    let chosen = known.reduce(own.reduce(UInt64(0)) { $0 | $1.mask }, &)
    return permutations.members(of: chosen).map { permutations.all[$0].name }
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

extension Project {
  /// Whether the sets of a token file are chosen by themes of Tokens Studio: those in it, or those in a folder around it.
  fileprivate func choosesSets(around file: Int) -> Bool {
    guard !permutations.isDeclared, files.isTokenFile(file) else { return false }
    return permutations.resolvers.contains { resolver in
      let path = files.paths[resolver.file]
      if resolver.file == file { return files.records[file]?.content.facts.sets.isEmpty == false }
      return path.fileName == "$themes.json" && files.paths[file].isInside(path.folder)
    }
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
