extension Command {
  /// Every verb, in the order of the help.
  package static let all: [Command] = [
    .check,
    .fix,
    .inspect,
    .tokens,
    .hover,
    .definition,
    .references,
    .completion,
    .explain,
    .rules,
    .initialize,
    .lsp,
    .completions,
  ]
}
