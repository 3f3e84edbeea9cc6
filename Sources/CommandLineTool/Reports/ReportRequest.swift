import Configuration

/// What was asked for on the command line, as far as a report for people depends on it.
struct ReportRequest: Sendable {
  /// Whether every finding is shown.
  var isUnfolded = false
  /// Whether the findings are only counted.
  var countsOnly = false
  /// Whether nothing is said but the findings.
  var isQuiet = false
  /// Whether the safe fixes have been applied already.
  var hasFixed = false
  /// The operands, and the options that say what is looked at, as they were given.
  private var words: [String] = []

  init(_ arguments: Arguments, hasFixed: Bool) {
    isUnfolded = arguments.has("all")
    countsOnly = arguments.has("statistics")
    isQuiet = arguments.has("quiet")
    self.hasFixed = hasFixed
    for option in ["config", "input", "baseline", "only", "skip"] {
      for value in arguments.values(option) { words += ["--\(option)", value] }
    }
    words += arguments.operands
  }

  /// A command line that looks at the same files: `tincture fix tokens`.
  func line(_ command: String) -> String {
    (["tincture", command] + words.map(\.quotedForShell)).joined(separator: " ")
  }
}

extension String {
  /// The word as a shell takes it: in quotes where it would read more into it.
  fileprivate var quotedForShell: String {
    let isPlain =
      !isEmpty
      && unicodeScalars.allSatisfy { $0.properties.isAlphabetic || "0123456789_./=:,@%+-".unicodeScalars.contains($0) }
    return isPlain
      ? self : "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
