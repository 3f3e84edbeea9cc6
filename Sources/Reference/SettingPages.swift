import Configuration

extension GeneratedFile {
  /// The page of all settings.
  static let settingsPage = page("Settings", from: "the catalog of settings", settingsText)

  private static var settingsText: String {
    """
    # Settings

    What a `tincture.json` may say. Comments and trailing commas are allowed. A file belongs to the folder of the \
    nearest `tincture.json` upward, and nothing resolves beyond that folder. `tincture init` writes a first one.

    \(SettingCatalog.all.map(section).joined(separator: "\n\n"))

    """
  }

  private static func section(_ setting: Setting) -> String {
    var parts = ["## `\(setting.key)`", setting.summary]
    parts.append("Takes \(setting.type.title); default: \(defaultWords(of: setting)).")
    if !setting.page.isEmpty { parts.append(setting.page) }
    let members = list(of: setting.type, depth: 0)
    if !members.isEmpty { parts.append(members.joined(separator: "\n")) }
    parts.append("```json\n{ \"\(setting.key)\": \(setting.example) }\n```")
    return parts.joined(separator: "\n\n")
  }

  /// A default that is JSON stands as code, one in words as words.
  private static func defaultWords(of setting: Setting) -> String {
    let isJSON = setting.defaultText.first.map { "[{\"0123456789-".contains($0) } ?? false
    return isJSON ? "`\(setting.defaultText)`" : setting.defaultText.isEmpty ? "none" : setting.defaultText
  }

  /// The members of an object, and the words of a choice, as a nested list.
  private static func list(of type: SettingType, depth: Int) -> [String] {
    let indentation = String(repeating: "  ", count: depth)
    switch type {
    case .object(let members, let required):
      return members.flatMap { member in
        let isRequired = required.contains(member.key)
        let default_ = isRequired ? "required" : "default: \(defaultWords(of: member))"
        let line = "\(indentation)- `\(member.key)`: \(member.summary) Takes \(member.type.title); \(default_)."
        return [line] + list(of: member.type, depth: depth + 1)
      }
    case .choice(let choices):
      return choices.map { "\(indentation)- `\($0.value)`: \($0.summary)" }
    case .list(let element), .map(_, let element):
      return list(of: element, depth: depth)
    case .either(let types):
      return types.flatMap { list(of: $0, depth: depth) }
    case .string, .number, .rules:
      return []
    }
  }
}
