import DesignTokens
package import Facts
import SourceText
package import Syntax

/// Finds the pairs of colors that the rules of a style sheet state: writing (`color`) on its `background`.
///
/// Both sides must be one color or one variable; a rule of a state takes what it does not state from the rule of the same
/// selector without the state. Rules of what is disabled, faded, clipped to its letters or blended make no pair, nor do
/// variables where a condition or a theme may give them other values than the page does.
package struct CSSPairs {
  private let tree: CSSTree
  /// What rules without a state say, by their selectors.
  private var plain: [String: Look] = [:]
  private var pairs: [ColorPair] = []

  /// The pairs in the order of their rules.
  package static func pairs(of tree: CSSTree) -> [ColorPair] {
    var reader = CSSPairs(tree: tree)
    for index in tree.nodes.indices where tree.nodes[index].kind == .rule { reader.read(index) }
    return reader.pairs
  }

  private init(tree: CSSTree) { self.tree = tree }

  private mutating func read(_ index: Int) {
    let selector = tree.text(in: tree.nodes[index].content).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let (base, state) = Self.parted(selector)
    var look = look(of: index)
    let isOwn = look.foreground.isStated || look.background.isStated
    // A selector inside another statement means something else there.
    if tree.nodes[index].parent < 0 {
      if state == nil { plain[base] = look } else { look.takeOver(plain[base]) }
    }
    guard isOwn, !look.isUncertain, !Self.isExempt(selector), case .color(let foreground) = look.foreground,
      case .color(let background) = look.background, isLiteral(foreground, background) || isOnPage(index, selector)
    else { return }
    pairs.append(
      ColorPair(
        component: base.utf8.count <= 60 ? base : nil, state: state, foreground: foreground, background: background,
        use: Self.isPicture(selector) ? .graphic : .text(size: look.size, isBold: look.isBold), range: foreground.range)
    )
  }

  private func isLiteral(_ sides: PairColor...) -> Bool {
    sides.allSatisfy { if case .literal = $0.source { true } else { false } }
  }

  /// Whether a rule holds wherever the page does, so that variables have the values of the page in it.
  private func isOnPage(_ index: Int, _ selector: String) -> Bool {
    let selector = selector.lowercased()
    return tree.nodes[index].parent < 0 && !["dark", "light", "theme"].contains { selector.holds($0) }
  }

  // Selectors

  /// A selector without the state at its end, and the state (Selectors 4, 9); a list of selectors is one of no state.
  private static func parted(_ selector: String) -> (base: String, state: String?) {
    guard !selector.contains(",") else { return (selector, nil) }
    for state in ["hover", "focus", "focus-visible", "active"] where selector.hasSuffix(":" + state) {
      return (String(selector.dropLast(state.count + 1)), state)
    }
    return (selector, nil)
  }

  /// Whether what a selector selects is called an icon, whose color draws no letters.
  private static func isPicture(_ selector: String) -> Bool {
    let words = selector.lowercased().split { !$0.isLetter }
    return words.contains { ["icon", "icons", "svg", "glyph"].contains($0) }
  }

  /// Of what is disabled, or is there for programs that read aloud, nothing is asked (WCAG 2.2, 1.4.3).
  private static func isExempt(_ selector: String) -> Bool {
    let selector = selector.lowercased()
    return ["disabled", "inactive", "sr-only"].contains { selector.holds($0) }
  }
}

// What the declarations of a rule say.
extension CSSPairs {
  /// What a rule says of how its writing looks.
  private struct Look {
    var foreground = Side.unstated
    var background = Side.unstated
    /// In CSS pixels.
    var size: Double?
    var isBold = false
    /// Whether nothing about contrast is certain in it.
    var isUncertain = false

    /// Takes what it does not state from the same without its state.
    mutating func takeOver(_ other: Look?) {
      guard let other else { return }
      if !foreground.isStated { foreground = other.foreground }
      if !background.isStated { background = other.background }
      size = size ?? other.size
      isBold = isBold || other.isBold
      isUncertain = isUncertain || other.isUncertain
    }
  }

  /// One side of a pair: not stated, stated as something else than one opaque color, or that color.
  private enum Side {
    case unstated, unknown
    case color(PairColor)

    var isStated: Bool { if case .unstated = self { false } else { true } }
  }

  private func look(of rule: Int) -> Look {
    var look = Look()
    var index = rule + 1
    while index < tree.nodes[rule].end {
      let node = tree.nodes[index]
      if node.kind == .declaration { read(node, into: &look) }
      index = max(node.end, index + 1)
    }
    return look
  }

  private func read(_ node: CSSNode, into look: inout Look) {
    let value = tree.text(in: node.content).lowercased()
    switch tree.text(in: node.name).lowercased() {
    case "color": look.foreground = side(node.content)
    case "background", "background-color": look.background = side(node.content)
    case "background-image": look.background = .unknown
    case "font-size": look.size = Self.pixels(value)
    case "font-weight": look.isBold = value == "bold" || Int(value).map { $0 >= 700 } ?? false
    case "opacity", "filter", "mix-blend-mode", "-webkit-text-fill-color", "visibility": look.isUncertain = true
    case "background-clip", "-webkit-background-clip": look.isUncertain = look.isUncertain || value == "text"
    default: break
    }
  }

  private func side(_ range: ByteRange) -> Side {
    let text = tree.text(in: range)
    if let color = Color(css: text) {
      return color.alpha == 1 ? .color(PairColor(.literal(color), at: range)) : .unknown
    }
    guard text.hasPrefix("var("), text.hasSuffix(")") else { return .unknown }
    let name = text.dropFirst(4).dropLast().drop { $0 == " " }
    guard name.hasPrefix("--"), !name.contains(where: { $0 == "," || $0 == " " || $0 == ")" }) else { return .unknown }
    return .color(PairColor(.token(TokenName(String(name)), opacity: 1), at: range))
  }

  private static func pixels(_ value: String) -> Double? {
    if value.hasSuffix("px") { return Double(value.dropLast(2)) }
    return value.hasSuffix("rem") ? Double(value.dropLast(3)).map { $0 * 16 } : nil
  }
}
