import DesignTokens
import Facts
import Lexicon

/// A length in a text, and the words beside it that may say what it measures.
struct LengthPlace {
  let pieces: [TextPiece]
  /// Where the length stands among the pieces.
  let index: Int
  /// What is known about the text.
  let setting: LengthSetting
  /// The lengths right before it, which are read: eight at most.
  let earlier: [MeasuredLength]
  /// Whether the text says what stands here: `Left: name (14px bold)` does not say how far from the left.
  let isDescribed: Bool

  /// How many pieces around a length may belong to what is said of it.
  static let reach = 24
  /// How many numbers and signs may stand in a row: `8px 16px 8px 16px`.
  private static let chain = 12

  var dimension: Dimension? { pieces[index].length }

  func isInSegment(_ other: Int) -> Bool {
    pieces.indices.contains(other) && pieces[other].segment == pieces[index].segment
  }

  func means(_ place: Int, _ sense: Sense) -> Bool { pieces.indices.contains(place) && pieces[place].means(sense) }

  func word(_ place: Int) -> String { pieces.indices.contains(place) && pieces[place].isWord ? pieces[place].word : "" }

  // Lengths and signs that belong to the same statement: `8px 16px`, `10–12pt`, `20 × 20pt`.

  private func isChained(_ place: Int) -> Bool {
    guard isInSegment(place) else { return false }
    switch pieces[place].kind {
    case .number, .length, .times, .range, .slash: return true
    default: return joinsLengths(place)
    }
  }

  /// `to` and `or` between two lengths, and what stands between those of `between 8px and 12px`.
  func joinsLengths(_ place: Int) -> Bool {
    guard pieces.indices.contains(place), pieces[place].isWord else { return false }
    if pieces[place].word == "to" { return true }
    return isMeasured(place - 1) && isMeasured(place + 1) && (pieces[place].means(.orLength) || isBetween(place - 1))
  }

  /// Whether a length is the first of `between 8px and 12px`.
  func isBetween(_ place: Int) -> Bool { means(place - 1, .between) && isMeasured(place) && isMeasured(place + 2) }

  private func isMeasured(_ place: Int) -> Bool {
    pieces.indices.contains(place) && (pieces[place].length != nil || pieces[place].number != nil)
  }

  var endOfChain: Int {
    var place = index + 1
    let limit = min(pieces.count, index + Self.chain)
    while place < limit, isChained(place) { place += 1 }
    return place
  }

  var startOfChain: Int {
    var place = index - 1
    let limit = max(0, index - Self.chain)
    while place >= limit, isChained(place), !pieces[place].isWord { place -= 1 }
    return place
  }

  /// Whether it is one side of `20 × 20`.
  var isFactor: Bool {
    [index - 1, index + 1].contains { place in
      guard pieces.indices.contains(place) else { return false }
      // `40px by 40px`
      if pieces[place].isTimes { return true }
      return means(place, .times) && place > 0 && pieces[place - 1].length != nil && isMeasured(place + 1)
        && pieces[place + 1].length?.unit == pieces[place - 1].length?.unit
    }
  }
}

// The nouns beside it.
extension LengthPlace {
  /// The noun phrase behind it (`16px horizontal padding`); its last noun counts.
  var nounBehind: Senses? {
    var found: Senses?
    var unknown = 0
    var previous = ""
    var place = endOfChain
    if place < pieces.count, pieces[place].isClose { return nounBehindParenthesis(place) }
    while place < min(pieces.count, index + Self.reach), isInSegment(place) {
      let piece = pieces[place]
      place += 1
      if piece.isToken || piece.color != nil { continue }
      guard piece.isWord, !piece.endsPhrase else { break }
      let senses = Self.senses(previous, piece)
      previous = piece.word
      if senses.term?.role != nil {
        found = senses
      } else if found != nil {
        // `2px inset marker`: what is inset is as wide.
        if pieces[place - 2].word == "inset", !senses.contains(.side), !senses.contains(.link),
          !senses.contains(.preposition)
        {
          return nil
        }
        break
      } else if !piece.isAdjective, !senses.contains(.side) {
        unknown += 1
        if unknown > 2 { break }
      }
    }
    return found
  }

  /// `` `space.sm` (8px) spacing``: a length alone in parentheses takes the noun behind them.
  private func nounBehindParenthesis(_ close: Int) -> Senses? {
    let first = startOfChain
    guard first > 0, pieces[first].isOpen, pieces[first - 1].isToken, close + 1 < pieces.count else { return nil }
    let next = pieces[close + 1]
    guard next.isWord, next.segment == pieces[first].segment else { return nil }
    return next.senses.term?.role == nil ? nil : next.senses
  }

  /// The noun in front of it (`padding of 16px`, `Border #EA5455 (2pt)`).
  var nounBefore: Senses? {
    // `所有间距都是8px的倍数`
    if means(means(endOfChain, .particle) ? endOfChain + 1 : endOfChain, .multiple) { return nil }
    var place = startOfChain
    guard place >= 0, !(place + 1 < index && pieces[place + 1].isTimes),
      isFactor || !pieces[(place + 1)..<index].contains(where: \.isTimes)
    else { return nil }
    var segment = pieces[index].segment
    while place >= max(0, index - Self.reach) {
      let piece = pieces[place]
      if piece.isOpen, piece.depth < pieces[index].depth {
        segment = piece.segment
        place -= 1
        continue
      }
      guard piece.segment == segment else { break }
      place -= 1
      if piece.isToken || piece.color != nil || piece.isColon { continue }
      guard piece.isWord else { break }
      let three = Lexicon.senses(of: word(place - 1), word(place), piece.word)
      let senses = three.term == nil ? Self.senses(word(place), piece) : three
      if senses == piece.senses, mayStandBeforeLength(place + 1) { continue }
      if let term = senses.term, term.slot != .shadow { return term.role == nil ? nil : senses }
      // What is written without blanks is cut around the words that are known.
      guard senses.term == nil, piece.word.isWide else { break }
    }
    return nil
  }

  /// Whether a word may stand between a noun and the length behind it.
  private func mayStandBeforeLength(_ place: Int) -> Bool {
    let own = pieces[place].senses
    return own.contains(.link) || own.contains(.side) || own.contains(.lineStyle) || own.contains(.than)
      // `set in 20px`, `captions in 12px`, `from 8px to 12px`, `between 8px and 12px`
      || (own.contains(.preposition) || own.contains(.from)) && means(place - 1, .link)
      || own.contains(.preposition) && own.contains(.inside) && isWriting(place - 1) && isAtEnd
      || own.contains(.from) && place + 1 == index && joinsLengths(index + 1) || isBetween(place + 1)
  }

  private func isWriting(_ place: Int) -> Bool {
    isInSegment(place) && pieces[place].senses.term?.slot == .text
  }

  /// Whether no noun follows the length.
  private var isAtEnd: Bool {
    let next = endOfChain
    return !isInSegment(next) || !pieces[next].isWord || pieces[next].endsPhrase || pieces[next].senses.weight != nil
  }

  /// What a word means together with the one before it, or by itself.
  static func senses(_ first: String, _ second: TextPiece) -> Senses {
    let both = Lexicon.senses(of: first, second.word)
    return both.term == nil ? second.senses : both
  }

  /// The part that the token right in front promises by its name (`` `space.md` (12px) ``).
  var roleOfTokenBefore: DimensionRole? {
    var place = startOfChain
    if place >= 0, pieces[place].isOpen { place -= 1 }
    guard place >= 0, pieces[place].isToken else { return nil }
    return TokenNamespace.role(ofToken: pieces[place].word)
  }

  /// What a preposition behind makes of it: `16pt from edge`, `8pt above field`, `12px between cells`.
  var relationBehind: DimensionRole? { wordOfRelation.flatMap(relation) }

  /// The width of the narrowest screens, in any unit of a pixel's size.
  private static let narrowestScreen = 320.0

  /// What the preposition at a place makes of a length, by itself or with the word before it.
  func relation(at place: Int) -> DimensionRole? {
    guard isInSegment(place), pieces[place].isWord else { return nil }
    // `24px from one another`
    if pieces[place].means(.from), let other = Lexicon.senses(of: word(place + 1), word(place + 2)).relation {
      return other
    }
    return Lexicon.senses(of: word(place - 1), word(place)).relation ?? pieces[place].senses.relation
  }

  /// Whether two words say that things stand off each other: `12px uma da outra`.
  func isOfEachOther(_ place: Int) -> Bool { Lexicon.senses(of: word(place - 1), word(place)).relation == .gap }

  /// Where that preposition stands.
  ///
  /// What is as wide as a screen keeps no distance: `at 1280px and 375px after each phase`.
  var wordOfRelation: Int? {
    guard (dimension?.value).map({ abs($0) < Self.narrowestScreen }) ?? true else { return nil }
    var place = endOfChain
    while place < min(pieces.count, index + Self.reach), isInSegment(place) {
      let piece = pieces[place]
      place += 1
      // `12px uma da outra`
      if Lexicon.senses(of: piece.word, word(place)).relation != nil { return place }
      if piece.isToken || piece.isWord && piece.isAdjective { continue }
      guard piece.isWord else { return nil }
      if piece.senses.relation != nil { return place - 1 }
      // `16px in from the edge`, `24px por debajo de`
      return piece.means(.preposition) && relation(at: place) != nil ? place : nil
    }
    return nil
  }
}

// The sides beside it, and what else is said of it.
extension LengthPlace {
  /// The word for the side that it holds on, behind it or right before it.
  var side: String? {
    var place = endOfChain
    var steps = 0
    while isInSegment(place), pieces[place].isWord, steps < 3 {
      if pieces[place].means(.side) { return pieces[place].word }
      guard pieces[place].isAdjective || pieces[place].means(.beforeSide) else { break }
      place += 1
      steps += 1
    }
    let before = startOfChain
    return before >= 0 && isInSegment(before) && means(before, .side) ? word(before) : nil
  }

  /// Whether it is one of two lengths that stand alone between parentheses, parted by a comma: a place on the screen.
  var isOfPoint: Bool {
    let ends = [index - 1, index + 1]
    guard let comma = ends.first(where: { pieces.indices.contains($0) && pieces[$0].isComma }) else { return false }
    return pieces.indices.contains(comma - 2) && pieces.indices.contains(comma + 2) && pieces[comma - 2].isOpen
      && pieces[comma - 1].length != nil && pieces[comma + 1].length != nil && pieces[comma + 2].isClose
  }

  /// The edge named right before (`left 12pt`), unless it is the size of something there (`left 3px bar`).
  var edgeBefore: String? {
    let behind = endOfChain
    if isInSegment(behind), pieces[behind].isWord, !pieces[behind].endsPhrase, !pieces[behind].means(.side) {
      return nil
    }
    // ``at the bottom 13pt `text.caption` ``: the name says what is as large.
    if isInSegment(behind), pieces[behind].isToken,
      ![.gap, .padding, .margin].contains(TokenNamespace.role(ofToken: pieces[behind].word))
    {
      return nil
    }
    let before = startOfChain
    return before >= 0 && isInSegment(before) && means(before, .edge) ? word(before) : nil
  }

  /// Whether a color stands right behind, as behind the width of a line.
  var isColored: Bool { index + 1 < pieces.count && pieces[index + 1].color != nil }

  /// Whether it is the first of a text and the weight of a font follows: `13px, font-weight 600`.
  var isBeforeWeight: Bool {
    guard index == pieces.startIndex, index + 2 < pieces.count, pieces[index + 1].isComma else { return false }
    let next = pieces[index + 2]
    return next.word == "font-weight" || ["font", "weight"].contains(next.word) && word(index + 3) == "weight"
      || next.word == "weight"
  }

  /// Whether a weight or a family stands right before (`Inter SemiBold 16pt`).
  var isBehindTypeface: Bool { isBehindTypeface(index) }

  private func isBehindTypeface(_ index: Int) -> Bool {
    // `mono 18-20px`: the word stands in front of both.
    var before = index - 1
    if before > 0, pieces[before].isRange { before -= 2 }
    guard before >= 0, pieces[before].isWord, pieces[before].segment == pieces[index].segment else { return false }
    let senses = pieces[before].senses
    return senses.weight != nil || senses.contains(.typography)
  }

  /// Whether a family or weight with a size stood before: what follows is about writing.
  var isInDescriptionOfType: Bool {
    earlier.contains { $0.role == .fontSize && isBehindTypeface($0.index) }
  }

  /// Of two lengths in the description of writing the first is its size; one behind a slash is the height of its line,
  /// or another size where no line is as high; a small part of an em is room between letters.
  func roleInText(besides other: DimensionRole = .other) -> DimensionRole {
    if let dimension, dimension.unit == "em", abs(dimension.value) < Self.smallestWriting { return .letterSpacing }
    guard let last = earlier.last(where: { $0.role == .fontSize }) else { return .fontSize }
    guard index == last.index + 2, pieces[index - 1].isSlash else { return other }
    return isHeightOfLine(of: last.index) ? .lineHeight : .fontSize
  }

  /// No writing is as small beside the one around it, in em.
  private static let smallestWriting = 0.4

  /// How high lines are for the size of their writing; `24px/48px` are two sizes.
  fileprivate static let heightsOfLines = 0.9..<2.0

  private func isHeightOfLine(of size: Int) -> Bool {
    guard let dimension, let writing = pieces[size].length, writing.unit == dimension.unit, writing.value > 0 else {
      return true
    }
    return Self.heightsOfLines.contains(dimension.value / writing.value)
  }

  /// What a noun says, unless the words around it say better.
  ///
  /// A length of dashes is no gap, nor is one between the parts of a chart, which is drawn, nor what has two sides; room
  /// inside is a padding, and how high a line of writing is is no height.
  func corrected(_ role: DimensionRole) -> DimensionRole {
    if role == .stroke || role == .height, isOfLineOfWriting(role) { return .lineHeight }
    if role == .lineHeight, pieces.hasHeightOfLine(behind: index) { return .fontSize }
    if role == .gap || role == .inset, isFactor { return .size }
    guard role == .gap else { return role }
    if setting.isDrawing { return .stroke }
    if isInside { return .padding }
    let near = max(0, index - 12)..<min(pieces.count, index + 12)
    let isDrawn = near.contains { place in
      let isClose = abs(place - index) < 8 && pieces[place].depth == pieces[index].depth
      return (isInSegment(place) || isClose)
        && (pieces[place].word.hasPrefix("dash") || pieces[place].means(.drawing))
    }
    return isDrawn ? .stroke : role
  }
}

extension TextPiece {
  /// Whether it is a word for a thing, not for its side or its looks.
  var describes: Bool { isWord && !means(.side) && !means(.link) && !isAdjective }
}

extension [TextPiece] {
  /// Whether a slash and the height of its lines stand behind a size of writing: `57px / 64px line height`.
  fileprivate func hasHeightOfLine(behind index: Int) -> Bool {
    guard index + 2 < count, self[index + 1].isSlash, let size = self[index].length, size.value > 0,
      let height = self[index + 2].length, height.unit == size.unit
    else { return false }
    return LengthPlace.heightsOfLines.contains(height.value / size.value)
  }
}
