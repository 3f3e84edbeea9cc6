import SourceText

/// Contexts and themes in few words, for people; reports for programs have them all.
package enum ContextText {
  /// Up to this many are named; of more the first two and a number: `theme=dark, light and 18 more`.
  private static let shown = 3

  /// The text of a finding's context, a long list cut short; one choice among several modifiers is left as it is.
  package static func shortened(_ text: String) -> String {
    let permutations = text.parts(at: ";")
    if permutations.count > 1 { return shortened(permutations, separator: "; ") }
    let contexts = text.parts(at: ",")
    let modifiers = contexts.map { $0.prefix { $0 != "=" }.count }
    guard contexts.count > shown, let first = contexts.first, let length = modifiers.first else { return text }
    guard length < first.count else { return shortened(contexts, separator: ", ") }
    guard contexts.allSatisfy({ $0.prefix(length + 1) == first.prefix(length + 1) }) else { return text }
    // The modifier is named once.
    return shortened([first] + contexts.dropFirst().map { String($0.dropFirst(length + 1)) }, separator: ", ")
  }

  /// Some names in one list, a long one cut short.
  package static func shortened(_ names: [String], separator: String) -> String {
    guard names.count > shown else { return names.joined(separator: separator) }
    let rest = names.last == "…" ? "more" : "\(names.count - 2) more"
    return names.prefix(2).joined(separator: separator) + " and \(rest)"
  }
}

extension Finding {
  /// The message for who shows nothing else of the finding: with the themes or the file in which alone it holds, where it
  /// does not name them.
  package var told: String {
    guard let context, case let place = ContextText.shortened(context), !message.holds(place), !namesAll(context)
    else { return message }
    return "\(message) (\(place))"
  }

  /// Whether the message names every theme of the context in words of its own: `` where `theme` is `dark` ``.
  private func namesAll(_ context: String) -> Bool {
    context.parts(at: ",").allSatisfy { part in
      message.holds("`\(part.drop { $0 != "=" }.dropFirst())`")
    }
  }
}

extension String {
  fileprivate func parts(at separator: Character) -> [String] {
    split(separator: separator).map { String($0.drop { $0 == " " }) }
  }
}
