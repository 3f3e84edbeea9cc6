import DesignTokens
import SourceText

// The colors of Apple's systems that are others in the dark.
extension ConstantReader {
  /// The color for light and that for dark in a block that asks which of the two holds.
  ///
  /// `{ traits in traits.userInterfaceStyle == .dark ? … : … }`, the same with `if` and `else`; none where the block asks
  /// for anything else.
  mutating func adaptiveColors() -> [TokenValue] {
    guard take(UInt8(ascii: "{")) else { return [] }
    skipParameters()
    skip("return")
    let isBranch = skip("if")
    guard let isDarkFirst = condition(isBranch ? "{" : "?") else { return [] }
    skip("return")
    let first = values()
    guard first.count == 1, isBranch ? take(UInt8(ascii: "}")) : take(UInt8(ascii: ":")) else { return [] }
    let isBlock = isBranch && skip("else")
    guard !isBlock || take(UInt8(ascii: "{")) else { return [] }
    skip("return")
    let second = values()
    guard second.count == 1, !isBlock || take(UInt8(ascii: "}")), take(UInt8(ascii: "}")) else { return [] }
    return isDarkFirst ? second + first : first + second
  }

  /// What stands behind the name of a color that adapts: `nil) { … }`, `nil, dynamicProvider: { … })`.
  mutating func namedColors() -> [TokenValue] {
    advance()
    if take(UInt8(ascii: ")")) { return adaptiveColors() }
    guard take(UInt8(ascii: ",")), skip("dynamicProvider"), take(UInt8(ascii: ":")), case let colors = adaptiveColors(),
      take(UInt8(ascii: ")"))
    else { return [] }
    return colors
  }

  /// Passes what a block calls its argument: `traits in`, `(traits: UITraitCollection) -> UIColor in`.
  private mutating func skipParameters() {
    let start = (lexer, next, end)
    for _ in 0..<Self.longest {
      if skip("in") { return }
      if opens("?") || opens("{") || opens("}") { break }
      advance()
    }
    (lexer, next, end) = start
  }

  /// Whether the dark theme is what a question asks for, which is read to the sign behind it; `nil` for another question,
  /// for its opposite (`!=`), and for two at once.
  private mutating func condition(_ sign: Unicode.Scalar) -> Bool? {
    var words: [String] = []
    var equals = 0
    for _ in 0..<Self.longest {
      switch next?.piece {
      case .word(let word)?: words.append(word)
      case .sign(UInt8(ascii: sign))?:
        advance()
        guard equals == 2, let theme = words.last, words.contains(where: Self.questions.contains) else { return nil }
        return ["dark", "darkAqua"].contains(theme) ? true : ["light", "aqua"].contains(theme) ? false : nil
      case .sign(UInt8(ascii: "="))?: equals += 1
      case .sign(let other)? where ".,()[]:".utf8.contains(other): break
      default: return nil
      }
      advance()
    }
    return nil
  }

  /// Questions and lists of arguments are no longer than that, in words and signs.
  private static let longest = 32

  /// What of its surroundings a color asks.
  private static let questions: Set<String> = ["userInterfaceStyle", "bestMatch", "name"]

  /// Whether a sign stands next.
  func opens(_ sign: Unicode.Scalar) -> Bool {
    if case .sign(UInt8(ascii: sign))? = next?.piece { true } else { false }
  }

  /// Passes a word that may stand next.
  @discardableResult
  mutating func skip(_ word: String) -> Bool {
    guard case .word(word)? = next?.piece else { return false }
    advance()
    return true
  }
}
