import SourceText

extension FileFacts {
  /// Moves the facts out; none are left behind, so that nothing is copied when more are added.
  package mutating func taken() -> FileFacts {
    var facts = FileFacts(language: language, kind: kind)
    swap(&facts, &self)
    return facts
  }

  /// The same facts with every list in order of its places; owners still point to their definitions.
  package func inOrder() -> FileFacts {
    var facts = self
    facts.orderDefinitions()
    facts.groups.sort { $0.range < $1.range }
    let references = facts.references
    // Lists of tens of thousands come in order: of these the places alone are looked at.
    let isInOrder = Self.areInOrder(references.count) {
      (references[$0].range, references[$0].nameRange) <= (references[$1].range, references[$1].nameRange)
    }
    if !isInOrder { facts.references.sort { ($0.range, $0.nameRange) < ($1.range, $1.nameRange) } }
    facts.outsidePointers.sort { $0.range < $1.range }
    facts.locals.sort { $0.range < $1.range }
    let (colors, dimensions) = (facts.colors, facts.dimensions)
    if !Self.areInOrder(colors.count, { colors[$0].range <= colors[$1].range }) {
      facts.colors.sort { $0.range < $1.range }
    }
    if !Self.areInOrder(dimensions.count, { dimensions[$0].range <= dimensions[$1].range }) {
      facts.dimensions.sort { $0.range < $1.range }
    }
    facts.components.sort { $0.range < $1.range }
    facts.pairs.sort { $0.range < $1.range }
    facts.contrastClaims.sort { $0.range < $1.range }
    facts.problems.sort { $0.range < $1.range }
    facts.suppressions.sort { $0.range < $1.range }
    facts.statements.sort { $0.range < $1.range }
    return facts
  }

  private static func areInOrder(_ count: Int, _ isOrdered: (Int, Int) -> Bool) -> Bool {
    (0..<count).dropFirst().allSatisfy { isOrdered($0 - 1, $0) }
  }

  /// Orders the definitions, and tells those that know one by its index where it stands now.
  private mutating func orderDefinitions() {
    let known = definitions
    let isOrdered = known.indices.dropFirst().allSatisfy { known[$0 - 1].range <= known[$0].range }
    guard !isOrdered else { return }
    let order = known.indices.sorted { (known[$0].range, $0) < (known[$1].range, $1) }
    definitions = order.map { known[$0] }
    var moved = Array(known.indices)
    for (new, old) in order.enumerated() { moved[old] = new }
    for index in references.indices { references[index].owner = references[index].owner.map { moved[$0] } }
    for index in colors.indices { colors[index].owner = colors[index].owner.map { moved[$0] } }
    for index in dimensions.indices { dimensions[index].owner = dimensions[index].owner.map { moved[$0] } }
  }
}
