import DesignTokens
package import Facts
import Lexicon
package import SourceText
package import Syntax

/// Finds the ratios of contrast that a document states of two colors: `#1C4F92 on white = 8.1:1`, `#1C4F92 — 8.1:1 on
/// white`, and the rows of tables with a column of ratios.
///
/// What a text asks for (`at least 4.6:1`, below a heading of requirements) is no claim.
package struct ContrastClaims {
  let file: SourceFile
  let tree: MarkdownTree
  /// The colors that the document names.
  let names: ColorNames
  /// The colors of its lists and tables by their names.
  let palette: PaletteColors
  var claims: [ContrastClaim] = []
  /// What the document may mean by black: the colors of its fences that hardly differ from it.
  lazy var blacks = colors(of: tree.blocks.filter { $0.kind == .fence }.flatMap { tree.lines(of: $0) })
    .filter { $0.contrast(with: .black) < 1.4 }
  private(set) lazy var objects = ContrastObjects(file, tree)
  /// All that the document writes out, any of which may be a ground, but for what it calls lines; and white and black.
  lazy var possibleGrounds = palette.grounds + colors(of: LineColors.rangesBesides(of: tree, in: file))

  /// Adds the claims of a document.
  package static func read(
    _ file: SourceFile, _ tree: MarkdownTree, naming names: ColorNames, on palette: PaletteColors,
    into facts: inout FileFacts
  ) {
    guard StatedRatio.mayStand(in: file.bytes[...]) else { return }
    var reader = ContrastClaims(file, tree, names, palette)
    let ofAll = ContrastOfAll(file: file, tree: tree, palette: palette)
    let asked = Set(tree.asked(of: file, where: \.isDemand))
    for index in tree.asked(of: file) {
      let known = reader.claims.count
      reader.read(tree.blocks[index])
      if reader.claims.count == known { reader.claims += ofAll.claims(of: index) }
      // Below a heading of requirements what two written colors have is stated, unless it is a minimum itself.
      if !asked.contains(index) {
        reader.claims = reader.claims[..<known] + reader.claims[known...].filter { !reader.isRequirement($0) }
      }
    }
    facts.contrastClaims = reader.claims.filter { !ThinnedColors(file: file).have($0) }
  }

  private init(_ file: SourceFile, _ tree: MarkdownTree, _ names: ColorNames, _ palette: PaletteColors) {
    self.file = file
    self.tree = tree
    self.names = names
    self.palette = palette
  }

  /// What is longer than this many pieces is no sentence that states one contrast, and than this many bytes no line.
  static let longest = (pieces: 60, bytes: 600)

  private mutating func read(_ block: MarkdownBlock) {
    switch block.kind {
    case .heading, .item: readText(block.content, of: block)
    case .paragraph: for line in tree.lines(of: block) { readText(line, of: block) }
    case .fence: readFence(block)
    case .table: readTable(block)
    default: break
    }
  }

  /// Whether a ratio may be one that the standard asks for (WCAG 2.2, 1.4.3, 1.4.6 and 1.4.11), or a color is no literal.
  private func isRequirement(_ claim: ContrastClaim) -> Bool {
    guard case .literal = claim.foreground else { return true }
    if case .token = claim.background { return true }
    return [3, 4.5, 7].contains(claim.ratio)
  }

  func holdsRatio(_ range: ByteRange) -> Bool {
    range.count <= Self.longest.bytes && !range.isEmpty && StatedRatio.mayStand(in: tree.slice(range))
  }

  /// Reads a text of a block, where it is one: then it may speak of the color of its section.
  ///
  /// What stands behind a mark of approval or refusal is a verdict: `= 2.8:1 ❌ non-critical only`.
  mutating func readText(_ range: ByteRange, of block: MarkdownBlock? = nil) {
    guard holdsRatio(range) else { return }
    let known = claims.count
    var start = range.start
    let marks = RefusalMarks.all(in: tree.slice(range)).map { (range.start + $0.offset, $0.mark) }
    // `#047857 on white: ✅ 4.5:1` goes on behind its mark.
    for (end, mark) in marks + [(range.end, .bad)] where mark == .bad || holdsRatio(ByteRange(start, end)) {
      let part = ByteRange(start, end)
      if claims.count > known, let claim = replacement(in: part, of: claims[claims.count - 1]) {
        claims.append(claim)
      } else {
        readSentences(part, of: block)
      }
      start = end
    }
  }

  /// `❌ → use #6B7280 for 4.8:1`: another color for what was measured, on the same ground.
  private func replacement(in range: ByteRange, of claim: ContrastClaim) -> ContrastClaim? {
    guard holdsRatio(range), let ground = claim.background,
      case let text = file.text(in: range), text.holds("→") || text.holds("->")
    else { return nil }
    let pieces = PieceLexer.pieces(of: file, in: range)
    let ratios = StatedRatio.all(in: pieces[...], of: file)
    let colors = ColorPlace(pieces[...], names: names, isInSentence: true).foundOnce
    guard ratios.count == 1, colors.count == 1, !isLaid(colors[0], in: pieces[...]),
      !pieces.contains(where: { $0.isBound || $0.isWord && $0.means(.laying) }), let color = colors[0].side?.source
    else { return nil }
    return self.claim(of: ratios[0], color, on: ground)
  }

  private mutating func readSentences(_ range: ByteRange, of block: MarkdownBlock?) {
    guard holdsRatio(range) else { return }
    let pieces = PieceLexer.pieces(of: file, in: range)
    for sentence in pieces.split(whereSeparator: { $0.endsSentence(in: file) }) {
      guard sentence.count <= Self.longest.pieces, !sentence.contains(where: \.isBound) else { continue }
      let ratios = StatedRatio.all(in: sentence, of: file)
      var found = ratios.count == 1 ? claim(of: ratios[0], in: sentence) : nil
      if found == nil, ratios.count == 1 { found = claim(of: ratios[0], aboutColorsIn: sentence) }
      if found == nil, ratios.count == 1, let block { found = claim(of: ratios[0], in: sentence, block) }
      if let found {
        claims.append(found)
      } else {
        for part in sentence.split(whereSeparator: { $0.isStop && $0.depth == 0 }) {
          readSeveral(part, isFirst: part.startIndex == sentence.startIndex)
        }
      }
    }
  }

  /// Several ratios, each behind its colors; a single one that nothing stands before may have them around it.
  private mutating func readSeveral(_ part: ArraySlice<TextPiece>, isFirst: Bool) {
    var start = part.startIndex
    let ratios = StatedRatio.all(in: part, of: file)
    if isFirst, ratios.count == 1, let claim = claim(of: ratios[0], in: part) { return claims.append(claim) }
    for ratio in ratios {
      if let claim = claim(of: ratio, in: part[start..<ratio.pieces.upperBound]) { claims.append(claim) }
      start = ratio.pieces.upperBound
    }
  }

  /// The claim of a ratio about the two colors of a stretch, one of which is laid on the other or parted from it.
  private func claim(of ratio: StatedRatio, in pieces: ArraySlice<TextPiece>) -> ContrastClaim? {
    let pieces = ratio.parenthesis(in: pieces, naming: names) ?? pieces
    let rest = (pieces[..<ratio.pieces.lowerBound] + pieces[ratio.pieces.upperBound...]).withoutEmptyParentheses
    let place = PairPlace(rest[...], names: names, isMeasured: true)
    if let place, isLaid(place.first, in: rest[...]), ratio.isRight(behind: place.second, in: pieces, of: file) {
      return claim(of: ratio, place.second, place.first)
    }
    guard let place, place.isLaid || place.isParted || place.isMeasuredTogether else {
      let before = pieces[..<ratio.pieces.lowerBound]
      // `Contrast: Info-700 on White: 4.6:1`
      let behind = before.firstIndex(where: \.isColon).map { before[($0 + 1)...] }
      return (namedPair(in: before) ?? behind.flatMap(namedPair)).map { claim(of: ratio, $0, on: $1) }
    }
    return claim(of: ratio, place.first, place.second)
  }

  /// Two colors by the names that the palette has for them: `Primary Green on White`, `Accent (#C9A44C) on Primary`.
  func namedPair(in pieces: ArraySlice<TextPiece>) -> (PairColor.Source, PairColor.Source)? {
    let stretch = pieces.prefix { !$0.isColon && !($0.isStop && !$0.isSlash && $0.depth == 0) }
    guard stretch.count <= 12,
      let link = stretch.firstIndex(where: { $0.depth == 0 && $0.isLink }),
      case let (writing, ground) = (stretch[..<link], stretch[(link + 1)...]),
      let first = source(of: writing.withoutWriting) ?? palette.source(inRole: writing, of: stretch, in: file),
      let second = source(of: ground.withoutWriting.prefix { !$0.isOpen }) ?? source(of: ground)
        ?? palette.source(inRole: ground, of: stretch, in: file)
    else { return nil }
    return (first, second)
  }

  /// The color that a few pieces name and no more.
  private func source(of pieces: ArraySlice<TextPiece>) -> PairColor.Source? {
    guard let first = pieces.first, let last = pieces.last, pieces.count <= 5 else { return nil }
    let text = file.text(in: first.range.union(last.range))
    if let token = names.token(of: text) { return .token(token, opacity: 1) }
    if let color = palette.color(called: text) { return .literal(color) }
    let found = ColorPlace(pieces, names: names, isInSentence: true).foundOnce
    let words = pieces.filter { !($0.isWord && $0.senses.term?.slot == .background) }
    guard found.count == 1, words.count == 1 || pieces[found[0].index].color != nil else { return nil }
    return found[0].side?.source
  }

  func claim(of ratio: StatedRatio, _ first: ColorPlace.Found, _ second: ColorPlace.Found) -> ContrastClaim? {
    guard let foreground = first.side?.source, let background = second.side?.source else { return nil }
    return claim(of: ratio, foreground, on: background)
  }

  /// `Contrast: 4.58:1 on white` below an item with one color, or in a section that holds one color and no other, or
  /// several of which none has the ratio.
  private mutating func claim(of ratio: StatedRatio, in sentence: ArraySlice<TextPiece>, _ block: MarkdownBlock)
    -> ContrastClaim?
  {
    let found = ColorPlace(sentence, names: names, isInSentence: true).foundOnce
    // A step of a scale (`Info-700`) is a color by itself.
    guard found.count < 2, sentence.allSatisfy(\.step.isEmpty), !ratio.isInParenthesisFromAbove(in: file) else {
      return nil
    }
    let above = ClaimedColor(above: block, in: tree, file)
    if let only = found.first, isLaid(only, in: sentence) {
      guard let background = only.side?.source, !sentence[..<only.index].namesColor,
        let color = above?.color ?? color(of: ratio, on: background, besides: block)
      else { return nil }
      return claim(of: ratio, .literal(color), on: background)
    }
    if found.isEmpty, above == nil, let (color, ground) = pairAbove(block) {
      return claim(of: ratio, color, ground)
    }
    guard let color = found.isEmpty ? above : ClaimedColor(of: block, in: tree, file) else { return nil }
    if let ground = ground(of: color, measured: ratio, in: sentence, block) {
      return claim(of: ratio, .literal(color.color), on: .literal(ground))
    }
    guard !speaksOfGround(sentence), !isBelowUnknownGround(block) else { return nil }
    return unexplained(ratio, of: color.color)
  }

  func claim(of ratio: StatedRatio, _ color: PairColor.Source, on ground: PairColor.Source?) -> ContrastClaim {
    ContrastClaim(
      color, on: ground, ratio: ratio.value, rounding: ratio.rounding, at: ratio.range, isGranted: ratio.isGranted)
  }

  /// Of the colors that are written out between the heading above a block and the next one the first; `nil` where
  /// another may be meant, because it has the ratio.
  private func color(of ratio: StatedRatio, on background: PairColor.Source, besides block: MarkdownBlock) -> Color? {
    let colors = colors(besides: block)
    guard Set(colors.map(\.hexRGB)).count > 1 else { return colors.first }
    // A text with a color speaks of that one.
    guard case .literal(let ground) = background, !tree.slice(block.content).contains(UInt8(ascii: "#")) else {
      return nil
    }
    guard speaksOfHexAlone(besides: block) else { return nil }
    let isOfNone = colors.allSatisfy { abs($0.contrast(with: ground) - ratio.value) > ratio.rounding * 2 + 0.1 }
    return isOfNone ? colors.first : nil
  }

  /// From the heading above a block to the next one, where that is not far.
  func section(of block: MarkdownBlock) -> ByteRange? {
    guard block.heading >= 0, block.kind != .heading else { return nil }
    let start = tree.blocks[block.heading].range.start
    let next = tree.blocks[(block.heading + 1)...].first { $0.kind == .heading || $0.range.start - start > 2000 }
    let range = ByteRange(start, next?.range.start ?? tree.bytes.count)
    return range.count < 2000 ? range : nil
  }

  /// Whether a section has no call that may be a color (`oklch(…)`), and no code in its text that may be the name of one.
  private func speaksOfHexAlone(besides block: MarkdownBlock) -> Bool {
    guard let range = section(of: block) else { return false }
    let bytes = tree.slice(range)
    let hasCall = bytes.indices.dropFirst().contains {
      bytes[$0] == UInt8(ascii: "(") && bytes[$0 - 1].isASCIILetter
    }
    let texts = tree.blocks.filter { range.contains($0.range) && [.paragraph, .item, .table].contains($0.kind) }
    let code = texts.flatMap { tree.slice($0.content).split(separator: UInt8(ascii: "`")).dropFirst() }
    return !hasCall && !code.contains { $0.contains { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-") } }
  }

  func colors(besides block: MarkdownBlock) -> [Color] {
    guard let range = section(of: block) else { return [] }
    var scanner = NotationScanner(file.bytes)
    return scanner.notations(in: range).compactMap { notation -> Color? in
      guard notation.form == .hex, case .color(let color, false, _) = notation.value else { return nil }
      return color
    }
  }

  /// Whether the words right before a color lay something on it.
  func isLaid(_ color: ColorPlace.Found, in pieces: ArraySlice<TextPiece>) -> Bool {
    let words = pieces[..<color.index].reversed().prefix { $0.isWord || $0.isOpen }
    return words.contains { $0.means(.laying) || $0.word == "vs" }
  }
}

extension TextPiece {
  /// Whether it is a full stop or what else ends a sentence, also behind a parenthesis; a dash or an arrow goes on with it.
  fileprivate func endsSentence(in file: SourceFile) -> Bool {
    if isClose {
      return file.bytes.at(range.end) == UInt8(ascii: ".") && file.bytes.at(range.end + 1) <= UInt8(ascii: " ")
    }
    return isStop && depth == 0 && ".;|!?。；·•".holds(file.text(in: range))
  }

  /// Whether it makes the ratio beside it one that is asked for, or was.
  var isBound: Bool { isWord && (means(.minimum) || means(.than) || means(.demand) || means(.setAside)) }

  /// Whether it parts two colors that are measured against each other: `on`, `/`, `×`, `上の`.
  fileprivate var isLink: Bool { isSlash || isTimes || isWord && (means(.laying) || means(.bearing)) }
}

extension ArraySlice<TextPiece> {
  /// Without the word for writing behind a color: `White text`.
  fileprivate var withoutWriting: Self {
    guard count > 1, let last, last.isWord, last.senses.term?.slot == .text, !self[endIndex - 2].isWord || count == 2,
      self[endIndex - 2].isToken || self[endIndex - 2].color != nil || self[endIndex - 2].means(.white)
        || self[endIndex - 2].means(.black)
    else { return self }
    return dropLast()
  }

  /// Whether the last words in front of a ground call a color by its hue (`Old Gold on White`): another than that of the
  /// section is meant.
  fileprivate var namesColor: Bool {
    reversed().drop { $0.means(.laying) }.prefix(2).contains { $0.isWord && !$0.isInCode && $0.means(.hue) }
  }

  /// Without the parentheses that nothing stands between.
  fileprivate var withoutEmptyParentheses: [TextPiece] {
    indices.filter { index in
      !(self[index].isOpen && index + 1 < endIndex && self[index + 1].isClose)
        && !(self[index].isClose && index > startIndex && self[index - 1].isOpen)
    }.map { self[$0] }
  }
}

extension String {
  /// Whether a word makes the ratio beside it one that is asked for.
  var isDemand: Bool { means(.minimum) || means(.demand) }
}
