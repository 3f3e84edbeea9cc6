import DesignTokens
import Facts
import Lexicon
import SourceText
import Syntax

/// Finds the steps of a spacing scale that a document lists: a column, a list or lines whose lengths ascend.
struct SpacingListReader {
  /// Fewer than three rows in order are no scale but a few lengths; of loose lines it takes four.
  private static let least = 3
  private let tree: MarkdownTree

  init(_ tree: MarkdownTree) { self.tree = tree }

  /// The first column of a table in which every length is larger than the one above it, or smaller.
  func steps(ofTable block: MarkdownBlock) -> [SpacingStep] {
    let rows = tree.rows(of: block).map { Array(tree.cells(of: $0)) }
    guard let header = rows.first, rows.count > Self.least, !isOfOtherKind(rows.dropFirst()), !isOfThing(header) else {
      return []
    }
    for column in header.indices {
      let isInPixels = Self.namesUnit(tree.slice(header[column])) || isOfSizes(header[column])
      let cells = rows.dropFirst().compactMap { column < $0.count && !$0[column].isEmpty ? $0[column] : nil }
      let steps = cells.compactMap { firstStep(in: $0, takesNumbers: isInPixels, isAtStart: true) }
      if steps.count == cells.count, let found = Self.runs(in: steps, least: Self.least).first { return found }
    }
    return []
  }

  /// Whether columns measure several sides of a thing, as in `Size | Height | Padding`.
  private func isOfThing(_ header: [ByteRange]) -> Bool {
    let roles = header.compactMap { head in
      WrittenName.smallWords(of: tree.text(in: head)).compactMap { Lexicon.term(of: $0)?.role }.first
    }
    return Set(roles.filter { [.height, .width, .padding, .fontSize, .radius].contains($0) }).count > 1
  }

  /// Whether a column is headed with the word for sizes and no more, so that its numbers are lengths.
  private func isOfSizes(_ head: ByteRange) -> Bool {
    let words = WrittenName.smallWords(of: tree.text(in: head))
    return words.count == 1 && Lexicon.term(of: words[0])?.role == .size
  }

  /// Whether most rows name a radius, the size of writing or of a symbol, or a side: below *Radius · Spacing* both have
  /// their tables, and a component has lengths of many kinds.
  private func isOfOtherKind(_ rows: ArraySlice<[ByteRange]>) -> Bool {
    rows.count { row in
      guard let name = row.first else { return false }
      return WrittenName.smallWords(of: tree.text(in: name).filter { $0 != "`" }).contains { word in
        let term = Lexicon.term(of: word)
        return [.radius, .fontSize, .lineHeight, .height, .width].contains(term?.role)
          || [.icon, .text].contains(term?.slot)
      }
    } * 2 > rows.count
  }

  /// The steps that a table calls a part of its unit: where `1` is 4px and `3` is 12px, `0.5` means its 2px.
  func parts(ofTable block: MarkdownBlock) -> [Double] {
    var unit: Double?
    var parts: [Double] = []
    for row in tree.rows(of: block).dropFirst() {
      let texts = tree.cells(of: row).prefix(2).map { GridText(tree.slice($0)) }
      guard texts.count == 2, texts[0].pieces.count == 1, let name = texts[0].size(0), texts[0].length(0) == nil,
        let size = texts[1].length(0)
      else { return [] }
      guard name > 0 else { continue }
      guard unit.map({ abs($0 * name - size) < 0.001 }) ?? true else { return [] }
      unit = size / name
      if name != name.rounded() { parts.append(size) }
    }
    return parts
  }

  /// The first lengths of the items of one list.
  func steps(ofItems items: [MarkdownBlock]) -> [SpacingStep] {
    let steps = items.compactMap { firstStep(in: $0.content, takesNumbers: false, isAtStart: false) }
    return steps.count == items.count ? Self.runs(in: steps, least: Self.least).flatMap { $0 } : []
  }

  /// The first lengths of lines that follow one another, and of lines that hold a whole scale.
  func steps(ofLines lines: [ByteRange]) -> [SpacingStep] {
    var found: [SpacingStep] = []
    var run: [SpacingStep] = []
    for line in lines {
      let row = steps(ofLine: line)
      if !row.isEmpty {
        found += row
      } else if let step = firstStep(in: line, takesNumbers: isAssignment(line), isAtStart: false) {
        run.append(step)
        continue
      }
      found += Self.runs(in: run, least: Self.least + 1).flatMap { $0 }
      run = []
    }
    return found + Self.runs(in: run, least: Self.least + 1).flatMap { $0 }
  }

  /// `4, 8, 12, 16, 24`: four sizes or more that ascend, with nothing but signs between them.
  ///
  /// Numbers that go up by one between the bars of a drawing (`│ 1 │ 2 │ 3 │`) count something.
  func steps(ofLine line: ByteRange) -> [SpacingStep] {
    guard tree.slice(line).count(where: \.isASCIIDigit) > Self.least, !listsEndings(line) else { return [] }
    let text = GridText(tree.slice(line))
    // `Margins: 8, 16, 20, 24` lists what margins there are, and binds no padding.
    guard !text.nameInFront.contains(where: GridWords.isPlace) else { return [] }
    let isDrawn = Self.isDrawn(tree.slice(line))
    var run: [SpacingStep] = []
    for index in text.pieces.indices {
      if let size = text.size(index) {
        if let last = run.last, size <= last.pixels { run = [] }
        run.append(step(size, text.places[index], from: line))
      } else if !text.isBar(index) {
        if run.count > Self.least { break }
        run = []
      }
    }
    let isCount = isDrawn && zip(run, run.dropFirst()).allSatisfy { $1.pixels == $0.pixels + 1 }
    return run.count > Self.least && Self.isSpacing(run) && !isCount ? run : []
  }

  /// Whether a line lists how the names of classes end: `p-{1|2|4}`.
  private func listsEndings(_ line: ByteRange) -> Bool {
    let bytes = tree.slice(line)
    return bytes.indices.dropFirst().contains { bytes[$0] == UInt8(ascii: "{") && bytes[$0 - 1] == UInt8(ascii: "-") }
  }

  /// `md: 16,` and `static let md = 16` in code.
  private func isAssignment(_ line: ByteRange) -> Bool {
    let bytes = tree.slice(line)
    guard let last = assignment(in: line) else { return false }
    let value = bytes[(last + 1)...].drop { $0 == UInt8(ascii: " ") }
    let rest = value.drop { $0.isASCIIDigit || $0 == UInt8(ascii: ".") }
    return rest.startIndex > value.startIndex && rest.first.map { !$0.isASCIILetter && $0 != UInt8(ascii: "%") } ?? true
  }

  /// The last sign in a line that gives a value.
  private func assignment(in line: ByteRange) -> Int? {
    tree.slice(line).lastIndex { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "=") }
  }

  private func firstStep(in range: ByteRange, takesNumbers: Bool, isAtStart: Bool) -> SpacingStep? {
    guard tree.slice(range).contains(where: \.isASCIIDigit) else { return nil }
    // What ends in a color is a shadow or a border.
    guard !holdsColor(range) else { return nil }
    let text = GridText(tree.slice(range))
    // `Padding: 12px` is what a component has, no step.
    if text.nameInFront.contains(where: GridWords.isPlace) { return nil }
    if isAtStart {
      // `20-24px` is one step with room.
      let isRange = text.size(0) != nil && text.length(1) != nil
      // Nothing needs no unit.
      let isAtSize = takesNumbers || isRange || text.size(0) == 0 && text.pieces.count == 1
      guard isAtSize || text.length(0) != nil, let size = text.size(0) else {
        return nil
      }
      return step(size, text.places[0], from: range)
    }
    if let index = text.pieces.indices.first(where: { text.length($0) != nil }), let size = text.length(index) {
      // `Tab height: 30px` measures a thing, and a sentence that comes to a length late tells of something else.
      let before = text.pieces.indices[..<index].compactMap { text.word($0) }
      guard before.count <= Self.mostWords, !before.contains(where: Self.isMeasure) else { return nil }
      return step(size, text.places[index], from: range)
    }
    guard takesNumbers else { return nil }
    // A comment may stand behind what is assigned: `S2 = 8; // 2 * UNIT`.
    let start = assignment(in: range).map { $0 - range.start } ?? 0
    let sizes = text.pieces.indices.filter { text.size($0) != nil }
    guard let index = sizes.first(where: { text.places[$0].lowerBound >= start }) ?? sizes.last else { return nil }
    return text.size(index).map { step($0, text.places[index], from: range) }
  }

  /// How many words name a step at the most.
  private static let mostWords = 5

  private static func isMeasure(_ word: GridText.Word) -> Bool {
    switch word.senses.term?.role {
    case .height, .width, .size, .radius, .fontSize, .lineHeight: true
    default: false
    }
  }

  private func holdsColor(_ range: ByteRange) -> Bool {
    guard tree.slice(range).contains(UInt8(ascii: "(")) else { return false }
    let text = tree.text(in: range).lowercased()
    return ["rgb(", "rgba(", "hsl(", "hsla(", "oklch("].contains { text.holds($0) }
  }

  private func step(_ pixels: Double, _ place: Range<Int>, from range: ByteRange) -> SpacingStep {
    SpacingStep(
      pixels: pixels, range: ByteRange(range.start + place.lowerBound, range.start + place.upperBound), group: nil)
  }

  /// Whether a line begins and ends with a bar, as the line of a drawn box does.
  private static func isDrawn(_ line: ArraySlice<UInt8>) -> Bool {
    let blanks = " \t\r\n".utf8
    let text = line.drop(while: blanks.contains)
    guard let last = text.lastIndex(where: { !blanks.contains($0) }) else { return false }
    return bars.contains { text.starts(with: $0) && text[...last].suffix($0.count).elementsEqual($0) }
  }

  private static let bars = ["|", "│", "┃", "║"].map { Array($0.utf8) }

  private static func namesUnit(_ header: ArraySlice<UInt8>) -> Bool {
    GridText(header).words.contains { GridWords.units[$0.text] != nil }
  }

  /// The stretches in which each step is larger than the one before, or each smaller; shorter ones are chance.
  private static func runs(in steps: [SpacingStep], least: Int) -> [[SpacingStep]] {
    var found: [[SpacingStep]] = []
    var run: [SpacingStep] = []
    for step in steps {
      if let last = run.last {
        let rises = run.count > 1 ? run[0].pixels < run[1].pixels : last.pixels < step.pixels
        if last.pixels == step.pixels || (last.pixels < step.pixels) != rises {
          if run.count >= least { found.append(run) }
          // The step at the turn may begin the next stretch, as the first of a scale behind a length that is none.
          run = last.pixels == step.pixels ? [] : [last]
        }
      }
      run.append(step)
    }
    return (run.count >= least ? found + [run] : found).filter { isSpacing($0) }
  }

  /// Whether a stretch begins small enough: breakpoints and widths of columns do not.
  private static func isSpacing(_ run: [SpacingStep]) -> Bool { run.contains { $0.pixels <= 48 } }
}
