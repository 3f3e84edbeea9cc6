extension Command {
  /// Every verb, in the order of the help.
  package static let all: [Command] = [
    .check,
    .fix,
    .rename,
    .diff,
    .inspect,
    .tokens,
    .hover,
    .definition,
    .implementation,
    .references,
    .completion,
    .explain,
    .rules,
    .initialize,
    .lsp,
    .completions,
    .help,
  ]
}
