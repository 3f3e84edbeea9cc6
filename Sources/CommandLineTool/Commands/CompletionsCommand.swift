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

/// Scripts that complete commands and options, written from the catalog.
private enum ShellCompletions {
  private static var verbs: [String] { Command.all.map(\.name) + ["--help", "--version"] }

  private static func words(of command: Command) -> [String] {
    let operands = command.operands.contains("|") ? command.operands.split(separator: "|").map(String.init) : []
    let ruleIDs = command.name == "explain" ? ["$(tincture rules | cut -d' ' -f1)"] : []
    return command.options.filter { !$0.isHidden }.map { "--\($0.name)" } + operands + ruleIDs
  }

  static var bash: String {
    let cases = Command.all.map { "    \($0.name)) words=\"\(words(of: $0).joined(separator: " "))\" ;;" }
    return """
      # tincture(1) for bash
      _tincture() {
        local current="${COMP_WORDS[COMP_CWORD]}" words=""
        if [ "$COMP_CWORD" -eq 1 ]; then
          words="\(verbs.joined(separator: " "))"
        else
          case "${COMP_WORDS[1]}" in
      \(cases.joined(separator: "\n"))
          esac
        fi
        COMPREPLY=($(compgen -W "$words" -- "$current"))
      }
      complete -o default -F _tincture tincture

      """
  }

  static var zsh: String {
    """
    #compdef tincture
    autoload -U +X bashcompinit && bashcompinit
    \(bash)
    """
  }

  static var fish: String {
    var lines = ["# tincture(1) for fish"]
    for command in Command.all {
      lines.append("complete -c tincture -n __fish_use_subcommand -a \(command.name) -d '\(quoted(command.summary))'")
      for option in command.options where !option.isHidden {
        let value =
          option.value == nil
          ? "" : option.choices.isEmpty ? " -r" : " -x -a '\(option.choices.joined(separator: " "))'"
        let condition = "'__fish_seen_subcommand_from \(command.name)'"
        lines.append("complete -c tincture -n \(condition) -l \(option.name)\(value) -d '\(quoted(option.summary))'")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func quoted(_ text: String) -> String {
    text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "\\'")
  }
}
