import DesignTokens
import Facts

/// The words behind a command, told apart: operands, options with values, switches.
struct Arguments: Sendable {
  private(set) var operands: [String] = []
  private var given: [String: [String]] = [:]

  /// Whether an option was given at all.
  func has(_ option: String) -> Bool { given[option] != nil }

  /// The value of an option; the last one wins.
  func value(_ option: String) -> String? { given[option]?.last }

  /// All values of an option, in order.
  func values(_ option: String) -> [String] { given[option] ?? [] }

  /// What `--language` says; `nil` where it is not given.
  var language: Language? { value("language").flatMap(Language.init) }

  /// Reads the words behind a command's name; `--` ends the options, `--name=value` and `-h` are understood.
  init(_ words: [String], for command: Command) throws(UsageError) {
    var rest = words[...]
    var onlyOperands = false
    while let word = rest.popFirst() {
      if onlyOperands || word == "-" || !word.hasPrefix("-") {
        operands.append(word)
      } else if word == "--" {
        onlyOperands = true
      } else if command.takesDashedOperands, Arguments.isName(word, for: command) {
        operands.append(word)
      } else {
        try read(word, &rest, command)
      }
    }
    if !has("help") { try countOperands(of: command) }
  }

  /// Whether a word with dashes is no option, and no slip for one.
  private static func isName(_ word: String, for command: Command) -> Bool {
    let name = String(word.prefix { $0 != "=" })
    return word.hasPrefix("--") && !command.options.contains { $0.isSpelled(name) }
      && NearestName.nearest(to: name, among: command.options.map { "--\($0.name)" }) == nil
  }

  private mutating func read(_ word: String, _ rest: inout ArraySlice<String>, _ command: Command) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let option = command.options.first(where: { $0.isSpelled(parts[0]) }) else {
      let nearest = NearestName.nearest(to: parts[0], among: command.options.map { "--\($0.name)" })
      throw UsageError("`\(command.name)` has no option `\(parts[0])`.", nearest: nearest, command: command)
    }
    guard let placeholder = option.value else {
      guard parts.count == 1 else { throw UsageError("`--\(option.name)` takes no value.", command: command) }
      given[option.name, default: []].append("")
      return
    }
    guard let value = parts.count == 2 ? parts[1] : rest.popFirst() else {
      throw UsageError("`--\(option.name)` wants a value: `--\(option.name) \(placeholder)`.", command: command)
    }
    // What follows `=` in `--format json=report.json` is a file.
    let choice = String(value.prefix { $0 != "=" })
    guard option.choices.isEmpty || option.choices.contains(option.takesFile ? choice : value) else {
      let all = option.choices.map { "`\($0)`" }.joined(separator: ", ")
      throw UsageError(
        "`--\(option.name)` cannot be `\(value)`; it is one of \(all).",
        nearest: NearestName.nearest(to: value, among: option.choices), command: command)
    }
    given[option.name, default: []].append(value)
  }

  private func countOperands(of command: Command) throws(UsageError) {
    if operands.count < command.operandCount.lowerBound {
      throw UsageError("`\(command.name)` wants \(command.operands).", command: command)
    }
    if operands.count > command.operandCount.upperBound {
      let surplus = operands[command.operandCount.upperBound]
      throw UsageError("`\(surplus)` is one word too many for `\(command.name)`.", command: command)
    }
  }
}

/// A command line that cannot be understood, and what to do about it.
struct UsageError: Error {
  var message: String

  init(_ message: String, nearest: String? = nil, command: Command? = nil, help: String? = nil) {
    let suggestion = nearest.map { " Did you mean `\($0)`?" } ?? ""
    let help = help ?? command.map { "tincture \($0.name) --help" } ?? "tincture --help"
    self.message = "\(message)\(suggestion) See `\(help)`."
  }
}

extension CommandOption {
  fileprivate func isSpelled(_ word: String) -> Bool {
    word == "--\(name)" || letter.map { word == "-\($0)" } ?? false
  }

  fileprivate var takesFile: Bool { choices.contains("sarif") }
}
