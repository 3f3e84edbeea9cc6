import DesignTokens
import Facts
import Lexicon
import SourceText

/// Finds the grid that a text states: `an 8px grid`, `Base unit: 4pt`, `multiples of 8`, `8px単位`, `сетка 8px`.
struct GridStatement {
  let text: GridText
  let isUnderSpacing: Bool

  /// Whether the text or a heading above it speaks of spacing.
  private var isOfSpacing: Bool { isUnderSpacing || text.words.contains(where: GridWords.isSpacing) }

  /// The statement, with what the text names beside its grid; `nil` where it states none.
  ///
  /// Of `an 8px grid, all in multiples of 4px or 8px` the part counts, which allows more.
  func statement(at range: ByteRange) -> DocumentStatement? {
    var found: (base: Double, statement: DocumentStatement)?
    for index in text.pieces.indices {
      guard let (base, statement) = statement(ofLength: index, at: range) else { continue }
      guard let known = found else {
        found = (base, statement)
        continue
      }
      if base < known.base, known.base.truncatingRemainder(dividingBy: base) == 0 { found = (base, statement) }
    }
    return found?.statement
  }

  /// What a text states with one of its lengths as the grid; `nil` where that is none.
  private func statement(ofLength index: Int, at range: ByteRange) -> (base: Double, DocumentStatement)? {
    guard let base = text.size(index), (2...16).contains(base), base == base.rounded(),
      let form = form(at: index, base), !isDenied(index),
      isOfSpacing || !text.words.contains(where: GridWords.isOther), !isOfOthers(index)
    else { return nil }
    let others = text.pieces.indices.compactMap { text.size($0) }.filter { $0 != base }
    // `Multiples of 4 unless flagged`: nobody says which are.
    guard !others.isEmpty || !isLeftOpen(behind: index) else { return nil }
    // Who lists half a step and odd multiples of it among the steps has a grid of halves: `4px base (2, 4, 6, 8)`.
    let isHalved = listsHalves(of: base)
    var statement = DocumentStatement(.grid(base: isHalved ? base / 2 : base), at: range)
    let isHedged = text.words.contains(where: GridWords.isHedge)
    let near = (max(0, index - 6)..<min(text.pieces.count, index + 8)).compactMap { text.word($0) }
    let isStrict = form == .multiple || near.contains(where: GridWords.isStrict)
    statement.allowed = others
    statement.force = isHedged ? .halves : isStrict ? .all : form == .unit ? .unit : .halves
    return (base, statement)
  }

  /// Whether a condition takes an exception that no length names.
  private func isLeftOpen(behind index: Int) -> Bool {
    text.pieces.indices[(index + 1)...].contains { place in
      text.word(place).map { GridWords.isException($0) && $0.means(.condition) } ?? false
    }
  }

  /// `Only 4, 8, 16 and 24px are allowed`, `uniquement ces valeurs d'espacement`: the only steps of spacing there are.
  func exclusive(at range: ByteRange) -> DocumentStatement? {
    let words = text.words
    guard words.count <= 16, words.contains(where: { $0.means(.exclusive) }),
      !words.contains(where: {
        GridWords.isOther($0) || isSize($0) || GridWords.isException($0) || GridWords.isDenial($0)
      })
    else { return nil }
    let steps = text.pieces.indices.compactMap(text.size)
    if steps.isEmpty {
      // `Layout only, colors from the brand` allows no list.
      guard words.contains(where: GridWords.isSpacing), words.contains(where: { $0.means(.counted) }),
        !words.contains(where: { $0.means(.color) })
      else { return nil }
      return DocumentStatement(.steps([]), at: range)
    }
    guard steps.count > 3, isOfSpacing, zip(steps, steps.dropFirst()).allSatisfy({ $0 < $1 }) else { return nil }
    return DocumentStatement(.steps(steps), at: range)
  }

  /// Whether four steps in a row, with nothing but signs between them, are halves of a base.
  private func listsHalves(of base: Double) -> Bool {
    var run: [Double] = []
    for index in text.pieces.indices {
      if let size = text.size(index) {
        run.append(size)
        if run.count > 3, run.contains(base / 2), run.contains(base * 1.5) { return true }
      } else if !text.isBar(index) {
        run = []
      }
    }
    return false
  }

  /// Whether the clause around a length speaks of icons, text or columns and not of spacing, or of steps in which
  /// something moves.
  private func isOfOthers(_ index: Int) -> Bool {
    let words = clause(around: index)
    let isMoved = words.contains { ["increments", "increment", "steps"].contains($0.text) }
    return (isMoved || words.contains { GridWords.isOther($0) || isSize($0) })
      && !words.contains { GridWords.isSpacing($0) || isMoved && isWhole($0) }
  }

  /// `All heights are multiples of 8px` says nothing of what lies between things.
  private func isSize(_ word: GridText.Word) -> Bool {
    switch word.senses.term?.role {
    case .width, .height, .radius: true
    default: word.means(.sizeGroup) && word.text.utf8.last == UInt8(ascii: "s")
    }
  }

  private func clause(around index: Int) -> [GridText.Word] {
    var start = index
    var end = index
    while start > 0, !text.isBar(start - 1) { start -= 1 }
    while end + 1 < text.pieces.count, !text.isBar(end + 1) { end += 1 }
    return (start...end).compactMap { text.word($0) }
  }

  private enum Form { case grid, unit, multiple }

  private func form(at index: Int, _ base: Double) -> Form? {
    let next = text.word(index + 1)
    let before = text.word(index - 1)
    let second = text.word(index - 2)
    // `4px–8px grid` and `16×16px grid` are no step.
    let isPaired = text.isBar(index - 1) && (text.length(index - 2) != nil || text.size(index - 2) == base)
    if text.length(index - 1) != nil || before?.text == "x" || isPaired { return nil }
    // `8px의 배수`: a particle that stands by itself.
    let behind = next?.text == "의" ? text.word(index + 2) : next
    // `10 steps 4–80` is a range of steps.
    let isRange = Self.isCounted(before) && !isLast(index)
    let isBehind =
      before.map { GridWords.isMultiple($0) && !isRange || GridWords.isPreposition($0) && isMultiple(second) }
      ?? false
    // `All 12 steps complete` counts what is done.
    if !isBehind, text.length(index) == nil, Self.isCounted(next) { return nil }
    if isBehind || isMultiple(behind) { return isOfSpacing || text.words.contains(where: isWhole) ? .multiple : nil }
    guard text.length(index) != nil else { return nil }
    if isGridBehind(index) { return .grid }
    if isBaseBehind(index, base) || isUnitBefore(index) { return .unit }
    return isGridBefore(index) ? .grid : nil
  }

  private static func isCounted(_ word: GridText.Word?) -> Bool {
    word.map { ["steps", "increments"].contains($0.text) || $0.means(.counted) && $0.means(.multiple) } ?? false
  }

  private func isMultiple(_ word: GridText.Word?) -> Bool { word.map(GridWords.isMultiple) ?? false }

  /// Whether a word says that a grid holds for more than the thing at hand, which may move in steps of its own.
  private func isWhole(_ word: GridText.Word) -> Bool { GridWords.isGrid(word) || GridWords.isStrict(word) }

  /// Whether what stands behind a colon says more of a grid: further steps, or that all keep to it.
  private func explainsGrid(from place: Int) -> Bool {
    let rest = place..<text.pieces.count
    return rest.count(where: { text.size($0) != nil }) > 1
      || rest.contains { text.word($0).map { GridWords.isMultiple($0) || GridWords.isStrict($0) } ?? false }
  }

  /// `8px grid`, `8px base grid`, `8pt spacing system`.
  private func isGridBehind(_ index: Int) -> Bool {
    var place = index + 1
    while place < index + 3, text.word(place).map(GridWords.isFiller) ?? false { place += 1 }
    guard let word = text.word(place) else { return false }
    // `**4pt grid**: spacing only 4, 8 and 12` names the grid and goes on.
    if text.behindColons.contains(place + 1), explainsGrid(from: place + 1) { return GridWords.isGrid(word) }
    // `8px grid gap` speaks of a gap.
    if let behind = text.word(place + 1), behind.senses.term?.role != nil { return GridWords.isSystem(behind) }
    // So does `6dp: Grid item spacing`, of the space between two items.
    if let last = text.word(place + 2), text.word(place + 1).map({ !GridWords.isPreposition($0) }) ?? false,
      last.senses.term?.role != nil, !GridWords.isSystem(last)
    {
      return false
    }
    return GridWords.isGrid(word)
      || GridWords.isSystem(word) && (isOfSpacing || place > index + 1 || word.text != "scale")
  }

  /// `8px base unit`, `8px単位`.
  private func isBaseBehind(_ index: Int, _ base: Double) -> Bool {
    guard let word = text.word(index + 1), GridWords.isBase(word), base <= 12 else { return false }
    let isUnit = text.word(index + 2).map(GridWords.isBase) ?? false
    return isUnit || isOfSpacing || text.words.contains(where: GridWords.isGrid)
  }

  /// `Base unit: 8px`, `Grundeinheit 4px`, `unité de base : 8px`, `--base: 8px` only under a heading for spacing.
  private func isUnitBefore(_ index: Int) -> Bool {
    let near = (max(0, index - 4)..<index).reversed().prefix { !text.isBar($0) && text.size($0) == nil }
      .compactMap { text.word($0) }
    let bases = near.count(where: GridWords.isBase)
    guard let last = near.first, bases > 0 else { return false }
    // `Basiseenheid voor afstanden: 8px`: one word says both.
    let isCompound = GridWords.isSpacing(last) && near.contains { GridWords.isBase($0) && $0.text.utf8.count > 6 }
    let isUnit =
      bases > 1 || isCompound
      || GridWords.isBase(last) && near.contains { GridWords.isSpacing($0) || GridWords.isGrid($0) }
    return isUnit && isLast(index) || GridWords.isBase(last) && last.text.utf8.count > 6 && isOfSpacing && isLast(index)
  }

  /// `Grid: 8px`, `Système 8px`, `сетка 8px`, `grid of 8px`.
  private func isGridBefore(_ index: Int) -> Bool {
    // `Vertical rhythm: 16px between sections` measures one distance.
    guard isLast(index), text.word(index + 1).map({ !$0.means(.between) }) ?? true else { return false }
    // `sistema de espaçamento baseado em 4px`.
    let joints = (1...2).prefix { text.word(index - $0).map(GridWords.isPreposition) ?? false }.count
    guard let word = text.word(index - 1 - joints), word.text != "scale" else { return false }
    if GridWords.isGrid(word) { return true }
    let words = (max(0, index - 5)..<index).compactMap { text.word($0) }
    // `Système d'espacement (8px)`.
    return GridWords.isSystem(word) && isOfSpacing
      || words.contains(where: GridWords.isSystem) && GridWords.isSpacing(word) && text.words.count <= 8
  }

  /// Whether no further length follows, as in a list of steps, and no word that the length belongs to.
  private func isLast(_ index: Int) -> Bool {
    let next = text.isBar(index + 1) ? index + 2 : index + 1
    if text.size(next) != nil { return false }
    guard let word = text.word(index + 1) else { return true }
    return word.senses.term?.role == nil && !GridWords.isOther(word)
  }

  /// `there is no 8px grid`, `previously on a 4px grid`.
  private func isDenied(_ index: Int) -> Bool {
    (max(0, index - 4)..<index).reversed().prefix { !text.isBar($0) }
      .contains { text.word($0).map(GridWords.isDenial) ?? false }
      || isExample(index) && (0..<index).contains { text.word($0).map(GridWords.isDenial) ?? false }
  }

  /// Whether a length is an example of what is spoken of: `a rule such as "8px grid"`.
  private func isExample(_ index: Int) -> Bool {
    guard let word = text.word(index - 1) else { return false }
    return word.means(.example) || word.text == "as" && text.word(index - 2)?.text == "such"
  }
}
