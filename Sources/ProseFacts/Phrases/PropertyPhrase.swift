import DesignTokens
import Facts
import Lexicon
import SourceText

/// A property inside running words: `Background #14A0A5`, `white text`, `12px radius`.
struct PropertyPhrase {
  /// The words that name the property.
  var name: WrittenName
  var value: ByteRange
  var range: ByteRange
  /// The pieces of the whole phrase, name included.
  var pieces: ArraySlice<TextPiece>

  /// Whether it lays a color on the ground that it names, which has another one: *white initials on a translucent
  /// background*.
  func lays(_ color: ColorReading) -> Bool {
    color.ground == nil
      && pieces.contains { piece in
        piece.isWord && piece.means(.laying) && piece.range.start >= color.range.end
          && piece.range.end <= name.range.start
      }
  }

  /// The phrases of a value, one for each stretch between commas that names a property.
  ///
  /// In the value of a state (`isStated`) unknown words before a color or a length name a property too: `Track #E0E0E0`.
  static func phrases(of value: TextValues, in file: SourceFile, isStated: Bool = false) -> [PropertyPhrase] {
    var phrases: [PropertyPhrase] = []
    var side: ByteRange?
    for slice in StatedAlternative.segments(of: value.pieces) {
      guard var phrase = PropertyPhrase(slice, file, isStated: isStated) else {
        // `10px horizontal, 5px vertical padding`: the noun comes with the last side.
        let isSide =
          slice.count == 2 && slice.first?.length != nil && slice.last.map { $0.means(.side) } ?? false
        side = isSide ? slice.first?.range : nil
        continue
      }
      if let start = side, phrase.name.role == .padding || phrase.name.role == .margin {
        phrase.value = start.union(phrase.value)
        phrase.range = start.union(phrase.range)
      }
      side = nil
      phrases.append(phrase)
    }
    return phrases
  }

  private init?(_ slice: ArraySlice<TextPiece>, _ file: SourceFile, isStated: Bool) {
    guard let first = slice.first, let last = slice.last else { return nil }
    let outer = slice.indices.filter { slice[$0].depth == first.depth && !slice[$0].isOpen && !slice[$0].isClose }
    guard var noun = PropertyPhrase.noun(of: outer, slice) ?? (isStated ? PropertyPhrase.lead(of: slice) : nil) else {
      return nil
    }
    guard !PropertyPhrase.isCall(noun, slice) else { return nil }
    var slice = slice
    // ``Both `max-width: 767px` and …``: what code says, it says alone.
    if slice[noun.upperBound - 1].isInCode, let start = slice[noun].firstIndex(where: \.isInCode),
      let close = file.bytes.from(slice[start].range.end, to: last.range.end).firstIndex(of: UInt8(ascii: "`"))
    {
      slice = slice[start...].prefix { $0.range.start < close }
      noun = start..<min(noun.upperBound, slice.endIndex)
    }
    range = (slice.first ?? first).range.union(StatedAlternative.closing(slice, in: file) ?? (slice.last ?? last).range)
    pieces = slice
    let words = slice[noun].map(\.range)
    guard let start = words.first, let end = words.last else { return nil }
    name = WrittenName(file, start.union(end))
    let isForward = noun.upperBound < slice.endIndex
    let before = slice[..<noun.lowerBound]
    // `Primary color accents (#FF7A40)` says the color of accents, whatever these are.
    if isForward, name.slot == .color, slice[noun.upperBound].isThing { return nil }
    // `background → #3A3835`
    let next = isForward ? slice[noun.upperBound...].first { !$0.isStop } : nil
    let isBehind = next.map(PropertyPhrase.isValue) ?? false && !before.contains(where: PropertyPhrase.isValue)
    // `Gray 100 background (#F3F4F6)`
    let noted = next?.isOpen ?? false ? slice[noun.upperBound...].first { !$0.isOpen } : nil
    if let noted, noted.color != nil, !before.contains(where: { $0.color != nil }) {
      value = noted.range
    } else if let next, isBehind || PropertyPhrase.isChange(before) {
      value = ByteRange(next.range.start, range.end)
    } else if noun.lowerBound > slice.startIndex, !slice[noun.lowerBound - 1].means(.bearing) {
      // In `rises 2px with a shadow` the length is none of the shadow.
      // `Maintain 16px horizontal padding`: the value begins with its first length, color or name; of `Primary 10%
      // background` a part of that color is no ground by itself.
      let written = before.first(where: PropertyPhrase.isValue)
      let isShare = name.slot != nil && written?.length?.unit == "%"
      let first = (isShare ? nil : written) ?? before[before.startIndex]
      value = ByteRange(first.range.start, slice[noun.lowerBound - 1].range.end)
    } else {
      value = ByteRange(at: range.end)
    }
    value = PropertyPhrase.trimmed(value, file)
    if PropertyPhrase.isBound(at: value.start, in: file.bytes) { return nil }
  }

  /// Whether a name is that of a function with the number it is called with: `scale(1.02)`.
  private static func isCall(_ noun: Range<Int>, _ slice: ArraySlice<TextPiece>) -> Bool {
    guard noun.upperBound + 1 < slice.endIndex, noun.lowerBound > slice.startIndex else { return false }
    let name = slice[noun.upperBound - 1]
    return slice[noun.upperBound].isOpen && slice[noun.upperBound].range.start == name.range.end
      && name.word.utf8.allSatisfy(\.isASCIILetter) && slice[noun.upperBound + 1].number != nil
  }

  /// Whether a sign in front of a value makes it the end of something else: `< 768px icons move up`.
  private static func isBound(at start: Int, in bytes: [UInt8]) -> Bool {
    bytes.from(max(0, start - 3), to: start).last { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "=") }
      .map { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: ">") } ?? false
  }

  /// The words of the name: a known word among the first, with the words before it that belong to it; else the last.
  private static func noun(of outer: [Int], _ slice: ArraySlice<TextPiece>) -> Range<Int>? {
    for (place, index) in outer.prefix(3).enumerated() {
      guard slice[index].isWord else { break }
      guard isName(slice[index].word) else { continue }
      var end = index + 1
      while end < slice.endIndex, slice[end].isWord, isName(slice[end].word) { end += 1 }
      let isPaintBefore = outer.prefix(place).contains { ColorWords.named(slice[$0].word, isInCode: false) != nil }
      let isBefore = isPaintBefore || outer.prefix(place).contains { isChangeWord(slice[$0].word) }
      let start = isBefore ? index : outer[0]
      return start..<end
    }
    // Behind its value, the first noun counts: `10px gap before the title`.
    guard let start = outer.first(where: { slice[$0].isWord && isName(slice[$0].word) }) else { return nil }
    var last = start
    while last + 1 < slice.endIndex {
      if slice[last + 1].isWord, isName(slice[last + 1].word) {
        last += 1
      } else if last + 2 < slice.endIndex, slice[last + 1].isSlash, isName(slice[last + 2].word) {
        last += 2
      } else {
        break
      }
    }
    return start..<(last + 1)
  }

  private static func isValue(_ piece: TextPiece) -> Bool {
    piece.length != nil || piece.color != nil || piece.isToken || piece.number != nil
      || ColorWords.named(piece.word, isInCode: false) != nil
  }

  /// The words in front of a value that the name of the property follows: the tab of `Active tab white bg`.
  ///
  /// What describes a surface, or is all of it, names nothing.
  var leadingWords: [String] {
    guard let first = pieces.first(where: PropertyPhrase.isValue), first.range.end <= name.range.start else {
      return []
    }
    return pieces.prefix { $0.isWord && $0.range.start < first.range.start }.map(\.word).filter {
      !$0.isAdjective && !$0.means(.link) && !PropertyPhrase.isChangeWord($0)
        && !$0.means(.shade) && !$0.means(.wholeThing)
    }
  }

  /// Whether its color is that of a shape in which the thing lies: `thin icons in circles #E8F7EF`.
  var isOnShape: Bool {
    guard let color = pieces.firstIndex(where: PropertyPhrase.isValue), color > pieces.startIndex + 1,
      pieces[color - 1].isWord, pieces[color - 1].means(.shape)
    else { return false }
    return pieces[..<(color - 1)].contains { $0.isWord && $0.means(.inside) }
  }

  /// Whether a color, a length, a number or a token stands in it.
  var hasMeasure: Bool { pieces.contains(where: PropertyPhrase.isValue) }

  /// Whether it states something that can be looked at, or is short enough to be no sentence.
  func isStatement(isRemark: Bool) -> Bool {
    guard !value.isEmpty else { return false }
    // `highlight under active icon (8px height)`: the measure is that of what the parentheses tell.
    if isRemark { return LookEvidence.isDesign(pieces.filter { value.contains($0.range) }) }
    let stated = pieces.filter { value.contains($0.range) }
    // A share of a color is none.
    if name.slot != nil, stated.count == 1, stated[0].length?.unit == "%" { return false }
    // `the label stays`, `the width is frozen` are sentences.
    let isSentence = stated.contains { $0.means(.copula) } || name.words.count > 1 && name.senses[0].contains(.orLength)
    return stated.contains(where: PropertyPhrase.isValue)
      || pieces.contains(where: PropertyPhrase.isValue)
      || !isSentence && pieces.count(where: \.isWord) <= name.words.count + 2
  }

  /// One to three words right before a color, a token or a length.
  private static func lead(of slice: ArraySlice<TextPiece>) -> Range<Int>? {
    guard let end = slice.firstIndex(where: { !$0.isWord }), end > slice.startIndex, end - slice.startIndex <= 3,
      slice[end].color != nil || slice[end].isToken || slice[end].length != nil
    else { return nil }
    let start = slice[..<end].firstIndex { !isChangeWord($0.word) } ?? slice.startIndex
    // `Gray #3C3C43` says which color it is, and not of what.
    return slice[start..<end].allSatisfy { $0.means(.hue) } ? nil : start..<end
  }

  fileprivate static func isName(_ word: String) -> Bool {
    Lexicon.term(of: word) != nil || word.means(.motionName)
  }

  private static func isChange(_ pieces: ArraySlice<TextPiece>) -> Bool {
    pieces.allSatisfy { $0.isWord && isChangeWord($0.word) }
  }

  private static func isChangeWord(_ word: String) -> Bool {
    word.means(.changeWord) || word.means(.hue) || word.means(.inheritanceEnd)
  }

  /// A stretch without outer blanks and marks; backticks and parentheses go or stay in pairs.
  private static func trimmed(_ range: ByteRange, _ file: SourceFile) -> ByteRange {
    let bytes = file.bytes
    var start = range.start
    var end = range.end
    while start < end, [0x3A, 0x3D, 0x20, 0x2A].contains(bytes[start]) { start += 1 }
    while end > start, [0x20, 0x2A].contains(bytes[end - 1]) { end -= 1 }
    let ticks = bytes.from(start, to: end).count { $0 == UInt8(ascii: "`") }
    if ticks % 2 == 1 {
      if start > 0, bytes[start - 1] == UInt8(ascii: "`") {
        start -= 1
      } else if end < bytes.count, bytes[end] == UInt8(ascii: "`") {
        end += 1
      } else if bytes[start] == UInt8(ascii: "`") {
        start += 1
      } else if bytes[end - 1] == UInt8(ascii: "`") {
        // The other one stands in front of the name: `` `bg: primary` ``.
        end -= 1
      }
    }
    if end - start > 2, ticks <= 2, bytes[start] == bytes[end - 1], bytes[start] == UInt8(ascii: "`") {
      start += 1
      end -= 1
    }
    if start < end, bytes[start] == UInt8(ascii: "("), bytes[end - 1] == UInt8(ascii: ")") {
      return ByteRange(start + 1, end - 1)
    }
    return ByteRange(start, end)
  }
}

extension TextPiece {
  /// Whether it is a word for some thing: none that goes between a name and its value.
  fileprivate var isThing: Bool {
    isWord && !isAdjective && !means(.link) && !means(.preposition) && !means(.changeWord) && !means(.hue)
      && ColorWords.named(word, isInCode: false) == nil
  }
}

/// One of several values that a property states, each with its condition: `48pt (Large), 40pt (Medium)`.
struct StatedAlternative {
  var range: ByteRange
  var pieces: ArraySlice<TextPiece>
  /// What stands in the parentheses behind it.
  var qualifier: ByteRange?

  /// The stretches between commas and stops outside of parentheses.
  static func segments(of pieces: [TextPiece]) -> [ArraySlice<TextPiece>] {
    var segments: [ArraySlice<TextPiece>] = []
    var start = 0
    for index in 0...pieces.count where index == pieces.count || ends(at: index, in: pieces) {
      if index > start { segments.append(pieces[start..<index]) }
      start = index + 1
    }
    return segments
  }

  /// Whether a sign parts what is painted from what is painted besides: `#0D7377 bg + white text`.
  private static func parts(_ sign: Int, in pieces: [TextPiece]) -> Bool {
    func paints(_ piece: TextPiece) -> Bool { piece.isWord && [.background, .text].contains(piece.senses.term?.slot) }
    let next = pieces[(sign + 1)...].prefix(6).prefix { !$0.isComma && !$0.isPlus && !$0.isStop }
    return paints(pieces[sign - 1]) && next.contains { paints($0) || $0.isWord && $0.senses.term?.slot == .line }
  }

  /// Whether a stretch ends at a piece; what stands between two colors alone (`#1F8A70 → #27A985`) does not part them.
  private static func ends(at index: Int, in pieces: [TextPiece]) -> Bool {
    guard pieces[index].depth == 0 else { return false }
    let isBetween = index > 0 && index + 1 < pieces.count
    switch pieces[index].kind {
    case .comma: return true
    // `darker background + scale 0.96`
    case .plus:
      guard isBetween else { return false }
      let isNamed =
        pieces[index - 1].isWord && pieces[index + 1].isWord && PropertyPhrase.isName(pieces[index + 1].word)
      return isNamed || parts(index, in: pieces)
    // `#333333 (active) / #666666 (inactive)`
    case .slash:
      return isBetween && index > 2 && pieces[index - 1].isClose && pieces[index + 1].color != nil
        && StateNames.isPossible(pieces[index - 2].word)
    case .stop:
      return !leadsToValue(index, in: pieces)
        && !(isBetween && pieces[index - 1].color != nil && pieces[index + 1].color != nil)
    default: return false
    }
  }

  /// Whether an arrow or a dash stands between the property that a stretch begins with and its color: `background → #3A3835`.
  private static func leadsToValue(_ index: Int, in pieces: [TextPiece]) -> Bool {
    guard pieces[index].isStop, pieces[index].range.count > 1, index > 0, index + 1 < pieces.count,
      pieces[index - 1].isWord, pieces[index + 1].color != nil
    else { return false }
    let isFirst = index == 1 || pieces[index - 2].isComma || pieces[index - 2].isStop
    return isFirst && PropertyPhrase.isName(pieces[index - 1].word)
  }

  static func alternatives(of value: TextValues, in file: SourceFile) -> [StatedAlternative] {
    segments(of: value.pieces).compactMap { slice in
      guard let first = slice.first, let last = slice.last else { return nil }
      let end = closing(slice, in: file) ?? last.range
      var alternative = StatedAlternative(range: first.range.union(end), pieces: slice, qualifier: nil)
      if last.isClose, let open = slice.lastIndex(where: { $0.isOpen && $0.depth == 0 }), open > slice.startIndex {
        let inner = ByteRange(slice[open].range.end, last.range.start)
        let isWords = slice[(open + 1)...].dropLast().allSatisfy { $0.isWord || $0.isSlash || $0.isToken }
        if isWords, !inner.isEmpty { alternative.qualifier = inner }
      }
      return alternative
    }
  }

  /// The end of a stretch whose last piece ends inline code: the backtick belongs to it.
  static func closing(_ slice: ArraySlice<TextPiece>, in file: SourceFile) -> ByteRange? {
    guard let last = slice.last, last.isInCode, file.bytes.at(last.range.end) == UInt8(ascii: "`") else { return nil }
    return ByteRange(last.range.start, last.range.end + 1)
  }
}
