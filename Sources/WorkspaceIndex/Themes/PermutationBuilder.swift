import Configuration
import DesignTokens
import Facts
import SourceText

/// Puts permutations together from resolver documents.
struct PermutationBuilder {
  private let documents: [(file: Int, name: String, document: ResolverDocument)]
  private var all: [Permutation] = []
  private var choices: [(document: Int, contexts: [Int])] = []
  private var places: [Int: [Int: [Placement]]] = [:]
  private var groups: Set<TokenName> = []
  private var incomplete: UInt64 = 0
  private var resolvers: [EffectiveResolver] = []

  private let input: ResolverInput?

  init(_ documents: [(file: Int, name: String, document: ResolverDocument)], input: ResolverInput?) {
    self.documents = documents
    self.input = input
  }

  mutating func build(
    _ layers: [Int], number: (_ path: String, _ from: Int) -> (Int, isThere: Bool)
  ) -> Permutations {
    chooseContexts()
    nameApart()
    for permutation in all.indices { merge(permutation, number) }
    if input != nil { noteUnchosen(number) }
    // In a set that the order leaves out nothing is missed.
    for (document, count) in zip(documents, layers) where count > 0 {
      for layer in 1...count where places[document.file]?[layer] == nil {
        place(document.file, layer, TokenName(""), -1, nil)
      }
    }
    let files = places.mapValues { layers in
      FilePlaces(layers: (0...(layers.keys.max() ?? 0)).map { layers[$0] ?? [] })
    }
    return Permutations(
      all, files: files, groups: groups.sorted { $0.precedes($1) }, incomplete: incomplete, isDeclared: false,
      resolvers: resolvers)
  }

  /// Every choice of contexts if that is at most 64 for all documents together; else for each document the shown
  /// contexts, and every other context alone with the shown ones of the rest.
  private mutating func chooseContexts() {
    let shown = documents.map { entry in entry.document.modifiers.map { $0.context(chosenBy: input) } }
    var totals = documents.map { $0.document.permutationCount }
    let isAll = totals.reduce(0) { min($0 + $1, 1 << 40) } <= Permutations.limit
    for (index, entry) in documents.enumerated() {
      let isChosen = input != nil
      let lists =
        isChosen
        ? [shown[index]]
        : isAll
          ? Self.product(of: entry.document)
          : Self.oneByOne(in: entry.document, atMost: Permutations.limit - all.count)
      if isAll, !isChosen { totals[index] = lists.count }
      let start = all.count
      for contexts in lists.prefix(Permutations.limit - all.count) {
        choices.append((index, contexts))
        all.append(Self.permutation(contexts, of: entry.document, number: index))
      }
      let own = Array(start..<all.count)
      let shown = own.first { all[$0].choices.allSatisfy(\.isShown) }
      resolvers.append(
        EffectiveResolver(
          file: entry.file, permutations: (shown.map { [$0] } ?? []) + own.filter { $0 != shown },
          isOpen: entry.document.isOpen, total: totals[index])
      )
    }
  }

  private static func product(of document: ResolverDocument) -> [[Int]] {
    document.modifiers.reduce([[]]) { lists, modifier in
      lists.flatMap { list in modifier.contexts.indices.map { list + [$0] } }
    }
    .filter { document.holdsPartners($0) }
  }

  private static func oneByOne(in document: ResolverDocument, atMost limit: Int) -> [[Int]] {
    let shown = document.modifiers.map(\.shownContext)
    var lists = [shown]
    for (position, modifier) in document.modifiers.enumerated() {
      for context in modifier.contexts.indices where context != modifier.shownContext {
        guard lists.count < limit else { return lists }
        var list = shown
        list[position] = context
        list = document.withPartners(list, of: position)
        if !lists.contains(list) { lists.append(list) }
      }
    }
    return lists
  }

  private static func permutation(_ contexts: [Int], of document: ResolverDocument, number: Int) -> Permutation {
    let choices = zip(document.modifiers, contexts).map { modifier, context in
      Permutation.Choice(
        modifier: modifier.name, context: modifier.contexts[context].name, isShown: context == modifier.shownContext)
    }
    let name = choices.map { "\($0.modifier)=\($0.context)" }.joined(separator: ", ")
    return Permutation(name: name.isEmpty ? "default" : name, choices: choices, resolver: number)
  }

  /// Tells permutations of equal names in several documents apart by the document.
  private mutating func nameApart() {
    var counts: [String: Int] = [:]
    for permutation in all { counts[permutation.name, default: 0] += 1 }
    for index in all.indices where (counts[all[index].name] ?? 0) > 1 {
      guard let resolver = all[index].resolver else { continue }
      let document = documents[resolver].name
      all[index].name = all[index].choices.isEmpty ? document : "\(document): \(all[index].name)"
    }
  }

  private mutating func merge(_ permutation: Int, _ number: (String, Int) -> (Int, isThere: Bool)) {
    let (file, _, document) = documents[choices[permutation].document]
    var order = 0
    for step in document.order {
      let sources: [ResolverDocument.Source]
      switch step {
      case .sources(let list): sources = list
      case .modifier(let modifier):
        sources = document.modifiers[modifier].contexts[choices[permutation].contexts[modifier]].sources
      case .elsewhere(let source): sources = [ResolverDocument.Source(.unknown, at: source.range)]
      }
      for source in sources {
        let rank = source.rank ?? order
        switch source.content {
        case .inline(let layer, let group): place(file, layer, group, rank, permutation, source.hidden)
        case .file(let path, let pointer):
          let (number, isThere) = number(path, file)
          if !isThere { incomplete |= 1 << UInt64(permutation) }
          place(number, 0, TokenName(pointer.joined(separator: ".")), rank, permutation, source.hidden)
        case .unknown, .matching: incomplete |= 1 << UInt64(permutation)
        }
        order += 1
      }
    }
  }

  /// Gives the sources of contexts that nobody chose a place in no permutation, so that nothing is missed in them.
  private mutating func noteUnchosen(_ number: (String, Int) -> (Int, isThere: Bool)) {
    for (file, _, document) in documents {
      for source in document.modifiers.flatMap(\.contexts).flatMap(\.sources) {
        switch source.content {
        case .inline(let layer, let group): place(file, layer, group, -1, nil)
        case .file(let path, let pointer):
          place(number(path, file).0, 0, TokenName(pointer.joined(separator: ".")), -1, nil)
        case .unknown, .matching: break
        }
      }
    }
  }

  private mutating func place(
    _ file: Int, _ layer: Int, _ group: TokenName, _ rank: Int, _ permutation: Int?, _ hidden: [TokenName] = []
  ) {
    if !group.bytes.isEmpty { groups.insert(group) }
    let known = places[file]?[layer]?.firstIndex { $0.group == group && $0.hidden == hidden }
    if known == nil {
      places[file, default: [:]][layer, default: []].append(
        Placement(group: group, hidden: hidden, permutations: all.count))
    }
    guard let permutation, let last = places[file]?[layer]?.indices.last else { return }
    places[file]?[layer]?[known ?? last].take(rank, in: permutation)
  }
}

extension ResolverDocument {
  /// The product of the numbers of contexts, at most 2^40; a modifier that another one chooses for adds nothing.
  package var permutationCount: Int {
    let chosen = Set(modifiers.flatMap(\.contexts).compactMap(\.partner?.modifier))
    return modifiers.indices.filter { !chosen.contains($0) }
      .reduce(1) { min($0 * max(1, modifiers[$1].contexts.count), 1 << 40) }
  }

  /// Whether each of some contexts, one for each modifier, stands beside its partner.
  fileprivate func holdsPartners(_ contexts: [Int]) -> Bool {
    zip(modifiers, contexts).allSatisfy { modifier, context in
      modifier.contexts[context].partner.map { contexts[$0.modifier] == $0.context } ?? true
    }
  }

  /// Some contexts with those in place of others that go with the one of a modifier.
  fileprivate func withPartners(_ contexts: [Int], of modifier: Int) -> [Int] {
    var contexts = contexts
    if let partner = modifiers[modifier].contexts[contexts[modifier]].partner {
      contexts[partner.modifier] = partner.context
    }
    for (other, choice) in modifiers.enumerated() where other != modifier {
      guard let partner = choice.contexts[contexts[other]].partner, contexts[partner.modifier] != partner.context
      else { continue }
      let fitting = choice.contexts.firstIndex { $0.partner?.context == contexts[partner.modifier] }
      contexts[other] = fitting ?? contexts[other]
    }
    return contexts
  }
}

extension ResolverDocument.Modifier {
  /// The context that an input chooses; where it says nothing, or nothing that fits, the one that is shown.
  fileprivate func context(chosenBy input: ResolverInput?) -> Int {
    let chosen = input?.context(of: name)?.lowercased()
    return chosen.flatMap { chosen in contexts.firstIndex { $0.name.lowercased() == chosen } } ?? shownContext
  }
}
