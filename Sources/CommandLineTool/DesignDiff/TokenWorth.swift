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
    /// The file alone, from the root of the tree; `nil` where the label is a theme.
    var file: String?

    var isTheme: Bool { file == nil }
  }

  /// In the order of the themes, then of the files.
  private(set) var entries: [Entry] = []
  /// The types that its definitions have, as far as they are known.
  private(set) var types: Set<TokenType> = []

  init(of token: DesignToken, in tree: DesignTree) {
    let workspace = tree.workspace
    var others: [DefinitionSite] = []
    var themed: [DefinitionSite] = []
    for site in token.sites {
      if workspace.hasThemes(of: site) { themed.append(site) } else { others.append(site) }
    }
    takeThemes(themed, workspace)
    takeFiles(others, tree)
    types = Set(token.sites.compactMap { workspace.definition(at: $0)?.type } + entries.compactMap(\.value.type))
  }

  private mutating func takeThemes(_ sites: [DefinitionSite], _ workspace: Workspace) {
    guard let first = sites.first else { return }
    let isDeclared = !workspace.declaredThemes(for: first.path).isEmpty
    for theme in workspace.themes(for: first.path) {
      let winner = sites.first { workspace.isIncluded($0, in: theme) }
      let value =
        winner.map { workspace.resolved($0, in: theme) }
        ?? (isDeclared ? nil : sites.lazy.compactMap { workspace.worth(ofTokenAt: $0, in: theme) }.first)
      if let value { entries.append(Entry(label: theme, value: value)) }
    }
  }

  private mutating func takeFiles(_ sites: [DefinitionSite], _ tree: DesignTree) {
    let workspace = tree.workspace
    var labels: [String: Int] = [:]
    func add(_ label: String, _ value: ResolvedValue, _ file: String? = nil) {
      labels[label, default: 0] += 1
      let number = labels[label] ?? 1
      entries.append(Entry(label: number > 1 ? "\(label) (\(number))" : label, value: value, file: file))
    }
    for site in sites {
      guard let definition = workspace.definition(at: site) else { continue }
      let path = tree.below(site.path)
      guard definition.themes.count < 2 else {
        for themed in definition.themes {
          let value = ResolvedValue(outcome: .value(themed.value), type: definition.type, chain: [site])
          add(themed.theme.lowercased(), value)
        }
        continue
      }
      let open = workspace.alternatives(at: site)
      if open.isEmpty {
        add([path, definition.context].compactMap { $0 }.joined(separator: ", "), workspace.resolved(site), path)
      }
      for other in open { add("\(path) with \(tree.below(other))", workspace.resolved(site, askedFrom: other), path) }
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
