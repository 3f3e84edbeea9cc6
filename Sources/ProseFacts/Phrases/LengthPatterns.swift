import DesignTokens
import Facts
import Lexicon

/// The ways of saying what a length measures, in the order in which they are tried: the first that fits counts.
///
/// What stands beside the length goes before what stands around it: `Height: Auto (text height + 16pt padding)` states a
/// padding.
extension LengthPattern {
  /// All of them in their order.
  package static let catalog = [
    listed, awayFromEdge, awayFromThing, nounBehind, nounBehindOf, subject, command, placeInFront, roomLeft, nounBefore,
    verb,
    behindTypeface, besideType, beforeWeight, sizeOfWriting, valueOfProperty, tokenInFront, relation, factor, lineStyle,
    edge,
    alternative,
    apposition, continued, side, writing,
  ]

  static let listed = LengthPattern(
    "length in a list of lengths", reads: ["Gaps (8pt, 12pt)": .gap], leaves: ["8pt gap, 12pt padding"]
  ) { place in
    guard place.setting.role == nil, let last = place.earlier.last, last.index == place.index - 2,
      place.pieces[place.index - 1].isComma, place.pieces[place.index].depth == place.pieces[last.index].depth
    else { return nil }
    let next = place.index + 1
    let isLast =
      next == place.pieces.count || place.pieces[next].isComma || place.pieces[next].isClose
      || place.pieces[next].isStop
    return isLast ? Reading(role: last.role) : nil
  }

  static let awayFromThing = LengthPattern(
    "how far a thing is from another",
    reads: [
      "Label 10px from the icon": .gap, "The title is offset 10px below the hero": .margin, "icons 8px apart": .gap,
    ],
    leaves: ["Label of 10px", "Padding 10px from the edge", "Divider 1px between rows"]
  ) { place in
    guard !place.setting.isValue, let relation = place.wordOfRelation, let role = place.relation(at: relation),
      place.nounBehind == nil, let before = place.nounBefore,
      place.isOfEachOther(relation) || before.term?.slot != .line && !before.isMeasure
        || before.contains(.offset) && place.means(place.startOfChain - 1, .copula)
    else { return nil }
    return Reading(role: role == .inset && place.isThing(behind: relation) ? .gap : role, side: place.side)
  }

  static let nounBehind = LengthPattern(
    "noun behind a length",
    reads: ["16px horizontal padding": .padding, "20pt icon": .size, "8px 16px padding": .padding],
    leaves: ["16px from the edge", "12px for text"]
  ) { place in
    place.nounBehind?.term?.role.map { Reading(role: place.corrected($0), side: place.side) }
  }

  static let nounBehindOf = LengthPattern(
    "noun behind a length and “of”",
    reads: [
      "There are 16px of padding around the text": .padding, "8px of corner rounding": .radius,
      "It is no more than 640px in width": .width,
    ],
    leaves: ["16px of the screen", "50% of the width", "12px in the header"]
  ) { place in
    let of = place.endOfChain
    guard !place.setting.isValue, place.isInSegment(of), place.means(of, .partitive) || place.isExtent(behind: of),
      place.dimension?.unit != "%", let senses = place.measure(behind: of)
    else { return nil }
    return senses.term?.role.map { Reading(role: place.corrected($0), side: place.side) }
  }

  static let subject = LengthPattern(
    "subject of the sentence",
    reads: [
      "Spacing between avatar and name is 10px": .gap, "The height of the icon is 24px": .height,
      "Der Abstand zwischen Symbol und Text beträgt 8px": .gap,
    ],
    leaves: ["The icon in the gap is 8px", "The gap, like the icon, is 8px"]
  ) { place in
    place.roleOfSubject.map { Reading(role: place.corrected($0), side: place.side) }
  }

  static let nounBefore = LengthPattern(
    "noun in front of a length",
    reads: ["padding of 16px": .padding, "Border #EA5455 (2pt)": .border, "height of at least 48px": .height],
    leaves: ["padding between rows: 16px", "a shadow of 4px"]
  ) { place in
    guard let noun = place.nounBefore, let role = noun.term?.role else { return nil }
    // `Body copy runs at 16px/24px`
    if noun.term?.slot == .text, place.isBehindSlash { return Reading(role: place.roleInText(besides: role)) }
    return Reading(role: place.corrected(role), side: place.side)
  }

  static let verb = LengthPattern(
    "verb beside a length",
    reads: [
      "The card is padded with 16px": .padding, "Corners are rounded with 8px": .radius,
      "Icon and label are separated by 8px": .gap, "Sub-items are indented by 24px": .inset,
      "Die Karte ist mit 8px abgerundet": .radius, "Padded 10px on all sides": .padding,
    ],
    leaves: ["The card moves by 16px", "Padded cards have 16px"]
  ) { place in
    guard !place.setting.isValue, let role = place.roleOfVerb else { return nil }
    return Reading(role: role, side: place.side)
  }

  static let behindTypeface = LengthPattern(
    "length behind a weight or a kind of typeface", reads: ["Inter SemiBold 16pt": .fontSize, "mono 13px": .fontSize],
    leaves: ["a bold line 16pt high"]
  ) { $0.isBehindTypeface ? Reading(role: .fontSize) : nil }

  static let besideType = LengthPattern(
    "side in a description of writing", reads: ["Inter SemiBold 16pt, 8pt bottom": .margin],
    leaves: ["Inter SemiBold 16pt, left 2pt stripe"]
  ) { place in
    // Behind the length stands what it measures, if anything does.
    guard let side = place.side, place.isInDescriptionOfType,
      place.word(place.endOfChain).isEmpty || !place.isInSegment(place.endOfChain)
        || place.means(place.endOfChain, .side) || place.means(place.endOfChain, .edge)
    else { return nil }
    return Reading(role: .margin, side: side)
  }

  static let beforeWeight = LengthPattern(
    "length in front of a weight", reads: ["13px, font-weight 600": .fontSize],
    leaves: ["Padding 13px, font-weight 600"]
  ) { place in
    place.setting.role == nil && place.isBeforeWeight ? Reading(role: .fontSize) : nil
  }

  static let sizeOfWriting = LengthPattern(
    "value of a size of writing", reads: ["14px": .fontSize, "14px/20px": .lineHeight], in: .value(of: .fontSize)
  ) { place in
    guard place.setting.role == .fontSize else { return nil }
    return Reading(role: place.roleInText(besides: .fontSize), side: place.side)
  }

  static let valueOfProperty = LengthPattern(
    "value of a property", reads: ["12px": .padding, "8px 16px": .padding], leaves: ["44pt icon"],
    in: .value(of: .padding)
  ) { place in
    let side = place.side
    guard let role = place.setting.role, place.setting.isValue, !place.isPlaced(side, in: role),
      role != .inset || !place.isDescribed && !place.isOfPoint
    else { return nil }
    return Reading(role: place.corrected(role), side: side)
  }

  static let tokenInFront = LengthPattern(
    "token in front of a length", reads: ["`space.md` (12px)": .gap, "`radius.md` 8px": .radius],
    leaves: ["`brand.primary` (12px)"]
  ) { place in
    place.roleOfTokenBefore.map { Reading(role: $0, side: place.side) }
  }

  static let relation = LengthPattern(
    "preposition behind a length",
    reads: ["16pt from the edge": .inset, "8pt above the field": .margin, "12px between cells": .gap],
    leaves: ["16pt for cells"]
  ) { place in
    guard let relation = place.wordOfRelation, let role = place.relation(at: relation) else { return nil }
    // `Borders: 2px between cells` are as thick.
    guard role != .gap || !place.earlier.isEmpty || ![.border, .stroke].contains(place.setting.role) else { return nil }
    // `16px left and right, 8px above`
    return Reading(role: role, side: place.side ?? (role == .margin ? place.word(relation) : nil))
  }

  static let factor = LengthPattern("one of two sides", reads: ["20 × 20pt": .size], leaves: ["20pt and 20pt"]) {
    $0.isFactor ? Reading(role: .size) : nil
  }

  static let lineStyle = LengthPattern(
    "style of a line behind a length", reads: ["1px solid": .stroke], leaves: ["1px thin"]
  ) { place in
    guard place.means(place.index + 1, .lineStyle) else { return nil }
    return Reading(role: place.setting.slot == .line ? .border : .stroke)
  }

  static let edge = LengthPattern(
    "edge in front of a length", reads: ["left 12pt": .inset, "top 2px #1D1D1F": .stroke], leaves: ["left 3px bar"]
  ) { place in
    place.edgeBefore.map { Reading(role: place.isColored ? .stroke : .inset, side: $0) }
  }

  static let side = LengthPattern(
    "side beside a length", reads: ["12px horizontal, 8px vertical": .padding],
    leaves: ["12px vertical padding"]
  ) { place in
    place.side.map { Reading(role: place.setting.isText ? .margin : .other, side: $0, isOpen: true) }
  }

  static let writing = LengthPattern(
    "length in a description of writing", reads: ["16px": .fontSize, "16px/24px": .lineHeight], in: .writing
  ) { $0.setting.isText ? Reading(role: $0.roleInText()) : nil }

  static let alternative = LengthPattern(
    "length behind another and “to” or “or”",
    reads: [
      "Padding of 8px to 12px": .padding, "A gap of 8px or 12px": .gap, "A gap between 8px and 12px": .gap,
      "Padding goes from 8px on phones up to 16px": .padding,
    ],
    leaves: ["8px or 12px", "Padding of 8px on phones"]
  ) { place in
    guard let last = place.earlier.last, last.role != .other, place.isRangeEnd(behind: last) else { return nil }
    return Reading(role: last.role, side: last.side)
  }
}

extension LengthPlace {
  /// The measure that the words behind a place name, before any that ends the phrase: `of generous inner padding`.
  fileprivate func measure(behind place: Int) -> Senses? {
    var found: Senses?
    // `48px de haut`
    var previous = word(place)
    for next in (place + 1)..<min(pieces.count, place + 6) {
      guard isInSegment(next), pieces[next].isWord, !pieces[next].endsPhrase else { break }
      let senses = Self.senses(previous, pieces[next])
      previous = pieces[next].word
      if senses.isMeasure { found = senses }
    }
    return found
  }

  /// The measure that a sentence begins with and says more of, right before a verb that says what it is.
  fileprivate var roleOfSubject: DimensionRole? {
    var verb = startOfChain
    // `es de 24px`, `is at least 24px`
    while verb > 1, isInSegment(verb), !means(verb, .copula), means(verb, .link) { verb -= 1 }
    guard !setting.isValue, verb > 1, isInSegment(verb), means(verb, .copula) else { return nil }
    var first = verb
    while first > 0, verb - first < 12, isInSegment(first - 1), pieces[first - 1].isWord { first -= 1 }
    for place in first..<max(first, min(verb, first + 4)) {
      let senses = Self.senses(place > first ? word(place - 1) : "", pieces[place])
      if senses.isMeasure {
        // `Szerokość przycisku wynosi …`: languages with cases need no word between.
        let next = pieces[place + 1]
        let isSaidMoreOf = next.means(.where) || next.means(.partitive) || place + 2 == verb && next.senses.term == nil
        // `La marge interne est de 12px`
        return isSaidMoreOf ? role(of: senses, at: place, before: verb) : nil
      }
      guard senses.term == nil else { return nil }
    }
    return nil
  }

  /// What a measure and the words behind it measure: `marge interne`, `size of the font`.
  private func role(of measure: Senses, at place: Int, before verb: Int) -> DimensionRole? {
    let role = (Lexicon.term(of: word(place), word(place + 1)) ?? measure.term)?.role
    let isOfWriting = pieces[(place + 1)..<verb].contains { $0.senses.term?.role == .fontSize }
    return role == .size && isOfWriting ? .fontSize : role
  }

  /// What the verb beside the length does with it: `rounded with 8px`, `mit 8px abgerundet`.
  fileprivate var roleOfVerb: DimensionRole? {
    var place = startOfChain
    var steps = 0
    while steps < 3, isInSegment(place), pieces[place].isWord,
      means(place, .link) || means(place, .preposition)
    {
      place -= 1
      steps += 1
    }
    if isInSegment(place), let role = Lexicon.senses(of: word(place)).verb ?? verbInClause { return role }
    let behind = endOfChain
    guard isInSegment(behind) else { return nil }
    return Lexicon.senses(of: word(behind)).verb ?? Lexicon.senses(of: word(behind), word(behind + 1)).verb
  }

  /// `20x20pt, left 12pt` inside an icon: the second length places it, though the property is a size.
  fileprivate func isPlaced(_ side: String?, in role: DimensionRole) -> Bool {
    switch role {
    case .size: edgeBefore != nil || relationBehind != nil || (side != nil && !isFactor)
    case .stroke, .border: isFactor || relationBehind != nil
    default: false
    }
  }
}

extension LengthSetting {
  /// The value of a property whose lengths play a part.
  fileprivate static func value(of role: DimensionRole) -> LengthSetting {
    var setting = LengthSetting()
    setting.isValue = true
    setting.role = role
    return setting
  }

  /// A description of writing.
  fileprivate static var writing: LengthSetting {
    var setting = LengthSetting()
    setting.isValue = true
    setting.isText = true
    return setting
  }
}
