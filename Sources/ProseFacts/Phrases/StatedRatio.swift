import DesignTokens
import Lexicon
import SourceText

/// A ratio such as `4.58:1` among the pieces of a text.
struct StatedRatio {
  let value: Double
  /// Half a unit of its last digit; of one that is called a rough one more.
  let rounding: Double
  let range: ByteRange
  /// Whether it is one that WCAG asks for with a mark of approval beside it: `✅ 4.5:1`.
  let isGranted: Bool
  /// The pieces that it is made of.
  let pieces: Range<Int>

  /// What WCAG 2.2 asks for (1.4.3, 1.4.6, 1.4.11), which a text may name for what it is.
  private static let asked = [3.0, 4.5, 7.0]

  /// The ratios of a text that are no bounds (`≥ 4.6:1`, `5:1+`) and none that WCAG asks for, unless a mark says that it
  /// is reached.
  static func all(in pieces: ArraySlice<TextPiece>, of file: SourceFile) -> [StatedRatio] {
    bounds(in: pieces, of: file).filter { !asked.contains($0.value) || $0.isGranted }
  }

  /// All ratios of a text, those that WCAG asks for among them; in order and apart: two that share a number are parts of a
  /// proportion, `2:1:1`, and none of them is one.
  static func bounds(in pieces: ArraySlice<TextPiece>, of file: SourceFile) -> [StatedRatio] {
    let all = pieces.indices.compactMap { StatedRatio(at: $0, in: pieces, of: file) }
    return all.indices.filter { index in
      (index == 0 || all[index - 1].pieces.upperBound <= all[index].pieces.lowerBound)
        && (index + 1 == all.count || all[index].pieces.upperBound <= all[index + 1].pieces.lowerBound)
        && !(index + 1 < all.count && all[index].isOrigin(before: all[index + 1], in: pieces))
    }.map { all[$0] }
  }

  /// Whether it was so before the next one came: *from 2.85:1 to 6.7:1*.
  private func isOrigin(before next: StatedRatio, in text: ArraySlice<TextPiece>) -> Bool {
    pieces.lowerBound > text.startIndex && text[pieces.lowerBound - 1].means(.origin)
      && next.pieces.lowerBound - pieces.upperBound < 4
  }

  /// Whether an arrow and another number stand behind a place: `2.85:1 → 6.7:1`.
  private static func leadsOn(from end: Int, in file: SourceFile) -> Bool {
    let behind = file.bytes.from(end, to: min(file.bytes.count, end + 16)).drop { $0 == UInt8(ascii: " ") }
    guard behind.starts(with: "→".utf8) || behind.starts(with: "->".utf8) else { return false }
    return behind.drop { $0 >= 0x80 || "-> ".utf8.contains($0) }.first?.isASCIIDigit ?? false
  }

  /// The ratio that opens a cell below others that were measured, also where it is one that WCAG asks for.
  static func measured(in cell: [TextPiece], of file: SourceFile) -> StatedRatio? {
    cell.indices.first.flatMap { first in
      cell[first...].prefix(3).indices.compactMap { StatedRatio(at: $0, in: cell[...], of: file) }
        .first { $0.pieces.lowerBound == first }
    }
  }

  /// Whether a text may state a ratio.
  static func mayStand(in bytes: ArraySlice<UInt8>) -> Bool { bytes.holds(small: ":1") || bytes.holds(small: " : 1") }

  /// A number, a colon and a one without blanks; much of the world writes `4,58:1`, and some `4.8 : 1`.
  private init?(at index: Int, in pieces: ArraySlice<TextPiece>, of file: SourceFile) {
    guard index + 2 < pieces.endIndex, pieces[index].number != nil, pieces[index + 1].isColon,
      pieces[index + 2].number == 1, Self.areOne(pieces[index...(index + 2)], of: file)
    else { return nil }
    var first = index
    if index - 2 >= pieces.startIndex, pieces[index - 1].isComma, pieces[index - 2].number != nil,
      Self.touch(index - 1, in: pieces), Self.touch(index - 2, in: pieces)
    {
      first = index - 2
    }
    guard !Self.isOneOfSeveral(first..<(index + 3), in: pieces) else { return nil }
    let number = ByteRange(pieces[first].range.start, pieces[index].range.end)
    let text = String(file.text(in: number).map { $0 == "," ? "." : $0 })
    guard let value = Double(text), (1...21).contains(value) else { return nil }
    range = number.union(pieces[index + 2].range)
    // What stands right before and right behind it, one character or two.
    let before = file.text(in: ByteRange(max(0, number.start - 4), number.start))
    guard !before.contains(where: { "<>≥≤".contains($0) }), file.bytes.at(range.end) != UInt8(ascii: "+"),
      !Self.leadsOn(from: range.end, in: file)
    else { return nil }
    let digits = text.firstIndex(of: ".").map { text.distance(from: $0, to: text.endIndex) - 1 } ?? 0
    let unit = (0..<digits).reduce(0.5) { unit, _ in unit / 10 }
    self.value = value
    isGranted = Self.asked.contains(value) && Self.isMarked(range, in: file)
    rounding = before.contains { "~≈∼".contains($0) } ? max(unit, 0.25) : unit
    self.pieces = first..<(index + 3)
  }

  /// Whether it stands in parentheses behind a color that is written out: `on white, use #268E00 (5:1)`.
  func isRight(behind color: ColorPlace.Found, in text: ArraySlice<TextPiece>, of file: SourceFile) -> Bool {
    guard color.isLiteral, file.bytes.at(color.range.start) == UInt8(ascii: "#") else { return false }
    let between = text[..<pieces.lowerBound].drop { $0.range.start < color.range.end }
    return between.first?.isOpen ?? false && between.dropFirst().allSatisfy(\.isWord)
  }

  /// Whether a cell names a color of its own before its ratio, which is that of this one: `Use (#92400E) → 6.79:1`.
  static func isOfOwnColor(in cell: [TextPiece], of file: SourceFile, _ names: ColorNames) -> Bool {
    let colors = ColorPlace(cell[...], names: names, isInSentence: true).foundOnce
    guard let first = colors.first(where: { cell[$0.index].color != nil }),
      !cell.contains(where: { $0.isWord && $0.means(.laying) })
    else {
      return false
    }
    return all(in: cell[...], of: file).first.map { $0.pieces.lowerBound > first.index } ?? false
  }

  /// The parenthesis around it that says by itself what lies on what: `(white fails on ember at 3.4:1)`.
  func parenthesis(in pieces: ArraySlice<TextPiece>, naming names: ColorNames) -> ArraySlice<TextPiece>? {
    let place = self.pieces.lowerBound
    guard pieces[place].depth > 0 else { return nil }
    let start = pieces[..<place].lastIndex { $0.depth < pieces[place].depth }.map { $0 + 1 } ?? pieces.startIndex
    let own = pieces[start...].prefix { $0.depth >= pieces[place].depth }
    guard let link = own.firstIndex(where: { $0.isWord && $0.means(.laying) }),
      !ColorPlace(own[..<link], names: names, isInSentence: true).found.isEmpty
    else { return nil }
    return own
  }

  /// Whether it stands in a parenthesis that another line begins, which says what it is the contrast of.
  func isInParenthesisFromAbove(in file: SourceFile) -> Bool {
    let line = file.line(around: range.start)
    let isClosed = file.bytes[range.end..<line.end].first { "()".utf8.contains($0) } == UInt8(ascii: ")")
    return isClosed && !file.bytes[line.start..<range.start].contains(UInt8(ascii: "("))
  }

  private static func isMarked(_ range: ByteRange, in file: SourceFile) -> Bool {
    let before = file.bytes.from(max(0, range.start - 8), to: range.start)
    let behind = file.bytes.from(range.end, to: range.end + 8)
    return before.reversed().drop { $0 == UInt8(ascii: " ") }.first.map { $0 >= 0x80 } ?? false
      && RefusalMarks.all(in: before).last?.mark == .good
      || behind.drop { $0 == UInt8(ascii: " ") }.first.map { $0 >= 0x80 } ?? false
        && RefusalMarks.all(in: behind).first?.mark == .good
  }

  /// Whether nothing stands between the parts of a ratio, or a blank on both sides of the colon in one with a fraction.
  private static func areOne(_ parts: ArraySlice<TextPiece>, of file: SourceFile) -> Bool {
    let first = parts.startIndex
    if touch(first, in: parts), touch(first + 1, in: parts) { return true }
    return file.text(in: parts[first].range).contains(".")
      && file.text(in: ByteRange(parts[first].range.end, parts[first + 2].range.start)) == " : "
  }

  /// Whether a further number stands right before it or right behind it, so that it is a part of a proportion: `1:1:2`.
  private static func isOneOfSeveral(_ ratio: Range<Int>, in pieces: ArraySlice<TextPiece>) -> Bool {
    let (before, behind) = (ratio.lowerBound - 1, ratio.upperBound)
    func isPart(_ number: Int, _ colon: Int) -> Bool { pieces[number].number != nil && pieces[colon].isColon }
    return before > pieces.startIndex && isPart(before - 1, before) && touch(before - 1, in: pieces)
      && touch(before, in: pieces)
      || behind + 1 < pieces.endIndex && isPart(behind + 1, behind) && touch(behind - 1, in: pieces)
        && touch(behind, in: pieces)
  }

  private static func touch(_ index: Int, in pieces: ArraySlice<TextPiece>) -> Bool {
    pieces[index].range.end == pieces[index + 1].range.start
  }
}
