import DesignTokens
import Facts
import Lexicon
import SourceText

/// Finds the part that each length of a text plays: from the noun beside it, from its neighbours, from its property.
///
/// A noun behind a length goes before one in front of it, and both go before the name of the property:
/// `Height: Auto (text height + 16pt padding)` states a padding.
struct SpecRoleReader {
  let pieces: [SpecPiece]
  let setting: SpecSetting
  var lengths: [SpecLength] = []
  /// Indices in `lengths` of lengths with a side and no noun: they follow a neighbour (`16px horizontal padding, 12px
  /// vertical`).
  private var undecided: [Int] = []

  /// The lengths of a text in order; percentages only where they measure something.
  static func lengths(of pieces: [SpecPiece], in setting: SpecSetting) -> [SpecLength] {
    var reader = SpecRoleReader(pieces: pieces, setting: setting)
    reader.read()
    return reader.lengths.filter { $0.dimension.unit != "%" || reader.isMeasure($0) }
  }

  private init(pieces: [SpecPiece], setting: SpecSetting) {
    self.pieces = pieces
    self.setting = setting
  }

  /// Whether a percentage measures something: no opacity, no remark in parentheses.
  private func isMeasure(_ length: SpecLength) -> Bool {
    let next = length.index + 1 < pieces.count ? pieces[length.index + 1].word : ""
    let before = length.index > 0 ? pieces[length.index - 1] : pieces[length.index]
    let isRemark =
      pieces[length.index].depth > 0 && before.isWord && !["min", "max", "minimum", "maximum"].contains(before.word)
    return SpecRoleReader.measures(length.role) && !isRemark
      && !["opacity", "alpha", "opaque", "transparent", "lighter", "darker", "to"].contains(next)
  }

  private static func measures(_ role: DimensionRole) -> Bool {
    switch role {
    case .width, .height, .size, .radius, .padding, .margin, .gap, .inset, .lineHeight, .letterSpacing: true
    default: false
    }
  }

  private mutating func read() {
    var index = 0
    while index < pieces.count {
      if let end = readShadow(from: index) {
        index = end
        continue
      }
      if let dimension = pieces[index].length { readLength(dimension, at: index) }
      if let number = pieces[index].number, isSize(number, at: index) { add(Dimension(number, ""), .size, at: index) }
      index += 1
    }
    for index in undecided { lengths[index].role = roleOfNeighbor(of: index) ?? lengths[index].role }
  }

  private mutating func add(_ dimension: Dimension, _ role: DimensionRole, at index: Int, side: String? = nil) {
    lengths.append(SpecLength(dimension: dimension, role: role, range: pieces[index].range, side: side, index: index))
  }

  private mutating func readLength(_ dimension: Dimension, at index: Int) {
    if let last = lengths.last, isListed(index, behind: last) { return add(dimension, last.role, at: index) }
    let side = sideBeside(index)
    if let role = nounBehind(index) ?? nounBefore(index) {
      return add(dimension, corrected(role, at: index), at: index, side: side)
    }
    if isType(index) { return add(dimension, .fontSize, at: index) }
    if let side, describesType { return add(dimension, .margin, at: index, side: side) }
    if setting.role == .fontSize { return add(dimension, roleInText(index, besides: .fontSize), at: index, side: side) }
    if let role = setting.role, setting.isValue, !isPlaced(index, side: side, role: role),
      role != .inset || !isDescribed(index)
    {
      return add(dimension, corrected(role, at: index), at: index, side: side)
    }
    if let role = tokenBefore(index) { return add(dimension, role, at: index, side: side) }
    if let role = relation(behind: index) { return add(dimension, role, at: index, side: side) }
    if isFactor(index) { return add(dimension, .size, at: index) }
    if isStyled(index) { return add(dimension, setting.slot == .line ? .border : .stroke, at: index) }
    if let before = edgeBefore(index) { return add(dimension, .inset, at: index, side: before) }
    if let side {
      undecided.append(lengths.count)
      return add(dimension, setting.isText ? .margin : .other, at: index, side: side)
    }
    if setting.isText { return add(dimension, roleInText(index), at: index) }
    add(dimension, .other, at: index)
  }

  /// `(8pt, 12pt, 16pt)`: lengths alone between commas have the role of the first.
  private func isListed(_ index: Int, behind last: SpecLength) -> Bool {
    guard setting.role == nil, last.index == index - 2, pieces[index - 1].isComma else { return false }
    let isLast =
      index + 1 == pieces.count || pieces[index + 1].isComma || pieces[index + 1].isClose || pieces[index + 1].isStop
    return isLast && pieces[index].depth == pieces[last.index].depth
  }

  /// A length of dashes is no gap, nor is one between the parts of a chart, which is drawn; a percentage of a border no
  /// width.
  private func corrected(_ role: DimensionRole, at index: Int) -> DimensionRole {
    guard role == .gap else { return role }
    if setting.isDrawing { return .stroke }
    let near = max(0, index - 12)..<min(pieces.count, index + 12)
    let isDash = near.contains {
      pieces[$0].segment == pieces[index].segment || abs($0 - index) < 8 && pieces[$0].depth == pieces[index].depth
        ? pieces[$0].word.hasPrefix("dash") || SpecPhrases.isDrawing(pieces[$0].word) : false
    }
    return isDash ? .stroke : role
  }

  /// `Left: name (14px bold)` says what stands at the left, not how far from it.
  private func isDescribed(_ index: Int) -> Bool {
    pieces[..<index].contains {
      $0.isWord && !SpecVocabulary.isSide($0.word) && !SpecPhrases.isLink($0.word) && !SpecPhrases.isAdjective($0.word)
    }
  }

  /// `20x20pt, left 12pt` inside an icon: the second length places it, though the property is a size.
  private func isPlaced(_ index: Int, side: String?, role: DimensionRole) -> Bool {
    switch role {
    case .size:
      return edgeBefore(index) != nil || relation(behind: index) != nil || (side != nil && !isFactor(index))
    case .stroke, .border: return isFactor(index) || relation(behind: index) != nil
    default: return false
    }
  }

  /// Whether a family or weight with a size stood before: what follows is about writing.
  private var describesType: Bool { lengths.suffix(8).contains { $0.role == .fontSize && isType($0.index) } }

  /// Of two lengths in the description of writing the first is its size; one behind a slash is the height of its line.
  private func roleInText(_ index: Int, besides other: DimensionRole = .other) -> DimensionRole {
    guard let last = lengths.suffix(8).last(where: { $0.role == .fontSize }) else { return .fontSize }
    return index == last.index + 2 && pieces[index - 1].isSlash ? .lineHeight : other
  }

  /// Whether a weight or a family stands right before (`Inter SemiBold 16pt`).
  private func isType(_ index: Int) -> Bool {
    // `mono 18-20px`: the word stands in front of both.
    var before = index - 1
    if before > 0, case .range = pieces[before].kind { before -= 2 }
    guard before >= 0, pieces[before].isWord, pieces[before].segment == pieces[index].segment else { return false }
    return SpecVocabulary.isWeight(pieces[before].word)
      || ["mono", "monospace", "serif", "sans"].contains(pieces[before].word)
  }

  private func isFactor(_ index: Int) -> Bool {
    (index > 0 && pieces[index - 1].isTimes) || (index + 1 < pieces.count && pieces[index + 1].isTimes)
  }

  /// `44x44` without a unit, where the noun or the property says that it is a size; `Grid (2x2)` is none.
  private func isSize(_ number: Double, at index: Int) -> Bool {
    guard number >= 4, isFactor(index), !pieces[index].isInCode else { return false }
    return (nounBehind(index) ?? nounBefore(index) ?? setting.role) == .size
  }

  private func isStyled(_ index: Int) -> Bool {
    index + 1 < pieces.count && SpecVocabulary.isStyle(pieces[index + 1].word)
  }

  /// The role of the nearest length in the same sentence that has a side and a noun, the one before preferred.
  private func roleOfNeighbor(of index: Int) -> DimensionRole? {
    let own = lengths[index]
    func isNear(_ other: SpecLength) -> Bool {
      guard other.side != nil, [.padding, .margin, .gap, .inset].contains(other.role),
        pieces[other.index].depth == pieces[own.index].depth
      else { return false }
      let between = pieces[min(other.index, own.index)..<max(other.index, own.index)]
      return !between.contains { $0.isStop }
    }
    let before = lengths[..<index].suffix(6)
    let behind = lengths[(index + 1)...].prefix(6)
    // `12px horizontal, 8px vertical` is a padding; `10-12px leading` is a place.
    let isPair = (before + behind).contains { $0.side != nil && $0.side != own.side && $0.role == .other }
    return before.last(where: isNear)?.role ?? behind.first(where: isNear)?.role ?? (isPair ? .padding : nil)
  }
}
