package import Facts

/// The format that a set of token files claims, and why.
package struct FormatClaim: Sendable, Equatable {
  package var format: TokenFormat
  /// What says so, as words behind a comma: `as the settings say`.
  package var reason: String
  /// Which of the project's sets of files it is.
  package var set: Int
  /// Whether Style Dictionary reads the file, which takes every file that is no script for JSON5.
  package var isReadAsJSON5 = false
}

/// Findings of one rule in one file that a note tells of instead.
package struct CoveredFindings: Sendable, Equatable {
  package var rule: String
  package var path: String
  package var count: Int

  package init(rule: String, path: String, count: Int) {
    self.rule = rule
    self.path = path
    self.count = count
  }
}

extension Workspace {
  /// What a token file claims together with its like; `nil` for every other file.
  package func formatClaim(of path: String) -> FormatClaim? {
    guard let number = projectNumber(of: path), let file = projects[number].files.number(of: path) else { return nil }
    return projects[number].claims.claims[file]
  }

  /// The token files that a file shares its claim with, itself among them, by path; empty for every other file.
  package func filesOfOneFormat(with path: String) -> [String] {
    guard let number = projectNumber(of: path), let claim = formatClaim(of: path) else { return [] }
    return projects[number].claims.sets[claim.set].map { projects[number].files.paths[$0] }
  }

  /// What the note on the set of files around `path` covers, worked out once for all of them; nothing for other files.
  package func coveredFindings(
    around path: String, among find: ([String]) -> [CoveredFindings]
  ) -> [CoveredFindings] {
    guard let number = projectNumber(of: path), let claim = formatClaim(of: path) else { return [] }
    return projects[number].answers.formatNotes.value(of: claim.set) { find(filesOfOneFormat(with: path)) }
  }
}
