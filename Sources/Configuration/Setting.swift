/// One member of `tincture.json`, or of an object in it: its name, what it takes, and its page.
package struct Setting: Sendable {
  /// The name of the member (`grid`, or `base` inside it).
  package let key: String
  package let type: SettingType
  /// What holds where it is not set: JSON, or words where no value says it; empty for a member that must be there.
  package let defaultText: String
  /// One sentence, full stop.
  package let summary: String
  /// Markdown: what it changes and when to use it; empty where the summary says everything.
  package let page: String
  /// A value as JSON, as it could stand behind the key.
  package let example: String

  package init(
    _ key: String, _ type: SettingType, default defaultText: String, summary: String, page: String = "",
    example: String
  ) {
    self.key = key
    self.type = type
    self.defaultText = defaultText
    self.summary = summary
    self.page = page
    self.example = example
  }
}

/// What a setting takes.
package indirect enum SettingType: Sendable {
  /// A text; the words say what it is (`a glob`, `the name of a token`).
  case string(String)
  /// A number not below the minimum, or above it where `isExclusive`.
  case number(minimum: Double, isExclusive: Bool)
  /// One of some words.
  case choice([SettingChoice])
  case list(SettingType)
  /// An object with members of these names; those in `required` must be there.
  case object([Setting], required: [String])
  /// An object whose keys the user chooses; the words say what they are (`a type in code`).
  case map(keys: String, SettingType)
  /// An object from rule ids to what is to become of each: a severity, `off`, or an array of one of these and options.
  case rules
  /// Whichever of these fits.
  case either([SettingType])
}

/// One of the words that a setting takes.
package struct SettingChoice: Sendable {
  package let value: String
  package let summary: String

  package init(_ value: String, _ summary: String) {
    self.value = value
    self.summary = summary
  }
}

extension SettingType {
  /// What it takes as the end of "must be …": `a number`, `a list of globs`.
  package var title: String {
    switch self {
    case .string(let words): words
    case .number: "a number"
    case .choice(let choices): choices.map { "`\($0.value)`" }.joined(separator: " or ")
    case .list(let element): "a list of \(element.pluralTitle)"
    case .object, .map, .rules: "an object"
    case .either(let types): types.map(\.title).joined(separator: " or ")
    }
  }

  private var pluralTitle: String {
    switch self {
    case .string(let words):
      words.split(separator: " ", maxSplits: 1).last.map { words.hasPrefix("a ") ? "\($0)s" : words } ?? words
    case .number: "numbers"
    case .object, .map, .rules: "objects"
    case .choice, .list, .either: title
    }
  }
}
