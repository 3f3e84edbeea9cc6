import DesignTokens
import Facts
import SourceText

extension IndexedFile {
  /// The same file with the names that it gave before and gives no more, if its structure is broken now: whoever
  /// types an opening brace has not taken anything away, and other files keep their peace.
  ///
  /// Places of such names move along with the text around them. A file that can be read keeps nothing.
  package func keepingNames(of before: IndexedFile?) -> IndexedFile {
    guard let before, facts.isUnfinished || facts.problems.contains(where: { $0.kind.isSyntax })
    else { return self }
    let kept = KeptNames(of: before, in: self)
    return IndexedFile(
      self, withOldNames: kept.isNeeded ? kept.facts : nil, wasWhole: !before.content.missesNames)
  }
}

/// The facts of a broken file together with the names that it gave before.
private struct KeptNames {
  private(set) var facts: FileFacts
  /// Whether the file gives fewer names than before.
  let isNeeded: Bool

  init(of before: IndexedFile, in file: IndexedFile) {
    facts = file.facts
    let known = Set(file.facts.definitions.map(Key.init))
    let groups = Set(file.facts.groups.map(Key.init))
    var definitions = before.facts.definitions.filter { !known.contains(Key($0)) }
    var lostGroups = before.facts.groups.filter { !groups.contains(Key($0)) }
    isNeeded = !definitions.isEmpty || !lostGroups.isEmpty || before.facts.resolver != nil && facts.resolver == nil
    guard isNeeded else { return }
    // The numbers of layers mean something only together with the sets or sources that they count.
    let isLayered = before.facts.resolver != nil || !before.facts.sets.isEmpty
    if isLayered {
      (definitions, lostGroups) = (before.facts.definitions, before.facts.groups)
      keepLayers(of: before.facts)
    }
    if facts.kind == .unmarked { facts.kind = before.facts.kind }
    if facts.dialect == nil { facts.dialect = before.facts.dialect }
    if facts.wrapper == nil { facts.wrapper = before.facts.wrapper }
    let change = TextChange(from: before.source.bytes, to: file.source.bytes)
    let end = file.source.bytes.count
    func move(_ range: ByteRange) -> ByteRange {
      let moved = change.following(range)
      return ByteRange(min(moved.start, end), min(moved.end, end))
    }
    facts.definitions += definitions.map { $0.moved(move) }
    facts.groups += lostGroups.map { $0.moved(move) }
    if isLayered { facts.documents = before.facts.documents.map { $0.moved(move) } }
    facts = facts.inOrder()
  }

  /// Takes everything that layers count from before; what is written now belongs to nobody until it can be read.
  private mutating func keepLayers(of before: FileFacts) {
    facts.definitions = []
    facts.groups = []
    facts.resolver = before.resolver
    facts.sets = before.sets
    for index in facts.references.indices { facts.references[index].owner = nil }
    for index in facts.colors.indices { facts.colors[index].owner = nil }
    for index in facts.dimensions.indices { facts.dimensions[index].owner = nil }
  }
}

/// What makes two statements of one file the same.
private struct Key: Hashable {
  let name: TokenName
  let layer: Int
  let context: String?

  init(_ definition: Definition) {
    (name, layer, context) = (definition.name, definition.layer, definition.context)
  }

  init(_ group: TokenGroup) { (name, layer, context) = (group.name, group.layer, nil) }
}

extension Definition {
  /// The definition with all its places moved.
  fileprivate func moved(_ move: (ByteRange) -> ByteRange) -> Definition {
    var moved = self
    moved.nameRange = move(nameRange)
    moved.range = move(range)
    moved.valueRange = move(valueRange)
    moved.typeRange = typeRange.map(move)
    moved.bodyRange = move(bodyRange)
    for index in themes.indices { moved.themes[index].range = move(themes[index].range) }
    return moved
  }
}

extension TokenGroup {
  /// The group with all its places moved.
  fileprivate func moved(_ move: (ByteRange) -> ByteRange) -> TokenGroup {
    var moved = self
    moved.nameRange = move(nameRange)
    moved.range = move(range)
    moved.bodyRange = move(bodyRange)
    moved.typeRange = typeRange.map(move)
    if let extends { moved.extends?.range = move(extends.range) }
    return moved
  }
}
