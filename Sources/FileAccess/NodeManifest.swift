/// What the manifest of a package of Node says, as far as files are to be found by it.
package struct NodeManifest: Sendable {
  /// The names of the packages that it depends on.
  package var dependencies: [String]
  /// Whether the package may hold tokens or style sheets that others use.
  package var mayGiveTokens: Bool

  package init(dependencies: [String], mayGiveTokens: Bool) {
    self.dependencies = dependencies
    self.mayGiveTokens = mayGiveTokens
  }
}
