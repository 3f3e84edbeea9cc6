import DesignTokens
import Facts
import SourceText
package import WorkspaceIndex

extension Feature {
  package static let implementation = Feature(
    title: "Go to implementation",
    page: """
      From a name to what gives it its value. Where themes, modes, brands or the permutations of a resolver document \
      part, one place for each of them, in their order, be it the token itself or one that it is an alias of; where \
      there is one value only, the place where it is written, behind all aliases.
      """)
}

extension Workspace {
  /// Where the token named at an offset gets its value: the places at which the themes part on the way to it, else the
  /// end of that way.
  ///
  /// In the order of the themes; without themes by path and offset. Empty for what is no token.
  package func implementations(at offset: Int, in path: String) -> [DefinitionLink] {
    guard let subject = subject(at: offset, in: path), let name = tokenName(of: subject, in: path) else { return [] }
    let sites = sites(givingValueTo: name, of: subject, in: path)
    if sites.isEmpty { return localLinks(to: name, from: subject, in: path) }
    return sites.flatMap { valueLinks(to: $0, from: subject) }
  }

  /// The name that a subject asks by, which may be that of an heir; a token's own where style sheets spell it.
  private func tokenName(of subject: SubjectAtCursor, in path: String) -> TokenName? {
    switch subject.kind {
    case .reference(let reference):
      let sites = sites(of: subject, in: path)
      let isTaken = definitions(named: reference.name, visibleFrom: path) == sites
      let name = isTaken ? reference.name : sites.first.flatMap { definition(at: $0)?.name } ?? reference.name
      return meaning(ofCodeName: name, visibleFrom: path)
    case .definition, .outside: return sites(of: subject, in: path).first.flatMap { definition(at: $0)?.name }
    case .group, .color, .dimension, .link: return nil
    }
  }

  private func sites(givingValueTo name: TokenName, of subject: SubjectAtCursor, in path: String) -> [DefinitionSite] {
    // Themes choose among tokens; of declarations in style sheets each says itself where it holds.
    let themes = name.isCodeName || !hasPermutations(path) ? [] : themes(for: path)
    var ways: [[DefinitionSite]] = themes.compactMap { theme in
      definition(named: name, visibleFrom: path, in: theme).map { way(from: resolved($0, in: theme)) }
    }
    if ways.isEmpty {
      let sites = sitesSideBySide(named: name, of: subject, in: path)
      guard sites.count == 1 else { return sites }
      let files = alternatives(at: sites[0])
      ways =
        files.isEmpty ? [way(from: resolved(sites[0]))] : files.map { way(from: resolved(sites[0], askedFrom: $0)) }
    }
    let ends = Workspace.partings(of: ways)
    guard ends.count == 1, let last = definition(at: ends[0])?.name, last.isCodeName else { return ends }
    return definitions(named: last, visibleFrom: ends[0].path)
  }

  /// The definitions of a name that a mention may mean, without the style sheets that repeat them.
  private func sitesSideBySide(named name: TokenName, of subject: SubjectAtCursor, in path: String) -> [DefinitionSite]
  {
    guard case .definition = subject.kind else { return sites(of: subject, in: path) }
    return namesakes(of: name, visibleFrom: path).filter {
      name.isCodeName || definition(at: $0)?.name.isCodeName == false
    }
  }

  /// The definitions from a token to its value; one that states a value for each of several themes is an end.
  private func way(from value: ResolvedValue) -> [DefinitionSite] {
    let chain = value.chain + (value.count > value.chain.count ? [value.last].compactMap { $0 } : [])
    let end = chain.firstIndex { (definition(at: $0)?.themes.count ?? 0) > 1 } ?? chain.count
    return Array(chain.prefix(end + 1))
  }

  /// The first places at which ways part, each once; the end of ways that are all the same.
  private static func partings(of ways: [[DefinitionSite]]) -> [DefinitionSite] {
    guard let first = ways.first else { return [] }
    let shared = ways.dropFirst().reduce(first.count) { shared, way in
      min(shared, zip(first, way).prefix { $0 == $1 }.count)
    }
    var seen: Set<DefinitionSite> = []
    return ways.compactMap { shared < $0.count ? $0[shared] : $0.last }.filter { seen.insert($0).inserted }
  }

  /// A way to the name of a definition; to each value where it states several.
  private func valueLinks(to site: DefinitionSite, from subject: SubjectAtCursor) -> [DefinitionLink] {
    guard let definition = definition(at: site), definition.themes.count > 1 else {
      return links(to: [site], from: subject)
    }
    return definition.themes.map {
      DefinitionLink(origin: subject.range, path: site.path, target: definition.range, targetName: $0.range)
    }
  }
}
