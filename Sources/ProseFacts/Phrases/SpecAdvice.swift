import DesignTokens
import Lexicon
import SourceText

/// Tells lengths that a document asks for from those that it warns of, has left behind or only mentions.
enum SpecAdvice {
  /// The stretches of pieces, from comma to comma, in which nothing is asked for.
  ///
  /// `Don't use 15px padding`, `❌ 10px padding`, `was 10px before`; under a label such as "Don'ts" it is all of them.
  static func refused(_ pieces: [SpecPiece], _ range: ByteRange, in file: SourceFile, under label: [String]) -> [Bool] {
    var refused = [Bool](repeating: false, count: pieces.count)
    let isAll = opens(with: marks, range, in: file) || isRefusal(label) || asks(range, in: file)
    var start = 0
    for index in 0...pieces.count where index == pieces.count || ends(pieces[index]) {
      let sentence = start..<index
      if isAll || refuses(pieces[sentence])
        || isOfPlatform(pieces[sentence])
      {
        for place in sentence { refused[place] = true }
      }
      start = index + 1
    }
    return refused
  }

  /// Whether a word of a sentence refuses what the sentence speaks of; `not less than 12px` asks for it.
  private static func refuses(_ sentence: ArraySlice<SpecPiece>) -> Bool {
    sentence.indices.contains { index in
      guard sentence[index].isWord else { return false }
      let next = index + 1 < sentence.endIndex ? sentence[index + 1].word : ""
      let both = Lexicon.senses(of: sentence[index].word, next)
      return both.contains(.refusal) || both.contains(.refusalOpening)
        || sentence[index].means(.refusal) && !both.contains(.affirmation)
    }
  }

  /// Whether a line is a question, which wants to know of a length and does not want it.
  private static func asks(_ range: ByteRange, in file: SourceFile) -> Bool {
    let text = file.bytes[range].reversed().drop { $0 == 0x20 || $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "_") }
    return text.first == UInt8(ascii: "?") || Array(text.prefix(3).reversed()) == Array("？".utf8)
  }

  /// Whether a sentence speaks of what the device takes for itself (`home indicator (bottom 34pt)`): nobody chose that.
  ///
  /// How far something keeps away from it (`10px below the status bar`) is a choice.
  private static func isOfPlatform(_ sentence: ArraySlice<SpecPiece>) -> Bool {
    let words = sentence.filter(\.isWord).map(\.word)
    guard !words.contains(where: { Lexicon.relation(of: $0) != nil }) else { return false }
    return words.contains("notch")
      || zip(words, words.dropFirst()).contains { Lexicon.senses(of: $0, $1).contains(.platformPart) }
  }

  /// Whether a length is what was or what is not wanted: `10px → 12px`, `up from 10px`, `instead of 10px`.
  static func isPast(_ index: Int, in pieces: [SpecPiece], of file: SourceFile) -> Bool {
    if isBehindRefusal(index, in: pieces) || isCrossedOut(pieces[index], in: file) { return true }
    guard index + 2 < pieces.count, pieces[index].length != nil, pieces[index + 1].isStop,
      pieces[index + 2].length != nil
    else { return false }
    let sign = file.bytes[pieces[index + 1].range]
    return ["→", "->", "⇒"].contains { sign.elementsEqual($0.utf8) }
  }

  /// Whether a mark behind a length says that it is wrong: `24px ✓, 25px ✗`.
  private static func isCrossedOut(_ piece: SpecPiece, in file: SourceFile) -> Bool {
    let behind = file.bytes.from(piece.range.end, to: min(piece.range.end + 8, file.bytes.count))
      .drop { $0 == 0x20 || $0 == UInt8(ascii: "`") }
    return marks.contains { $0 != Array("~~".utf8) && behind.starts(with: $0) }
  }

  /// Whether a length is how far something moves to either side (`±4px`), or an offset of a shadow of CSS
  /// (`inset 0 2px 4px`): no space between things.
  static func isOffset(_ index: Int, in pieces: [SpecPiece], of file: SourceFile) -> Bool {
    let start = pieces[index].range.start
    if file.bytes.from(max(0, start - 2), to: start).elementsEqual("±".utf8) { return true }
    // Four numbers are the most that a shadow has.
    guard let word = pieces[max(0, index - 4)..<index].lastIndex(where: \.isWord), pieces[word].word == "inset" else {
      return false
    }
    return pieces[(word + 1)...].prefix(4).prefix { $0.length != nil || $0.number != nil }.count > 2
  }

  /// The stretches in which a text reckons: `40px + 2px padding = 44px` asks for none of its lengths.
  static func sums(_ pieces: [SpecPiece], of file: SourceFile) -> [Range<Int>] {
    var sums: [Range<Int>] = []
    var start = 0
    var hasSign = false
    var isSum = false
    for index in 0...pieces.count {
      if index == pieces.count || pieces[index].isStop && pieces[index].depth == 0 {
        if isSum { sums.append(start..<index) }
        (start, hasSign, isSum) = (index + 1, false, false)
      } else if pieces[index].isPlus || pieces[index].isTimes {
        hasSign = true
      } else if hasSign, pieces[index].isColon, file.bytes[pieces[index].range.start] == UInt8(ascii: "=") {
        isSum = index + 1 < pieces.count && (pieces[index + 1].length != nil || pieces[index + 1].number != nil)
      }
    }
    return sums + products(pieces)
  }

  /// `24px (3 × 8px baseline)` says how the length before comes about.
  private static func products(_ pieces: [SpecPiece]) -> [Range<Int>] {
    let lengths = pieces.compactMap(\.length)
    return pieces.indices.dropFirst().dropLast().compactMap { index in
      guard pieces[index].isTimes, let left = pieces[index - 1].length?.value ?? pieces[index - 1].number,
        let right = pieces[index + 1].length?.value ?? pieces[index + 1].number
      else { return nil }
      return lengths.contains { abs($0.value - left * right) < 0.001 } ? (index - 1)..<(index + 2) : nil
    }
  }

  /// Whether the words right before a length put it aside.
  private static func isBehindRefusal(_ index: Int, in pieces: [SpecPiece]) -> Bool {
    let before = pieces[max(0, index - 3)..<index].reversed().prefix { $0.isWord }.map(\.word)
    guard let last = before.first else { return false }
    if last.means(.setAside) { return true }
    guard before.count > 1 else { return false }
    // `up from 10px`, `instead of 10px`, `au lieu de 10px`.
    return last == "from" && before[1].means(.changed)
      || ["of", "de", "von", "di"].contains(last)
        && before[1].means(.insteadNoun)
      || last == "than" && before[1] == "rather"
  }

  private static func ends(_ piece: SpecPiece) -> Bool { (piece.isStop || piece.isComma) && piece.depth == 0 }

  /// Whether a label or a heading introduces what is not to be done.
  static func isRefusal(_ label: [String]) -> Bool {
    guard let last = label.last, label.count <= 4 else { return false }
    let isDoAndDont = label.contains("do") && label.count > 1 && label.first == "do"
    return !isDoAndDont
      && (last.means(.refusalHeading) || label.contains { $0.isWide && $0.means(.refusalHeading) }
        || label.first == "don" && label.count <= 2
        || label.first.map { ["forbidden", "prohibited", "disallowed"].contains($0) } ?? false
        || Lexicon.senses(ofPhrase: label.prefix(2)).contains(.refusalOpening)
        || Lexicon.senses(ofPhrase: label.suffix(2)).contains(.refusalEnding))
  }

  /// Whether an item shows what is not to be done, or what was: `❌ Padding: 10px`, `Old button: …`.
  static func isRefused(_ item: SpecItem, in file: SourceFile) -> Bool {
    if opens(with: marks, item.range, in: file) { return true }
    guard let name = item.name else { return false }
    let words = SpecName(file, name).words
    guard let first = words.first else { return false }
    if Lexicon.senses(ofPhrase: words.prefix(2)).contains(.refusalOpening) { return true }
    return first.means(.refusedName)
  }

  /// Whether a phrase opens with the words that nothing in it is to be done: `Do not use #8FB84A as a background`.
  static func opensWithRefusal(_ phrase: ArraySlice<SpecPiece>) -> Bool {
    let first = phrase.prefix(3).filter(\.isWord).map(\.word)
    return first.first?.means(.refusalVerb) ?? false
      || Lexicon.senses(ofPhrase: first.prefix(2)).contains(.refusalOpening)
      || phrase.contains { $0.isWord && $0.word.isWide && $0.means(.refusal) }
  }

  private static func opens(with marks: [[UInt8]], _ range: ByteRange, in file: SourceFile) -> Bool {
    let text = file.bytes.from(range.start, to: min(range.end, range.start + 12))
    return marks.contains { mark in text.starts(with: mark) || text.dropFirst(2).starts(with: mark) }
  }

  private static let marks = ["❌", "🚫", "✗", "✘", "⛔", "✖", "👎", "~~"].map { Array($0.utf8) }

}
