extension Command {
  /// Prints what a shell needs to complete command lines.
  static let completions = Command(
    "completions", "Print completions for a shell", operands: "bash|zsh|fish", count: 1...1,
    examples: [
      Example("source <(tincture completions bash)", "In `~/.bashrc`."),
      Example("source <(tincture completions zsh)", "In `~/.zshrc`, behind `compinit`."),
      Example("tincture completions fish > ~/.config/fish/completions/tincture.fish", "Once."),
    ],
    statuses: ["Printed.", "Not used.", "An unknown shell."]
  ) { arguments, _ in
    switch arguments.operands[0] {
    case "bash": Outcome(ShellCompletions.bash)
    case "zsh": Outcome(ShellCompletions.zsh)
    case "fish": Outcome(ShellCompletions.fish)
    case let shell: .failure("Completions for `\(shell)` do not exist; there are `bash`, `zsh` and `fish`.")
    }
  }
}
