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
    document.pairByName()
    return document
  }

  private static func chosenSets(of theme: DataNode) -> [ChosenSet] {
    (theme["selectedTokenSets"]?.members.map { $0 } ?? []).compactMap { member in
      guard let status = member.value.string, status == "enabled" || status == "source" else { return nil }
      return ChosenSet(name: member.key, range: member.keyRange, isSource: status == "source")
    }
  }
}

extension ResolverDocument {
  /// Gives the themes of one group those of another as partners where the names of all begin with the names of these:
  /// `brand-light` and `brand-dark` go with `brand`, and with `core` never.
  fileprivate mutating func pairByName() {
    let found = modifiers.indices.map(partners)
    // Where names begin with those of a third group besides, that one is not chosen by anything else.
    for (index, partners) in found.enumerated() {
      guard let partners, found[partners.modifier] == nil else { continue }
      for (context, partner) in partners.contexts.enumerated() {
        modifiers[index].contexts[context].partner = (partners.modifier, partner)
      }
    }
  }

  /// The first group in which each theme of a group has a partner, and these.
  private func partners(of modifier: Int) -> (modifier: Int, contexts: [Int])? {
    for other in modifiers.indices {
      if let contexts = partners(of: modifier, in: other) { return (other, contexts) }
    }
    return nil
  }

  /// For each theme of a group the one of another group whose name its own begins with; `nil` where one has none, or one of
  /// these begins none.
  private func partners(of modifier: Int, in other: Int) -> [Int]? {
    let heads = modifiers[other].contexts.map { Array($0.name.lowercased().utf8) }
    guard other != modifier, heads.count > 1 else { return nil }
    let found = modifiers[modifier].contexts.compactMap { context -> Int? in
      let name = Array(context.name.lowercased().utf8)
      return heads.indices.filter { name.starts(with: heads[$0]) && !Self.goesOn(name.dropFirst(heads[$0].count)) }
        .max { heads[$0].count < heads[$1].count }
    }
    guard found.count == modifiers[modifier].contexts.count, Set(found).count == heads.count else { return nil }
    return found
  }

  /// Whether the rest of a name belongs to the word that it follows, or is nothing.
  private static func goesOn(_ rest: ArraySlice<UInt8>) -> Bool {
    rest.first.map { $0.isASCIILetter || $0.isASCIIDigit || $0 >= 0x80 } ?? true
  }
}
