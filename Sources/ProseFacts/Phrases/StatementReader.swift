import DesignTokens
import Facts
import Lexicon
import SourceText

/// Finds the smallest touch target that a document states for itself, and the targets of what is smaller to see.
enum StatementReader {
  /// Reads the pieces of a text of prose, as a whole or else one of its sentences; `isUnderTarget` says whether the label
  /// or heading it stands under speaks of what can be pressed.
  static func statement(
    in pieces: [TextPiece], of file: SourceFile, isUnderTarget: Bool, at range: ByteRange
  ) -> DocumentStatement? {
    let isNamed = namesTarget(pieces[...])
    guard isNamed || isUnderTarget else { return nil }
    let isBound = holdsBound(range, of: file)
    if let whole = statement(in: pieces[...], isNamed, isBound, at: range) { return whole }
    // What no word of the whole text names, no sentence of it does.
    let sentences = isNamed ? pieces.split(whereSeparator: \.isStop) : []
    guard sentences.count > 1 else { return nil }
    return sentences.lazy.filter(namesTarget).compactMap { statement(in: $0, true, isBound, at: range) }.first
  }

  /// Whether words of a text are those for what can be pressed.
  private static func namesTarget(_ pieces: ArraySlice<TextPiece>) -> Bool {
    Lexicon.speak(pieces.compactMap { $0.isWord ? $0.word : nil }, of: .target)
  }

  private static func statement(
    in pieces: ArraySlice<TextPiece>, _ isNamed: Bool, _ isBound: Bool, at range: ByteRange
  ) -> DocumentStatement? {
    guard !deniesMinimum(pieces) else { return nil }
    // `{component.button} is 48px at least` says it of one component, in whatever section.
    if !isNamed, pieces.first?.isToken ?? false { return nil }
    if isBound || pieces.contains(where: { $0.isWord && $0.means(.minimum) }) {
      return minimum(pieces).map { DocumentStatement(.touchTarget(minimum: $0), at: range) }
    }
    // `Hit area stays 44pt`, `24pt to see, 44pt tap area`: the largest is pressed.
    guard isNamed, let size = sizes(pieces).max() else { return nil }
    return DocumentStatement(.hitArea(size), at: range)
  }

  /// Whether a sentence without a length says that there is no minimum: `It does not enforce a minimum size`.
  private static func deniesMinimum(_ pieces: ArraySlice<TextPiece>) -> Bool {
    pieces.split(whereSeparator: \.isStop).contains { sentence in
      let words = sentence.filter(\.isWord)
      return words.contains { $0.means(.denial) } && words.contains { $0.means(.minimum) }
        && !sentence.contains { $0.length != nil || $0.number != nil }
    }
  }

  /// `Minimum tap target: 44 × 44pt`, `Touch targets: 44pt` outside of a component.
  static func touchTarget(of name: WrittenName, in file: SourceFile, _ value: ByteRange) -> DocumentStatement? {
    guard Lexicon.speak(name.words, of: .target) else { return nil }
    let pieces = PieceLexer.pieces(of: file, in: value)
    let isAsked = name.says(.minimum)
    let isAskedBehind = holdsBound(value, of: file) || pieces.contains { $0.isWord && $0.means(.minimum) }
    guard isAsked || isAskedBehind || Lexicon.means(.target, name.words), !deniesMinimum(pieces[...]) else {
      return nil
    }
    return minimum(pieces[...]).map { DocumentStatement(.touchTarget(minimum: $0), at: value) }
  }

  /// `Button height: at least 48px`: the least height of any button, in px; `nil` for that of some.
  static func buttonHeight(of name: WrittenName, in file: SourceFile, _ value: ByteRange) -> Double? {
    guard name.role == .height,
      ControlKind.named(name.words.filter { !$0.means(.height) }.joined(separator: " ")) == .button,
      name.senses.allSatisfy({
        $0.contains(.height) || $0.contains(.button) || $0.contains(.minimum) || $0.contains(.leadingButton)
      }
      )
    else { return nil }
    let pieces = PieceLexer.pieces(of: file, in: value)
    let isAsked = (name.words + pieces.filter(\.isWord).map(\.word)).contains { $0.means(.minimum) }
    return isAsked || holdsBound(value, of: file) ? minimum(pieces[...]) : nil
  }

  /// `Minimum list row height | 40pt`: the height of what is pressed, in px; `nil` for that of anything else.
  static func pressedHeight(of name: WrittenName, in file: SourceFile, _ value: ByteRange) -> Double? {
    guard isPressedHeight(name) else { return nil }
    let pieces = PieceLexer.pieces(of: file, in: value)
    guard pieces.count == 1, let length = pieces[0].length else { return nil }
    return length.pixels(pointsArePixels: true)
  }

  /// Whether a name is that of the height of a thing that is pressed on all of its face: `Min. list row height`.
  static func isPressedHeight(_ name: WrittenName) -> Bool {
    guard name.role == .height else { return false }
    let words = name.words.filter { !$0.means(.height) && !$0.means(.minimum) }
    return !words.isEmpty && ControlKind.named(words.joined(separator: " ")).map { $0 == .pressable } ?? false
  }

  /// Whether a text says with a sign that a length is the least: `≥ 44px`.
  private static func holdsBound(_ range: ByteRange, of file: SourceFile) -> Bool {
    let text = file.bytes[range]
    return text.holds(small: "≥") || text.holds(small: ">=")
  }

  /// `Touch targets minimum 44x44pt`, `Minimum 44x44 points` under "Tap Targets".
  private static func minimum(_ pieces: ArraySlice<TextPiece>) -> Double? {
    let size = besideMinimum(pieces) ?? sizes(pieces).min()
    return size.flatMap { (24...64).contains($0) ? $0 : nil }
  }

  /// Of several lengths the one right in front of the word for the least: `56dp minimum exceeds the usual 48dp`.
  private static func besideMinimum(_ pieces: ArraySlice<TextPiece>) -> Double? {
    guard Set(sizes(pieces)).count > 1,
      let place = pieces.indices.dropFirst().first(where: { pieces[$0].isWord && pieces[$0].means(.minimum) })
    else { return nil }
    return pieces[place - 1].length?.pixels(pointsArePixels: true)
  }

  /// The lengths of a text in px, and the sides without a unit of a size.
  private static func sizes(_ pieces: ArraySlice<TextPiece>) -> [Double] {
    var sizes: [Double] = []
    for index in pieces.indices {
      if let length = pieces[index].length {
        sizes += [length.pixels(pointsArePixels: true)].compactMap { $0 }
      } else if let number = pieces[index].number,
        isFactor(index, pieces) || hasUnit(index, pieces) || isStart(index, pieces)
      {
        sizes.append(number)
      }
    }
    return sizes
  }

  /// Whether the unit of a bare number stands in parentheses behind it: `` `56` (dp) ``.
  private static func hasUnit(_ index: Int, _ pieces: ArraySlice<TextPiece>) -> Bool {
    index + 3 < pieces.endIndex && pieces[index + 1].isOpen && pieces[index + 3].isClose
      && GridWords.units[pieces[index + 2].word] == 1
  }

  /// Whether a bare number is the lower end of a range: `48~54px`.
  private static func isStart(_ index: Int, _ pieces: ArraySlice<TextPiece>) -> Bool {
    guard index + 1 < pieces.endIndex else { return false }
    let next = pieces[index + 1].isRange && index + 2 < pieces.endIndex ? index + 2 : index + 1
    return pieces[next].length != nil
  }

  private static func isFactor(_ index: Int, _ pieces: ArraySlice<TextPiece>) -> Bool {
    [index - 1, index + 1].contains { pieces.indices.contains($0) && pieces[$0].isTimes }
  }
}
