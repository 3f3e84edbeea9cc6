package import DesignTokens
package import Facts
import SourceText
package import Syntax
import TextFacts

/// Reads what the tokens of a CSS value are worth.
package struct CSSValueReader {
  package let tree: CSSTree

  package init(tree: CSSTree) {
    self.tree = tree
  }

  /// The value that tokens spell, and its type where that is certain; the words as they stand for anything else.
  package func value(of tokens: Range<Int>, depth: Int = 0) -> (value: TokenValue, type: TokenType?) {
    let tokens = withoutFlags(tokens)
    guard let range = tree.range(of: tokens) else { return (.string(""), nil) }
    if let alias = alias(tokens) { return (.alias(alias), nil) }
    if tokens.count == 1, let found = single(tree.tokens[tokens.lowerBound]) { return found }
    if let found = function(tokens, range) { return found }
    if let shadow = StatedValueReader(bytes: tree.bytes).shadow(at: range.start, end: range.end), shadow.range == range
    {
      return (shadow.value, .shadow)
    }
    if tree.dialect == .scss, depth < 8, let map = map(tokens, depth) { return (.composite(map), nil) }
    if let expression = expression(tokens, range) { return (.expression(expression), nil) }
    return (.string(words(range)), nil)
  }

  /// The tokens without `!important`, `!default` and their like at the end.
  func withoutFlags(_ tokens: Range<Int>) -> Range<Int> {
    var end = tokens.upperBound
    while end - 2 >= tokens.lowerBound, tree.tokens[end - 1].kind == .identifier,
      tree.isSign(UInt8(ascii: "!"), at: end - 2)
    {
      end -= 2
    }
    return tokens.lowerBound..<end
  }

  /// The name that the whole value refers to: `var(--a)`, `$a`, `theme.$a`, `#{$a}`, `@a`.
  private func alias(_ tokens: Range<Int>) -> TokenName? {
    let first = tokens.lowerBound
    switch tokens.count {
    case 1: return variable(at: first)
    case 3:
      if tree.isSign(UInt8(ascii: "."), at: first + 1) { return variable(at: first + 2) }
      guard tree.tokens[first].kind == .interpolation, tree.partner(of: first) == first + 2 else { return nil }
      return variable(at: first + 1)
    default:
      guard let name = customProperty(at: first), tree.partner(of: first + 1) == tokens.upperBound - 1 else {
        return nil
      }
      return TokenName(bytes: tree.textBytes(in: tree.tokens[name].range))
    }
  }

  private func variable(at index: Int) -> TokenName? {
    let token = tree.tokens[index]
    guard token.kind == .variable || token.kind == .atKeyword && tree.dialect == .less else { return nil }
    return TokenName(bytes: tree.textBytes(in: token.range))
  }

  /// The index of the name in `var(--name`; `nil` where none begins at an index, or where the name is pieced together.
  package func customProperty(at index: Int) -> Int? {
    guard index + 2 < tree.tokens.count, tree.tokens[index].kind == .identifier, tree.tokens[index].range.count == 3,
      tree.isSign(UInt8(ascii: "("), at: index + 1), tree.tokens[index + 2].kind == .identifier,
      tree.slice(tree.tokens[index].range).elementsEqual("var".utf8)
        || tree.text(in: tree.tokens[index].range).lowercased() == "var"
    else { return nil }
    let range = tree.tokens[index + 2].range
    let next = index + 3 < tree.tokens.count ? tree.tokens[index + 3] : nil
    // `--size-#{$a}`, `--size-$(a)`: something is put in right behind.
    let isPieced = next.map { $0.range.start == range.end && !isEnd($0) } ?? false
    return range.count > 2 && tree.slice(range).starts(with: "--".utf8) && !isPieced ? index + 2 : nil
  }

  /// Whether a token ends the name in a `var()`: a comma or the parenthesis.
  private func isEnd(_ token: CSSToken) -> Bool {
    guard token.kind == .sign else { return false }
    let sign = tree.bytes[token.range.start]
    return sign == UInt8(ascii: ",") || sign == UInt8(ascii: ")")
  }

  /// The second argument of a `var()` whose first is the token at an index, an empty text in `var(--a,)`; `nil` where
  /// there is none.
  package func fallback(behind name: Int) -> StatedValue? {
    guard let close = tree.partner(of: name - 1), tree.isSign(UInt8(ascii: ","), at: name + 1) else { return nil }
    guard name + 2 < close, let range = tree.range(of: name + 2..<close) else {
      return StatedValue(value: .string(""), range: ByteRange(at: tree.tokens[close].range.start))
    }
    return StatedValue(value: value(of: name + 2..<close).value, range: range)
  }

  private func single(_ token: CSSToken) -> (TokenValue, TokenType?)? {
    let text = tree.text(in: token.range)
    switch token.kind {
    case .hash, .identifier: return Color(css: text).map { (.color($0), .color) }
    case .number:
      if let dimension = Dimension(parsing: text), !dimension.unit.isEmpty {
        return (.dimension(dimension), .dimension)
      }
      if let duration = Duration(parsing: text) { return (.duration(duration), .duration) }
      return Double(text).map { (.number($0), $0 == 0 ? nil : .number) }
    case .string: return (.string(String(text.dropFirst().dropLast())), nil)
    default: return nil
    }
  }

  /// A color or a curve that is all of the value.
  private func function(_ tokens: Range<Int>, _ range: ByteRange) -> (TokenValue, TokenType?)? {
    let first = tokens.lowerBound
    guard tokens.count > 3, tree.tokens[first].kind == .identifier, tree.isSign(UInt8(ascii: "("), at: first + 1),
      tree.partner(of: first + 1) == tokens.upperBound - 1
    else { return nil }
    if let color = Color(css: tree.slice(range)) { return (.color(color), .color) }
    if range.count < 400, let color = Color(mix: tree.text(in: range)) { return (.color(color), .color) }
    guard tree.text(in: tree.tokens[first].range).lowercased() == "cubic-bezier" else { return nil }
    let numbers = tree.tokens[(first + 2)..<(tokens.upperBound - 1)].filter { $0.kind == .number }
      .compactMap { Double(tree.text(in: $0.range)) }
    return numbers.count == 4 ? (.list(numbers.map { .number($0) }), .cubicBezier) : nil
  }

  /// A color, a sum or a list of words with references in its midst: `rgba(var(--ink-rgb), 0.5)`,
  /// `calc(var(--base) * 2)`, `$base * 2`, `1px solid var(--line)`; `nil` for anything else, and where a reference has a
  /// fallback, for then two values are meant.
  private func expression(_ tokens: Range<Int>, _ range: ByteRange) -> TokenExpression? {
    guard tokens.count > 1, tokens.count < 200, isWorkedOut(tokens) || isPlain(tokens) else { return nil }
    var parts: [TokenValue] = []
    var written = range.start
    var index = tokens.lowerBound
    while index < tokens.upperBound {
      guard let reference = reference(at: index) else {
        index += 1
        continue
      }
      guard let name = reference.name else { return nil }
      let stretch = tree.tokens[index].range.union(tree.tokens[reference.end - 1].range)
      if written < stretch.start { parts.append(.string(tree.text(in: ByteRange(written, stretch.start)))) }
      parts.append(.alias(name))
      written = stretch.end
      index = reference.end
    }
    guard parts.contains(where: \.isAlias) else { return nil }
    if written < range.end { parts.append(.string(tree.text(in: ByteRange(written, range.end)))) }
    return TokenExpression(parts, type: nil)
  }

  /// Whether some tokens are the call of a function that gives a color or a length, or, where variables are put in
  /// before anything else, a sum.
  private func isWorkedOut(_ tokens: Range<Int>) -> Bool {
    let first = tokens.lowerBound
    if tree.tokens[first].kind == .identifier, tree.isSign(UInt8(ascii: "("), at: first + 1),
      tree.partner(of: first + 1) == tokens.upperBound - 1
    {
      let name = tree.text(in: tree.tokens[first].range).lowercased()
      return ColorFunction.names.contains(name) || ["calc", "min", "max", "color-mix"].contains(name)
    }
    guard tree.dialect != .css else { return false }
    return tokens.allSatisfy { index in
      switch tree.tokens[index].kind {
      case .variable, .number: true
      case .atKeyword: tree.dialect == .less
      case .sign: "+-*/()".utf8.contains(tree.bytes[tree.tokens[index].range.start])
      default: false
      }
    }
  }

  /// Whether some tokens are words, numbers, colors and references side by side, as in a border or a shadow, so that the
  /// text with the values put in is what a browser makes of it.
  private func isPlain(_ tokens: Range<Int>) -> Bool {
    var index = tokens.lowerBound
    while index < tokens.upperBound {
      if let name = customProperty(at: index), let close = tree.partner(of: name - 1) {
        index = close + 1
        continue
      }
      switch tree.tokens[index].kind {
      case .hash, .number, .string, .variable: break
      case .identifier where tree.isSign(UInt8(ascii: "("), at: index + 1):
        let text = tree.text(in: tree.tokens[index].range).lowercased()
        guard ColorFunction.names.contains(text), let close = tree.partner(of: index + 1) else { return false }
        index = close
      case .identifier where tree.isSign(UInt8(ascii: "."), at: index + 1) && tree.dialect == .scss: return false
      case .identifier: break
      case .atKeyword where tree.dialect == .less: break
      case .sign where tree.isSign(UInt8(ascii: ","), at: index): break
      case .sign where tree.isSign(UInt8(ascii: "/"), at: index) && tree.dialect == .css: break
      default: return false
      }
      index += 1
    }
    return true
  }

  /// The reference that begins at an index, with the index behind it; its name is `nil` where it has a fallback.
  private func reference(at index: Int) -> (name: TokenName?, end: Int)? {
    if let variable = variable(at: index) { return (variable, index + 1) }
    if tree.tokens[index].kind == .interpolation, let close = tree.partner(of: index), close == index + 2 {
      return (variable(at: index + 1), close + 1)
    }
    guard let name = customProperty(at: index), let close = tree.partner(of: name - 1) else { return nil }
    return (close == name + 1 ? TokenName(tree.text(in: tree.tokens[name].range)) : nil, close + 1)
  }

  /// `(sm: 8px, md: 12px)`.
  private func map(_ tokens: Range<Int>, _ depth: Int) -> [TokenMember]? {
    guard tree.isSign(UInt8(ascii: "("), at: tokens.lowerBound),
      tree.partner(of: tokens.lowerBound) == tokens.upperBound - 1
    else { return nil }
    var members: [TokenMember] = []
    for entry in split(tokens.lowerBound + 1..<tokens.upperBound - 1) {
      guard entry.count >= 3, tree.isSign(UInt8(ascii: ":"), at: entry.lowerBound + 1) else { return nil }
      let key = tree.text(in: tree.tokens[entry.lowerBound].range).filter { $0 != "\"" && $0 != "'" }
      members.append(TokenMember(key, value(of: entry.lowerBound + 2..<entry.upperBound, depth: depth + 1).value))
    }
    return members.isEmpty ? nil : members
  }

  /// The parts between commas, empty ones left out.
  private func split(_ tokens: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = tokens.lowerBound
    var index = start
    while index < tokens.upperBound {
      if tree.isSign(UInt8(ascii: ","), at: index) {
        if start < index { parts.append(start..<index) }
        start = index + 1
      }
      index = tree.partner(of: index).flatMap { $0 > index ? $0 + 1 : nil } ?? index + 1
    }
    if start < tokens.upperBound { parts.append(start..<tokens.upperBound) }
    return parts
  }

  /// A stretch on one line.
  private func words(_ range: ByteRange) -> String {
    tree.text(in: range).withSingleBlanks
  }
}

extension TokenValue {
  /// Whether this is another token.
  fileprivate var isAlias: Bool { if case .alias = self { true } else { false } }
}
