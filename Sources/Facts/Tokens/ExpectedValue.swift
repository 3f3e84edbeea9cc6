package import DesignTokens

/// What may stand where a pointer stands, so that what it leads to can be judged (Format Module 2025.10, section 7.3).
package enum ExpectedValue: Sendable, Hashable {
  /// A value of a type.
  case type(TokenType)
  /// One name of a list of font families.
  case familyName
  /// A coordinate of a curve; those of x stay within 0 and 1.
  case curveNumber(isX: Bool)
  /// The number of a dimension or a duration.
  case number
  case unit([String])
  case words([String])
  case boolean
  case dashes
  case colorSpace
  /// All components of a color; `nil` where the space is not known.
  case components(ColorSpace?)
  /// One component of a color, by its position.
  case component(ColorSpace?, Int)
  case alpha
  case hex
  /// The place of a stop in a gradient; a number beyond 0 and 1 counts as the nearer of them.
  case position

  package enum Verdict: Sendable { case fits, wrongKind, outOfRange }

  /// Whether a value may stand here; what a reference inside it leads to is not asked.
  package func verdict(on value: TokenValue) -> Verdict {
    switch value {
    case .alias, .pointer, .expression, .unreadable: return .fits
    default: break
    }
    switch self {
    case .type(let type): return ExpectedValue.verdict(on: value, as: type)
    case .familyName: return value.isString || value.itemCount == 1 ? .fits : .wrongKind
    case .curveNumber(let isX): return ExpectedValue.number(value, within: isX ? 0...1 : nil)
    case .number: return ExpectedValue.number(value, within: nil)
    case .unit(let words), .words(let words): return ExpectedValue.word(value, among: words)
    case .boolean:
      guard case .boolean = value else { return .wrongKind }
      return .fits
    case .dashes: return value.itemCount == nil ? .wrongKind : .fits
    case .colorSpace: return ExpectedValue.word(value, among: ColorSpace.allCases.map(\.rawValue))
    case .components(let space): return ExpectedValue.components(value, of: space)
    case .component(let space, let position): return ExpectedValue.component(value, of: space, at: position)
    case .alpha: return ExpectedValue.number(value, within: 0...1)
    case .hex: return value.isString ? .fits : .wrongKind
    case .position: return ExpectedValue.number(value, within: 0...1)
    }
  }

  /// What must stand here, for a message.
  package var noun: String {
    switch self {
    case .type(let type): "a `\(type.rawValue)`"
    case .familyName: "the name of a font"
    case .curveNumber, .number, .alpha, .position: "a number"
    case .unit(let words), .words(let words): NearestWord.list(words)
    case .boolean: "`true` or `false`"
    case .dashes: "an array of dimensions"
    case .colorSpace: "a color space"
    case .components: "an array of three components"
    case .component: "a number or `none`"
    case .hex: "a hex color"
    }
  }
}

extension ExpectedValue {
  private static func verdict(on value: TokenValue, as type: TokenType) -> Verdict {
    func has(_ names: String...) -> Bool { names.allSatisfy { value[member: $0] != nil } }
    let fits: Bool
    switch (type, value) {
    case (.color, .color), (.dimension, .dimension), (.duration, .duration): fits = true
    case (.color, .composite): fits = has("colorSpace", "components")
    case (.dimension, .composite), (.duration, .composite): fits = has("value", "unit")
    case (.number, _): return number(value, within: nil)
    case (.fontFamily, _): fits = value.isString || value.itemCount != nil
    case (.fontWeight, .number): return number(value, within: 1...1000)
    case (.fontWeight, .string(let name)): fits = FontWeight(named: name) != nil
    case (.cubicBezier, .list(let items)): fits = items.count == 4
    case (.strokeStyle, .string(let word)): fits = StrokeStyle.words.contains(word)
    case (.strokeStyle, .composite): fits = has("dashArray")
    case (.border, .composite): fits = has("width")
    case (.transition, .composite): fits = has("timingFunction")
    case (.shadow, .composite): fits = has("offsetX")
    case (.shadow, .list), (.gradient, .list): fits = true
    case (.gradient, .composite): fits = has("position")
    case (.typography, .composite): fits = has("fontSize")
    default: fits = false
    }
    return fits ? .fits : .wrongKind
  }

  private static func number(_ value: TokenValue, within range: ClosedRange<Double>?) -> Verdict {
    guard case .number(let number) = value else { return .wrongKind }
    return range.map { $0.contains(number) } ?? true ? .fits : .outOfRange
  }

  private static func word(_ value: TokenValue, among words: [String]) -> Verdict {
    if case .string(let word) = value, words.contains(word) { .fits } else { .wrongKind }
  }

  private static func components(_ value: TokenValue, of space: ColorSpace?) -> Verdict {
    guard case .list(let items) = value, items.count == 3 else { return .wrongKind }
    let verdicts = items.enumerated().map { component($1, of: space, at: $0) }
    return verdicts.contains(.wrongKind) ? .wrongKind : verdicts.contains(.outOfRange) ? .outOfRange : .fits
  }

  private static func component(_ value: TokenValue, of space: ColorSpace?, at position: Int) -> Verdict {
    switch value {
    case .string("none"), .alias, .pointer: .fits
    case .number(let number):
      position < 3 && space.map { ChannelRange.of($0)[position].contains(number) } ?? true ? .fits : .outOfRange
    default: .wrongKind
    }
  }
}

extension TokenValue {
  fileprivate var isString: Bool { if case .string = self { true } else { false } }
  /// The number of items of a list; `nil` for everything else.
  fileprivate var itemCount: Int? { if case .list(let items) = self { items.count } else { nil } }
}

/// What a pointer leads to in its own document, nothing followed on the way.
package enum PointerTarget: Sendable, Hashable {
  /// A token, as a whole.
  case token
  /// A group, or the document.
  case group
  /// Something that holds the pointer itself.
  case enclosing
  /// A place in the value of a token.
  case inValue
  /// A place outside of values, such as a description, with what stands there.
  case elsewhere(TokenValue)
  /// Nothing: the way is interrupted, or ends before.
  case nothing
}
