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
    var isTheme: Bool
  }

  /// In the order of the themes, then of the files.
  private(set) var entries: [Entry] = []
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
      if workspace.hasThemes(of: site.0) { themed.append(site) } else { others.append(site) }
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

  private mutating func takeFiles(_ sites: [Site], _ tree: DesignTree) {
    let workspace = tree.workspace
    var labels: [String: Int] = [:]
    for (site, place) in sites {
      guard let definition = workspace.definition(at: site) else { continue }
      func add(_ label: String, _ value: ResolvedValue) {
        labels[label, default: 0] += 1
        let number = labels[label] ?? 1
        let label = number > 1 ? "\(label) (\(number))" : label
        entries.append(Entry(label: label, value: value, place: place, isTheme: false))
      }
      guard definition.themes.count < 2 else {
        for themed in definition.themes {
          let value = ResolvedValue(outcome: .value(themed.value), type: definition.type, chain: [site])
          add(themed.theme.lowercased(), value)
        }
        continue
      }
      let open = workspace.alternatives(at: site)
      if open.isEmpty { add(place, workspace.resolved(site)) }
      for other in open { add("\(place) with \(tree.below(other))", workspace.resolved(site, askedFrom: other)) }
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
}
