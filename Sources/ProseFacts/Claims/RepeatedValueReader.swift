import DesignTokens
package import Facts
import Lexicon
package import SourceText
package import Syntax

/// Finds values that a document says twice in one breath, in two notations: hex beside RGB or HSL, px beside rem; in one
/// row, in parentheses behind the other, in the comment behind a line of code, in a list of notations.
package struct RepeatedValueReader {
  private let file: SourceFile
  private let tree: MarkdownTree
  private var scanner: NotationScanner
  private var pairs: [(first: ValueNotation, again: ValueNotation)] = []

  /// Adds what a document says twice, but for what was found before.
  package static func read(_ file: SourceFile, _ tree: MarkdownTree, into facts: inout FileFacts) {
    var reader = RepeatedValueReader(file: file, tree: tree, scanner: NotationScanner(file.bytes))
    for (index, block) in tree.blocks.enumerated() { reader.read(block, at: index) }
    let known = Set(facts.remarks.map(\.claimRange))
    facts.remarks += reader.remarks(rem: reader.rem(stated: facts.rootFontSize)).filter {
      !known.contains($0.claimRange)
    }
  }

  private mutating func read(_ block: MarkdownBlock, at index: Int) {
    switch block.kind {
    case .paragraph:
      let lines = tree.lines(of: block)
      for line in lines { readLine(line) }
      readNotations(Array(lines))
    case .item: readLine(block.content)
    case .list: readNotations(tree.items(of: index).map(\.content))
    case .fence: for line in tree.lines(of: block) { readLine(line, isCode: true) }
    case .table: readTable(block)
    default: break
    }
  }

  /// What is longer than this is no line in which somebody lists values.
  private static let longest = 600

  private mutating func readLine(_ line: ByteRange, isCode: Bool = false) {
    guard line.count <= Self.longest, tree.slice(line).contains(where: \.isASCIIDigit) else { return }
    let found = scanner.notations(in: line)
    var index = 0
    while index + 1 < found.count {
      let firsts = run(in: found, from: index)
      let next = index + firsts.count
      let seconds = next < found.count ? run(in: found, from: next) : []
      // In code the comment behind a line speaks of the first of several values, or of all of them.
      let isOnly = !isCode || index == 0
      if firsts.count == seconds.count, isOnly, isRepeated(firsts, by: seconds, in: line, isCode: isCode) {
        pairs += zip(firsts, seconds).map { ($0, $1) }
      }
      index = next
    }
  }

  /// The lengths of one unit from an index on with nothing but a blank between them (`8px 16px`); of colors the one.
  private func run(in found: [ValueNotation], from index: Int) -> [ValueNotation] {
    var run = [found[index]]
    while !found[index].isColor, index + run.count < found.count, case let next = found[index + run.count],
      next.form == run[0].form, let last = run.last,
      tree.slice(ByteRange(last.range.end, next.range.start)).elementsEqual(" ".utf8)
    {
      run.append(next)
    }
    return run
  }

  private func isRepeated(
    _ firsts: [ValueNotation], by seconds: [ValueNotation], in line: ByteRange, isCode: Bool
  ) -> Bool {
    guard let start = firsts.first, let first = firsts.last, let second = seconds.first, let last = seconds.last,
      first.form != second.form, first.isColor == second.isColor
    else { return false }
    let gap = text(ByteRange(first.extent.end, second.extent.start), isCode: isCode)
    let behind = text(ByteRange(last.extent.end, line.end), isCode: isCode)
    let before = text(ByteRange(line.start, start.extent.start), isCode: isCode)
    if isCode, let comment = Self.comments.first(where: gap.hasSuffix) {
      // The comment speaks of all of the value and of nothing else.
      return gap.dropLast(comment.count).allSatisfy { "; ,)]}\"'".contains($0) }
        && (before.isEmpty || before.last.map { ":=([\"'".contains($0) } ?? false)
        && (behind.isEmpty || behind == "*/" || behind == "-->" || isRemark(behind))
    }
    guard first.isColor else { return gap == "(" && behind.first == ")" && !isFunction(before) }
    if second.isNamed, second.extent != second.range, Self.listSigns.contains(gap) { return true }
    // Of two colors with different alpha one may be the other's veil.
    guard first.hasAlpha == second.hasAlpha else { return false }
    let isInside = gap == "(" || gap.isEmpty && second.extent != second.range
    if isInside { return gap.isEmpty || behind.first.map { ");,/".contains($0) } ?? false }
    return (gap == "/" || gap.isEmpty) && isNear(first, second)
  }

  private static let comments = ["/*", "//", "<!--", "#"]
  private static let listSigns: Set<String> = ["", ",", ";", "|", "·", "/", "-", "–", "—", "(", "),", ")"]

  /// Whether the value before a length is an argument (`clamp(1rem, …`).
  private func isFunction(_ before: String) -> Bool {
    var open: [Bool] = []
    var last: Character = " "
    for character in before {
      if character == "(" { open.append(last.isLetter) }
      if character == ")", !open.isEmpty { open.removeLast() }
      last = character
    }
    return open.last ?? false
  }

  /// Whether what stands behind a value in its comment only says what it is for: `16px - headings`.
  private func isRemark(_ text: String) -> Bool {
    guard let sign = text.first, "-–—(:,".contains(sign) else { return false }
    let words = WrittenName.smallWords(of: text)
    return !words.contains { word in Self.others.contains { word.means($0) } }
  }

  /// What makes a value one of another time, place or theme.
  private static let others: [Sense] = [
    .past, .setAside, .changed, .replaces, .elsewhere, .condition, .theme, .than, .refusal, .themeHeading,
  ]

  /// A stretch without blanks at its ends, marks of emphasis and of code, and tags.
  private func text(_ range: ByteRange, isCode: Bool) -> String {
    guard range.start < range.end else { return "" }
    var plain = ""
    var isInTag = false
    var last: Character = " "
    for character in tree.text(in: range) {
      let wasStar = last == "*" && character == "*" && plain.last == "*"
      last = character
      if character == "<", !isCode { isInTag = true }
      if wasStar { plain.removeLast() } else if !isInTag, character != "`" { plain.append(character) }
      if character == ">" { isInTag = false }
    }
    return String(plain.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }

  /// Whether two colors are hardly another pair of alternatives (`#FFFFFF / rgb(0, 0, 0)`).
  private func isNear(_ left: ValueNotation, _ right: ValueNotation) -> Bool {
    guard case .color(let left, _, _) = left.value, case .color(let right, _, _) = right.value else { return false }
    return left.difference(from: right) < 0.1
  }

  // Lists and tables.

  /// `HEX: …`, `RGB: …`, `HSL: …` below each other, each once.
  private mutating func readNotations(_ lines: [ByteRange]) {
    var hex: ValueNotation?
    for line in lines {
      let mayState = line.count <= 96 && tree.slice(line).contains { $0.isASCIIDigit || $0 == UInt8(ascii: "#") }
      let found = mayState ? scanner.notations(in: line) : []
      guard found.count == 1, let only = found.first else {
        hex = nil
        continue
      }
      if only.form == .hex {
        let name = WrittenName.smallWords(of: String(tree.text(in: line).prefix(12))).first
        hex = name == "hex" ? only : nil
      } else if let hex, only.extent.start == start(of: line), only.isColor, only.extent != only.range {
        pairs.append((hex, only))
      }
    }
  }

  /// Where a line begins behind bullets and marks of emphasis.
  private func start(of line: ByteRange) -> Int {
    line.start + tree.slice(line).prefix { " *_`-".utf8.contains($0) }.count
  }

  private mutating func readTable(_ block: MarkdownBlock) {
    let rows = tree.rows(of: block).map { Array(tree.cells(of: $0)) }
    guard let header = rows.first, rows.count > 1, header.count < 32 else { return }
    let forms = header.map { form(of: WrittenName(file, $0)) }
    for row in rows.dropFirst() {
      for (column, cell) in row.enumerated() {
        // `Size (line height)`: what stands in parentheses is something else.
        let isMixed = column < header.count && tree.slice(header[column]).contains { "(/".utf8.contains($0) }
        if !isMixed || column < forms.count && forms[column] != nil { readLine(cell) }
      }
    }
    let cells = rows.dropFirst().map { row in
      row.enumerated().map { column, cell in whole(cell, as: column < forms.count ? forms[column] : nil) }
    }
    readColors(cells, forms)
    readLengths(cells, forms)
  }

  /// The notation that a column is headed with, where it is one.
  private func form(of name: WrittenName) -> ValueNotation.Form? {
    let words = name.words + WrittenName.smallWords(of: name.qualifier ?? "")
    let forms = words.compactMap { word -> ValueNotation.Form? in
      switch word {
      case "hex": .hex
      case "rgb", "rgba": .rgb
      case "hsl", "hsla": .hsl
      case "px", "pixel", "pixels": .px
      case "rem": .rem
      default: nil
      }
    }
    return forms.count == 1 ? forms[0] : nil
  }

  /// What a cell says where that is one notation and nothing else.
  private mutating func whole(_ cell: ByteRange, as form: ValueNotation.Form?) -> ValueNotation? {
    guard cell.count <= 96 else { return nil }
    let range = WrittenName.trimmed(file, cell)
    if let form, let found = scanner.notation(of: range, as: form) { return found }
    let found = scanner.notations(in: cell)
    guard found.count == 1, let only = found.first, only.extent == range || form == .hex && only.form == .hex else {
      return nil
    }
    return form == nil || form == only.form ? only : nil
  }

  /// The hex of each row with the column of RGB or HSL right of it, or with the only one.
  private mutating func readColors(_ rows: [[ValueNotation?]], _ forms: [ValueNotation.Form?]) {
    for form in [ValueNotation.Form.rgb, .hsl] {
      let columns = forms.indices.filter { forms[$0] == form }
      for row in rows {
        let hexes = row.indices.filter { row[$0]?.form == .hex }
        for column in columns where column < row.count {
          guard let again = row[column], again.form == form else { continue }
          let beside = hexes.count == 1 && columns.count == 1 ? hexes[0] : column - 1
          guard hexes.contains(beside), let first = row[beside] else { continue }
          pairs.append(beside < column ? (first, again) : (again, first))
        }
      }
    }
  }

  /// The columns of px and rem, where their heads say so or most rows agree.
  private mutating func readLengths(_ rows: [[ValueNotation?]], _ forms: [ValueNotation.Form?]) {
    func column(_ form: ValueNotation.Form) -> Int? {
      let headed = forms.indices.filter { forms[$0] == form }
      if !headed.isEmpty { return headed.count == 1 ? headed[0] : nil }
      let holding = forms.indices.filter { column in
        let cells = rows.compactMap { column < $0.count ? $0[column] : nil }
        return !cells.isEmpty && cells.count * 2 >= rows.count && cells.allSatisfy { $0.form == form }
      }
      return holding.count == 1 ? holding[0] : nil
    }
    guard let pixels = column(.px), let rems = column(.rem) else { return }
    let found = rows.compactMap { row -> (ValueNotation, ValueNotation)? in
      guard let left = row.at(min(pixels, rems)), let right = row.at(max(pixels, rems)) else { return nil }
      return (left, right)
    }
    let isHeaded = forms[pixels] != nil && forms[rems] != nil
    let agreeing = found.count { Self.agree($0, $1, rem: 16) }
    guard isHeaded || agreeing > 1 && agreeing * 2 > found.count else { return }
    pairs += found.map { ($0, $1) }
  }

  // What they come to.

  private func remarks(rem: Double) -> [StatedTwice] {
    pairs.compactMap { first, again in
      switch (first.value, again.value) {
      case (.color(let left, let hasAlpha, let within), .color(let right, let isAlphaSaid, let other)):
        return StatedTwice(
          .color(left, again: right, withAlpha: hasAlpha && isAlphaSaid, within: max(within, other)), at: first.range,
          again: again.range)
      case (.length(let left, _), .length(let right, _)) where !Self.agree(first, again, rem: rem):
        return StatedTwice(.length(left, again: right, rem: rem), at: first.range, again: again.range)
      default: return nil
      }
    }
  }

  /// Whether one of two lengths is the other, rounded as it is written.
  private static func agree(_ first: ValueNotation, _ again: ValueNotation, rem: Double) -> Bool {
    guard let (pixels, ofPixels) = first.length(.px) ?? again.length(.px),
      let (rems, ofRems) = first.length(.rem) ?? again.length(.rem)
    else { return true }
    return abs(abs(pixels) / rem - abs(rems)) <= ofRems + 0.000_01
      || abs(abs(pixels) - abs(rems) * rem) <= ofPixels + 0.000_01
  }

  private func isLength(_ notation: ValueNotation) -> Bool { !notation.isColor }

  /// How many px a rem is: what a rule for `html` states, unless more of the document's lengths agree with 16, as where
  /// the rule is that of small screens; else 16, unless more agree with another size that writing may have.
  private func rem(stated: Double?) -> Double {
    if let stated,
      pairs.count(where: { isLength($0.first) && Self.agree($0.first, $0.again, rem: stated) })
        >= pairs.count(where: { isLength($0.first) && Self.agree($0.first, $0.again, rem: 16) })
    {
      return stated
    }
    var counts: [Double: Int] = [:]
    var usual = 0
    for (first, again) in pairs {
      guard let (pixels, _) = first.length(.px) ?? again.length(.px),
        let (rems, _) = first.length(.rem) ?? again.length(.rem), rems != 0
      else { continue }
      if Self.agree(first, again, rem: 16) {
        usual += 1
      } else {
        counts[(abs(pixels / rems) * 2).rounded() / 2, default: 0] += 1
      }
    }
    let others = counts.filter { (9...24).contains($0.key) && $0.value > max(1, usual) }
    return others.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key ?? 16
  }
}

extension ValueNotation {
  /// The number of a length and its rounding where it has the unit.
  fileprivate func length(_ form: Form) -> (Double, Double)? {
    guard self.form == form, case .length(let length, let rounding) = value else { return nil }
    return (length.value, rounding)
  }
}

extension [ValueNotation?] {
  fileprivate func at(_ index: Int) -> ValueNotation? { index < count ? self[index] : nil }
}
