import DesignTokens
import Facts
import Lexicon
import SourceText

/// Finds the pairs of colors that a table states by itself: the cells of a row below a head for writing and one for its
/// ground (`Text | Background`), or those of a column in the rows of both.
///
/// What a head or a row says besides must be the same on both sides (`Hover text`, `Hover background`).
struct TablePairs {
  let file: SourceFile
  let names: ColorNames
  let header: [WrittenName]
  let rows: [[ByteRange]]
  /// What stands above the table.
  let heading: String
  /// The component in whose section the table stands; `nil` in a section about the whole system.
  let component: String?

  /// More rows of a palette than this name no two sides of one thing.
  private static let longest = 200
  /// Of more grounds than these a writing may stand on any.
  private static let mostGrounds = 8

  /// The pairs in the order of rows, then those of columns.
  var pairs: [ColorPair] { ofRows + ofColumns }

  private var ofRows: [ColorPair] {
    // `Label | Background | Text`: the first column may hold what people read there.
    let isNamed = !header.isEmpty && (header[0].slot == nil || !rows.contains { !colors(cell(0, of: $0)).isEmpty })
    let heads = header.indices.filter { !isRefused(header[$0]) && !(isNamed && $0 == 0 && header[0].slot != nil) }
      .map { (place: $0, name: header[$0]) }
    // Beside a column of another mode alone (`Light mode | Dark mode text | Dark mode BG`) a row is one color in each use.
    let isOfModes = heads.contains { Self.slot(of: $0.name) == nil && Self.isMode($0.name) }
    let sides = (sides(of: heads) + ofOnlyGround(heads)).filter { !(isOfModes && Self.isMode(header[$0.writing])) }
    let bare = ofBareColor(heads)
    guard !(sides + bare).isEmpty else { return [] }
    return rows.flatMap { row in
      let name = isNamed ? row.first.map { WrittenName(file, $0) } : nil
      let isLarge = callsLarge(row) || asksAsOfLarge(row)
      let isExempt = row.contains { isOfExempt(file.text(in: $0).withoutParentheses) }
      // Of a border, an icon or a ground by name a bare color is none of writing.
      let slot = isNamed ? name?.slot : row.first.flatMap { WrittenName(file, $0).slot }
      let isOfWriting = slot == nil || slot == .text
      return (sides + (isOfWriting ? bare : [])).flatMap { side in
        pairs(
          cell(side.writing, of: row), on: side.grounds.map { cell($0, of: row) }, isSure: side.grounds.count == 1,
          side.slot, called: name, isLarge: isLarge)
      }
      .map { $0.exempt(isExempt) }
    }
  }

  /// `Part | Background | Color`: the only color beside the only ground is that of the writing, as in CSS.
  private func ofBareColor(_ heads: [(place: Int, name: WrittenName)]) -> [Sides] {
    let painted = heads.filter { $0.name.slot != nil }
    guard painted.count == 2, let ground = painted.first(where: { $0.name.slot == .background }),
      let color = painted.first(where: { $0.name.slot == .color }), color.name.words.count == 1,
      ground.name.words.count == 1, ground.place > 0, color.place > 0, !isOfHues
    else { return [] }
    return [Sides(writing: color.place, grounds: [ground.place], slot: .text, key: "", isOfSame: true)]
  }

  /// Whether a row is called after a hue (`Gold | #E0B020 | #FFF4CC`): then the bare color is that hue, in which nothing need
  /// be written.
  private var isOfHues: Bool {
    rows.contains { row in
      row.first.map { WrittenName.smallWords(of: file.text(in: $0)) }.map { words in
        words.count == 1 && words[0].means(.hue)
      } ?? false
    }
  }

  /// `Level | Text color | Pill background`: the only writing beside the only ground lies on that, whatever it is called.
  private func ofOnlyGround(_ heads: [(place: Int, name: WrittenName)]) -> [Sides] {
    let painted = heads.filter { Self.slot(of: $0.name) != nil }
    guard painted.count == 2, let ground = painted.first(where: { $0.name.slot == .background }),
      let writing = painted.first(where: { Self.slot(of: $0.name) == .text }), ground.place > 0, writing.place > 0,
      Self.key(writing.name).isEmpty, !Self.key(ground.name).isEmpty, ground.name.state == nil,
      !ground.name.words.contains(where: { $0.means(.theme) || StateNames.isPossible($0) })
    else { return [] }
    return [Sides(writing: writing.place, grounds: [ground.place], slot: .text, key: "", isOfSame: true)]
  }

  private var ofColumns: [ColorPair] {
    guard rows.count <= Self.longest, header.count > 1, !isOfGrounds else { return [] }
    let named = rows.enumerated().compactMap { index, row in row.first.map { (index, WrittenName(file, $0)) } }
    // Of a palette every writing stands on some of the grounds, of a component on its own.
    let sides = sides(of: named).filter {
      $0.isOfSame ? component != nil || $0.key.isEmpty : component == nil && $0.slot == .text
    }
    .filter { side in side.grounds.allSatisfy { TableOwner.agree(rows[side.writing], rows[$0], in: file) } }
    return sides.flatMap { side in
      let isLarge = callsLarge(rows[side.writing])
      return header.indices.dropFirst().filter { !isRefused(header[$0]) }.flatMap { column in
        pairs(
          cell(column, of: rows[side.writing]), on: side.grounds.map { cell(column, of: rows[$0]) },
          isSure: side.isOfSame, side.slot,
          called: header[column].senses.allSatisfy { $0.contains(.valueColumn) } ? nil : header[column],
          isLarge: isLarge
        )
        .map { $0.exempt(isOfExempt(side.key)) }
      }
    }
  }

  /// Whether WCAG asks nothing of what a name stands for.
  private func isOfExempt(_ name: String) -> Bool { StateNames.isExempt(name, of: component ?? "") }

  /// Whether the heading says that everything in the table lies below something: `BackgroundColor <sub>(light)</sub>`.
  private var isOfGrounds: Bool {
    WrittenName.slot(ofProperty: String(heading.prefix { !"<&(".contains($0) })) == .background
  }

  /// Two columns or rows of which one holds writing and one what it stands on.
  private struct Sides {
    var writing: Int
    /// Several where it may stand on any of them.
    var grounds: [Int]
    var slot: PaintSlot
    /// The words of the writing's name besides.
    var key: String
    /// Whether those of the ground's name are the same.
    var isOfSame: Bool
  }

  /// Each writing with the ground whose name says the same besides, else with those that say nothing besides.
  private func sides(of named: [(place: Int, name: WrittenName)]) -> [Sides] {
    var grounds: [String: [Int]] = [:]
    for (place, name) in named where Self.slot(of: name) == .background {
      grounds[Self.key(name), default: []].append(place)
    }
    guard !grounds.isEmpty else { return [] }
    let plain = grounds[""] ?? []
    let written = named.compactMap { place, name in
      Self.slot(of: name).flatMap { $0.isForeground ? (place: place, name: name, slot: $0, key: Self.key(name)) : nil }
    }
    let times = Dictionary(grouping: written) { "\($0.slot) \($0.key)" }.mapValues(\.count)
    return written.compactMap { place, name, slot, key in
      // Steps of two scales (`text-4`, `surface-4`) have a number in common and nothing else.
      guard times["\(slot) \(key)"] == 1, !(name.words.last?.allSatisfy(\.isNumber) ?? false) else { return nil }
      if let own = grounds[key], own.count == 1 {
        return Sides(writing: place, grounds: own, slot: slot, key: key, isOfSame: true)
      }
      // `--primary-foreground` lies on what is primary, `Text primary` on the page.
      let isOfAll = name.text.contains(" ") || name.words.first.map { Lexicon.term(of: $0)?.slot == .text } ?? false
      guard (1...Self.mostGrounds).contains(plain.count), isOfAll, name.state == nil,
        !name.says(.laying)
      else {
        return nil
      }
      return Sides(writing: place, grounds: plain, slot: slot, key: key, isOfSame: false)
    }
  }

  /// What a name paints; `Text muted` is a text.
  private static func slot(of name: WrittenName) -> PaintSlot? {
    if let slot = name.slot { return slot }
    let slots = Set(name.words.compactMap { Lexicon.term(of: $0)?.slot })
    return slots == [.text] ? .text : nil
  }

  /// The words of a name that say nothing of what is painted.
  private static func key(_ name: WrittenName) -> String {
    name.words.filter { Lexicon.term(of: $0)?.slot == nil && !$0.means(.link) }.joined(separator: " ")
  }

  /// Whether a name says a mode, and nothing besides that is not of what is painted.
  private static func isMode(_ name: WrittenName) -> Bool {
    let words = name.words.filter { Lexicon.term(of: $0)?.slot == nil }
    return !words.isEmpty && words.allSatisfy { $0.means(.theme) || $0.means(.themeNoun) }
  }

  private func isRefused(_ name: WrittenName) -> Bool {
    RefusalLabels.isLabel(name)
      || name.senses.contains {
        $0.contains(.past) || $0.contains(.pastColumn) || $0.contains(.refusal) || $0.contains(.setAside)
      }
  }

  private func cell(_ column: Int, of row: [ByteRange]) -> ByteRange {
    column < row.count ? row[column] : ByteRange(at: 0)
  }

  private func callsLarge(_ row: [ByteRange]) -> Bool {
    row.contains { LargeText.isMeant(PieceLexer.pieces(of: file, in: $0).filter(\.isWord).map(\.word)) }
  }

  /// Whether a row asks no more than large writing needs (WCAG 2.2, 1.4.3 and 1.4.11): `3:1` below *Threshold*; a mark of
  /// approval below *AA large*, of refusal below another grade.
  private func asksAsOfLarge(_ row: [ByteRange]) -> Bool {
    let heads = header.prefix(row.count)
    let isHeld = ContrastColumns.demand(of: row, under: header, in: file) == 3
    let marks = heads.indices.map { RefusalMarks.first(in: file.bytes[row[$0]]) }
    return isHeld
      || marks.contains(.bad) && heads.indices.contains { marks[$0] == .good && LargeText.isMeant(heads[$0].words) }
  }

  private func pairs(
    _ writing: ByteRange, on grounds: [ByteRange], isSure: Bool, _ slot: PaintSlot, called name: WrittenName?,
    isLarge: Bool
  ) -> [ColorPair] {
    let front = colors(writing)
    guard front.count == 1, let foreground = front.first else { return [] }
    let isExempt = [name?.text, component].contains { $0.map(isOfExempt) ?? false }
    let isState = name.map { StateNames.isState($0, certainly: true) } ?? false
    return self.grounds(of: foreground, among: grounds.map(colors), isSure: isSure).map { background in
      var pair = ColorPair(
        component: component, state: isState ? name?.stateText : nil, foreground: foreground, background: background,
        use: slot == .icon ? .graphic : .text(size: isLarge ? 24 : nil, isBold: false), isExempt: isExempt,
        range: foreground.range)
      if !isState, component != nil { pair.variant = name?.text }
      return pair
    }
  }

  /// The colors of the ground; of several grounds those of the one that the writing stands out from most, if it does at
  /// all: what fails there fails on each.
  private func grounds(of front: PairColor, among grounds: [[PairColor]], isSure: Bool) -> [PairColor] {
    guard !isSure else { return PairColor.faintest(of: grounds.first ?? [], under: front) }
    guard grounds.allSatisfy({ $0.count == 1 }), let ratios = PairColor.ratios(of: front, on: grounds.map { $0[0] }),
      let best = ratios.max(by: { $0.ratio < $1.ratio }), best.ratio > 1.5
    else { return [] }
    return [best.ground]
  }

  /// The one opaque color or token that a cell states, or the stops of its gradient.
  ///
  /// A picture of a color says nothing that its row does not say.
  private func colors(_ cell: ByteRange) -> [PairColor] {
    guard !file.bytes[cell].starts(with: "![".utf8) else { return [] }
    let pieces = PieceLexer.pieces(of: file, in: cell, expectsColor: true)
    guard let reading = ColorReading(pieces[...], names: names) else {
      return names.token(of: file.text(in: cell)).map { [PairColor(.token($0, opacity: 1), at: cell)] } ?? []
    }
    guard reading.ground == nil else { return [] }
    let colors: [PairColor] =
      switch reading.value {
      case .literal(let color) where color.alpha == 1 && !isName(reading.range):
        [PairColor(.literal(color), at: reading.range)]
      case .token(let name, 1): [PairColor(.token(name, opacity: 1), at: reading.range)]
      case .stops(let stops): stops
      default: []
      }
    return colors.map { color in
      var color = color
      color.reading = "table of writing and grounds"
      return color
    }
  }

  /// Whether a color word stands in code, where it is somebody's name for a color of his own: `green` for
  /// `AppColors.green`.
  private func isName(_ range: ByteRange) -> Bool {
    let isInCode = [range.start - 1, range.start].contains { file.bytes.at($0) == UInt8(ascii: "`") }
    let word = file.text(in: range).filter { $0 != "`" }.lowercased()
    return isInCode && word.means(.hue) && !word.means(.white) && !word.means(.black)
  }
}

extension String {
  /// The text without the parentheses of any script; nearly every cell has none, which its bytes tell at once.
  fileprivate var withoutParentheses: String {
    let mayHold = utf8.contains { $0 >= 0x80 || $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: ")") }
    return mayHold ? filter { !"()（）".contains($0) } : self
  }
}

extension ColorPair {
  /// The pair, of which WCAG asks nothing where that is so.
  fileprivate func exempt(_ isExempt: Bool) -> ColorPair {
    var pair = self
    pair.isExempt = pair.isExempt || isExempt
    return pair
  }
}
