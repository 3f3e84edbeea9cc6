import SourceText
import Syntax

/// What somebody chooses of the modifiers of a resolver document (Resolver Module 2025.10, section 5): `theme` is
/// `dark`.
package struct ResolverInput: Sendable, Equatable {
  /// One choice; names as written.
  package struct Entry: Sendable, Equatable {
    package var modifier: String
    /// `nil` where something else than a string stands.
    package var context: String?
  }

  package var entries: [Entry] = []

  package init() {}

  /// The entries of a JSON object; `nil` for a text that is none.
  package init?(json text: [UInt8]) {
    let parsed = DataTree.reading(json: text, dialect: .json)
    guard parsed.tree.root.kind == .mapping, !parsed.problems.contains(where: { $0.kind == .jsonSyntax }) else {
      return nil
    }
    for member in parsed.tree.root.members { choose(member.key, member.value.string) }
  }

  /// Adds `theme=dark`; `false` for a text without `=`.
  package mutating func add(_ text: String) -> Bool {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, !parts[0].isEmpty else { return false }
    choose(parts[0], parts[1])
    return true
  }

  /// The last word on a modifier counts.
  private mutating func choose(_ modifier: String, _ context: String?) {
    entries.removeAll { $0.modifier == modifier }
    entries.append(Entry(modifier: modifier, context: context))
  }

  /// Adds the entries of another input.
  package mutating func add(_ other: ResolverInput) {
    for entry in other.entries { choose(entry.modifier, entry.context) }
  }

  /// What is chosen for a modifier, names compared without case; `nil` where nothing is, or no string.
  package func context(of modifier: String) -> String? {
    entries.last { $0.modifier.lowercased() == modifier.lowercased() }?.context
  }
}
