import DesignTokens
package import Facts
import Lexicon
import SourceText
package import Syntax

/// Finds the pairs of colors that the rules of a style sheet state: writing (`color`) on its `background`.
///
/// Both sides must be one color or one variable; a rule of a state takes what it does not state from the rule of the same
/// selector without the state. Rules of what is disabled, faded, clipped to its letters or blended make no pair, nor do
/// variables where a condition or a theme may give them other values than the page does. Declarations without a rule are
/// those of the thing that the text around them describes; a comment above them names its state (`/* Hover */`).
package struct CSSPairs {
  private let tree: CSSTree
  /// What rules without a state say, by their selectors.
  private var plain: [String: Look] = [:]
  private var pairs: [ColorPair] = []
  /// The selectors of the rules that stand in no at-rule, those below others in full.
  private var selectors: [Int: String] = [:]

  /// The pairs in the order of their rules.
  package static func pairs(of tree: CSSTree) -> [ColorPair] {
    var reader = CSSPairs(tree: tree)
    reader.readBare()
    for index in tree.nodes.indices where tree.nodes[index].kind == .rule { reader.read(index) }
    return reader.pairs
  }

  private init(tree: CSSTree) { self.tree = tree }

  /// Selectors that grow longer than this below one another are none that somebody wrote.
  private static let longest = 400

  private mutating func read(_ index: Int) {
    let selector = selector(of: index)
    let hint = "::" + Self.hint
    let isHint = selector.hasSuffix(hint) && !selector.contains(",")
    let (base, state) =
      Self.parted(selector) ?? partedAtClass(selector)
      ?? (isHint ? String(selector.dropLast(hint.utf8.count)) : selector, nil)
    var look = look(of: index)
    let isOwn = look.foreground.isStated || look.background.isStated
    let around = selectors[tree.nodes[index].parent]
    // Any other selector inside another statement means something else there.
    let isNested = isOfParent(index) && around.map { $0.utf8.count <= Self.longest } ?? false
    if tree.nodes[index].parent < 0 || isNested {
      selectors[index] = selector
      look.takeOver(state == nil && !isHint ? around.flatMap { plain[$0] } : plain[base])
      if state == nil, !isHint { plain[base] = look }
    }
    // What stands before or after a text need not have one.
    if look.isBorrowed, selector.holds("::") { return }
    guard isOwn, isLiteral(look) || isOnPage(index, selector) else { return }
    let count = pairs.count
    add(look, of: selector, component: base.utf8.count <= 60 && !base.isEmpty ? base : nil, state: state)
    if isHint { for index in pairs.indices.dropFirst(count) { pairs[index].part = Self.hint } }
  }

  private mutating func add(_ look: Look, of selector: String, component: String?, state: String?) {
    guard !look.isUncertain, !Self.isExempt(selector), !(state.map(StateNames.isExempt) ?? false),
      case .colors(let writing) = look.foreground,
      let foreground = writing.first, case .colors(let grounds) = look.background
    else { return }
    for background in PairColor.faintest(of: grounds, under: foreground) where !Self.areOne(foreground, background) {
      pairs.append(
        ColorPair(
          component: component, state: state, foreground: foreground, background: background,
          use: Self.isPicture(selector) || look.isDisc && Self.isButton(selector)
            ? .graphic : .text(size: look.size, isBold: look.isBold),
          range: look.isBorrowed ? background.range : foreground.range))
    }
  }

  /// Whether both sides name one token, as in a list of what it may be used for.
  private static func areOne(_ foreground: PairColor, _ background: PairColor) -> Bool {
    guard case .token(let front, _) = foreground.source, case .token(let ground, _) = background.source else {
      return false
    }
    return front == ground
  }

  /// The selector of a rule with single blanks; below a rule that of what a leading `&` stands for (CSS Nesting 1, 3).
  private func selector(of index: Int) -> String {
    let own = tree.text(in: tree.nodes[index].content).withSingleBlanks
    guard isOfParent(index) else { return own }
    return (selectors[tree.nodes[index].parent] ?? "") + own.dropFirst()
  }

  /// Whether a rule below another is about the same element: `&:hover`, `&.selected`, not `& > b`.
  private func isOfParent(_ index: Int) -> Bool {
    let selector = tree.slice(tree.nodes[index].content)
    return selector.first == UInt8(ascii: "&")
      && !selector.dropFirst().contains { " ,>+~&\n".utf8.contains($0) }
  }

  private func isLiteral(_ look: Look) -> Bool {
    [look.foreground, look.background].allSatisfy { side in
      guard case .colors(let colors) = side else { return false }
      return colors.allSatisfy { if case .literal = $0.source { true } else { false } }
    }
  }

  /// Whether a rule holds wherever the page does, so that variables have the values of the page in it.
  private func isOnPage(_ index: Int, _ selector: String) -> Bool {
    let selector = selector.lowercased()
    let isFree = tree.nodes[index].parent < 0 || selectors[index] != nil
    return isFree && !["dark", "light", "theme"].contains { selector.holds($0) }
  }

  // Selectors

  /// A selector without the state at its end, and the state (Selectors 4, 9); `nil` for one without, and for a list.
  private static func parted(_ selector: String) -> (base: String, state: String?)? {
    guard !selector.contains(",") else { return nil }
    for state in ["hover", "focus", "focus-visible", "active"] where selector.hasSuffix(":" + state) {
      return (String(selector.dropLast(state.count + 1)), state)
    }
    return nil
  }

  /// `a.active` beside a rule for `a`: a class for what is chosen, on an element that has its looks from elsewhere.
  private func partedAtClass(_ selector: String) -> (base: String, state: String?)? {
    guard !selector.contains(",") else { return nil }
    for state in ["active", "selected", "current"] {
      for mark in [".", ".is-", "--"] where selector.hasSuffix(mark + state) {
        let base = String(selector.dropLast(state.count + mark.count))
        if plain[base] != nil { return (base, state) }
      }
    }
    return nil
  }

  /// Whether what a selector selects is called an icon, whose color draws no letters.
  private static func isPicture(_ selector: String) -> Bool {
    let words = selector.lowercased().lettersOnly
    return words.contains { ["icon", "icons", "svg", "glyph"].contains($0) }
  }

  /// Whether what a selector selects is called a button; one that is a disc has room for an icon and for no words.
  private static func isButton(_ selector: String) -> Bool {
    selector.lowercased().lettersOnly.contains { ["btn", "button", "fab"].contains($0) }
  }

  /// Of what is disabled, or is there for programs that read aloud, nothing is asked (WCAG 2.2, 1.4.3).
  private static func isExempt(_ selector: String) -> Bool {
    let selector = selector.lowercased()
    return ["disabled", "inactive", "sr-only"].contains { selector.holds($0) }
  }
}

// Declarations without a rule.
extension CSSPairs {
  /// Reads what stands outside of all rules, from comment to comment.
  private mutating func readBare() {
    var comments = tree.comments.filter { isOnOwnLine($0) }[...]
    var base = Look()
    var look = Look()
    var state: String?
    var isHint = false
    // The thing that the comment at hand names, without its state.
    var thing: [String] = []
    for node in tree.nodes where node.parent < 0 {
      while let comment = comments.first, comment.start < node.range.start {
        comments.removeFirst()
        close(look, state, isHint, &base)
        (look, state, isHint) = (Look(), nil, false)
        let all = WrittenName.smallWords(of: tree.text(in: comment).filter { !"()（）".contains($0) })
        // `Primary button (hover)` behind `Primary button`.
        let words = all.starts(with: thing) && all.count > thing.count ? Array(all.dropFirst(thing.count)) : all
        if StateNames.isState(words, certainly: false), !StateNames.isDefault(words.joined(separator: " ")) {
          state = words.joined(separator: " ")
        } else if words == [Self.hint] {
          isHint = true
        } else if !all.isEmpty {
          base = Look()
          thing = all
          // `/* Colors */` stands above uses of a family, of whatever things.
          look.isUncertain = all.count == 1 && TokenFamily.named(all[0]) != nil
        }
      }
      guard node.kind == .declaration else { continue }
      // What is stated twice is stated of two things.
      let name = tree.text(in: node.name).lowercased()
      let isRepeated =
        name == "color" ? look.foreground.isStated : name.hasPrefix("background") && look.background.isStated
      look.isUncertain = look.isUncertain || isRepeated
      read(node, into: &look)
    }
    close(look, state, isHint, &base)
    plain[""] = base
  }

  /// Ends a stretch of declarations; those of a state or a placeholder take what they do not say from those before them.
  private mutating func close(_ look: Look, _ state: String?, _ isHint: Bool, _ base: inout Look) {
    guard look.foreground.isStated || look.background.isStated, !isHint || look.foreground.isStated else { return }
    var look = look
    if state == nil, !isHint { base = look } else { look.takeOver(base) }
    let count = pairs.count
    add(look, of: state ?? "", component: nil, state: state)
    if isHint { for index in pairs.indices.dropFirst(count) { pairs[index].part = Self.hint } }
  }

  /// What a field shows as long as nothing is written in it.
  private static let hint = "placeholder"

  /// Whether nothing stands in front of a comment on its line.
  private func isOnOwnLine(_ comment: ByteRange) -> Bool {
    tree.bytes[..<comment.start].last { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") } ?? UInt8(ascii: "\n")
      == UInt8(ascii: "\n")
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
    /// As they are written.
    var width: String?
    var height: String?
    var isRound = false
    /// Whether its writing is what another look says.
    var isBorrowed = false
    /// Whether nothing about contrast is certain in it.
    var isUncertain = false

    /// Whether it is as wide as high, and round.
    var isDisc: Bool { isRound && width != nil && width == height }

    /// Takes what it does not state from the same without its state.
    mutating func takeOver(_ other: Look?) {
      guard let other else { return }
      if !foreground.isStated {
        foreground = other.foreground
        isBorrowed = true
      }
      if !background.isStated { background = other.background }
      size = size ?? other.size
      isBold = isBold || other.isBold
      width = width ?? other.width
      height = height ?? other.height
      isRound = isRound || other.isRound
      isUncertain = isUncertain || other.isUncertain
    }
  }

  /// One side of a pair: not stated, stated as something else than opaque colors, or the color, or those of a gradient.
  private enum Side {
    case unstated, unknown
    case colors([PairColor])

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
    case "color": look.foreground = color(node.content).map { .colors([$0]) } ?? .unknown
    case "background", "background-color", "background-image": look.background = ground(node.content)
    case "font-size": look.size = Dimension(parsing: value)?.pixels(pointsArePixels: false)
    case "font-weight": look.isBold = value == "bold" || Int(value).map { $0 >= 700 } ?? false
    case "width": look.width = value
    case "height": look.height = value
    case "border-radius": look.isRound = value == "50%"
    case "opacity", "filter", "mix-blend-mode", "-webkit-text-fill-color", "visibility": look.isUncertain = true
    case "content": look.isUncertain = look.isUncertain || Self.isOrnament(value)
    case "background-clip", "-webkit-background-clip": look.isUncertain = look.isUncertain || value == "text"
    default: break
    }
  }

  /// Whether generated content is no writing: empty, a sign, a letter of an icon font by its number.
  private static func isOrnament(_ content: String) -> Bool {
    guard let quote = content.first, quote == "'" || quote == "\"" else { return false }
    return content.contains("\\") || !content.contains { $0.isLetter || $0.isNumber }
  }

  /// One opaque color or variable, or the stops of a gradient that is nothing else (CSS Images 3, 3.1 and 3.2).
  private func ground(_ range: ByteRange) -> Side {
    if let color = color(range) { return .colors([color]) }
    let bytes = tree.slice(range)
    guard bytes.last == UInt8(ascii: ")"),
      let name = ["linear-gradient(", "radial-gradient("].first(where: { bytes.starts(with: $0.utf8) })
    else { return .unknown }
    let parts = parts(of: ByteRange(range.start + name.utf8.count, range.end - 1), at: UInt8(ascii: ","))
    let pieces = parts.map { self.parts(of: $0, at: UInt8(ascii: " ")) }
    // Of a stop that lies outside nobody sees the color.
    guard !pieces.joined().contains(where: isOutside) else { return .unknown }
    let stops = pieces.map { $0.first.flatMap(color) }
    // The first part may say where it leads.
    let known = stops.first == nil || stops[0] != nil ? stops[...] : stops.dropFirst()
    let colors = known.compactMap(\.self)
    return colors.count == known.count && colors.count > 1 ? .colors(colors) : .unknown
  }

  /// Whether a place in a gradient lies before its beginning or beyond its end.
  private func isOutside(_ place: ByteRange) -> Bool {
    let text = tree.text(in: place)
    return text.hasSuffix("%") && Double(text.dropLast()).map { !(0...100).contains($0) } ?? false
  }

  /// A stretch cut at a sign outside of parentheses, blanks around the parts left out.
  private func parts(of range: ByteRange, at sign: UInt8) -> [ByteRange] {
    var parts: [ByteRange] = []
    var start = range.start
    var depth = 0
    for index in range.start...range.end {
      let byte = index < range.end ? tree.bytes[index] : sign
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      if index == start, byte <= UInt8(ascii: " ") { start += 1 }
      guard index == range.end || byte == sign && depth == 0, start < index else { continue }
      parts.append(ByteRange(start, index))
      start = index + 1
    }
    return parts
  }

  /// One opaque color, or a variable by itself; `nil` for anything else.
  private func color(_ range: ByteRange) -> PairColor? {
    let text = tree.text(in: range)
    if let color = Color(css: text) { return color.alpha == 1 ? PairColor(.literal(color), at: range) : nil }
    guard text.hasPrefix("var("), text.hasSuffix(")") else { return nil }
    let name = text.dropFirst(4).dropLast().drop { $0 == " " }
    guard name.hasPrefix("--"), !name.contains(where: { $0 == "," || $0 == " " || $0 == ")" }) else { return nil }
    return PairColor(.token(TokenName(String(name)), opacity: 1), at: range)
  }
}
