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
  /// Whether what is reported is only a part of what is found: that of some rules, or what is new.
  let isOfPart: Bool
  /// Whether only what is new against a revision is reported.
  let isOfNew: Bool
  /// Whether what is staged is looked at, and not what lies in the folder.
  let isStaged: Bool
  /// The operands, and the options that say what is looked at, as they were given.
  private var words: [String] = []
  /// The options that say what of it is reported, which `check` alone has.
  private var choice: [String] = []

  init(_ arguments: Arguments, hasFixed: Bool) {
    isUnfolded = arguments.has("all")
    countsOnly = arguments.has("statistics")
    isQuiet = arguments.has("quiet")
    self.hasFixed = hasFixed
    isStaged = arguments.has("staged")
    isOfNew = ["since", "staged"].contains(where: arguments.has)
    isOfPart = isOfNew || arguments.has("only")
    for option in ["config", "input", "skip"] {
      for value in arguments.values(option) { words += ["--\(option)", value] }
    }
    for option in ["baseline", "only", "since"] {
      for value in arguments.values(option) { choice += ["--\(option)", value] }
    }
    for option in ["no-baseline", "staged"] where arguments.has(option) { choice.append("--\(option)") }
    words += arguments.operands
  }

  /// The command that prunes the baseline of all that this one looks at, whatever it reports of it.
  var pruningLine: String {
    let baseline = choice.firstIndex(of: "--baseline").map { Array(choice[$0..<min($0 + 2, choice.count)]) } ?? []
    return (["tincture", "check", "--prune-baseline"] + (baseline + words).map(\.quotedForShell)).joined(separator: " ")
  }

  /// A command line that looks at the same files, and as `check` reports the same of them: `tincture fix tokens`.
  func line(_ command: String) -> String {
    let options = command.hasPrefix("check") ? choice : []
    return (["tincture", command] + (options + words).map(\.quotedForShell)).joined(separator: " ")
  }
}

extension String {
  /// The word as a shell takes it: in quotes where it would read more into it.
  var quotedForShell: String {
    let isPlain =
      !isEmpty
      && unicodeScalars.allSatisfy { $0.properties.isAlphabetic || "0123456789_./=:,@%+-".unicodeScalars.contains($0) }
    return isPlain
      ? self : "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
