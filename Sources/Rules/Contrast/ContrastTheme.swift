import Configuration
import DesignTokens
import Facts
import SourceText
import WorkspaceIndex

/// One way to read the project in which a pair of tokens may have other colors: a theme or permutation, or one of several
/// files that define a name side by side.
enum ContrastTheme: Hashable {
  /// Everything has one definition.
  case only
  case permutation(String)
  /// The file whose definitions come first.
  case file(String)
  /// One of the values that a statement gives side by side (`Light(…) / Dark(…)`).
  case stated(String)

  /// Whether a pair stands in the theme: one of a component file may do so in one theme only, or be replaced in some.
  ///
  /// A theme that the project does not declare may be any of its own.
  func concerns(_ pair: ColorPair, of names: [String]) -> Bool {
    guard case .permutation(let name) = self else { return true }
    let own = name.contextNames
    if let theme = pair.theme?.lowercased() {
      return own.contains(theme) || !names.contains { $0.contextNames.contains(theme) }
    }
    return !pair.replacedInThemes.contains { own.contains($0.lowercased()) }
  }

  /// The name of the theme or permutation, if it is one.
  var name: String? { if case .permutation(let name) = self { name } else { nil } }

  /// The theme of a statement that gives several values, as a finding's context says it.
  var statedLabel: String? { if case .stated(let name) = self { "theme=\(name)" } else { nil } }

  /// What a finding's context says of a file that is concerned alone.
  func fileLabel(below root: String) -> String? {
    guard case .file(let path) = self else { return nil }
    return "file=\(GlobList.path(path, relativeTo: root) ?? path[...])"
  }
}

extension CheckedFile {
  /// The themes in which the named tokens may differ: those of the project, else one for each file that defines any of
  /// them beside another.
  func contrastThemes(for names: [TokenName]) -> [ContrastTheme] {
    guard !names.isEmpty else { return [.only] }
    if workspace.hasPermutations(path) { return permutations(of: names).map { .permutation($0) } }
    let files = names.flatMap { name -> [String] in
      let sites = sites(named: name)
      return Set(sites.map(\.path)).count > 1 ? sites.map(\.path) : sites.flatMap { workspace.alternatives(at: $0) }
    }
    // What a document gives all of them goes before what another document gives one.
    let isOwn =
      isProse
      && names.allSatisfy { name in
        let sites = sites(named: name)
        return sites.contains { $0.path == path } && sites.allSatisfy { workspace[$0.path]?.facts.voice == .prose }
      }
    if isOwn, !files.isEmpty { return [.file(path)] }
    guard files.isEmpty else { return together(Set(files), giving: names).sorted().map { .file($0) } }
    let themes = names.compactMap { name in
      sites(named: name).first.flatMap { workspace.definition(at: $0) }?.themes.map { $0.theme.lowercased() }
    }
    var stated = Set(themes.joined())
    if !stated.isEmpty { stated.subtract(themesElsewhere(of: names)) }
    // What has one value stands beside the first values of others: it may have another in their themes, which nobody says.
    if stated.contains("default"), themes.contains([]) { return [.stated("default")] }
    return stated.isEmpty ? [.only] : stated.sorted(by: >).map { .stated($0) }
  }

  /// The themes in which the project gives another value to some of the names that the document has one value for: which
  /// of both it means there nobody knows.
  private func themesElsewhere(of names: [TokenName]) -> Set<String> {
    guard isProse else { return [] }
    return names.reduce(into: []) { themes, name in
      guard let first = sites(named: name).first, first.path == path,
        workspace.definition(at: first)?.themes.isEmpty ?? false
      else { return }
      themes.formUnion(projectSites(named: name).compactMap { workspace.definition(at: $0)?.context?.lowercased() })
    }
  }

  /// Of several style sheets those that give all of some names, where any does: whether another, which gives some of them,
  /// is on the same page, nobody knows.
  private func together(_ files: Set<String>, giving names: [TokenName]) -> Set<String> {
    guard files.allSatisfy({ workspace[$0]?.facts.isStyleSheet == true }) else { return files }
    let whole = files.filter { file in names.allSatisfy { sites(named: $0).contains { $0.path == file } } }
    return whole.isEmpty ? files : whole
  }

  /// The permutations of the project; where themes choose among sets those that choose all of the names.
  private func permutations(of names: [TokenName]) -> [String] {
    workspace.themes(choosing: names, in: path) ?? workspace.themes(for: path)
  }

  /// The definition of a name that holds in a theme; `nil` where none does, or where it is open which.
  func site(of name: TokenName, in theme: ContrastTheme) -> DefinitionSite? {
    if case .permutation(let permutation) = theme {
      return workspace.definition(named: name, visibleFrom: isProse ? path : neighbor, in: permutation)
    }
    let sites = sites(named: name)
    guard case .file(let file) = theme else { return sites.first }
    // What a file says itself goes together, also where another one is nearer.
    let own = workspace.definitions(named: name, visibleFrom: file).first { $0.path == file }
    return own ?? (Set(sites.map(\.path)).count > 1 ? nil : sites.first)
  }

  /// The definitions of a name that side by side may hold: in a document its own come first, in a token file all.
  func sites(named name: TokenName) -> [DefinitionSite] {
    isProse ? workspace.definitions(named: name, visibleFrom: path) : projectSites(named: name)
  }

  /// What the token at a site is worth in a theme, if that is a color.
  func color(at site: DefinitionSite, in theme: ContrastTheme) -> Color? {
    if case .stated(let name) = theme, let themes = workspace.definition(at: site)?.themes, !themes.isEmpty {
      guard let own = themes.first(where: { $0.theme.lowercased() == name }), case .color(let color) = own.value else {
        return nil
      }
      return color
    }
    // A file that gives ramps anew means its own, also by the names of others.
    var file = theme == .only && !isProse ? path : nil
    if case .file(let path) = theme { file = path }
    switch workspace.resolved(site, in: theme.name, askedFrom: file).value {
    case .color(let color)?: return color
    case .string(let channels)?: return Color(channels: channels)
    default: return nil
    }
  }
}

extension String {
  /// The contexts that the name of a permutation is made of, in lower case; a declared theme is one by itself.
  fileprivate var contextNames: [String] {
    [lowercased()] + split(separator: ",").compactMap { $0.split(separator: "=").last?.lowercased() }
  }
}
