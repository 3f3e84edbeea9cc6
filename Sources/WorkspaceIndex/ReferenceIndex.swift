extension Workspace {
  /// The places that use the token defined at a site, by path and offset.
  package func references(to site: DefinitionSite) -> [ReferenceSite] { [] }
}
