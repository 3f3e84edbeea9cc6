import DesignTokens
import Facts
import SourceText
import WorkspaceIndex

/// What a token is worth: in each theme, or in each of the files that define it.
struct TokenWorth: Sendable {
  /// One value, and where it holds.
  struct Entry: Sendable {
    /// A theme, or the path of a file from the root of the tree; empty where there is one value only.
    var label: String
    var value: ResolvedValue
  }

  /// In the order of the themes, or of the files.
  var entries: [Entry] = []
  var type: TokenType?
  /// Whether the labels are themes.
  var isByTheme = false

  init(of token: DesignToken, in tree: DesignTree) {
    guard let first = token.sites.first else { return }
    let workspace = tree.workspace
    if workspace.hasPermutations(first.path) { takeThemes(token, workspace) }
    if entries.isEmpty { takeFiles(token, tree) }
    if entries.count == 1 { entries[0].label = isByTheme ? entries[0].label : "" }
    type = token.sites.lazy.compactMap { workspace.definition(at: $0)?.type }.first ?? entries.first?.value.type
  }

  private mutating func takeThemes(_ token: DesignToken, _ workspace: Workspace) {
    guard let first = token.sites.first else { return }
    let isDeclared = !workspace.declaredThemes(for: first.path).isEmpty
    for theme in workspace.themes(for: first.path) {
      let winner = token.sites.first { workspace.isIncluded($0, in: theme) }
      let value =
        winner.map { workspace.resolved($0, in: theme) }
        ?? (isDeclared ? nil : token.sites.lazy.compactMap { workspace.worth(ofTokenAt: $0, in: theme) }.first)
      if let value { entries.append(Entry(label: theme, value: value)) }
    }
    isByTheme = !entries.isEmpty
  }

  private mutating func takeFiles(_ token: DesignToken, _ tree: DesignTree) {
    let workspace = tree.workspace
    for site in token.sites {
      guard let definition = workspace.definition(at: site) else { continue }
      let path = tree.below(site.path)
      if definition.themes.count > 1 {
        for themed in definition.themes {
          let value = ResolvedValue(outcome: .value(themed.value), type: definition.type, chain: [site])
          entries.append(Entry(label: themed.theme.lowercased(), value: value))
        }
        isByTheme = true
        continue
      }
      let open = workspace.alternatives(at: site)
      if open.isEmpty {
        let label = [path, definition.context].compactMap { $0 }.joined(separator: ", ")
        entries.append(Entry(label: label, value: workspace.resolved(site)))
      }
      for other in open {
        entries.append(Entry(label: tree.below(other), value: workspace.resolved(site, askedFrom: other)))
      }
    }
  }

  /// Whether nobody sees a difference: the same values wherever they hold, however they are written.
  func isSame(as other: TokenWorth) -> Bool { changes(to: other).isEmpty && type.agrees(with: other.type) }

  /// Where the values differ, each old one with the new one; `nil` where there is none on one side.
  func changes(to other: TokenWorth) -> [ValueChange] {
    if entries.count == 1, other.entries.count == 1 {
      let (old, new) = (entries[0].value, other.entries[0].value)
      return old.isSame(as: new) ? [] : [ValueChange(label: other.entries[0].label, old: old, new: new)]
    }
    let old = Dictionary(entries.map { ($0.label, $0.value) }, uniquingKeysWith: { first, _ in first })
    let new = Dictionary(other.entries.map { ($0.label, $0.value) }, uniquingKeysWith: { first, _ in first })
    guard old.keys.contains(where: { new[$0] != nil }) else { return unlike(other) }
    var changes: [ValueChange] = []
    for entry in other.entries {
      if let before = old[entry.label], !before.isSame(as: entry.value) {
        changes.append(ValueChange(label: entry.label, old: before, new: entry.value))
      }
    }
    // A theme that came or went is told once; a file that has a value more or less is told here.
    guard !isByTheme, !other.isByTheme else { return changes }
    var gone = entries.filter { new[$0.label] == nil }
    for entry in other.entries where old[entry.label] == nil {
      if let place = gone.firstIndex(where: { $0.value.isSame(as: entry.value) }) {
        gone.remove(at: place)
      } else {
        changes.append(ValueChange(label: entry.label, old: nil, new: entry.value))
      }
    }
    return changes + gone.map { ValueChange(label: $0.label, old: $0.value, new: nil) }
  }

  /// The change where the values hold in other places now: none if the values are the same all in all.
  private func unlike(_ other: TokenWorth) -> [ValueChange] {
    let isCovered = { (these: TokenWorth, those: TokenWorth) in
      these.entries.allSatisfy { entry in those.entries.contains { $0.value.isSame(as: entry.value) } }
    }
    if entries.isEmpty || other.entries.isEmpty || isCovered(self, other) && isCovered(other, self) { return [] }
    return [ValueChange(label: other.entries[0].label, old: entries[0].value, new: other.entries[0].value)]
  }

  /// The values as one text, by which equal ones are found.
  var signature: String {
    "\(type?.rawValue ?? "")|" + entries.map { "\($0.label)=\($0.value.text)" }.joined(separator: "|")
  }
}

/// What a token was worth somewhere, and what it is worth now.
struct ValueChange: Sendable {
  /// A theme, or a file; empty where there is one value only.
  var label: String
  var old: ResolvedValue?
  var new: ResolvedValue?
}

extension TokenType? {
  /// Whether two types are not known to differ.
  func agrees(with other: TokenType?) -> Bool { self == nil || other == nil || self == other }
}

extension ValueChange {
  /// Both values as people read them; of those that read alike the part in which they differ.
  var texts: (old: String?, new: String?) {
    guard let old, let new, old.text == new.text, case .value(.composite(let before)) = old.outcome,
      case .value(.composite(let after)) = new.outcome
    else { return (old?.text, new?.text) }
    func parts(_ members: [TokenMember], besides others: [TokenMember]) -> String {
      members.filter { !others.contains($0) }.map { "\($0.name) \($0.value.cssText)" }.joined(separator: ", ")
    }
    return (parts(before, besides: after), parts(after, besides: before))
  }
}
