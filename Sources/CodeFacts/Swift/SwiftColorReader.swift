import DesignTokens
import Facts
import SourceText
import Syntax

extension SwiftReader {
  /// The colors that the source writes out, in order.
  ///
  /// `Color(red:green:blue:)`, `Color(white:)`, `Color.black.opacity(0.08)`, `.white`, `Color(hex: "#0D7377")`. System
  /// colors have no value that could be known.
  func colors() -> [LiteralColor] { tree.chains.compactMap(color) }

  /// The hex notations in comments on the lines of literal colors (`Color(red: …), // #2E0D5A`).
  func commentedColors(beside colors: [LiteralColor]) -> [LiteralColor] {
    let bytes = tree.bytes
    var found: [LiteralColor] = []
    var before = 0
    for comment in tree.comments {
      while before < colors.count, colors[before].range.end <= comment.start { before += 1 }
      guard before > 0, let hash = bytes[comment].firstIndex(of: UInt8(ascii: "#")),
        !bytes.from(colors[before - 1].range.end, to: comment.start).contains(where: MarkdownBytes.isLineEnding)
      else { continue }
      var end = hash + 1
      while end < comment.end, bytes[end].isASCIIDigit || bytes[end].isLetterByte { end += 1 }
      let text = text(ByteRange(hash, end))
      guard text.utf8.count == 7 || text.utf8.count == 9, let color = Color(css: text) else { continue }
      found.append(LiteralColor(color: color, range: ByteRange(hash, end)))
    }
    return found
  }

  private func color(_ chain: SwiftChain) -> LiteralColor? {
    let names = names(chain)
    guard let last = names.last else { return nil }
    if chain.base == .name, chain.call >= 0, SwiftColorNames.types.contains(last) {
      return constructed(tree.calls[chain.call])
    }
    switch chain.base {
    case .name:
      guard let type = names.firstIndex(where: SwiftColorNames.types.contains), type <= 1 else { return nil }
      return named(chain, Array(names[(type + 1)...]), from: tree.names(of: chain)[type].start)
    case .implicit:
      return isComparedOrMatched(chain) || !mayBeColor(chain, names)
        ? nil : named(chain, names, from: chain.range.start)
    case .continued: return nil
    }
  }

  /// `white`, or `black.opacity(0.08)`, behind the type or the dot.
  private func named(_ chain: SwiftChain, _ names: [String], from start: Int) -> LiteralColor? {
    guard let name = names.first, var color = Self.fixed[name] else { return nil }
    if names.count == 1, chain.call < 0 { return LiteralColor(color: color, range: ByteRange(start, chain.range.end)) }
    guard names.count == 2, chain.call >= 0, ["opacity", "withAlphaComponent"].contains(names[1]) else { return nil }
    let call = tree.calls[chain.call]
    let arguments = tree.arguments(of: call)
    guard arguments.count == 1, let alpha = number(arguments[0].tokens), (0...1).contains(alpha) else { return nil }
    color.alpha *= alpha
    return LiteralColor(color: color, range: ByteRange(start, call.range.end))
  }

  private static let fixed: [String: Color] = [
    "white": .white, "black": .black, "clear": Color(.srgb, 0, 0, 0, alpha: 0),
  ]

  /// Whether an implicit member stands in a `case` or beside `==`, where it is no value of its own.
  private func isComparedOrMatched(_ chain: SwiftChain) -> Bool {
    let before = chain.tokens.lowerBound - 1
    guard before >= 0 else { return false }
    let token = tree.tokens[before]
    if token.kind == .sign(UInt8(ascii: "=")), before > 0 {
      let earlier = tree.tokens[before - 1].kind
      return earlier == .sign(UInt8(ascii: "=")) || earlier == .sign(UInt8(ascii: "!"))
    }
    return token.kind == .identifier && text(token.range) == "case"
  }

  /// Whether `.white`, `.black` or `.clear` can only be a color here; `.black` is a weight too, `.clear` a material.
  private func mayBeColor(_ chain: SwiftChain, _ names: [String]) -> Bool {
    guard names.first != "white" else { return true }
    guard chain.argument >= 0 else { return names.first == "clear" && chain.tokens.lowerBound > 0 }
    let argument = tree.arguments[chain.argument]
    let isWeight =
      text(argument.label) == "weight" || ["weight", "fontWeight"].contains(tree.name(of: tree.calls[argument.call]))
    return names.first == "black" ? !isWeight : takesColor(chain.argument)
  }

  /// `Color(red: 0.18, green: 0.05, blue: 0.35, opacity: 1)` and its like, with an `.opacity(…)` behind it.
  private func constructed(_ call: SwiftCall) -> LiteralColor? {
    guard var color = components(of: call) ?? hex(of: call) else { return nil }
    guard let trailing = trailingOpacity(behind: call) else { return LiteralColor(color: color, range: call.range) }
    guard let alpha = trailing.alpha else { return nil }
    color.alpha *= alpha
    return LiteralColor(color: color, range: ByteRange(call.range.start, trailing.end))
  }

  private func components(of call: SwiftCall) -> Color? {
    let alphaArgument = tree.argument("opacity", of: call) ?? tree.argument("alpha", of: call)
    let alpha = alphaArgument.map { number($0.tokens) } ?? 1
    guard let alpha, (0...1).contains(alpha) else { return nil }
    func value(_ label: String) -> Double? { tree.argument(label, of: call).flatMap { number($0.tokens) } }
    let space = tree.arguments(of: call).first { $0.label.isEmpty }.map { text($0.range) }
    if let space, ![".sRGB", ".displayP3"].contains(space) { return nil }
    if let white = value("white") ?? value("calibratedWhite") { return Color(.srgb, white, white, white, alpha: alpha) }
    let isP3 = space == ".displayP3" || tree.argument("displayP3Red", of: call) != nil
    guard let red = value("red") ?? value("displayP3Red") ?? value("srgbRed"), let green = value("green"),
      let blue = value("blue")
    else { return nil }
    return Color(isP3 ? .displayP3 : .srgb, red, green, blue, alpha: alpha)
  }

  /// `Color(hex: "#0D7377")`, `Color(hex: 0x0D7377)`, `Color("#0D7377")`; six digits only, as longer ones differ.
  private func hex(of call: SwiftCall) -> Color? {
    guard let first = tree.firstArgument(of: call), tree.hasOneArgument(call),
      ["hex", "hexString", ""].contains(text(first.label))
    else { return nil }
    if let content = string(first) {
      let written = text(content)
      if written.hasPrefix("#") { return written.utf8.count == 7 ? Color(css: written) : nil }
      return first.label.isEmpty || written.utf8.count != 6 ? nil : Color(css: "#" + written)
    }
    let written = text(first.range)
    return !first.label.isEmpty && written.hasPrefix("0x") && written.utf8.count == 8
      ? Color(css: "#" + written.dropFirst(2)) : nil
  }

  /// What `.opacity(…)` directly behind a call multiplies in; `alpha` is `nil` where it is no number.
  private func trailingOpacity(behind call: SwiftCall) -> (alpha: Double?, end: Int)? {
    guard let chain = tree.chain(beginningAt: call.nextToken), chain.call >= 0 else { return nil }
    let next = tree.calls[chain.call]
    guard ["opacity", "withAlphaComponent"].contains(tree.name(of: next)) else { return nil }
    let arguments = tree.arguments(of: next)
    return (arguments.count == 1 ? number(arguments[0].tokens) : nil, next.range.end)
  }
}
