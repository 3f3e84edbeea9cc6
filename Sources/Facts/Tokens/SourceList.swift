/// The token files that one build merges, as a script lists them: globs relative to the folder of the package.
package struct SourceList: Sendable, Equatable {
  package var patterns: [String]

  package init(patterns: [String]) { self.patterns = patterns }
}
