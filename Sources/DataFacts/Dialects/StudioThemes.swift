import Facts
import SourceText
import Syntax

extension StudioFile {
  /// A set that a theme chooses.
  struct ChosenSet {
    var name: String
    var range: ByteRange
    /// Whether it is there for references only; such sets are merged first.
    var isSource: Bool
  }

  /// Themes as modifiers, one for each group; `ranks` orders the sets where an order is stated.
  static func document(
    ofThemes themes: DataNode, ranks: [String: Int], source: (ChosenSet) -> ResolverDocument.Source?
  ) -> ResolverDocument? {
    var document = ResolverDocument()
    for theme in themes.elements {
      // A mode of Figma that has no sets yet is no theme: nothing could have a value in it.
      guard let name = theme["name"], let text = name.string, let chosen = theme["selectedTokenSets"],
        chosen.kind == .mapping, chosen.members.contains(where: { _ in true })
      else { continue }
      let sets = chosenSets(of: theme).enumerated().sorted { left, right in
        let (one, other) = (left.element, right.element)
        if let first = ranks[one.name], let second = ranks[other.name] { return first < second }
        return one.isSource == other.isSource ? left.offset < right.offset : one.isSource
      }
      let context = ResolverDocument.Context(
        name: text, nameRange: name.contentRange, range: theme.range,
        sources: sets.compactMap { set in
          var source = source(set.element)
          source?.rank = ranks[set.element.name]
          return source
        })
      let group = theme["group"]?.string.flatMap { $0.isEmpty ? nil : $0 } ?? "theme"
      if let known = document.modifiers.firstIndex(where: { $0.name == group }) {
        document.modifiers[known].contexts.append(context)
      } else {
        document.modifiers.append(
          ResolverDocument.Modifier(
            name: group, nameRange: theme["group"]?.contentRange ?? name.contentRange, contexts: [context],
            defaultContext: nil))
      }
    }
    guard !document.modifiers.isEmpty else { return nil }
    document.order = document.modifiers.indices.map { .modifier($0) }
    return document
  }

  private static func chosenSets(of theme: DataNode) -> [ChosenSet] {
    (theme["selectedTokenSets"]?.members.map { $0 } ?? []).compactMap { member in
      guard let status = member.value.string, status == "enabled" || status == "source" else { return nil }
      return ChosenSet(name: member.key, range: member.keyRange, isSource: status == "source")
    }
  }
}
