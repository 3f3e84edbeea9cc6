import DesignTokens
import Facts
import Lexicon
import SourceText

// How an item with a name and a value becomes a state, a variant, a part or a property.
extension ComponentReader {
  /// The scope that the header of a group opens.
  mutating func scope(of name: SpecName, in outer: SpecScope, isFence: Bool) -> SpecScope {
    var scope = outer
    scope.setting = nil
    scope.colorGroup = nil
    scope.group = nil
    if let own = ownName(name) {
      scope.variant = own.isEmpty ? outer.variant : own
      scope.isOwn = true
      if scope.kind != .prose { scope.kind = .properties }
      return scope
    }
    switch SpecGroup(name) {
    case .states:
      scope.kind = .states
      scope.part = part(of: name) ?? outer.part
    case .variants: scope.kind = .variants
    case .prose, .description: scope.kind = .prose
    case .theme: scope.variant = name.text
    case .properties:
      scope.kind = outer.kind == .prose ? .prose : .properties
      scope.isDeclared = true
      scope.group = isFence ? name : nil
    case .state where outer.kind != .prose:
      draft.add(state: name.stateText, at: name.range)
      scope.state = name.stateText
      scope.kind = .properties
      scope.isDeclared = true
    case .state, .other: scope = openGroup(name, in: scope, outer, isFence: isFence)
    }
    return scope
  }

  /// A group of one property (`Padding:`, `Status colors:`), a named state or variant of a list, or a part.
  private mutating func openGroup(
    _ name: SpecName, in scope: SpecScope, _ outer: SpecScope, isFence: Bool
  ) -> SpecScope {
    var scope = scope
    switch outer.kind {
    case .states:
      draft.add(state: name.stateText, at: name.range)
      draft.declare()
      scope.state = name.stateText
      scope.kind = .properties
      return scope
    case .variants:
      draft.add(variant: name.text)
      draft.declare()
      scope.variant = name.text
      scope.kind = .properties
      return scope
    case .prose: return scope
    case .properties: break
    }
    if let slot = name.slot, slot == .color || name.isColor {
      scope.colorGroup = name.words.first
    }
    if isPropertyGroup(name) {
      scope.setting = SpecSetting(name, under: outer.setting)
      if !isFence, name.words.last == "sizes" {
        scope.kind = .variants
        return scope
      }
      if name.isColor || name.role == .size {
        scope.part = draft.part(named: name, under: outer.part, block: scope.block)
      }
      return scope
    }
    if !scope.isFence, outer.block == scope.block, scope.part == 0, !scope.isDeclared, name.term == nil {
      // `**Primary Purple**` over a list of its own: a variant, whose colours mix with no other's.
      scope.variant = name.text
      draft.listedVariants.insert(name.text)
      return scope
    }
    scope.part = draft.part(named: name, under: outer.part, block: scope.block)
    return scope
  }

  private func isPropertyGroup(_ name: SpecName) -> Bool {
    switch name.role {
    case .padding, .margin, .gap, .radius, .border, .width, .height: true
    case .size:
      name.words.last?.means(.sizeGroup) ?? false
    case .stroke: ["stroke", "outline"].contains(name.words.last)
    case .fontSize: name.slot == nil
    default: name.slot == .background || name.slot == .shadow || name.slot == .line || name.slot == .color
    }
  }

  /// The variant in a name that is the component's own (`Large Button` in Primary Button); empty for the bare name.
  private func ownName(_ name: SpecName) -> String? {
    guard SpecGroup(name) == .other else { return nil }
    if name.words.count == 1, name.words[0].means(.frame) { return "" }
    let names = ([draft.spec.name] + draft.spec.aliases).map { SpecName.words(of: $0).map { $0.lowercased() } }
    for own in names {
      guard let noun = own.last, name.words.last == noun || name.words.last == noun + "s" else { continue }
      let rest = name.words.dropLast().filter { !own.contains($0) }
      if rest.isEmpty { return "" }
      if let variant = draft.variant(named: rest.joined(separator: " ")) { return variant }
    }
    return nil
  }

  /// The part that the name of a list of states mentions (`States per Box` of `Each Box`).
  private func part(of name: SpecName) -> Int? {
    draft.parts.indices.dropFirst().suffix(64).last { index in
      guard let part = draft.parts[index].name, let noun = SpecName.words(of: part).last?.lowercased() else {
        return false
      }
      return name.words.contains(noun) || name.words.contains(noun + "s")
    }
  }

  /// Reads `name: value` and returns the scope of what stands under it.
  @discardableResult mutating func readNamed(
    _ name: SpecName, _ value: ByteRange, _ range: ByteRange, in scope: SpecScope, isFence: Bool,
    hasChildren: Bool = false, depth: Int = 0
  ) -> SpecScope {
    var scope = scope
    let group = SpecGroup(name)
    if draft.isGeneral, !collector.context.isQuiet,
      let statement = StatementReader.touchTarget(of: name, in: file, value)
    {
      collector.statements.append(statement)
    }
    if group == .states || group == .variants, scope.kind == .properties {
      let inner = self.scope(of: name, in: scope, isFence: isFence)
      readNames(value, in: inner)
      return inner
    }
    if let qualifier = name.qualifier, scope.kind == .properties, name.term != nil { qualify(&scope, by: qualifier) }
    var inner = scope
    let isPlainProperty = name.term != nil || ["transition", "duration", "opacity"].contains(name.words.last ?? "")
    if scope.kind == .states, !isPlainProperty || SpecStates.isState(name.words, certainly: false) {
      inner.state = name.stateText
      inner.kind = .properties
      draft.add(state: name.stateText, at: name.range)
      draft.declare()
      readStated(value, in: inner)
      return inner
    }
    if scope.kind == .variants, !isPlainProperty || !isLengthy(name) {
      inner.variant = name.text
      inner.kind = .properties
      draft.add(variant: name.text)
      draft.declare()
      readStated(value, in: inner)
      return inner
    }
    if let state = readState(name, value, in: scope) { return state }
    if depth < 8, let next = nextProperty(in: value) {
      let scope = depth == 0 ? scopeOfSeveral(name, in: scope) : scope
      let own = SpecKey.trimmed(file, ByteRange(value.start, next.comma))
      readNamed(name, own, ByteRange(range.start, own.end), in: scope, isFence: isFence)
      let rest = ByteRange(next.name.start, value.end)
      return readNamed(
        SpecName(file, next.name), next.value, rest, in: scope, isFence: isFence, hasChildren: hasChildren,
        depth: depth + 1)
    }
    inner.kind = .properties
    readProperty(name, value, range, in: scope)
    guard hasChildren else { return scope }
    if isPropertyGroup(name) {
      inner.setting = SpecSetting(name, under: scope.setting)
    } else {
      inner.setting = nil
      inner.part = draft.part(named: name, under: scope.part, block: scope.block)
    }
    return inner
  }

  /// What stands under the name of a thing of its own (`Title rule: width: 8px; background: #E8472A`) is that thing's.
  private mutating func scopeOfSeveral(_ name: SpecName, in scope: SpecScope) -> SpecScope {
    guard name.term == nil, SpecGroup(name) == .other, scope.variant == nil, scope.kind == .properties else {
      return scope
    }
    var inner = scope
    inner.variant = name.text
    draft.apartVariants.insert(name.text)
    return inner
  }

  /// `Background (hover): #EEE`, `Padding (Large): 16px`.
  private func qualify(_ scope: inout SpecScope, by qualifier: String) {
    let words = SpecName.words(of: qualifier).map { $0.lowercased() }
    if SpecStates.isState(words, certainly: true) {
      scope.state = qualifier
    } else if let variant = draft.variant(named: qualifier) {
      scope.variant = variant
    }
  }

  /// `51pt, Height: 31pt`: a second property behind a comma.
  private func nextProperty(in value: ByteRange) -> (comma: Int, name: ByteRange, value: ByteRange)? {
    // `::before { width: 8px; background: #E8472A }` is code that a sentence quotes.
    guard file.bytes[value].contains(UInt8(ascii: ":")), !file.text(in: value).holds("{ ") else { return nil }
    let pieces = SpecLexer.pieces(of: file, in: value)
    for (index, piece) in pieces.enumerated() where (piece.isComma || piece.isStop) && piece.depth == 0 {
      var end = index + 1
      while end < pieces.count, pieces[end].isWord { end += 1 }
      guard end > index + 1, end < pieces.count, pieces[end].isColon, end - index <= 4 else { continue }
      let name = ByteRange(pieces[index + 1].range.start, pieces[end - 1].range.end)
      guard SpecName(file, name).term != nil else { continue }
      return (piece.range.start, name, SpecKey.trimmed(file, ByteRange(pieces[end].range.end, value.end)))
    }
    return nil
  }

  private func isLengthy(_ name: SpecName) -> Bool {
    switch name.role {
    case .padding, .margin, .gap, .radius, .height, .width, .border: true
    default: false
    }
  }

  /// `Hover: Background #F87171` outside of a list of states; with a doubtful name only if it states properties.
  private mutating func readState(_ name: SpecName, _ value: ByteRange, in scope: SpecScope) -> SpecScope? {
    guard name.term == nil, SpecStates.isState(name.words, certainly: false) else { return nil }
    guard scope.colorGroup == nil else { return nil }
    var inner = scope
    inner.state = name.stateText
    if let slot = scope.setting?.slot, slot == .background || slot == .text || slot == .icon || slot == .line {
      // `Background:` with `Default`, `Hover`, … under it.
      draft.evidence += 1
      readProperty(name, value, value, in: inner, slot: slot)
      if !SpecStates.isDefault(name.text) { draft.add(state: name.stateText, at: name.range) }
      return inner
    }
    let pieces = SpecLexer.pieces(of: file, in: value, expectsColor: true)
    let probe = SpecValue(range: value, pieces: pieces, lengths: [])
    let states = SpecPhrase.phrases(of: probe, in: file).contains { $0.name.slot != nil && $0.hasMeasure }
    guard states || (SpecStates.isState(name.words, certainly: true) && !startsWithValue(pieces)) else { return nil }
    draft.add(state: name.stateText, at: name.range)
    if states { draft.evidence += 1 }
    readStated(value, in: inner)
    return inner
  }

  private func startsWithValue(_ pieces: [SpecPiece]) -> Bool {
    guard let first = pieces.first else { return false }
    return first.length != nil || first.color != nil
  }

  /// Reads the value of a state or a variant: properties in running words.
  private mutating func readStated(_ range: ByteRange, in scope: SpecScope) {
    var setting = SpecSetting()
    setting.isValue = true
    setting.slot = scope.setting?.slot ?? .color
    setting.role = scope.setting?.role
    let value = collector.read(range, as: setting)
    readPhrases(of: value, in: scope, isRemark: false)
  }
}
