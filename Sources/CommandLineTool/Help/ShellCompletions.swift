/// Scripts that complete commands, options and what stands behind them, written from the catalog.
enum ShellCompletions {
  /// What can stand behind an option, or as an operand.
  private enum Values {
    case words([String]), rules, commands, files, anything
  }

  private static func values(of option: CommandOption) -> Values {
    if !option.choices.isEmpty { return .words(option.choices) }
    switch option.value {
    case "FILE": return .files
    case "RULE": return .rules
    default: return .anything
    }
  }

  private static func operands(of command: Command) -> Values {
    switch command.operands {
    case "": return .anything
    case "RULE": return .rules
    case "[COMMAND]": return .commands
    case let text where text.contains("|"): return .words(text.split(separator: "|").map(String.init))
    case let text where text.hasPrefix("OLD") || text.hasPrefix("[REVISION"): return .anything
    default: return .files
    }
  }

  private static let rulesAsWords = "$(tincture rules 2>/dev/null | cut -d' ' -f1)"
  private static var verbs: [String] { Command.all.map(\.name) }

  private static func shown(_ command: Command) -> [CommandOption] { command.options.filter { !$0.isHidden } }
}

// bash
extension ShellCompletions {
  static var bash: String {
    let cases = Command.all.map { command in
      let behind = shown(command).filter { $0.value != nil }.compactMap { option -> String? in
        words(for: values(of: option)).map { "        --\(option.name)) words=\"\($0)\" ;;" }
      }
      let names = shown(command).map { "--\($0.name)" } + (words(for: operands(of: command)).map { [$0] } ?? [])
      return """
            \(command.name))
              words="\(names.joined(separator: " "))"
              case "$before" in
        \((behind + ["        *) ;;"]).joined(separator: "\n"))
              esac ;;
        """
    }
    return """
      # tincture(1) for bash
      _tincture() {
        local current="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD - 1]}" words=""
        if [ "$COMP_CWORD" -eq 1 ]; then
          words="\((verbs + ["--help", "--version"]).joined(separator: " "))"
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

  /// The words to choose from; empty for files, `nil` where nothing is known.
  private static func words(for values: Values) -> String? {
    switch values {
    case .words(let words): words.joined(separator: " ")
    case .rules: rulesAsWords
    case .commands: verbs.joined(separator: " ")
    case .files: ""
    case .anything: nil
    }
  }
}

// zsh
extension ShellCompletions {
  static var zsh: String {
    let commands = Command.all.map { "    \(quoted("\($0.name):\($0.summary)"))" }
    let cases = Command.all.map { command in
      let options = shown(command).map { option in
        let text = escapedForZsh(option.summary)
        let value = option.value.map { ":\(escapedForZsh($0)):\(action(for: values(of: option)))" } ?? ""
        let letter = option.letter.map { "\(quoted("-\($0)[\(text)]")) " } ?? ""
        return "\(letter)\(quoted("*--\(option.name)[\(text)]\(value)"))"
      }
      let operands =
        command.operands.isEmpty
        ? [] : [quoted("*:\(escapedForZsh(command.operands)):\(action(for: operands(of: command)))")]
      let lines = (options + operands).map { "        \($0)" }.joined(separator: " \\\n")
      return "    \(command.name))\n      _arguments \\\n\(lines) ;;"
    }
    return """
      #compdef tincture
      # tincture(1) for zsh
      _tincture() {
        local -a commands
        commands=(
      \(commands.joined(separator: "\n"))
        )
        if (( CURRENT == 2 )); then
          _describe command commands
          return
        fi
        shift words
        (( CURRENT-- ))
        case "$words[1]" in
      \(cases.joined(separator: "\n"))
        esac
      }
      compdef _tincture tincture

      """
  }

  private static func action(for values: Values) -> String {
    switch values {
    case .words(let words): "(\(words.joined(separator: " ")))"
    case .rules: "(\(rulesAsWords))"
    case .commands: "(\(verbs.joined(separator: " ")))"
    case .files: "_files"
    case .anything: " "
    }
  }

  private static func escapedForZsh(_ text: String) -> String {
    text.reduce(into: "") { result, letter in result += "[]:\\".contains(letter) ? "\\\(letter)" : String(letter) }
  }
}

// fish
extension ShellCompletions {
  static var fish: String {
    var lines = ["# tincture(1) for fish", "complete -c tincture -n __fish_use_subcommand -f"]
    for command in Command.all {
      lines.append(
        "complete -c tincture -n __fish_use_subcommand -a \(command.name) -d \(quotedForFish(command.summary))")
      let condition = "-n '__fish_seen_subcommand_from \(command.name)'"
      if let words = list(of: operands(of: command)) {
        lines.append("complete -c tincture \(condition) -f -a \(words)")
      }
      for option in shown(command) {
        let letter = option.letter.map { " -s \($0)" } ?? ""
        let value = option.value == nil ? "" : list(of: values(of: option)).map { " -x -a \($0)" } ?? " -r"
        lines.append(
          "complete -c tincture \(condition) -l \(option.name)\(letter)\(value) -d \(quotedForFish(option.summary))")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func list(of values: Values) -> String? {
    switch values {
    case .words(let words): quotedForFish(words.joined(separator: " "))
    case .rules: "\"(tincture rules 2>/dev/null | string split -f1 ' ')\""
    case .commands: quotedForFish(verbs.joined(separator: " "))
    case .files, .anything: nil
    }
  }

  private static func quotedForFish(_ text: String) -> String {
    let inside = text.reduce(into: "") { result, letter in
      result += "'\\".contains(letter) ? "\\\(letter)" : String(letter)
    }
    return "'\(inside)'"
  }

  /// A word in single quotes, as bash and zsh take it.
  private static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
