/// Reads a pattern into positions; braces may nest, and only so deep that reading cannot overflow the stack.
struct GlobReader {
  private(set) var positions: [Glob.Position] = []
  private let text: [Unicode.Scalar]
  private let hasBraces: Bool
  private var index = 0
  private var depth = 0
  private static let deepest = 64
  /// Where braces open that are closed again.
  private let closedBraces: Set<Int>
  /// Whether a bracket was met that nothing closes: then nothing closes a later one.
  private var hasOpenBracket = false

  init(_ text: Substring, hasBraces: Bool) {
    self.text = Array(text.unicodeScalars)
    self.hasBraces = hasBraces
    closedBraces = hasBraces ? GlobReader.closedBraces(in: self.text) : []
  }

  private static func closedBraces(in text: [Unicode.Scalar]) -> Set<Int> {
    var open: [Int] = []
    var closed: Set<Int> = []
    for (index, scalar) in text.enumerated() {
      if scalar == "{" { open.append(index) }
      if scalar == "}", let begin = open.popLast() { closed.insert(begin) }
    }
    return closed
  }

  /// A piece of the pattern: where it can begin and end, and whether it may match nothing.
  struct Piece {
    var first: [Int32] = []
    var last: [Int32] = []
    var isOptional = true
  }

  /// Reads all of the pattern.
  mutating func pattern() -> Piece {
    var whole = Piece()
    while index < text.count { whole = joined(whole, sequence()) }
    for position in whole.last { positions[Int(position)].isLast = true }
    return whole
  }

  /// Reads up to the end of the pattern or, inside braces, of the alternative.
  private mutating func sequence() -> Piece {
    var whole = Piece()
    while index < text.count {
      if depth > 0, text[index] == "," || text[index] == "}" { break }
      whole = joined(whole, element())
    }
    return whole
  }

  private mutating func element() -> Piece {
    let scalar = text[index]
    switch scalar {
    case "*": return stars()
    case "?":
      index += 1
      return single(.anyInPart)
    case "[": return bracket()
    case "{" where depth < Self.deepest && closedBraces.contains(index): return alternatives()
    case "\\" where index + 1 < text.count:
      index += 2
      return single(.character(text[index - 1]))
    default:
      index += 1
      return single(.character(scalar))
    }
  }

  /// `**/` is any number of whole parts, a `**` at the end is everything, and any other run of stars one star.
  private mutating func stars() -> Piece {
    let begin = index
    while index < text.count, text[index] == "*" { index += 1 }
    let startsPart = begin == 0 || text[begin - 1] == "/" || text[begin - 1] == "{" || text[begin - 1] == ","
    guard index - begin == 2, startsPart else { return repeated(.anyInPart) }
    if index < text.count, text[index] == "/" {
      index += 1
      // Once more it says the same.
      while text[index...].starts(with: ["*", "*", "/"]) { index += 3 }
      var parts = joined(repeated(.any), single(.character("/")))
      parts.isOptional = true
      return parts
    }
    return endsAlternative ? repeated(.any) : repeated(.anyInPart)
  }

  private var endsAlternative: Bool {
    index == text.count || depth > 0 && (text[index] == "," || text[index] == "}")
  }

  private mutating func bracket() -> Piece {
    guard !hasOpenBracket else {
      index += 1
      return single(.character("["))
    }
    var end = index + 1
    let isNegated = end < text.count && (text[end] == "!" || text[end] == "^")
    if isNegated { end += 1 }
    var ranges: [ClosedRange<Unicode.Scalar>] = []
    let begin = end
    while end < text.count, text[end] != "]" || end == begin {
      if text[end] == "\\", end + 1 < text.count { end += 1 }
      let low = text[end]
      if end + 2 < text.count, text[end + 1] == "-", text[end + 2] != "]" {
        let high = text[end + 2]
        ranges.append(min(low, high)...max(low, high))
        end += 3
      } else {
        ranges.append(low...low)
        end += 1
      }
    }
    guard end < text.count else {
      hasOpenBracket = true
      index += 1
      return single(.character("["))
    }
    index = end + 1
    return single(.oneOf(ranges, negated: isNegated))
  }

  private mutating func alternatives() -> Piece {
    index += 1
    depth += 1
    var whole = Piece(isOptional: false)
    repeat {
      let one = sequence()
      whole.first += one.first
      whole.last += one.last
      whole.isOptional = whole.isOptional || one.isOptional
      index += 1
    } while index <= text.count && text[index - 1] == ","
    depth -= 1
    return whole
  }

  private mutating func single(_ matcher: Glob.Matcher) -> Piece {
    positions.append(Glob.Position(matcher: matcher))
    let index = Int32(positions.count - 1)
    return Piece(first: [index], last: [index], isOptional: false)
  }

  private mutating func repeated(_ matcher: Glob.Matcher) -> Piece {
    var piece = single(matcher)
    for position in piece.last { positions[Int(position)].followers += piece.first }
    piece.isOptional = true
    return piece
  }

  private mutating func joined(_ left: Piece, _ right: Piece) -> Piece {
    for position in left.last { positions[Int(position)].followers += right.first }
    return Piece(
      first: left.isOptional ? left.first + right.first : left.first,
      last: right.isOptional ? left.last + right.last : right.last,
      isOptional: left.isOptional && right.isOptional)
  }
}
