import Configuration
import Rules

extension Command {
  /// Reports what is wrong in files, folders and globs.
  static let check = Command(
    "check", "Report what is wrong in files and folders", operands: "[PATH…]", count: 0...Int.max,
    options: checkOptions
      + [
        CommandOption("only", value: "RULE", "Report this rule alone. May be given several times."),
        CommandOption(
          "since", value: "REVISION",
          "Report what is new against a revision of git: all of it is checked, too, and what was found there is left out. With three dots behind it (`main...`) what is new since the work left that branch."
        ),
        CommandOption("staged", "Check what is staged, and report what is new against the last commit."),
        CommandOption("fix", "Apply the fixes that are safe, then report what is left."),
        unsafeFixes,
        CommandOption(
          "add-ignore", value: "REASON",
          "Silence what is found where it stands, with a comment or an extension that gives the reason, then report what is left."
        ),
        CommandOption(
          "diff",
          "With `--fix` or `--add-ignore`: write nothing, and print what would be written as a unified diff; status 1 if there is any."
        ),
        CommandOption("watch", "Check again whenever a file changes, on a terminal in place of what was shown."),
        CommandOption(
          "stdin-filename", value: "FILE",
          "Check what standard input holds as if it were FILE, in the light of its project; the PATH is `-`."),
      ] + baselineOptions + explainingOptions
      + [.config, isolated, .language],
    details: checkDetails,
    examples: [
      Example("tincture check", "Everything below the working directory."),
      Example("tincture check tokens.json specs/button.md", "Two files, in the light of their whole project."),
      Example("tincture check --all tokens", "Every finding, nothing folded."),
      Example("tincture check --format sarif=findings.sarif .", "A report for code scanning, in a file."),
      Example("tincture check --max-warnings 0 .", "Warnings fail, too."),
      Example("tincture check --input theme=dark .", "One choice of a resolver document, by itself."),
      Example("tincture check --only low-contrast --statistics", "How much there is of one rule, and where."),
      Example("tincture check --since origin/main...", "What a merge request adds."),
      Example("tincture check --staged --quiet", "In a hook, before a commit."),
      Example(
        "tincture check --only off-grid-spacing --add-ignore \"from the old kit\" --diff",
        "See which comments would silence a rule."),
      Example("tincture check --stdin-filename specs/card.md - < draft.md", "A text that is not saved."),
      Example(
        "tincture check --baseline tincture-baseline.json --write-baseline", "Put off all that is found now."),
    ],
    statuses: [
      "Nothing at or above the failing severity.", "Findings.",
      "Wrong usage, an unreadable configuration, or a file that cannot be read.",
    ]
  ) { arguments, surroundings in
    CheckRun.outcome(arguments, surroundings, as: arguments.has("fix") ? .checkAndFix : .check)
  }
}

/// What `check` and `fix` take.
let checkOptions = [
  CommandOption(
    "format", value: "NAME[=FILE]", choices: ReportFormat.all.map(\.name),
    "How to report, `full` unless given, and in GitHub Actions `github` with it. With `=FILE` the report goes into a file. May be given several times."
  ),
  CommandOption(
    "min-severity", value: "SEVERITY", choices: Severity.allCases.map(\.rawValue),
    "Leave out what matters less; `info` unless given."),
  CommandOption("max-warnings", value: "N", "Fail if there are more than N warnings."),
  CommandOption("error-on-warnings", "Fail on any warning; the same as `--max-warnings 0`."),
  CommandOption(
    "all",
    "Show every finding in `full`, which otherwise folds repeats and shortens lists of themes, and every row of `--statistics`."
  ),
  CommandOption("skip", value: "RULE", "Leave this rule out. May be given several times."),
  CommandOption("statistics", "Count the findings by rule, file and owner in place of `full`."),
  CommandOption("quiet", letter: "q", "Print the findings and what failed, and nothing else."),
  CommandOption("exit-zero", "End with status 0 whatever is found; trouble is still 2."),
  .input,
  CommandOption("verbose", "Say which files were left out, and why."),
]

/// Whether fixes are applied that somebody might not want.
let unsafeFixes = CommandOption(
  "unsafe-fixes",
  "Mend also what is shown and has exactly one fix, though it changes what a file says. Where several are offered they are only shown; what a baseline puts off is left, unless `--no-baseline` shows it."
)

/// Whether settings count at all.
let isolated = CommandOption("isolated", "Read no settings file: the defaults hold.")

/// What `check` tells of itself in place of findings.
private let explainingOptions = [
  CommandOption(
    "print-config", value: "FILE",
    "Print every setting that holds for FILE, its value and where that comes from, and check nothing."),
  CommandOption(
    "show-files",
    "Print which files are read and as what, and which are not and why, and check nothing."),
]

/// What `check` takes of baselines.
private let baselineOptions = [
  CommandOption(
    "baseline", value: "FILE",
    "Leave out the findings that FILE lists, and fail on entries that are not found any more. The setting does so, too."
  ),
  CommandOption(
    "write-baseline",
    "Write the baseline: all that is found now at the severities asked for. Reasons of entries that stay are kept."),
  CommandOption("no-baseline", "Report what the baseline of the settings lists, too."),
  CommandOption("prune-baseline", "Take out of the baseline what is not found any more; nothing is added."),
]

private let checkDetails = """
  Without a PATH the working directory is checked. A file named is always read; of one that nothing marks as a token, \
  resolver or spec file only the syntax is checked. A folder is searched for files of ours, a glob is matched against \
  them. Each file is judged in the light of its whole project: the folder of the nearest `tincture.json` upward, else \
  the root of its repository, else the folder named. In a folder that nothing marks as a design system, only files that \
  are named are checked.
  Results go to standard output, everything else to standard error. `full` is for people: what matters most comes \
  first, repeats of a rule are folded, and the end counts and says what to do next. Every other format has all findings, \
  sorted by path, line, column and rule.
  """
