import SourceText

/// Finds the chains and calls among the tokens in one pass with a stack of open brackets.
struct SwiftParser {
  /// A bracket that is open.
  private struct Bracket {
    /// The index of the call whose arguments it encloses; -1 for any other bracket.
    var call: Int
    /// The index of the argument that it is part of, or that is being read in it; -1 for none.
    var argument: Int
  }

  private var tree: SwiftTree
  private var brackets: [Bracket] = []
  private var index = 0

  static func parse(_ tree: inout SwiftTree) {
    var parser = SwiftParser(tree: tree)
    parser.parse()
    tree = parser.tree
  }

  private init(tree: SwiftTree) { self.tree = tree }

  private mutating func parse() {
    while index < tree.tokens.count {
      switch tree.tokens[index].kind {
      case .identifier: if isKeyword { index += 1 } else { readChain() }
      case .sign(UInt8(ascii: ".")) where kind(at: index + 1) == .identifier: readChain()
      case .sign(let sign): read(sign)
      case .number, .string: index += 1
      }
    }
    if !brackets.isEmpty { tree.isUnfinished = true }
    while !brackets.isEmpty { closeBracket() }
  }

  private func kind(at index: Int) -> SwiftToken.Kind? {
    tree.tokens.indices.contains(index) ? tree.tokens[index].kind : nil
  }

  /// Whether the token is a word that stands in front of a value and is no part of it.
  private var isKeyword: Bool {
    let range = tree.tokens[index].range
    return range.count <= 8 && Self.keywords.contains(tree.text(in: range))
  }

  private static let keywords: Set<String> = [
    "as", "await", "case", "default", "else", "for", "func", "guard", "if", "in", "is", "let", "repeat", "return",
    "switch", "throw", "try", "var", "where", "while", "yield",
  ]

  private mutating func read(_ sign: UInt8) {
    switch sign {
    case UInt8(ascii: "("), UInt8(ascii: "["):
      brackets.append(Bracket(call: -1, argument: brackets.last?.argument ?? -1))
      index += 1
    case UInt8(ascii: "{"):
      brackets.append(Bracket(call: -1, argument: -1))
      index += 1
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      if brackets.isEmpty { tree.isUnfinished = true }
      closeBracket()
      index += 1
    case UInt8(ascii: ","):
      let call = brackets.last?.call ?? -1
      if call >= 0 { endArgument() }
      index += 1
      if call >= 0 { beginArgument(of: call) }
    default: index += 1
    }
  }

  private mutating func readChain() {
    let first = index
    let base = self.base
    if kind(at: index) != .identifier { index += 1 }
    index += 1
    while kind(at: index) == .sign(UInt8(ascii: ".")), kind(at: index + 1) == .identifier { index += 2 }
    let range = ByteRange(tree.tokens[first].range.start, tree.tokens[index - 1].range.end)
    let argument = brackets.last?.argument ?? -1
    tree.chains.append(SwiftChain(base: base, tokens: first..<index, range: range, call: -1, argument: argument))
    let isCall = kind(at: index) == .sign(UInt8(ascii: "(")) && tree.tokens[index].range.start == range.end
    if isCall { beginCall(from: range.start, argument: argument) }
  }

  private var base: SwiftChain.Base {
    guard kind(at: index) != .identifier else { return .name }
    guard index > 0 else { return .continued }
    let previous = tree.tokens[index - 1]
    switch previous.kind {
    case .number, .string: return .continued
    case .identifier: return .implicit
    case .sign(let sign):
      switch sign {
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ">"): return .continued
      case UInt8(ascii: "?"), UInt8(ascii: "!"):
        return previous.range.end == tree.tokens[index].range.start ? .continued : .implicit
      default: return .implicit
      }
    }
  }

  private mutating func beginCall(from start: Int, argument: Int) {
    let call = tree.calls.count
    tree.chains[tree.chains.count - 1].call = call
    let parenthesis = tree.tokens[index].range.end
    tree.calls.append(
      SwiftCall(
        chain: tree.chains.count - 1, range: ByteRange(start, parenthesis), nextToken: index + 1,
        argument: argument, firstArgument: -1))
    index += 1
    brackets.append(Bracket(call: call, argument: -1))
    beginArgument(of: call)
  }

  private mutating func beginArgument(of call: Int) {
    var label = ByteRange(at: index < tree.tokens.count ? tree.tokens[index].range.start : tree.calls[call].range.end)
    if kind(at: index) == .identifier, kind(at: index + 1) == .sign(UInt8(ascii: ":")) {
      label = tree.tokens[index].range
      index += 2
    }
    let argument = tree.arguments.count
    tree.arguments.append(
      SwiftArgument(call: call, label: label, tokens: index..<index, range: ByteRange(at: label.end), next: -1))
    // The argument that was read last in this bracket is the one before.
    let previous = brackets[brackets.count - 1].argument
    if previous >= 0 { tree.arguments[previous].next = argument } else { tree.calls[call].firstArgument = argument }
    brackets[brackets.count - 1].argument = argument
  }

  /// Closes the argument that is being read in the innermost bracket.
  private mutating func endArgument() {
    guard let argument = brackets.last?.argument, argument >= 0 else { return }
    let tokens = tree.arguments[argument].tokens.lowerBound..<index
    guard let first = tokens.first, first < tree.tokens.count else { return }
    tree.arguments[argument].tokens = tokens
    tree.arguments[argument].range = ByteRange(tree.tokens[first].range.start, tree.tokens[index - 1].range.end)
  }

  private mutating func closeBracket() {
    guard let bracket = brackets.last else { return }
    if bracket.call >= 0 {
      endArgument()
      let end = index < tree.tokens.count ? tree.tokens[index].range.end : tree.tokens.last?.range.end ?? 0
      tree.calls[bracket.call].range = ByteRange(tree.calls[bracket.call].range.start, end)
      tree.calls[bracket.call].nextToken = min(index + 1, tree.tokens.count)
    }
    brackets.removeLast()
  }
}
