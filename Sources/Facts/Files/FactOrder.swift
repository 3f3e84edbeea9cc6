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
    let order = definitions.indices.sorted { (definitions[$0].range, $0) < (definitions[$1].range, $1) }
    facts.definitions = order.map { definitions[$0] }
    var moved = Array(definitions.indices)
    for (new, old) in order.enumerated() { moved[old] = new }
    facts.groups.sort { $0.range < $1.range }
    facts.references = references.sorted { ($0.range, $0.nameRange) < ($1.range, $1.nameRange) }
    facts.outsidePointers.sort { $0.range < $1.range }
    facts.locals.sort { $0.range < $1.range }
    facts.colors.sort { $0.range < $1.range }
    facts.dimensions.sort { $0.range < $1.range }
    facts.components.sort { $0.range < $1.range }
    facts.pairs.sort { $0.range < $1.range }
    facts.contrastClaims.sort { $0.range < $1.range }
    facts.problems.sort { $0.range < $1.range }
    facts.suppressions.sort { $0.range < $1.range }
    facts.statements.sort { $0.range < $1.range }
    for index in facts.references.indices {
      facts.references[index].owner = facts.references[index].owner.map { moved[$0] }
    }
    for index in facts.colors.indices { facts.colors[index].owner = facts.colors[index].owner.map { moved[$0] } }
    for index in facts.dimensions.indices {
      facts.dimensions[index].owner = facts.dimensions[index].owner.map { moved[$0] }
    }
    return facts
  }
}
