import DesignTokens
import Facts
import Lexicon
import SourceText

// How the value of a property becomes stated properties and colors.
extension ComponentReader {
  /// Reads the value of one property, with its alternatives.
  mutating func readProperty(
    _ name: WrittenName, _ valueRange: ByteRange, _ range: ByteRange, in scope: ItemScope, slot: PaintSlot? = nil
  ) {
    var setting = LengthSetting(name, under: scope.setting)
    if let slot { setting.slot = slot }
    let isUnderDevice = collector.context.isUnderDevice || draft.parts[scope.part].isOfDevice
    setting.isOfDevice = setting.isOfDevice || name.isSide && isUnderDevice
    if scope.isOfWriting, setting.role == .size { setting.role = .fontSize }
    let value = collector.read(valueRange, as: setting)
    weigh(name, value, in: scope)
    draft.setApartIfThin(setting.role, value, in: scope)
    let alternatives = StatedAlternative.alternatives(of: value, in: file)
    let hasSeveral = alternatives.count(where: { $0.qualifier != nil && $0.isValue }) >= 2
    let conditions = alternatives.map { condition($0, amongSeveral: hasSeveral) }
    let stated = conditions.contains { $0 != nil } ? Array(zip(alternatives, conditions)) : []
    if stated.isEmpty {
      readWhole(name, value, range, in: scope, slot: slot)
      return
    }
    draft.note(name, as: .property)
    for (alternative, condition) in stated {
      var inner = scope
      condition?.apply(to: &inner)
      add(name, alternative.value(in: file), alternative.range, in: inner)
      paint(name, alternative.pieces, value, in: inner, slot: slot)
    }
    readType(name, value, in: scope)
  }

  /// A value without alternatives: one property, or, under an unknown name, several in running words.
  private mutating func readWhole(
    _ name: WrittenName, _ value: TextValues, _ range: ByteRange, in scope: ItemScope, slot: PaintSlot?
  ) {
    let phrases = slot == nil && name.slot == nil ? PropertyPhrase.phrases(of: value, in: file) : []
    let slots = Set(phrases.filter { !$0.value.isEmpty }.compactMap(\.name.slot))
    var scope = scope
    scope.isOnOwnGround = name.term == nil && collector.namesGround(value, besides: phrases)
    if name.term == nil, slots == [.text], let (color, range) = collector.groundInFront(of: phrases, in: value) {
      // `Danger: #FF3B30, white text`.
      var inner = scope
      inner.isOnOwnGround = false
      inner.variant = scope.variant ?? name.text
      if scope.variant == nil { draft.setApart(name) }
      paint(name, color, at: range, .background, in: inner)
      for phrase in phrases { paint(phrase, in: inner, value) }
      return
    }
    if slots.count >= 2 {
      // `Neutral: #EEE bg, #333 text, 8px radius`: a variant, whose colors mix with no other's.
      var inner = scope
      inner.variant = scope.variant ?? name.text
      if scope.variant == nil { draft.setApart(name) }
      for clause in value.clauses(in: file) {
        inner.variant = clause.name ?? inner.variant
        if let own = clause.name { draft.apartVariants.insert(own) }
        readPhrases(of: clause.value, in: inner, isRemark: true)
      }
      guard scope.state == nil, let ground = phrases.first(where: { $0.name.slot == .background })?.name else { return }
      for state in StateGrounds.found(in: value, besides: phrases, collector) {
        inner.state = state.state
        paint(ground, state.color, at: state.range, .background, in: inner)
      }
      return
    }
    let isSentence = name.term == nil && value.range.count > 160
    if !isSentence { add(name, value.range, range, in: scope) }
    if name.term == nil, phrases.contains(where: { $0.name.slot == .background || $0.name.slot == .text }) {
      var inner = scope
      // `Primary: white text` below `Buttons:` is one of several, and lies on the ground of no other.
      let isOfKind = name.senses.allSatisfy { $0.contains(.plainName) || $0.contains(.status) }
      inner.variant = isOfKind ? name.text : scope.variant ?? name.text
      if inner.variant == name.text { draft.setApart(name) }
      for phrase in phrases { paint(phrase, in: inner, value) }
    } else {
      paint(name, value.pieces[...], value, in: scope, slot: slot)
    }
  }

  /// What counts as a sign that a component is described: a known property, or a measure under a declared list.
  private mutating func weigh(_ name: WrittenName, _ value: TextValues, in scope: ItemScope) {
    let isNamed =
      value.pieces.indices.first.map { collector.names.token(at: $0, in: value.pieces[...]) != nil } ?? false
    let isDesign = isNamed || LookEvidence.isDesign(value.pieces)
    let isStrong: Bool =
      switch name.role {
      case .padding, .margin, .gap, .radius, .border, .height, .width: true
      default: name.slot == .background || name.slot == .shadow
      }
    if name.term != nil, isDesign || (isStrong && LookEvidence.isKeyword(value.pieces)) {
      draft.evidence += 1
      if scope.isDeclared { draft.declared += 1 }
    } else if isDesign, scope.isDeclared || value.lengths.contains(where: { $0.role != .other }) {
      draft.evidence += 1
    } else if scope.isFence, scope.group?.words == ["properties"] {
      draft.evidence += 1
    }
    if let group = scope.colorGroup, let color = value.colors.first, value.colors.count == 1 {
      draft.groups[group, default: []].append((name.text, color.color, color.range))
    }
  }

  private mutating func add(_ name: WrittenName, _ value: ByteRange, _ range: ByteRange, in scope: ItemScope) {
    var property = StatedProperty(
      name: name.text, state: scope.state, variant: scope.variant, part: draft.parts[scope.part].name,
      value: file.text(in: value), range: range.union(value), valueRange: value)
    property.isOfAllVariants = scope.isOwn && scope.variant != nil
    draft.add(property)
  }

  /// A state or a variant that an alternative holds for.
  private enum Condition {
    case state(String)
    case base
    case variant(String)

    func apply(to scope: inout ItemScope) {
      switch self {
      case .state(let name): scope.state = name
      case .base: break
      case .variant(let name): scope.variant = name
      }
    }
  }

  /// The condition in the parentheses behind a value, where several values have one, or it is a known state.
  private func condition(_ alternative: StatedAlternative, amongSeveral: Bool) -> Condition? {
    guard let range = alternative.qualifier else { return nil }
    let name = WrittenName(file, range)
    // `navy (--navy-800)` says which it is, not when.
    if name.text.hasPrefix("--") { return nil }
    let isOne = StateNames.isState(name, certainly: true)
    let variant = draft.variant(named: name.text)
    // `12px (horizontal), 4px (vertical)` are the two sides of one thing.
    guard !name.isSide, isOne || variant != nil || amongSeveral, alternative.isValue else { return nil }
    if StateNames.isDefault(name.text) { return .base }
    if StateNames.isState(name, certainly: false) { return .state(name.stateText) }
    return .variant(variant ?? name.text)
  }

  /// Records the properties that running words state: `Background #14A0A5, Scale 0.98`.
  mutating func readPhrases(of value: TextValues, in scope: ItemScope, isRemark: Bool) {
    var scope = scope
    let phrases = PropertyPhrase.phrases(of: value, in: file, isStated: !isRemark)
    if isRemark, let ground = phrases.first(where: { $0.name.slot == .background }) {
      scope.subject = subject(in: ground.leadingWords)
    }
    scope.isOnOwnGround = scope.isOnOwnGround || collector.namesGround(value, besides: phrases)
    // `never color: #222222` states no color.
    for phrase in phrases where !(phrase.name.senses.first?.contains(.refusal) ?? false) {
      let hasValue = phrase.isStatement(isRemark: isRemark)
      if hasValue {
        add(phrase.name, phrase.value, phrase.range, in: scope)
        if LookEvidence.isDesign(phrase.pieces) { draft.evidence += 1 }
      }
      paint(phrase, in: scope, value)
    }
    if let state = scope.state { readFade(of: value, state) }
  }

  /// A state that fades the whole component says nothing certain about contrast.
  private mutating func readFade(of value: TextValues, _ state: String) {
    for slice in StatedAlternative.segments(of: value.pieces)
    where slice.first?.word == "opacity" || slice.last?.word == "opacity" {
      guard !slice.contains(where: { $0.color != nil || $0.isToken }) else { continue }
      let number = slice.lazy.compactMap { $0.number ?? $0.length.map { $0.value / 100 } }.first
      if let number, number < 1 { draft.fadedStates.insert(state) }
    }
  }
}

extension ComponentDraft {
  /// Whether a name says the color of one of several to choose from, which its icon has at least: *Unselected color* of a
  /// navigation bar.
  func hasChoice(of name: WrittenName) -> Bool {
    name.words.count == 2 && name.state != nil && StateNames.isSwitcher(self.name.text)
  }

  /// What is a few pixels wide or tall is a bar, on which nothing is written.
  fileprivate mutating func setApartIfThin(_ role: DimensionRole?, _ value: TextValues, in scope: ItemScope) {
    guard let variant = scope.variant, role == .width || role == .height,
      let size = value.lengths.first?.dimension.pixels(pointsArePixels: true), size < 8
    else { return }
    apartVariants.insert(variant)
  }
}

extension StatedAlternative {
  /// The value without its condition.
  func value(in file: SourceFile) -> ByteRange {
    guard let qualifier, let open = pieces.last(where: { $0.isOpen && $0.range.end <= qualifier.start }) else {
      return range
    }
    var end = open.range.start
    while end > range.start, file.bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
    // The mark that closes inline code stays with the one that opens it.
    let ticks = file.bytes.from(range.start, to: max(end, range.start)).count { $0 == UInt8(ascii: "`") }
    if ticks % 2 == 1, file.bytes[end - 1] == UInt8(ascii: "`") { end -= 1 }
    return ByteRange(range.start, max(end, range.start))
  }

  /// Whether it states a value, not only words.
  var isValue: Bool {
    pieces.contains {
      $0.color != nil || $0.length != nil || $0.number != nil || $0.isToken
        || ($0.isWord && ColorWords.named($0.word, isInCode: false) != nil)
    }
  }
}
