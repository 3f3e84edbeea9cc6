package import DesignTokens
import Facts

/// The custom properties that style sheets used in another revision, and that something gave a value there.
///
/// What a name was is the surest sign that nothing else is to give it now: a project without a prefix of its own can
/// be told of a token that a change took away.
package struct EarlierNames: Sendable {
  /// What the revision is called by who asked for it: `HEAD`, `origin/main`.
  package let revision: String
  /// By the path of the file as it is now; a file that is new or has moved has none.
  private let names: [String: Set<TokenName>]

  package init(in revision: String, _ names: [String: Set<TokenName>]) {
    self.revision = revision
    self.names = names
  }

  /// Whether a file used a custom property there that had a value.
  package func gave(_ name: TokenName, in path: String) -> Bool { names[path]?.contains(name) == true }
}

extension Workspace {
  /// The custom properties that the style sheets of the workspace use and something gives a value, by path.
  package var namesGiven: [String: Set<TokenName>] {
    files.keys.reduce(into: [:]) { found, path in
      guard let facts = files[path]?.facts, facts.isStyleSheet else { return }
      let given = facts.references.filter { $0.form == .customProperty && !definitions(of: $0, in: path).isEmpty }
      if !given.isEmpty { found[path] = Set(given.map(\.name)) }
    }
  }
}
