import DesignTokens
import Facts
import Lexicon

/// Finds the part that each length of a text plays: the first pattern that fits says it.
struct LengthReader {
  private let pieces: [TextPiece]
  private let setting: LengthSetting
  private var lengths: [MeasuredLength] = []
  /// Indices in `lengths` of lengths with a side and no noun: they follow a neighbor (`16px horizontal padding, 12px
  /// vertical`).
  private var open: [Int] = []
  /// Whether the words so far describe a thing.
  private var isDescribed = false

  /// The lengths of a text in order; percentages only where they measure something.
  static func lengths(of pieces: [TextPiece], in setting: LengthSetting) -> [MeasuredLength] {
    var reader = LengthReader(pieces: pieces, setting: setting)
    reader.read()
    return reader.lengths.filter { $0.dimension.unit != "%" || reader.isMeasure($0) }
  }

  private init(pieces: [TextPiece], setting: LengthSetting) {
    self.pieces = pieces
    self.setting = setting
  }

  private mutating func read() {
    var index = 0
    while index < pieces.count {
      if let end = readShadow(from: index) {
        index = end
        continue
      }
      if let dimension = pieces[index].length { read(dimension, at: place(index)) }
      if let number = pieces[index].number, isSize(number, place(index)) {
        add(Dimension(number, ""), .size, at: index, by: "size without a unit")
      }
      if pieces[index].describes { isDescribed = true }
      index += 1
    }
    for index in open { lengths[index].role = roleOfNeighbor(of: index) ?? lengths[index].role }
    for index in lengths.indices.dropLast().reversed() where isChoice(index) {
      lengths[index].role = lengths[index + 1].role
      lengths[index].pattern = "one of several to choose from"
    }
  }

  /// What stands around a length; of the lengths before it no more than may belong together, so that each costs the same.
  private func place(_ index: Int) -> LengthPlace {
    LengthPlace(
      pieces: pieces, index: index, setting: setting, earlier: Array(lengths.suffix(8)), isDescribed: isDescribed)
  }

  private mutating func read(_ dimension: Dimension, at place: LengthPlace) {
    for pattern in LengthPattern.catalog {
      guard let reading = pattern.read(place) else { continue }
      if reading.isOpen { open.append(lengths.count) }
      return add(dimension, reading.role, at: place.index, side: reading.side, by: pattern.name)
    }
    add(dimension, .other, at: place.index, by: "")
  }

  private mutating func add(
    _ dimension: Dimension, _ role: DimensionRole, at index: Int, side: String? = nil, by pattern: String
  ) {
    lengths.append(
      MeasuredLength(
        dimension: dimension, role: role, range: pieces[index].range, side: side, index: index, pattern: pattern))
  }

  /// Whether a percentage measures something: no opacity, no remark in parentheses.
  private func isMeasure(_ length: MeasuredLength) -> Bool {
    let next = length.index + 1 < pieces.count ? pieces[length.index + 1].senses : .none
    let before = length.index > 0 ? pieces[length.index - 1] : pieces[length.index]
    let isRemark = pieces[length.index].depth > 0 && before.isWord && !before.isAdjective
    return LengthReader.measures(length.role) && !isRemark
      && ![.opacity, .colorChange, .clear].contains(where: next.contains)
  }

  private static func measures(_ role: DimensionRole) -> Bool {
    switch role {
    case .width, .height, .size, .radius, .padding, .margin, .gap, .inset, .lineHeight, .letterSpacing: true
    default: false
    }
  }

  /// `44x44` without a unit, where the noun or the property says that it is a size; `Grid (2x2)` is none.
  private func isSize(_ number: Double, _ place: LengthPlace) -> Bool {
    guard number >= 4, place.isFactor, !pieces[place.index].isInCode else { return false }
    return (place.nounBehind?.term?.role ?? place.nounBefore?.term?.role ?? setting.role) == .size
  }

  /// Whether a length is one of those that a choice leaves: `either 8px, 12px or 16px of padding`.
  private func isChoice(_ index: Int) -> Bool {
    guard lengths[index].role == .other, lengths[index].pattern.isEmpty else { return false }
    let (own, next) = (lengths[index].index, lengths[index + 1].index)
    let between = pieces[(own + 1)..<next]
    let isFirst = own == 0 || pieces[own - 1].isStop || pieces[own - 1].means(.orLength) || pieces[own - 1].means(.link)
    let isListed = own > 1 && pieces[own - 1].isComma && pieces[own - 2].length != nil
    return (isFirst || isListed) && between.count <= 2 && between.allSatisfy { $0.isComma || $0.means(.orLength) }
      && (between.contains { $0.means(.orLength) } || lengths[index + 1].pattern == "one of several to choose from")
  }

  /// The role of the nearest length in the same sentence that has a side and a noun, the one before preferred.
  private func roleOfNeighbor(of index: Int) -> DimensionRole? {
    let own = lengths[index]
    func isNear(_ other: MeasuredLength) -> Bool {
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

// Shadows, whose lengths are told by their order.
extension LengthReader {
  /// Reads `0 2px 4px rgba(…)`: two to four lengths of a shadow; returns the place behind them.
  private mutating func readShadow(from first: Int) -> Int? {
    guard first == 0 || !isNumber(first - 1) else { return nil }
    var end = first
    while end < pieces.count, pieces[end].segment == pieces[first].segment, isNumber(end), end - first <= 4 { end += 1 }
    guard end - first >= 2, end - first <= 4, isShadow(first, end) else { return nil }
    let roles: [DimensionRole] = [.offset, .offset, .blur, .spread]
    for index in first..<end {
      guard let dimension = pieces[index].length else { continue }
      add(dimension, roles[index - first], at: index, by: "shadow")
    }
    return end
  }

  private func isNumber(_ index: Int) -> Bool { pieces[index].number != nil || pieces[index].length != nil }

  private func isShadow(_ first: Int, _ end: Int) -> Bool {
    guard pieces[first..<end].contains(where: { $0.length != nil }) else { return false }
    if setting.slot == .shadow { return true }
    var before = first - 1
    while before >= 0, pieces[before].isColon || pieces[before].word == "inset" { before -= 1 }
    if before >= 0, pieces[before].isWord, pieces[before].senses.term?.slot == .shadow { return true }
    guard setting.role == nil, end - first >= 3 else { return false }
    return [before, end].contains {
      pieces.indices.contains($0) && pieces[$0].color != nil && pieces[$0].depth == pieces[first].depth
    }
  }
}
