import DesignTokens
import SourceText

/// The units of lengths and times in prose, and units that stand at a neighbor.
enum UnitWords {
  enum Unit: Equatable {
    case length(String)
    case duration(factor: Double, unit: String)
  }

  private static let lengths: Set<String> = [
    "px", "pt", "rem", "em", "dp", "sp", "vh", "vw", "%", "ch", "ex", "svh", "dvh", "lvh", "svw", "dvw", "lvw", "vmin",
    "vmax", "cqw", "cqh", "lh", "rlh", "rpx",
  ]

  /// The unit that a word means; after a blank only the usual ones count (`44 points`, `16 px`).
  static func unit(_ word: String, isApart: Bool) -> Unit? {
    let word = word.lowercased()
    switch word {
    case "points", "point", "pts": return .length("pt")
    case "pixels", "pixel", "pxs": return .length("px")
    case "ms", "milliseconds", "msec": return .duration(factor: 1, unit: "ms")
    case "s", "sec", "secs", "seconds", "second": return .duration(factor: 1, unit: "s")
    case "em", "ch", "ex", "lh", "sp": return isApart ? nil : .length(word)
    default: return lengths.contains(word) ? .length(word) : nil
    }
  }

  /// Whether `/s` stands at a place: `50px/s` is a speed.
  static func isRate(_ bytes: [UInt8], at index: Int) -> Bool {
    bytes.from(index, to: index + 2).elementsEqual("/s".utf8) && !bytes.at(index + 2).isWordByte
  }

  /// Gives numbers without a unit the unit that stands behind the last of them: `20x20pt`, `10-12pt`, `(8, 16, 24pt)`.
  static func borrow(_ pieces: inout [TextPiece]) {
    var index = pieces.count - 1
    while index >= 0 {
      guard case .length(let dimension, _) = pieces[index].kind else {
        index -= 1
        continue
      }
      index = lend(dimension.unit, before: index, in: &pieces)
    }
  }

  /// Lends a unit to the numbers chained before a length; returns where to go on.
  private static func lend(_ unit: String, before last: Int, in pieces: inout [TextPiece]) -> Int {
    var index = last
    while index >= 2, joins(pieces[index - 1], pieces[index - 2], pieces[index]), let value = pieces[index - 2].number {
      pieces[index - 2].kind = .length(Dimension(value, unit), isBorrowed: true)
      index -= 2
    }
    guard index == last, unit != "%" else { return index - 1 }
    var first = last
    while first >= 2, pieces[first - 1].isComma, pieces[first - 2].number != nil { first -= 2 }
    guard first < last, first == 0 || pieces[first - 1].isOpen else { return last - 1 }
    for place in stride(from: first, to: last, by: 2) {
      guard let value = pieces[place].number else { continue }
      pieces[place].kind = .length(Dimension(value, unit), isBorrowed: true)
    }
    return first - 1
  }

  /// Whether a sign makes the number before it share the unit behind it; a slash only without blanks (`16/24px`).
  private static func joins(_ sign: TextPiece, _ before: TextPiece, _ behind: TextPiece) -> Bool {
    switch sign.kind {
    case .times, .range: true
    case .slash: before.range.end == sign.range.start && sign.range.end == behind.range.start
    default: false
    }
  }
}

/// Counts parentheses, and the stretches between commas and stops.
enum TextSegments {
  static func number(_ pieces: inout [TextPiece]) {
    var open: [Int] = []
    var current = 0
    var last = 0
    for index in pieces.indices {
      if pieces[index].isClose, let outer = open.popLast() {
        pieces[index].segment = current
        pieces[index].depth = open.count
        current = outer
        continue
      }
      pieces[index].segment = current
      pieces[index].depth = open.count
      switch pieces[index].kind {
      case .open where open.count < 64:
        open.append(current)
        last += 1
        current = last
      case .comma, .stop, .plus:
        last += 1
        current = last
      default: break
      }
    }
  }
}
