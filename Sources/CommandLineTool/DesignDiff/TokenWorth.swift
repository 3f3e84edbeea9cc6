import DesignTokens
import Facts
import SourceText
import WorkspaceIndex

/// What a token is worth: in each theme, or in each of the files that define it.
struct TokenWorth: Sendable {
  /// One value, and where it holds.
  struct Entry: Sendable {
    /// A theme, or the path of a file from the root of the tree.
    var label: String
    var value: ResolvedValue
    /// Where the value stands: the path of a file from the root of the tree, with the set within it; `nil` where it is
    /// that of another token.
    var place: String?
    var isTheme = false
    /// The other file that it depends on, from the root of the tree.
    var beside: String?
  }

  /// In the order of the themes, then of the files.
  var entries: [Entry] = []
  /// The types that its definitions have, as far as they are known.
  private(set) var types: Set<TokenType> = []
  /// Where its values stand, those that no theme shows too.
  private(set) var places: Set<String>

  private typealias Site = (site: DefinitionSite, place: String)

  init(of token: DesignToken, in tree: DesignTree) {
    let workspace = tree.workspace
    places = Set(token.places)
    var others: [Site] = []
    var themed: [Site] = []
    for site in zip(token.sites, token.places) {
      if workspace.isInOpenSet(site.0) {
        takeSet(site, tree)
      } else if workspace.hasThemes(of: site.0) {
        themed.append(site)
      } else {
        others.append(site)
      }
    }
    takeThemes(themed, workspace)
    takeFiles(others, tree)
    types = Set(token.sites.compactMap { workspace.definition(at: $0)?.type } + entries.compactMap(\.value.type))
  }

  private mutating func takeThemes(_ sites: [Site], _ workspace: Workspace) {
    guard let first = sites.first?.site else { return }
    let isDeclared = !workspace.declaredThemes(for: first.path).isEmpty
    for theme in workspace.themes(for: first.path) {
      let winner = sites.first { workspace.isIncluded($0.site, in: theme) }
      let value =
        winner.map { workspace.resolved($0.site, in: theme) }
        ?? (isDeclared ? nil : sites.lazy.compactMap { workspace.worth(ofTokenAt: $0.site, in: theme) }.first)
      if let value { entries.append(Entry(label: theme, value: value, place: winner?.place, isTheme: true)) }
    }
  }

  /// What a set of Tokens Studio gives where no theme says which sets are enabled: not even that it lies below others.
  private mutating func takeSet(_ site: Site, _ tree: DesignTree) {
    let value = tree.workspace.resolved(site.site, in: tree.workspace.themes(for: site.site.path).first)
    let rival = value.chain.dropFirst().lazy.compactMap(tree.placeAmongSeveral).first
    let label = site.place + (rival.map { " with \($0)" } ?? "")
    entries.append(Entry(label: label, value: value, place: site.place))
  }

  private mutating func takeFiles(_ sites: [Site], _ tree: DesignTree) {
    let workspace = tree.workspace
    var labels: [String: Int] = [:]
    for (site, place) in sites {
      guard let definition = workspace.definition(at: site) else { continue }
      func add(_ label: String, _ value: ResolvedValue, beside other: String? = nil) {
        labels[label, default: 0] += 1
        let number = labels[label] ?? 1
        let label = number > 1 ? "\(label) (\(number))" : label
        entries.append(Entry(label: label, value: value, place: place, beside: other))
      }
      guard definition.themes.count < 2 else {
        for themed in definition.themes {
          let value = ResolvedValue(outcome: .value(themed.value), type: definition.type, chain: [site])
          add(themed.theme.lowercased(), value)
        }
        continue
      }
      let open = tree.versions.fitting(workspace.alternatives(at: site).map(tree.below), to: tree.below(site.path))
      if open.isEmpty { add(place, workspace.resolved(site)) }
      for other in open {
        let value = workspace.resolved(site, askedFrom: tree.path(other))
        if open.count == 1 { add(place, value) } else { add("\(place) with \(other)", value, beside: other) }
      }
    }
  }

  /// The type, where all definitions have one.
  var type: TokenType? { types.count == 1 ? types.first : nil }

  /// Whether all values are known, so that equal ones say something.
  var isCertain: Bool { !entries.isEmpty && entries.allSatisfy { $0.value.value != nil } }

  /// The values as one text, by which equal ones are found.
  var signature: String {
    // Where a single value stands says nothing.
    let texts = entries.count == 1 ? [entries[0].value.text] : entries.map { "\($0.label)=\($0.value.text)" }
    return types.map(\.rawValue).sorted().joined(separator: ",") + "|" + texts.joined(separator: "|")
  }
}

extension Workspace {
  /// Whether themes or a resolver document say when a definition holds.
  fileprivate func hasThemes(of site: DefinitionSite) -> Bool {
    guard hasPermutations(site.path) else { return false }
    return nameInPermutations(ofTokenAt: site) != nil || !declaredThemes(for: site.path).isEmpty
  }

  /// Whether a definition stands in one of several sets of which nothing says when they are enabled.
  fileprivate func isInOpenSet(_ site: DefinitionSite) -> Bool {
    guard let facts = self[site.path]?.facts, facts.sets.count > 1, let document = facts.resolver else { return false }
    return document.isOpen && document.modifiers.isEmpty && themes(for: site.path).count == 1
  }
}

extension DesignTree {
  /// Where a definition stands whose token has others in the same file, any of which may be meant.
  fileprivate func placeAmongSeveral(_ site: DefinitionSite) -> String? {
    guard let token = token(at: site).flatMap({ tokens[$0] }), let index = token.sites.firstIndex(of: site),
      token.sites.count(where: { $0.path == site.path }) > 1
    else { return nil }
    return token.places[index]
  }
}
