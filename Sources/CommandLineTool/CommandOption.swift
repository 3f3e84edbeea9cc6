import Facts

/// An option of a command, by its long name.
package struct CommandOption: Sendable {
  /// Without the dashes.
  package let name: String
  /// A single letter for the impatient.
  package let letter: Character?
  /// What stands behind it (`FILE`); `nil` for a switch.
  package let value: String?
  /// The only values it takes; empty for any.
  package let choices: [String]
  package let summary: String
  /// Whether it is accepted but not shown.
  let isHidden: Bool

  init(
    _ name: String, letter: Character? = nil, value: String? = nil, choices: [String] = [], isHidden: Bool = false,
    _ summary: String
  ) {
    self.name = name
    self.letter = letter
    self.value = value
    self.choices = choices
    self.summary = summary
    self.isHidden = isHidden
  }

  /// The option as usage shows it: `--config FILE`, `--color auto|always|never`.
  package var spelling: String {
    let long = "--\(name)" + (value.map { " " + (choices.isEmpty ? $0 : choices.joined(separator: "|")) } ?? "")
    return letter.map { "-\($0), \(long)" } ?? long
  }
}

// The options that several commands share.
extension CommandOption {
  static let help = CommandOption("help", letter: "h", "Show this help.")
  static let color = CommandOption(
    "color", value: "WHEN", choices: ["auto", "always", "never"],
    "Color the results; `auto` does so on a terminal unless `NO_COLOR` is set.")
  static let config = CommandOption(
    "config", value: "FILE", "Take the settings from FILE instead of the nearest `tincture.json`.")
  static let language = CommandOption(
    "language", value: "NAME", choices: Language.allCases.filter { $0 != .plain }.map(\.rawValue),
    "Read the files named as this, whatever they are called.")
  static let input = CommandOption(
    "input", value: "MODIFIER=CONTEXT",
    "Judge one permutation of resolver documents only: `theme=dark`, a JSON object, or a file that holds one.")
  static let textOrJSON = CommandOption("format", value: "NAME", choices: ["text", "json"], "How to print the result.")
}
