import DesignTokens
import Facts
import Lexicon
import SourceText

/// One way in which a sentence lays writing or a picture in one color on another color.
///
/// Its texts are part of it: a test reads each of them, and the page *How prose is read* is made of them.
package struct PairPattern: Sendable {
  /// What it goes by: `writing on a color`.
  package let name: String
  /// Texts that it reads, and the pairs that they come to.
  package let reads: [(text: String, pair: String)]
  /// Texts with two colors that it leaves to others.
  package let leaves: [String]
  /// Whether it fits; which of the two colors lies on the other.
  let read: @Sendable (PairPlace) -> Order?

  /// Which of two colors lies on the other.
  enum Order: Sendable { case firstOnSecond, secondOnFirst }

  init(
    _ name: String, reads: KeyValuePairs<String, String>, leaves: [String] = [],
    _ read: @escaping @Sendable (PairPlace) -> Order?
  ) {
    self.name = name
    self.reads = reads.map { ($0.key, $0.value) }
    self.leaves = leaves
    self.read = read
  }
}

/// A stretch of a sentence with two colors, and what the words beside each say that it paints.
struct PairPlace {
  let pieces: ArraySlice<TextPiece>
  let first: ColorPlace.Found
  let second: ColorPlace.Found
  let firstSlot: PaintSlot?
  let secondSlot: PaintSlot?

  /// `nil` where the stretch does not state two colors, or states them in a way that is not certain: with an opacity, a
  /// ratio of contrast, a choice, or for what is disabled; a ratio beside it is that of its colors all the same.
  init?(_ pieces: ArraySlice<TextPiece>, names: ColorNames, isMeasured: Bool = false) {
    self.init(ColorPlace(pieces, names: names, isInSentence: true), isMeasured: isMeasured)
  }

  /// The same of the colors that were found in a stretch of a sentence.
  init?(_ place: ColorPlace, isMeasured: Bool = false) {
    let (pieces, colors) = (place.pieces, place.foundOnce)
    guard colors.count == 2, !place.isVague || isMeasured && place.isCompared, place.opacity == nil,
      !PairPlace.hasRatio(pieces),
      isMeasured || !pieces.contains(where: { $0.isWord && $0.means(.disabledState) })
    else { return nil }
    self.pieces = pieces
    first = colors[0]
    second = colors[1]
    firstSlot = PairPlace.slot(of: first, in: pieces)
    secondSlot = PairPlace.slot(of: second, in: pieces)
  }

  /// The words and signs between the two colors.
  var between: ArraySlice<TextPiece> { pieces[first.end..<second.index] }

  /// Whether the words right before the second color lay what stands before it there: `on a`, `over the dark`.
  var isLaid: Bool {
    let words = between.reversed().drop { !$0.isWord }.prefix { $0.isWord }
    guard let link = words.firstIndex(where: { $0.means(.laying) }) else { return false }
    return words[..<link].allSatisfy {
      $0.isAdjective || [.link, .hue, .white, .black].contains(where: $0.means) || $0.senses.term?.slot == .background
    }
  }

  /// Whether a word between says that what stands behind it lies on what stands before it: `with white text`.
  var isBorne: Bool { between.contains { $0.isWord && $0.means(.bearing) } }

  /// Whether words measure the two colors against each other, in whatever order: `#057C8B with white text`, `Beyaz,
  /// #057C8B üzerinde`, `between #057C8B and white`.
  var isMeasuredTogether: Bool {
    if isBorne || between.contains(where: { $0.isWord && $0.word == "vs" }) { return true }
    let behind = pieces[second.end...].drop(while: \.isClose).prefix(1)
    if behind.contains(where: { $0.isWord && ($0.means(.bearing) || $0.means(.laying)) }) { return true }
    return between.count == 1 && pieces[..<first.index].contains { $0.isWord && $0.senses.relation == .gap }
  }

  /// Whether a slash alone parts the two colors, or "vs": `#767676 / white`.
  var isParted: Bool {
    let signs = between.filter { !$0.isOpen && !$0.isClose }
    return signs.count == 1 && signs.allSatisfy { $0.isSlash || $0.isPlus || $0.isTimes || $0.word == "vs" }
  }

  /// Whether nothing but small words stands between the noun of the first color and the second color.
  var isJoined: Bool {
    between.indices.allSatisfy { index in
      let piece = between[index]
      return piece.isComma || piece.isPlus || piece.isClose
        || piece.isWord
          && (PairPlace.slot(at: index, pieces) != nil || piece.means(.link) || piece.isAdjective
            || piece.means(.bearing) || piece.means(.particle) || piece.means(.several) && piece.means(.closer))
    }
  }

  /// Whether nothing but `color` stands in front of a color, as in CSS, where that is the one of the writing.
  func isBareColor(_ color: ColorPlace.Found) -> Bool {
    let before = pieces[..<color.index].reversed().drop { $0.isColon || $0.isOpen }.prefix(2)
    guard let noun = before.first, noun.isWord, noun.senses.term?.slot == .color else { return false }
    return before.dropFirst().first.map { !$0.isWord || $0.means(.link) } ?? true
  }

  /// Whether each color stands in a code span of its own together with what it paints, a comma between: a list of
  /// spellings (`bg-[--accent]`, `text-[--danger]`), of which none lies on another.
  var areSpellings: Bool {
    func isSpelled(_ index: Int) -> Bool {
      guard pieces[index].isInCode, pieces.indices.contains(index - 1), pieces[index - 1].isWord else { return false }
      // `bg-[` stands in front of a color, not `bg ` as in words.
      return pieces[index - 1].isInCode && pieces[index].range.start - pieces[index - 1].range.end > 1
    }
    return isSpelled(first.index) && isSpelled(second.index) && between.contains { $0.isComma && !$0.isInCode }
  }

  private static func hasRatio(_ pieces: ArraySlice<TextPiece>) -> Bool {
    pieces.indices.dropFirst().dropLast().contains {
      pieces[$0].isColon && pieces[$0 - 1].number != nil && pieces[$0 + 1].number != nil
    }
  }

  /// What the word at a place paints, by itself or with the one beside it: `arka plan`.
  private static func slot(at index: Int, _ pieces: ArraySlice<TextPiece>) -> PaintSlot? {
    func slot(_ first: Int) -> PaintSlot? {
      guard pieces.indices.contains(first), pieces.indices.contains(first + 1), pieces[first + 1].isWord else {
        return nil
      }
      return Lexicon.term(of: pieces[first].word, pieces[first + 1].word)?.slot
    }
    return slot(index) ?? slot(index - 1) ?? pieces[index].senses.term?.slot
  }

  /// What a color paints by the noun behind it (`white bold text`), else by the one in front (`the label is white`).
  private static func slot(of color: ColorPlace.Found, in pieces: ArraySlice<TextPiece>) -> PaintSlot? {
    slotBehind(color.end, pieces) ?? slotBefore(color.index, pieces)
  }

  private static func slotBehind(_ end: Int, _ pieces: ArraySlice<TextPiece>) -> PaintSlot? {
    let behind = pieces[end...].drop(while: \.isClose).prefix(3)
    for (index, piece) in zip(behind.indices, behind) {
      guard piece.isWord else { return nil }
      if let slot = slot(at: index, pieces), slot != .color { return slot }
      guard piece.isAdjective || piece.means(.hue) || piece.senses.weight != nil || piece.senses.term?.slot == .color
      else { return nil }
    }
    return nil
  }

  private static func slotBefore(_ index: Int, _ pieces: ArraySlice<TextPiece>) -> PaintSlot? {
    for index in pieces[..<index].indices.reversed().drop(while: { pieces[$0].isOpen }).prefix(5) {
      let piece = pieces[index]
      if piece.isColon { continue }
      guard piece.isWord, !piece.means(.laying) else { return nil }
      if let slot = slot(at: index, pieces), slot != .color { return slot }
      guard piece.means(.link) || piece.means(.inside) || piece.means(.hue) || piece.senses.term?.slot == .color
      else { return nil }
    }
    return nil
  }
}

extension ColorPlace {
  /// Whether nothing makes it vague but that two colors are compared: `#FFFFFF vs #057C8B`.
  fileprivate var isCompared: Bool {
    pieces.contains { $0.word == "vs" }
      && !pieces.contains { $0.isWord && $0.word != "vs" && [.vagueColor, .gradient, .or].contains(where: $0.means) }
  }

  /// The colors, each once: of a name and the notation behind it (`blue (#2F80ED)`, `White #FFFFFF`) the notation.
  var foundOnce: [Found] {
    found.enumerated().filter { place, color in
      guard place + 1 < found.count else { return true }
      let next = found[place + 1]
      // `Sky: #9EC9F0`
      if !color.isLiteral, pieces[color.index].isWord, pieces[next.index].color != nil,
        pieces[color.end..<next.index].allSatisfy({ $0.isColon || $0.isOpen || $0.isStop })
      {
        return false
      }
      if next.index == color.end, pieces[color.index].color == nil, let same = next.literal, same == color.literal {
        return false
      }
      // `White text (#FFFFFF)`
      let between = pieces[color.end..<next.index]
      return
        !(next.isLiteral && next.depth == color.depth + 1 && between.last?.isOpen ?? false
        && between.dropLast().allSatisfy { $0.isWord && $0.senses.term?.slot != nil })
    }.map(\.element)
  }
}

extension PaintSlot {
  /// Whether it is writing or a picture, which lies on something.
  var isForeground: Bool { self == .text || self == .icon }
}
