import Configuration
import DesignTokens
import Facts
import WorkspaceIndex

/// One way to read the project in which a pair of tokens may have other colors: a declared theme, or one of several
/// files that define a name side by side.
enum ContrastTheme: Hashable {
  /// Everything has one definition.
  case only
  case declared(Int, name: String)
  /// The file whose definitions come first.
  case file(String)

  /// Whether a pair stands in the theme: one of a component file may do so in one theme only, or be replaced in some.
  ///
  /// A theme that the project does not declare may be any of its own.
  func concerns(_ pair: ColorPair, of names: [String]) -> Bool {
    guard case .declared(_, let name) = self else { return true }
    if let theme = pair.theme?.lowercased() {
      return theme == name.lowercased() || !names.contains { $0.lowercased() == theme }
    }
    return !pair.replacedInThemes.contains { $0.lowercased() == name.lowercased() }
  }

  /// What a finding's context says where not all themes are concerned.
  func label(below root: String) -> String? {
    switch self {
    case .only: nil
    case .declared(_, let name): "theme=\(name)"
    case .file(let path): "file=\(path.hasPrefix(root + "/") ? String(path.dropFirst(root.utf8.count + 1)) : path)"
    }
  }
}

extension CheckedFile {
  /// The themes in which the named tokens may differ: the declared ones, else one for each file that defines any of
  /// them beside another.
  func contrastThemes(for names: [TokenName]) -> [ContrastTheme] {
    guard !names.isEmpty else { return [.only] }
    if !themes.names.isEmpty { return themes.names.enumerated().map { .declared($0.offset, name: $0.element) } }
    let files = names.flatMap { name -> [String] in
      let sites = sites(named: name)
      return Set(sites.map(\.path)).count > 1 ? sites.map(\.path) : []
    }
    return files.isEmpty ? [.only] : Set(files).sorted().map { .file($0) }
  }

  /// The definition of a name that holds in a theme; `nil` where none does, or where it is open which.
  func site(of name: TokenName, in theme: ContrastTheme) -> DefinitionSite? {
    let sites = sites(named: name)
    switch theme {
    case .only: return sites.first
    case .file(let file): return Set(sites.map(\.path)).count > 1 ? sites.first { $0.path == file } : sites.first
    case .declared(let theme, _):
      let ranked = sites.compactMap { site in themes.rank(of: site.path, in: theme).map { (rank: $0, site: site) } }
      let last = ranked.max { ($0.rank, $0.site.path) < ($1.rank, $1.site.path) }
      return last?.site ?? sites.first { themes.isOutside($0.path) }
    }
  }

  /// The definitions of a name that side by side may hold: in a document its own come first, in a token file all.
  private func sites(named name: TokenName) -> [DefinitionSite] {
    isProse ? workspace.definitions(named: name, visibleFrom: path) : projectSites(named: name)
  }

  /// What the token at a site is worth in a theme, if that is a color.
  func color(at site: DefinitionSite, in theme: ContrastTheme) -> Color? {
    let name: String? = if case .declared(_, let name) = theme { name } else { nil }
    guard case .color(let color)? = workspace.resolved(site, in: name).value else { return nil }
    return color
  }
}
