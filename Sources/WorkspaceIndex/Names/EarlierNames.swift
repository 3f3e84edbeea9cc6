package import DesignTokens
import Facts

/// The custom properties that style sheets used in another revision, and what gave them a value there.
///
/// What a name was is the surest sign that nothing else is to give it now: a project without a prefix of its own can
/// be told of a token that a change took away.
package struct EarlierNames: Sendable {
  /// What the revision is called by who asked for it: `HEAD`, `origin/main`.
  package let revision: String
  /// By the path of the file as it is now; a file that is new or has moved has none.
  private let names: [String: [TokenName: Set<TokenName>]]

  package init(in revision: String, _ names: [String: [TokenName: Set<TokenName>]]) {
    self.revision = revision
    self.names = names
  }

  /// The names of what gave a custom property a value in a file: itself, or tokens that were written so; empty for one that
  /// had none or was not used there.
  package func givers(of name: TokenName, in path: String) -> Set<TokenName> { names[path]?[name] ?? [] }
}

extension Workspace {
  /// The custom properties that the style sheets of the workspace use and something gives a value, by path, with the names
  /// of what does.
  package var namesGiven: [String: [TokenName: Set<TokenName>]] {
    files.keys.reduce(into: [:]) { found, path in
      guard let facts = files[path]?.facts, facts.isStyleSheet else { return }
      var given: [TokenName: Set<TokenName>] = [:]
      for reference in facts.references where reference.form == .customProperty && given[reference.name] == nil {
        let givers = definitions(of: reference, in: path).compactMap { definition(at: $0)?.name }
        if !givers.isEmpty { given[reference.name] = Set(givers) }
      }
      if !given.isEmpty { found[path] = given }
    }
  }
}
