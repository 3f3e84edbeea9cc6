import DesignTokens
import Lexicon
import SourceText

extension PieceLexer {
  /// Reads `#` and its digits as a color where it cannot be anything else: no issue number, anchor or hashtag.
  mutating func readHash() {
    let previous = byte(position - 1)
    var index = position + 1
    while byte(index).isHexDigit { index += 1 }
    let digits = bytes.from(position + 1, to: max(index, position + 1))
    let next = byte(index)
    let isBounded =
      (!previous.isWordByte || bytes.isWide(before: position))
      && (!"&/#".utf8.contains(previous) || pieces.leadFromColor(to: position))
      && !(next.isWordByte && next < 0x80) && !(next == UInt8(ascii: "-") && byte(index + 1).isWordByte)
    guard isBounded, [3, 4, 6, 8].contains(digits.count), isCertain(digits),
      let (color, end) = bytes.color(from: position, to: index)
    else {
      position = max(nameEnd(position + 1), position + 1)
      return
    }
    add(.color(color), to: end)
  }

  /// Digits alone may be a number, three or four letters a word: these need a sign that a color is meant.
  private func isCertain(_ digits: ArraySlice<UInt8>) -> Bool {
    let decimals = digits.count { $0.isASCIIDigit }
    let before = wordBefore()
    if decimals == digits.count, let before, before.means(.numbered) { return false }
    let isPlain = decimals == digits.count || decimals == 0
    guard isPlain, digits.count < 6 else { return true }
    return expectsColor || isInCode || before.map(announcesColor) ?? false
  }

  private func announcesColor(_ word: String) -> Bool {
    let senses = Lexicon.senses(of: word)
    return senses.term?.slot != nil
      || [.hue, .announcesColor, .white, .black, .lineStyle].contains { senses.contains($0) }
  }

  /// The last word before the place, also the one before an open parenthesis (`Dark gray (#333)`).
  private func wordBefore() -> String? {
    guard let last = pieces.last else { return nil }
    if last.isWord { return last.word }
    guard last.isOpen || last.isColon || last.isComma, pieces.count > 1 else { return nil }
    let other = pieces[pieces.count - 2]
    return other.isWord ? other.word : nil
  }
}

extension [TextPiece] {
  /// Whether nothing but a slash stands between the last color and a place: `#003459/#007EA7`.
  fileprivate func leadFromColor(to place: Int) -> Bool {
    count > 1 && self[count - 1].isSlash && self[count - 2].color != nil && self[count - 2].range.end + 1 == place
  }
}

extension [UInt8] {
  /// The color of a stretch, with the opacity behind it, and where that ends.
  fileprivate func color(from start: Int, to end: Int) -> (Color, end: Int)? {
    guard var color = Color(css: from(start, to: end)) else { return nil }
    guard color.alpha == 1, let share = shareOfOpacity(at: end) else { return (color, end) }
    color.alpha = Double(share.percent) / 100
    return (color, share.end)
  }

  /// `#E8A0BF/10`, as utilities write the opacity in percent: up to three digits behind a slash, and nothing else.
  private func shareOfOpacity(at start: Int) -> (percent: Int, end: Int)? {
    guard at(start) == UInt8(ascii: "/") else { return nil }
    var end = start + 1
    while at(end).isASCIIDigit { end += 1 }
    guard (1...3).contains(end - start - 1),
      let percent = Int(String(decoding: self[start + 1..<end], as: UTF8.self)), percent <= 100
    else { return nil }
    if at(end) == UInt8(ascii: "%") { end += 1 }
    let next = at(end)
    return next.isWordByte || "/.-:".utf8.contains(next) && at(end + 1).isWordByte ? nil : (percent, end)
  }

  /// Whether a sign or a letter of a script without blanks ends right before a place: `背景：#fff`, `（#fff）`.
  fileprivate func isWide(before place: Int) -> Bool {
    var start = place - 1
    while start > 0, place - start < 4, self[start] & 0xC0 == 0x80 { start -= 1 }
    guard start >= 0, self[start] >= 0xE0 else { return false }
    let sign = String(decoding: self[start..<place], as: UTF8.self)
    return sign.isWide || sign.unicodeScalars.first.map { (0xFF00...0xFFEF).contains($0.value) } ?? false
  }
}
