extension Command {
  /// Applies the safe fixes.
  static let fix = Command(
    "fix", "Apply the fixes that are safe; the same as `check --fix`", operands: "[PATH…]", count: 0...Int.max,
    options: checkOptions + [.config, .language],
    details: "Files are replaced as a whole or not at all. What cannot be mended unasked is reported as by `check`.",
    examples: [Example("tincture fix tokens.json", "Mend one file.")],
    statuses: check.statuses
  ) { arguments, surroundings in
    checkOutcome(arguments, surroundings, fixing: true)
  }
}
