package import DesignTokens
package import Facts

extension Workspace {
  /// The places that define a name as a reader of the file at `path` would find them: the document itself, else the
  /// nearest `DESIGN.md` upward, else the project. Several where token files (light, dark) define it side by side,
  /// by path and offset; empty where nothing does.
  package func definitions(named name: TokenName, visibleFrom path: String) -> [DefinitionSite] { [] }

  /// The places that define what a reference means, its alternatives included, in their order.
  package func definitions(of reference: TokenReference, in path: String) -> [DefinitionSite] { [] }

  /// Whether a name is a group of tokens somewhere a reader of `path` can see, and no token.
  package func isGroup(_ name: TokenName, visibleFrom path: String) -> Bool { false }

  /// The definition at a site; `nil` only if the site is of another workspace.
  package func definition(at site: DefinitionSite) -> Definition? { nil }

  /// Every name that a reader of `path` can use, with its nearest definition, sorted by name.
  package func visibleDefinitions(from path: String) -> [DefinitionSite] { [] }

  /// The visible name nearest in spelling, within a third of its length; ties by name. `nil` where none is near.
  package func nearestName(to name: TokenName, visibleFrom path: String) -> TokenName? { nil }
}
