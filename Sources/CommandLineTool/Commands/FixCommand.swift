extension Command {
  /// Applies the safe fixes.
  static let fix = Command(
    "fix", "Apply the fixes that are safe; the same as `check --fix`", operands: "[PATH…]", count: 0...Int.max,
    options: checkOptions + [
      CommandOption(
        "only", value: "RULE",
        "Apply the fixes of this rule instead, safe or not, wherever there is exactly one. May be given several times."),
      unsafeFixes,
      CommandOption(
        "diff", "Write nothing, and print what would be written as a unified diff; status 1 if there is any."),
      CommandOption(
        "baseline", value: "FILE",
        "Leave the findings that FILE lists out of the report; what is safe is mended anyway."),
      CommandOption("no-baseline", "Report what the baseline of the settings lists, too."),
      .config, isolated, .language,
    ],
    details: """
      A fix is safe where nobody could want anything else; `--unsafe-fixes` applies more. Fixes are applied until none is \
      left, and never in a file whose syntax is broken. Files are replaced as a whole or not at all. What cannot be mended \
      unasked is reported as by `check`. Values are \
      never written in another format unasked: `--only legacy-value`, `--only legacy-type` and `--only \
      legacy-unprefixed-property` do that, whatever format the files claim.
      """,
    examples: [
      Example("tincture fix tokens.json", "Mend one file."),
      Example("tincture fix --diff | git apply", "The same, by way of a patch that can be looked at."),
      Example("tincture fix --unsafe-fixes --diff", "See everything that has one fix."),
      Example("tincture fix --only legacy-value tokens", "Write the values of a folder as 2025.10 has them."),
    ],
    statuses: check.statuses
  ) { arguments, surroundings in
    CheckRun.outcome(arguments, surroundings, as: .fix)
  }
}
