/// The token files that one build merges, as a script lists them: globs relative to the folder of the package.
package struct SourceList: Sendable, Equatable {
  package var patterns: [String]

  package init(patterns: [String]) { self.patterns = patterns }

  /// The first glob that takes scripts in, whose tokens nobody reads: `tokens/**/*.{js,json}`.
  package var patternOfScripts: String? {
    patterns.first { pattern in
      pattern.split(separator: ".").last?.split { "{},()@|".contains($0) }
        .contains { ["js", "cjs", "mjs", "ts"].contains($0) } ?? false
    }
  }
}
