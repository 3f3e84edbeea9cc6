import DesignTokens
package import Facts
package import SourceText

/// The name of a property, a part or a heading, taken apart: what it says about the values behind it.
package struct WrittenName: Sendable {
  /// The name without marks of emphasis and without what stands in parentheses.
  package var text: String
  /// From the first to the last byte of `text`.
  package var range: ByteRange
  /// What stands in parentheses behind it (`Optional`, `FAB`).
  package var qualifier: String?
  /// The words in lower case, `camelCase` and `kebab-case` taken apart.
  package private(set) var words: [String]
  /// What each of the words can mean.
  package private(set) var senses: [Senses]
  /// What the last meaningful word means.
  package var term: WordMeaning?
  /// The words besides those that `term` comes from.
  package var otherWords: [String] = []
  /// Whether it ends with "color" or a word for it.
  package var isColor = false
  /// The state that the name mentions beside other words (`Hover Background`), or is; as written.
  package var state: String?
  /// Whether it is nothing but a side (`Top`, `Horizontal`).
  package var isSide: Bool

  package init(_ file: SourceFile, _ range: ByteRange) {
    let cut = WrittenName.cut(file, range)
    self.range = cut.range
    qualifier = cut.qualifier
    let isMarked = cut.text.utf8.contains { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "`") }
    text = isMarked ? String(cut.text.filter { $0 != "*" && $0 != "`" }) : cut.text
    let spelled = SpelledWords(of: cut.text)
    words = spelled.small
    senses = words.map { Lexicon.senses(of: $0) }
    // `Links` are the left in one language, and what is pressed in another.
    isSide = !senses.isEmpty && senses.allSatisfy { $0.contains(.side) && !$0.contains(.pressable) }
    readTerm()
    if isSide, let meant = qualifier.flatMap({ Lexicon.senses(ofPhrase: WrittenName.smallWords(of: $0)).term }) {
      // `Leading (line height)` says itself that it is no side.
      (term, isSide) = (meant, false)
    }
    if let index = senses.firstIndex(where: { $0.contains(.state) }) { state = spelled.written[index] }
  }

  /// The words of a name in lower case, where nobody asks what they mean.
  package static func smallWords(_ file: SourceFile, _ range: ByteRange) -> [String] {
    smallWords(of: cut(file, range).text)
  }

  /// A name without outer marks, and what stands in parentheses at its end.
  private static func cut(_ file: SourceFile, _ range: ByteRange) -> (
    range: ByteRange, text: String, qualifier: String?
  ) {
    let whole = trimmed(file, range)
    guard let inner = parentheses(in: file.bytes[whole]) else { return (whole, file.text(in: whole), nil) }
    let name = trimmed(file, ByteRange(whole.start, inner.open))
    return (name, file.text(in: name), file.text(in: inner.content))
  }

  /// The parentheses that a text ends in, of either width: where they open, and what stands between them.
  private static func parentheses(in text: ArraySlice<UInt8>) -> (open: Int, content: ByteRange)? {
    let isWide = text.last == 0x89 && text.dropLast().last == 0xBC && text.dropLast(2).last == 0xEF
    guard isWide || text.last == UInt8(ascii: ")") else { return nil }
    let end = text.endIndex - (isWide ? 3 : 1)
    // The bytes of `（` are EF BC 88.
    let last = text[..<end].lastIndex { $0 == UInt8(ascii: "(") || $0 == 0x88 }
    guard var last, last > text.startIndex else { return nil }
    while text[last] == 0x88, !(last >= text.startIndex + 2 && text[last - 1] == 0xBC && text[last - 2] == 0xEF) {
      guard let next = text[..<last].lastIndex(where: { $0 == UInt8(ascii: "(") || $0 == 0x88 }) else { return nil }
      last = next
    }
    let open = text[last] == 0x88 ? last - 2 : last
    return open > text.startIndex ? (open, ByteRange(last + 1, end)) : nil
  }

  /// The meaning of the last word that has one; "color" takes what it paints from the words before it.
  private mutating func readTerm() {
    // What an observer of intersections adds to its frame is no spacing.
    if text == "rootMargin" || text == "scrollMargin" { return }
    if words.first == "on", words.count == 2, senses[1].term?.slot == .background {
      // `On surface` is what lies on the surface.
      term = WordMeaning(role: nil, slot: .text)
      return
    }
    let count = senses.firstIndex { $0.contains(.where) } ?? wordsOfFirstMeasure ?? words.count
    for index in words.prefix(max(count, 1)).indices.reversed() {
      let phrase = phrase(endingAt: index)
      guard let found = phrase?.term ?? senses[index].term else {
        // `Icon pairing` and `button-icon-circular` are no icons; `Border Top` is a border.
        // So is `Radius button` a radius.
        let isOfButton = senses[index].contains(.button) && index > 0 && senses[index - 1].isMeasure
        guard isOfButton || mayFollow(index) else { return }
        continue
      }
      otherWords = words
      otherWords.removeSubrange((index - (phrase?.count ?? 1) + 1)...index)
      if found.slot == .color, index > 0 {
        isColor = true
        let before = senses[..<index].reversed().lazy.compactMap(\.term).first { $0.slot != nil }
        term = WordMeaning(role: nil, slot: before?.slot ?? .color)
      } else {
        isColor = found.slot == .color || words[index].hasSuffix("color") || words[index].hasSuffix("colour")
        // `sample-bg-color-text` is a background, that of a text.
        let isBackground =
          index > 1 && senses[index - 1].term?.slot == .color && senses[index - 2].term?.slot == .background
        term = isBackground ? senses[index - 2].term : found
      }
      return
    }
  }

  /// How many words name the first of two measures: `Size / Line height`; `nil` where there are no two.
  private var wordsOfFirstMeasure: Int? {
    guard let slash = text.utf8.firstIndex(of: UInt8(ascii: "/")) else { return nil }
    let count = WrittenName.words(of: String(text[..<slash])).count
    guard count > 0, count < words.count, senses[..<count].contains(where: \.isMeasure),
      senses[count...].contains(where: \.isMeasure)
    else { return nil }
    return count
  }

  /// What the words up to a place measure together: `corner radius`, `radio de borde`.
  private func phrase(endingAt index: Int) -> (term: WordMeaning, count: Int)? {
    guard index > 0 else { return nil }
    if index > 1, let term = Lexicon.senses(of: words[index - 2], words[index - 1], words[index]).term {
      return (term, 3)
    }
    return Lexicon.term(of: words[index - 1], words[index]).map { ($0, 2) }
  }

  private func mayFollow(_ index: Int) -> Bool {
    let (word, senses) = (words[index], senses[index])
    // `Text muted` is a text; `bg-muted` is one ground beside `bg`.
    let isMuted = senses.contains(.plainName) && index > 0 && self.senses[index - 1].term?.slot == .text
    return isMuted || senses.contains(.side) || StateNames.isPossible(senses) || senses.contains(.aside) || word.isWide
      || word.isNumber
  }

  /// Whether it speaks of tokens: `Design tokens`.
  package var isOfTokens: Bool { Lexicon.speak(words, of: .tokenHead) }

  /// Whether it is that of what a device takes for itself (`Safe area`), and of no room that is kept from it.
  package var isOfDevice: Bool {
    switch role {
    case .padding, .margin, .gap: false
    default: Lexicon.speak(words, of: .platformPart)
    }
  }

  /// The name as a state's: `Loading state` is Loading, `État normal` is normal, `hover ;` in a list is hover.
  package var stateText: String {
    guard let end = text.lastIndex(where: { !" ;.".contains($0) }) else { return text }
    let name = text[...end]
    let words = name.split(separator: " ")
    guard words.count > 1, let first = words.first, let last = words.last else { return String(name) }
    if String(last).small.means(.stateGroup) { return words.dropLast().joined(separator: " ") }
    return String(first).small.means(.stateGroup) ? words.dropFirst().joined(separator: " ") : String(name)
  }

  /// Whether a heading speaks of one kind of measure only (`Corner Radius Standards`), not of `Layout & Spacing`.
  package var isOnlyAbout: Bool {
    guard let role, [.padding, .margin, .gap, .radius, .fontSize, .border].contains(role), words.count <= 4 else {
      return false
    }
    return senses.allSatisfy { !$0.contains(.several) }
  }

  /// What a color paints as the value of a property of a name.
  package static func slot(ofProperty name: String) -> PaintSlot? {
    let file = SourceFile(path: "/", text: name)
    return WrittenName(file, file.wholeRange).slot
  }

  /// What the length of a property of that name measures; `nil` where the name says nothing of it.
  package static func role(ofProperty name: String) -> DimensionRole? {
    let file = SourceFile(path: "/", text: name)
    return WrittenName(file, file.wholeRange).role
  }

  /// Whether a property of a name says how something looks or moves.
  package static func isOfLooks(_ name: String) -> Bool {
    let file = SourceFile(path: "/", text: name)
    let read = WrittenName(file, file.wholeRange)
    return read.term != nil || [.motionName, .duration, .easing].contains(where: read.says)
  }

  /// Whether one of its words can mean it.
  package func says(_ sense: Sense) -> Bool { senses.contains { $0.contains(sense) } }

  package var role: DimensionRole? { term?.role }
  package var slot: PaintSlot? { term?.slot }

  /// The words of a text in lower case.
  package static func smallWords(of text: String) -> [String] { SpelledWords(of: text).small }

  /// The words of a text; a capital behind a small letter begins a new one.
  package static func words(of text: String) -> [String] { SpelledWords(of: text).written }

  /// A stretch without outer blanks, marks of emphasis, backticks, pictures and a closing colon.
  package static func trimmed(_ file: SourceFile, _ range: ByteRange) -> ByteRange {
    var start = range.start
    var end = min(range.end, file.bytes.count)
    while start < end, isMark(file.bytes[start]) { start += 1 }
    while let length = bulletLength(file, start), start + length < end {
      start += length
      while start < end, isMark(file.bytes[start]) { start += 1 }
    }
    while end > start, isMark(file.bytes[end - 1]) || file.bytes[end - 1] == UInt8(ascii: ":") { end -= 1 }
    if end - start >= 3, file.bytes.from(end - 3, to: end).elementsEqual([0xEF, 0xBC, 0x9A]) { end -= 3 }
    while end > start, isMark(file.bytes[end - 1]) { end -= 1 }
    return ByteRange(start, end)
  }

  /// The length of a dot in front of a name, as lists of East Asia have it (`・ホバー`); `nil` where none stands.
  private static func bulletLength(_ file: SourceFile, _ start: Int) -> Int? {
    guard file.bytes.at(start) >= 0xC2 else { return nil }
    let bytes = file.bytes.from(start, to: start + 3)
    return bullets.first { bytes.starts(with: $0) }?.count
  }

  private static let bullets = ["・", "•", "·", "●", "▪"].map { Array($0.utf8) }

  /// Where the name goes on in its file behind so many characters of `text`, which has no marks.
  package func start(behind count: Int, in file: SourceFile) -> Int {
    let written = file.text(in: range)
    guard count > 0 || text.utf8.count != written.utf8.count else { return range.start }
    var left = count
    let behind = written.firstIndex { character in
      if character == "*" || character == "`" { return false }
      left -= 1
      return left < 0
    }
    return file.end(of: written[..<(behind ?? written.endIndex)], from: range.start)
  }

  private static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"), UInt8(ascii: "*"),
      UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "\""):
      true
    default: false
    }
  }
}
