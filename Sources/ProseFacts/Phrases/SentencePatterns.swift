import DesignTokens
import Facts
import Lexicon
import SourceText

/// The patterns that look at more of a sentence than what stands beside the length.
extension LengthPattern {
  static let awayFromEdge = LengthPattern(
    "how far off an edge",
    reads: [
      "La croix se trouve à 12px du bord droit": .inset, "La cruz queda a 12px del borde derecho": .inset,
      "O ícone fica a 8px do rótulo": .gap,
    ],
    leaves: ["Un filet de 1px du bord", "A 12px border"]
  ) { place in
    let of = place.endOfChain
    guard !place.setting.isValue, place.isInSegment(of), place.means(of, .partitive),
      place.means(place.startOfChain, .preposition) || place.means(place.startOfChain, .orLength),
      !place.means(place.startOfChain, .partitive)
    else { return nil }
    if place.isEdge(behind: of) { return Reading(role: .inset, side: place.side) }
    return place.isThing(behind: of) ? Reading(role: .gap) : nil
  }

  static let command = LengthPattern(
    "verb that a sentence begins with",
    reads: [
      "Pad the header by 12px": .padding, "Round off the top corners with 16px": .radius,
      "Nudge the dot 2px to the left": .offset,
    ],
    leaves: ["Padded cards have 16px", "Round icons, 16px", "Pad the 16px icon"]
  ) { place in
    place.roleOfCommand.map { Reading(role: $0, side: place.side) }
  }

  static let placeInFront = LengthPattern(
    "place named in front of a length",
    reads: [
      "Between icon and label there are 8px": .gap, "Über der Überschrift bleiben 24px": .margin,
      "From section to section there are 24px": .gap, "Every edge gets 10px": .inset,
      "Between icon and label 8px": .gap,
    ],
    leaves: ["Between 600px and 900px there are 24px columns", "Above the fold there is a 24px icon"]
  ) { place in
    place.roleOfPlace.map { Reading(role: place.corrected($0)) }
  }

  static let roomLeft = LengthPattern(
    "room that is left free",
    reads: [
      "Leave 16px free on either side": .gap, "Ringsum bleiben innen 16px frei": .padding,
      "Inside, the card leaves 16px all round": .padding,
    ],
    leaves: ["Leave the 16px icon", "The card leaves after 16px"]
  ) { place in
    let isFree = place.means(place.endOfChain, .free)
    guard !place.setting.isValue, place.isBehindVerb(.leaves), isFree || place.isInside else { return nil }
    return Reading(role: place.isInside ? .padding : .gap)
  }

  static let apposition = LengthPattern(
    "length between commas behind its noun",
    reads: ["The heading, 28px, is bold": .fontSize, "It has a thin frame, 1px": .border],
    leaves: ["8px gap, 12px", "Icon, label, 12px", "Button with a border, 44px"]
  ) { place in
    place.roleOfNounBeforeComma.map { Reading(role: $0) }
  }

  static let continued = LengthPattern(
    "length that goes on with the one before",
    reads: [
      "20px padding, 14px on small screens": .padding, "16px horizontal padding, 12px vertical": .padding,
      "The card is padded with 16px, the compact one with 8px": .padding,
      "A padding of 10px is a mistake; use 12px": .padding,
    ],
    leaves: [
      "20px padding, the sidebar 320px", "20px padding, 14px for text", "20px padding, at 768px", "8px gap. 12px",
    ]
  ) { place in
    guard let last = place.earlier.last, place.goesOn(with: last) else { return nil }
    return Reading(role: last.role, side: place.side ?? last.side)
  }
}

extension TextPiece {
  /// Whether it is part of running words: no value, no name in code, no end of a parenthesis.
  fileprivate var isRunning: Bool { isWord || isComma || isStop || isOpen || isSlash }
}

// What a clause says around a length.
extension LengthPlace {
  /// The first piece of the stretch between commas and stops that the length stands in, not too far off.
  private var startOfSegment: Int {
    var first = index
    while first > 0, isInSegment(first - 1), index - first < Self.reach { first -= 1 }
    return first
  }

  /// The first piece of its clause, if nothing but the end of another sentence stands before it.
  private var startOfSentence: Int? {
    let first = startOfSegment
    return first < index && startsSentence(first) ? first : nil
  }

  /// Where a sentence begins whose clause says no more than that there is something: `Entre deux lignes, il y a 8px`.
  private var placeBeforeComma: Int? {
    let comma = startOfSegment - 1
    guard comma > 0, pieces[comma].isComma, isBehindVerb(.copula), index - comma < 5 else { return nil }
    let first = (pieces[max(0, comma - Self.reach)..<comma].lastIndex { !$0.isWord } ?? -1) + 1
    return first < comma && startsSentence(first) ? first : nil
  }

  /// Whether a place holds another length, or a word for what one measures.
  private func isMeasuring(_ place: Int) -> Bool { pieces[place].length != nil || pieces[place].senses.isMeasure }

  /// The word behind a place, articles and the like passed over, that has a meaning asked for.
  private func isNoun(behind place: Int, where matches: (Senses) -> Bool) -> Bool {
    for next in (place + 1)..<max(place + 1, min(pieces.count, place + 4)) {
      guard isInSegment(next), pieces[next].isWord else { return false }
      if matches(pieces[next].senses) { return true }
    }
    return false
  }

  /// Whether an edge is named behind a preposition.
  func isEdge(behind place: Int) -> Bool { isNoun(behind: place) { $0.contains(.edgeNoun) } }

  /// Whether a thing beside which others stand is named behind a preposition: a label, an icon, a button.
  func isThing(behind place: Int) -> Bool {
    !isEdge(behind: place)
      && isNoun(behind: place) { $0.term?.slot == .text || $0.term?.slot == .icon || $0.contains(.button) }
  }

  /// Whether a phrase ends with the extent that the length is of: `640px in width`.
  func isExtent(behind place: Int) -> Bool {
    guard means(place, .inside), means(place, .preposition), isInSegment(place + 1), pieces[place + 1].senses.isMeasure
    else { return false }
    return !isInSegment(place + 2) || !pieces[place + 2].isWord || pieces[place + 2].endsPhrase
  }

  /// Whether its clause says without a noun that room is inside: `innen 16px Luft`, `Inside, the card leaves 16px`.
  var isInside: Bool {
    var place = startOfSegment
    if place > 1, pieces[place - 1].isComma, means(place - 2, .inside), startsSentence(place - 2) { return true }
    while place < pieces.count, isInSegment(place), place < index + 10 {
      if means(place, .inward) { return true }
      place += 1
    }
    return false
  }

  private func startsSentence(_ place: Int) -> Bool { place == 0 || pieces[place - 1].isStop }

  /// Whether a height, or a line, is that of a line of writing: `each line of the body is 24px high`, `12px on a line of
  /// 16px`.
  func isOfLineOfWriting(_ role: DimensionRole) -> Bool {
    let near = pieces[max(startOfSegment, index - 12)..<index]
    guard near.contains(where: { $0.means(.ofText) }) else { return false }
    return role == .height
      ? near.contains { $0.senses.term?.slot == .text } : earlier.last?.role == .fontSize && !setting.isValue
  }

  /// Whether nothing but a slash parts it from the length before: `16px/24px`.
  var isBehindSlash: Bool {
    index > 1 && pieces[index - 1].isSlash && earlier.last?.index == index - 2
      && pieces[index - 2].range.end + 1 == pieces[index].range.start
  }

  /// Whether a verb of a meaning stands before it with nothing but small words between.
  func isBehindVerb(_ sense: Sense) -> Bool {
    var place = startOfChain
    for _ in 0..<4 {
      guard isInSegment(place), pieces[place].isWord else { return false }
      if means(place, sense) || Lexicon.senses(of: word(place - 1), word(place)).contains(sense) { return true }
      guard means(place, .link) || means(place, .side) || means(place, .inward) || means(place, .minimum) else {
        return false
      }
      place -= 1
    }
    return false
  }

  /// What the verb that the sentence begins with does: `Pad the header by 12px`.
  var roleOfCommand: DimensionRole? {
    guard !setting.isValue, let first = startOfSentence, index - first > 2, pieces[first].isWord,
      pieces[first].senses.term == nil, isSmall(first + 1),
      !pieces[(first + 1)..<index].contains(where: { $0.length != nil })
    else { return nil }
    if means(first, .moves), pieces[startOfChain].isWord, !means(startOfChain, .link) { return .offset }
    return means(startOfChain, .preposition) ? pieces[first].senses.verb : nil
  }

  /// Whether a word is an article or the like, so that what stands before it governs what follows.
  private func isSmall(_ place: Int) -> Bool {
    pieces[place].isWord
      && (pieces[place].senses.isEmpty || means(place, .link) || means(place, .beforeSide)
        || means(place, .preposition))
  }

  /// What a verb anywhere before `by` does: `keep it clear of its neighbors by 16px`.
  var verbInClause: DimensionRole? {
    let by = startOfChain
    guard isInSegment(by), means(by, .preposition), !means(by, .where) else { return nil }
    var place = by - 1
    while isInSegment(place), by - place < 8, pieces[place].isWord, !pieces[place].senses.isMeasure {
      if let role = pieces[place].senses.verb ?? Lexicon.senses(of: word(place), word(place + 1)).verb { return role }
      place -= 1
    }
    return nil
  }

  /// What the place that the sentence begins with makes of the length behind the verb.
  var roleOfPlace: DimensionRole? {
    guard !setting.isValue, let first = startOfSentence ?? placeBeforeComma, index - first > 2, pieces[first].isWord
    else { return nil }
    let inner = (first + 1)..<index
    guard !inner.contains(where: isMeasuring) else { return nil }
    if means(first, .strict), means(first + 1, .edgeNoun) { return startOfChain == first + 2 ? .inset : nil }
    guard let role = pieces[first].senses.relation,
      isBehindVerb(.copula) || isBehindVerb(.leaves) || role == .gap && isLast
    else { return nil }
    guard role == .inset else { return role }
    return inner.contains { word($0) == "to" || means($0, .orLength) } ? .gap : nil
  }

  /// Whether its sentence ends behind it.
  private var isLast: Bool { !isInSegment(endOfChain) || pieces[endOfChain].isStop }

  /// What the noun right before a comma measures, where the length stands alone behind it.
  var roleOfNounBeforeComma: DimensionRole? {
    guard !setting.isValue, setting.role == nil, index > 1, pieces[index - 1].isComma,
      index + 1 == pieces.count || pieces[index + 1].isComma || pieces[index + 1].isStop
    else { return nil }
    var first = index - 2
    while first >= 0, index - first < Self.reach, pieces[first].isWord, !means(first, .where) { first -= 1 }
    guard first < index - 2, first < 0 || pieces[first].isStop else { return nil }
    return Self.senses(word(index - 3), pieces[index - 2]).term?.role
  }

  /// Whether the length ends a range that another begins: `8px to 12px`, `from 8px on phones up to 16px`.
  func isRangeEnd(behind last: MeasuredLength) -> Bool {
    guard isInSegment(last.index), last.index < index else { return false }
    if last.index == index - 2 { return joinsLengths(index - 1) }
    return word(index - 1) == "to" && means(last.index - 1, .from) && index - last.index < 8
  }

  /// Whether the clause of the length says nothing of its own about what it measures, so that it goes on with another.
  func goesOn(with last: MeasuredLength) -> Bool {
    guard !setting.isValue, setting.role == nil, last.role != .other, index - last.index <= 12,
      pieces[last.index].depth <= pieces[index].depth, pieces[(last.index + 1)..<index].allSatisfy(\.isRunning)
    else { return false }
    var first = index
    while first - 1 > last.index, leads(first - 1) { first -= 1 }
    guard begins(first, behind: last) else { return false }
    if side != nil, ![.padding, .margin, .gap, .inset].contains(last.role) { return false }
    return isAlone(behind: endOfChain)
  }

  /// Whether a word in front of the length says nothing of what it measures.
  private func leads(_ place: Int) -> Bool {
    guard pieces[place].isWord, pieces[place].senses.term == nil, pieces[place].senses.relation == nil,
      !means(place, .minimum), !(means(place, .where) && means(place, .beforeSide))
    else { return false }
    return means(place, .link) || means(place, .adjective) || means(place, .orLength) || means(place, .condition)
      || means(place, .preposition) || means(place, .closer) && !means(place, .where)
  }

  /// Whether a clause begins at a place: behind a comma, a semicolon or a parenthesis, or with `or`.
  private func begins(_ first: Int, behind last: MeasuredLength) -> Bool {
    guard first > last.index + 1 else { return false }
    if means(first, .orLength) { return true }
    let sign = pieces[first - 1]
    // Of two sentences the second goes on only where words say so: `Use 12px.`
    return sign.isComma || sign.isOpen || sign.isStop && first < index
  }

  /// Whether nothing behind a place says what is measured: the end, a side, a condition.
  private func isAlone(behind place: Int) -> Bool {
    var place = place
    guard isInSegment(place) else { return true }
    guard pieces[place].isWord,
      means(place, .closer) || means(place, .link) || means(place, .side) || means(place, .free)
    else { return pieces[place].isStop || pieces[place].isComma || pieces[place].isClose }
    while isInSegment(place), pieces[place].isWord || pieces[place].isComma || pieces[place].isStop {
      let term = pieces[place].senses.term
      if term?.slot != nil || pieces[place].isWord && relation(at: place) != nil { return false }
      place += 1
    }
    return !isInSegment(place) || pieces[place].isClose
  }
}
