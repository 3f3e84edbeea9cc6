import SourceText

/// What the program finds around itself when it starts; a test makes its own.
package struct Surroundings: Sendable {
  /// Absolute, without a slash at the end.
  package var workingDirectory: String
  package var environment: [String: String]
  /// Whether results go to a terminal.
  package var isTerminal: Bool
  /// Reads standard input to its end.
  package var input: @Sendable () -> [UInt8] = { [] }
  /// Shows results before the command ends; `false` where nobody looks any more.
  package var show: @Sendable (Outcome) -> Bool = { _ in false }
  /// Waits a moment, in which files may change; `false` ends a watch.
  package var wait: @Sendable () -> Bool = { false }
  /// Shows a line in the place of the last one, an empty one for none; `nil` where nobody would see it.
  package var progress: (@Sendable (String) -> Void)?
  /// After how many milliseconds work is worth a line on how far it is.
  package var progressDelay = 1000

  /// The environment variables that the program looks at.
  static let variables = [
    "GIT_INDEX_FILE", "GITHUB_ACTIONS", "HOME", "NO_COLOR", "PATH", "TERM", "TMPDIR", "XDG_CONFIG_HOME",
  ]

  package init(workingDirectory: String, environment: [String: String] = [:], isTerminal: Bool = false) {
    self.workingDirectory = workingDirectory
    self.environment = environment
    self.isTerminal = isTerminal
  }

  /// Whether results are colored: the option first, then `NO_COLOR`, then what the results go to.
  func usesColor(_ option: String?) -> Bool {
    switch option {
    case "always": return true
    case "never": return false
    default:
      if environment["NO_COLOR"]?.isEmpty == false || environment["TERM"] == "dumb" { return false }
      return isTerminal
    }
  }

  /// Whether a runner of GitHub Actions reads what is printed.
  var isGitHubAction: Bool { environment["GITHUB_ACTIONS"] == "true" }

  /// A path as the user wrote it, made absolute; `.` and `..` are resolved by name.
  func absolute(_ path: String) -> String {
    (path.hasPrefix("/") ? path : workingDirectory + "/" + path).resolved(against: "/")
  }

  /// An absolute path as reports show it: relative to the working directory, with `..` where it lies outside.
  package func shown(_ path: String) -> String {
    guard path.hasPrefix("/"), path.isInside(workingDirectory) || isOnWay(to: path) else { return path }
    let steps = path.relative(to: workingDirectory)
    let shown = steps.isEmpty ? "." : steps
    // At the beginning of a line `::` is a command to GitHub's runners.
    return shown.first { !$0.isWhitespace } == ":" ? "./" + shown : shown
  }

  /// Whether a way to a path leads through a folder, not by the root of the disk alone.
  private func isOnWay(to path: String) -> Bool {
    let here = workingDirectory.firstStep
    return here == nil || here == path.firstStep
  }
}
