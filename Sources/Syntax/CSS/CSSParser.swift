import SourceText

/// Finds the statements among the tokens in two passes: the first pairs the brackets, the second walks the blocks.
struct CSSParser {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let tokens: [CSSToken]
  private let end: Int
  private(set) var partners: [Int32]
  private(set) var nodes: [CSSNode] = []
  private(set) var problems: [SyntaxProblem] = []
  private var index = 0
  /// The statements whose blocks are open.
  private var open: [Int] = []
  /// Whether custom properties may stand one on a line without semicolons, as documents list them.
  private let mayLackSemicolons: Bool
  /// Whether one of them did: then the others end with their lines as well.
  private var lacksSemicolons = false

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ tokens: [CSSToken], end: Int, mayLackSemicolons: Bool) {
    self.mayLackSemicolons = mayLackSemicolons
    self.bytes = bytes
    self.tokens = tokens
    self.end = end
    partners = Array(repeating: -1, count: tokens.count)
  }

  mutating func parse() {
    pairBrackets()
    while index < tokens.count {
      switch sign(at: index) {
      case UInt8(ascii: ";"): index += 1
      case UInt8(ascii: "}"): closeBlock()
      default: readStatement()
      }
    }
    reportOpenBlocks()
    while let last = open.popLast() { close(last, at: end) }
  }

  /// The byte of a sign; 0 for any other token and beyond the end.
  private func sign(at index: Int) -> UInt8 {
    index < tokens.count && tokens[index].kind == .sign ? bytes[tokens[index].range.start] : 0
  }

  // Brackets

  /// A parenthesis that is still open where a brace or a semicolon ends its surroundings has no partner, so that an
  /// unfinished `var(` swallows nothing.
  private mutating func pairBrackets() {
    var stack: [Int] = []
    for index in tokens.indices {
      if tokens[index].kind == .interpolation {
        stack.append(index)
        continue
      }
      switch sign(at: index) {
      case UInt8(ascii: "("), UInt8(ascii: "["): stack.append(index)
      case UInt8(ascii: "{"):
        dropParentheses(&stack)
        stack.append(index)
      case UInt8(ascii: ")"): pair(index, with: UInt8(ascii: "("), &stack)
      case UInt8(ascii: "]"): pair(index, with: UInt8(ascii: "["), &stack)
      case UInt8(ascii: "}"):
        dropParentheses(&stack)
        if let last = stack.popLast() { pair(last, index) }
      case UInt8(ascii: ";"):
        while let last = stack.last, isInterpolated(last, stack) { stack.removeLast() }
      default: continue
      }
    }
  }

  /// Whether the innermost bracket is an interpolation or stands in one; no semicolon can stand there.
  private func isInterpolated(_ last: Int, _ stack: [Int]) -> Bool {
    if tokens[last].kind == .interpolation { return true }
    guard sign(at: last) != UInt8(ascii: "{"), stack.count > 1 else { return false }
    return tokens[stack[stack.count - 2]].kind == .interpolation
  }

  private mutating func pair(_ first: Int, _ second: Int) {
    partners[first] = Int32(second)
    partners[second] = Int32(first)
  }

  private func dropParentheses(_ stack: inout [Int]) {
    while let last = stack.last, sign(at: last) == UInt8(ascii: "(") || sign(at: last) == UInt8(ascii: "[") {
      stack.removeLast()
    }
  }

  private mutating func pair(_ closing: Int, with opening: UInt8, _ stack: inout [Int]) {
    guard let last = stack.last else { return }
    if sign(at: last) == opening {
      stack.removeLast()
      pair(last, closing)
    } else if sign(at: last) == UInt8(ascii: "(") || sign(at: last) == UInt8(ascii: "["), stack.count > 1,
      sign(at: stack[stack.count - 2]) == opening
    {
      // `(a[b)`: the inner one is the mistake.
      stack.removeLast()
      pair(stack.removeLast(), closing)
    }
  }

  // Statements

  private mutating func readStatement() {
    let start = index
    switch tokens[start].kind {
    case .atKeyword: sign(at: start + 1) == UInt8(ascii: ":") ? readDeclaration(nameEnd: start + 1) : readAtRule()
    case .variable where sign(at: start + 1) == UInt8(ascii: ":"): readDeclaration(nameEnd: start + 1)
    case .identifier where isCustomProperty(start) && sign(at: start + 1) == UInt8(ascii: ":"):
      readDeclaration(nameEnd: start + 1)
    default: readRuleOrDeclaration()
    }
  }

  private func isCustomProperty(_ index: Int) -> Bool {
    let range = tokens[index].range
    return range.count > 2 && bytes[range.start] == UInt8(ascii: "-") && bytes[range.start + 1] == UInt8(ascii: "-")
  }

  /// The index behind the token at `index`, or behind the brackets that it opens.
  private func behind(_ index: Int) -> Int { partners[index] > Int32(index) ? Int(partners[index]) + 1 : index + 1 }

  /// The name stands before `nameEnd`, where the colon is; braces belong to the value.
  private mutating func readDeclaration(nameEnd: Int) {
    let start = index
    index = nameEnd + 1
    while index < tokens.count, sign(at: index) != UInt8(ascii: ";"), sign(at: index) != UInt8(ascii: "}") {
      // A block that is not closed is none of the value's.
      if sign(at: index) == UInt8(ascii: "{"), partners[index] < 0 { break }
      if mayLackSemicolons, index > nameEnd + 1, endsWithLine(before: index) { break }
      index = behind(index)
    }
    add(.declaration, from: start, name: start..<nameEnd, tokens: (nameEnd + 1)..<max(index, nameEnd + 1))
  }

  /// Whether a value ends with its line where the semicolon is missing: the next line gives another custom property a
  /// value, or one did so before.
  private mutating func endsWithLine(before index: Int) -> Bool {
    let gap = tokens[index - 1].range.end..<tokens[index].range.start
    guard sign(at: index - 1) != UInt8(ascii: ","), bytes[gap].contains(UInt8(ascii: "\n")) else { return false }
    if !lacksSemicolons {
      lacksSemicolons =
        tokens[index].kind == .identifier && isCustomProperty(index) && sign(at: index + 1) == UInt8(ascii: ":")
    }
    return lacksSemicolons
  }

  private mutating func readAtRule() {
    let start = index
    index += 1
    skipToEndOfPrelude()
    let hasBlock = sign(at: index) == UInt8(ascii: "{")
    add(.atRule, from: start, name: start..<(start + 1), tokens: (start + 1)..<index)
    if hasBlock { openBlock() }
  }

  private mutating func skipToEndOfPrelude() {
    while index < tokens.count {
      switch sign(at: index) {
      case UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: "}"): return
      default: index = behind(index)
      }
    }
  }

  private mutating func readRuleOrDeclaration() {
    let start = index
    skipToEndOfPrelude()
    if sign(at: index) == UInt8(ascii: "{") {
      add(.rule, from: start, name: start..<start, tokens: start..<index)
      return openBlock()
    }
    guard let colon = colon(from: start) else {
      return add(.other, from: start, name: start..<start, tokens: start..<index)
    }
    add(.declaration, from: start, name: start..<colon, tokens: (colon + 1)..<index)
  }

  /// The colon behind the name of a property, which may be pieced together by interpolations.
  private func colon(from start: Int) -> Int? {
    var position = start
    while position < index {
      if sign(at: position) == UInt8(ascii: ":") { return position > start ? position : nil }
      let kind = tokens[position].kind
      guard kind == .identifier || kind == .interpolation && partners[position] >= 0 else { return nil }
      position = behind(position)
    }
    return nil
  }

  private mutating func add(_ kind: CSSNode.Kind, from start: Int, name: Range<Int>, tokens range: Range<Int>) {
    let first = tokens[start].range
    let last = tokens[max(start, index - 1)].range
    let behindName = name.isEmpty ? first.start : tokens[name.upperBound - 1].range.end
    let place = range.lowerBound <= index && range.lowerBound > 0 ? tokens[range.lowerBound - 1].range.end : behindName
    let content =
      range.isEmpty
      ? ByteRange(at: kind == .rule ? first.start : place)
      : tokens[range.lowerBound].range.union(tokens[range.upperBound - 1].range)
    nodes.append(
      CSSNode(
        kind: kind, name: name.isEmpty ? ByteRange(at: first.start) : ByteRange(first.start, behindName),
        tokens: range, content: content, range: first.union(last), block: nil, parent: open.last ?? -1,
        end: nodes.count + 1))
  }

  // Blocks

  /// Opens the block of the statement that was added last; its brace is the next token.
  private mutating func openBlock() {
    let brace = tokens[index].range
    nodes[nodes.count - 1].block = ByteRange(at: brace.end)
    open.append(nodes.count - 1)
    index += 1
  }

  private mutating func closeBlock() {
    let brace = tokens[index].range
    index += 1
    guard let node = open.popLast() else {
      problems.append(
        SyntaxProblem(.cssSyntax, "No block is open here, so that this brace hides what follows.", at: brace))
      return
    }
    close(node, at: brace.start)
    nodes[node].range = nodes[node].range.union(brace)
  }

  private mutating func close(_ node: Int, at place: Int) {
    let start = nodes[node].block?.start ?? place
    nodes[node].block = ByteRange(start, place)
    nodes[node].range = nodes[node].range.union(ByteRange(start, place))
    nodes[node].end = nodes.count
  }

  /// Of several, the outermost is the one that was forgotten: what is inside it was closed in its place.
  private mutating func reportOpenBlocks() {
    guard let block = open.first.flatMap({ nodes[$0].block }) else { return }
    problems.append(
      SyntaxProblem(
        .cssSyntax, "A block is not closed, so that everything behind it belongs to it; `}` is missing.",
        at: ByteRange(block.start - 1, block.start)))
  }
}
