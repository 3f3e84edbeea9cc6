import DesignTokens
import Facts
import Lexicon
import SourceText

// How stated colors are kept for pairs.
extension ComponentReader {
  /// Keeps the color of a phrase such as `white text`.
  mutating func paint(_ phrase: PropertyPhrase, in scope: ItemScope, _ value: TextValues) {
    guard let slot = phrase.name.slot, slot == .background || !phrase.isOnShape,
      !RefusalLabels.open(phrase.pieces), !phrase.isOfClass(in: file.bytes)
    else { return }
    let read = collector.paint(phrase.pieces.written(as: slot)) ?? collector.hued(phrase, slot, beside: value)
    let found = slot == .background && read.map(phrase.lays) ?? false ? nil : read
    let range = found?.range ?? phrase.range
    let scope = slot == .background || slot == .text ? scope.inState(of: phrase.name) : scope
    keep(name(of: phrase, slot, in: scope), found, range, slot, phrase.pieces, value, in: scope)
    if found?.ground == nil { keepOther(than: slot, of: phrase, in: scope) }
  }

  /// The name of a phrase, of which the words in front of a ground are no part where it has no other value: `Scarlet
  /// background` of a state or a variant says a color, known or not, and not whose ground it is.
  private func name(of phrase: PropertyPhrase, _ slot: PaintSlot, in scope: ItemScope) -> WrittenName {
    let isApart = slot == .background && phrase.value.isEmpty && (scope.state != nil || scope.variant != nil)
    let noun = isApart ? phrase.pieces.last { $0.isWord && phrase.name.range.contains($0.range) } : nil
    return noun.map { WrittenName(file, $0.range) } ?? phrase.name
  }

  /// `White background with primary color text` states both sides in one phrase, of which only one is known.
  ///
  /// In its state or variant what is stated elsewhere holds for the other one no more.
  private mutating func keepOther(than slot: PaintSlot, of phrase: PropertyPhrase, in scope: ItemScope) {
    let other: PaintSlot = slot == .background ? .text : .background
    guard slot == .background || slot == .text, scope.state != nil || scope.variant != nil,
      phrase.pieces.contains(where: {
        $0.isWord && !phrase.name.range.contains($0.range) && $0.senses.term?.slot == other
      })
    else { return }
    var paint = StatedPaint(
      value: .unknown, range: phrase.range, slot: other, name: other == .text ? "text" : "background", subject: "")
    paint.part = scope.part
    paint.block = scope.block
    paint.state = scope.state.flatMap { StateNames.isDefault($0) ? nil : $0 }
    paint.variant = scope.variant
    draft.paints.append(paint)
  }

  /// Keeps the color of a property's value; a state inside its name (`Hover Background`) holds.
  mutating func paint(
    _ name: WrittenName, _ pieces: ArraySlice<TextPiece>, _ value: TextValues, in scope: ItemScope,
    slot: PaintSlot? = nil
  ) {
    let scope = scope.inState(of: name)
    // Only the first sentence is the value; what follows it is advice.
    let pieces = pieces.prefix { !($0.isStop && $0.depth == 0) || file.isArrow($0) }
    let type = TypeSetting(pieces, value.lengths)
    // A family, a weight and a size describe writing, whatever the property is called.
    let given = name.slot == nil || name.slot == .color ? scope.setting?.slot : nil
    let slot = slot ?? given ?? name.slot ?? (type.isFont ? .text : nil)
    readType(name, value, in: scope)
    guard let slot else { return }
    if slot == .color, let ground = pieces.groundWithBorder {
      return keep(name, collector.paint(ground), value.range, .background, ground, value, in: scope)
    }
    let colored = pieces.split { $0.isComma && $0.depth == 0 }.compactMap { collector.paint($0) }
    let found = colored.count == 1 ? colored[0] : collector.paint(pieces)
    if slot == .text, let found, pieces.nameGround(of: found.range) { return }
    keep(name, found, found?.range ?? value.range, slot, pieces, value, in: scope)
  }

  /// Keeps a color that is written as an object.
  mutating func paint(_ name: WrittenName, _ color: Color, at range: ByteRange, _ slot: PaintSlot, in scope: ItemScope)
  {
    let text = TextValues(range: range, pieces: [], lengths: [])
    let stated = ColorReading(value: color.alpha == 0 ? .clear : .literal(color), range: range, pattern: "")
    keep(name, stated, range, slot, [], text, in: scope)
  }

  private mutating func keep(
    _ name: WrittenName, _ found: ColorReading?, _ range: ByteRange, _ slot: PaintSlot, _ pieces: ArraySlice<TextPiece>,
    _ text: TextValues, in scope: ItemScope
  ) {
    var slot = slot
    if scope.isOnOwnGround, slot == .text || slot == .icon { return }
    // The name in an icon's description is the icon's own (`chevron.right`) unless one of the two says that it is a
    // color's.
    if slot == .icon, !name.isColor, case .token(let token, _) = found?.value, !TokenColor.isCertain(token.text) {
      return
    }
    if slot == .color {
      slot = draft.parts[scope.part].slot ?? (scope.part == 0 && draft.hasChoice(of: name) ? .icon : .color)
    }
    // `accent border + halo rgba(…)`: of several things that show the state, one is enough.
    if slot == .line, pieces.contains(where: \.isPlus) { return }
    guard slot == .background || slot == .text || slot == .icon || slot == .color || isSignal(name, slot, in: scope)
    else { return }
    // `--card-foreground` lies on `--card`, whatever `--background` is beside it.
    if name.text.hasPrefix("--"), !TokenName(name.text).backgroundsByName.isEmpty { return }
    let type = TypeSetting(pieces, text.lengths)
    guard let value = found?.value ?? silent(slot, pieces) else {
      // Writing without a color of its own takes the "Color" of its part.
      if slot == .text, scope.state == nil, scope.variant == nil, type.size != nil,
        draft.parts[scope.part].type.size == nil
      {
        draft.parts[scope.part].type = type
      }
      return
    }
    let own = subject(of: name)
    var paint = StatedPaint(
      value: value, range: range, slot: slot, name: StatedPaint.name(of: name),
      subject: own.isEmpty ? scope.subject : own)
    if !scope.owner.isEmpty { paint.subject += " " + scope.owner }
    paint.part = scope.part
    paint.block = scope.block
    paint.state = scope.state.flatMap { StateNames.isDefault($0) ? nil : $0 }
    paint.variant = scope.variant
    paint.type = type
    paint.ground = found?.ground
    paint.reading = found?.pattern
    paint.isOutside = isOutside(pieces) || pieces.isLimited
    if scope.isOwn, !draft.paints.suffix(64).contains(where: { $0.states(paint) }) { paint.variant = nil }
    draft.paints.append(paint)
  }

  /// Whether a line shows that something has the focus or is wrong; other lines are ornament.
  private func isSignal(_ name: WrittenName, _ slot: PaintSlot, in scope: ItemScope) -> Bool {
    guard slot == .line else { return false }
    let state = WrittenName.words(of: scope.state ?? "").first?.lowercased() ?? ""
    return state.means(.signalState)
      || name.words.contains("ring") || name.words.contains("focus")
  }

  /// The words of a name that are neither what it paints nor its state nor the component's own.
  ///
  /// A word that may be a state and is not taken for one (`activeBackground`) tells a thing apart as any other does.
  private func subject(of name: WrittenName) -> String {
    subject(in: name.otherWords, butStates: name.state != nil)
  }

  /// Those of some words that name a thing of its own, neither the component nor all of it.
  func subject(in words: [String], butStates: Bool = true) -> String {
    let words = words.filter {
      $0.utf8.count > 2 && Lexicon.term(of: $0)?.slot == nil && !(butStates && StateNames.isPossible($0))
        && !draft.name.words.contains($0)
        && !$0.means(.plainName)
    }
    return words.joined(separator: " ")
  }

  /// What it means that no color is named: a background is painted somehow; writing keeps what it has, unless the
  /// words speak of a change.
  private func silent(_ slot: PaintSlot, _ pieces: ArraySlice<TextPiece>) -> StatedPaint.Value? {
    if slot == .background { return .unknown }
    let changes = pieces.contains {
      $0.isWord && ($0.means(.hue) || $0.means(.colorChange))
    }
    return changes ? .unknown : nil
  }

  private func isOutside(_ pieces: ArraySlice<TextPiece>) -> Bool {
    for (index, piece) in zip(pieces.indices, pieces) where piece.isWord {
      if piece.means(.beside), !piece.means(.laying) { return true }
      let next = index + 1 < pieces.endIndex ? pieces[index + 1].word : ""
      // "Left of the switch" is beside it; "top right of the card" is a corner of it.
      let before = index > pieces.startIndex ? pieces[index - 1].word : ""
      if ["left", "right"].contains(piece.word), next == "of", !["top", "bottom", "upper", "lower"].contains(before) {
        return true
      }
    }
    return false
  }

  /// Keeps the size and weight of a part's writing, and whether the part stands outside (`Position: 4pt below field`).
  mutating func readType(_ name: WrittenName, _ value: TextValues, in scope: ItemScope) {
    if name.role == .inset || name.words.last == "position" || name.words.last == "placement" {
      // Where the component itself stands says nothing of what lies on it.
      if scope.part > 0, isOutside(value.pieces[...]) { draft.parts[scope.part].isOutside = true }
    }
    guard scope.state == nil, scope.variant == nil else { return }
    let isType = name.role == .fontSize && name.slot == nil || name.words.last == "weight"
    let isText = scope.setting?.slot == nil && draft.parts[scope.part].slot == .text && name.role == .size
    guard isType || isText else { return }
    let type = TypeSetting(value.pieces[...], value.lengths)
    if let size = type.size ?? (isText ? value.lengths.first?.dimension.value : nil) {
      draft.parts[scope.part].type.size = size
    }
    if let weight = type.weight { draft.parts[scope.part].type.weight = weight }
  }
}

extension SourceFile {
  /// `→` and `->`, which lead from one stop of a gradient to the next.
  fileprivate func isArrow(_ piece: TextPiece) -> Bool {
    let bytes = bytes[piece.range]
    return bytes.starts(with: [0xE2, 0x86]) || bytes.starts(with: "->".utf8)
  }
}

extension ArraySlice<TextPiece> {
  /// Whether a remark behind a color says that it is for another ground: `#F0EE9B (on dark bg only)`.
  fileprivate var isLimited: Bool {
    guard let color = firstIndex(where: { $0.color != nil || $0.isToken }) else { return false }
    let remark = self[color...].drop { !$0.isOpen }.prefix { !$0.isClose }.filter(\.isWord).map(\.word)
    guard let place = remark.firstIndex(where: { $0.means(.laying) }) else { return false }
    return remark[place...].contains { Lexicon.term(of: $0)?.slot == .background || StateNames.isTheme([$0]) }
  }

  /// Of a ground and what it bears (`#E33225 badges with white text`) what is meant: the color behind the word between.
  func written(as slot: PaintSlot) -> ArraySlice<TextPiece> {
    guard slot == .text || slot == .icon, let link = firstIndex(where: { $0.isWord && $0.means(.bearing) }),
      self[link...].contains(where: { $0.isWord && $0.senses.term?.slot == slot })
    else { return self }
    return self[(link + 1)...]
  }

  /// What stands in front of its border, which is a ground: `white with a blue border`; `nil` where no border is named.
  fileprivate var groundWithBorder: ArraySlice<TextPiece>? {
    guard let link = firstIndex(where: { $0.isWord && $0.means(.bearing) }), link > startIndex,
      let noun = self[link...].prefix(5).first(where: { $0.isWord && $0.senses.term?.slot != nil }),
      noun.senses.term?.slot == .line
    else { return nil }
    return self[..<link]
  }
}

extension StatedPaint {
  /// Whether this is the same property of the same part in its default, whatever the variant.
  func states(_ other: StatedPaint) -> Bool {
    part == other.part && slot == other.slot && name == other.name && state == other.state && variant == nil
  }

  /// The name that states override by: `Text Color` and `Text` are one, `Icon color` and `Icon` too.
  static func name(of name: WrittenName) -> String {
    let words = name.words.filter { !$0.means(.color) && !$0.means(.state) && !$0.means(.partitive) }
      .map(\.withoutColor)
    return words.isEmpty ? "text" : words.joined(separator: " ")
  }
}

extension String {
  /// The word without one for color that it ends with: `textfarbe` is `text`, `文字色` is `文字`.
  fileprivate var withoutColor: String {
    guard utf8.count > 5, Lexicon.term(of: self)?.slot != nil else { return self }
    for end in indices.dropFirst() where String(self[end...]).means(.color) {
      let stem = String(self[..<end])
      if Lexicon.term(of: stem)?.slot != nil { return stem }
      // `bakgrundsfärg`
      if stem.hasSuffix("s"), Lexicon.term(of: String(stem.dropLast()))?.slot != nil { return String(stem.dropLast()) }
    }
    return self
  }
}

extension ArraySlice<TextPiece> {
  /// Whether a color is that of the ground or the shape that the words right behind it name: the messages of
  /// `Sent messages: #D4E6A0 bubble` lie on it.
  fileprivate func nameGround(of color: ByteRange) -> Bool {
    let behind = drop { $0.range.start < color.end }.drop(while: \.isClose).prefix(while: \.isWord).map(\.word)
    guard let noun = behind.first(where: { !$0.isAdjective || $0.means(.shape) }) else { return false }
    return (noun.means(.shape) || noun == "background" || noun == "bg")
      && !behind.contains { Lexicon.term(of: $0)?.slot == .text }
  }
}

extension PropertyPhrase {
  /// Whether its color stands in the brackets of a utility class, whose ground is among the classes: `bg-white text-[#123]`.
  fileprivate func isOfClass(in bytes: [UInt8]) -> Bool {
    pieces.contains { piece in
      piece.color != nil && piece.isInCode
        && bytes.from(max(0, piece.range.start - 2), to: piece.range.start).elementsEqual("-[".utf8)
    }
  }
}
