import DesignTokens
import Facts
import SourceText
import Syntax

// Colors (Color Module 2025.10, section 4).
extension ValueReader {
  static let color = ObjectShape(
    noun: "a color", problem: .invalidColor,
    members: [
      ObjectMember("colorSpace", .colorSpace), ObjectMember("components", .components),
      ObjectMember("alpha", .alpha, isRequired: false), ObjectMember("hex", .hex, isRequired: false),
    ])

  /// As a draft of spring 2025 had it.
  private static let channelColor = ObjectShape(
    noun: "a color", problem: .invalidColor,
    members: color.members.map { $0.name == "components" ? ObjectMember("channels", .components) : $0 })

  /// Reads an object or, as older files have it, a string in any notation of CSS.
  func readColor(_ node: DataNode) -> TokenValue {
    if node.kind == .mapping { return readColorObject(node) }
    guard let text = node.string else {
      return refuse(
        node, .invalidColor,
        "A color is an object with `colorSpace` and `components`, not \(describe(node)).")
    }
    guard let color = Color(css: text) else {
      // Other words may be what a build reads; a hash is a color or a mistake, whatever the format.
      facts.problems.append(
        Problem(
          .invalidColor, "\(word(node)) is not a color.", at: node.range,
          isFaultInAnyFormat: text.utf8.first == UInt8(ascii: "#")))
      return .unreadable
    }
    notation = .legacyString
    reportLegacy(
      node, "The color `\(text)` is a string, as in the first two drafts; write it as an object.",
      LegacyColor(color).map(\.objectText))
    facts.colors.append(LiteralColor(color: color, range: node.contentRange, owner: owner))
    return .color(color)
  }

  private func readColorObject(_ node: DataNode) -> TokenValue {
    // Nearly every color is as it should be; of the others each part is read with what is wrong with it.
    if let plain = PlainColor(node, keys.color) {
      facts.formatEvidence.current += 1
      return add(plain.color, at: node, plain.places)
    }
    let isOld = node[keys.color.channels] != nil && node[keys.color.components] == nil
    let parts = ColorParts(of: node, isOld: isOld, keys.color)
    if !isOld, parts.space != nil || parts.components != nil { facts.formatEvidence.current += 1 }
    if isOld, let channels = node.member(keys.color.channels) { reportChannels(channels) }
    let firstReference = facts.references.count
    let members = readObject(node, isOld ? ValueReader.channelColor : ValueReader.color)
    let value = TokenValue.composite(members)
    let components = value[member: isOld ? "channels" : "components"]
    let space = knownSpace(of: node, value[member: "colorSpace"])
    checkRanges(of: parts.components, space: space)
    tell(space, toReferencesFrom: firstReference)
    if let color = ValueReader.color(value[member: "colorSpace"], components, value[member: "alpha"]) {
      return add(color, at: node, parts.places(in: node))
    }
    let isComplete = value[member: "colorSpace"] != nil && components != nil
    return isComplete && !value.isUnreadableInside ? value : .unreadable
  }

  private func add(_ color: Color, at node: DataNode, _ places: ColorObject?) -> TokenValue {
    facts.colors.append(LiteralColor(color: color, range: node.range, owner: owner, object: places))
    return .color(color)
  }

  /// The color, if all its parts are written out.
  private static func color(_ space: TokenValue?, _ components: TokenValue?, _ alpha: TokenValue?) -> Color? {
    guard case .string(let name)? = space, let space = ColorSpace(rawValue: name),
      case .list(let list)? = components, list.count == 3
    else { return nil }
    var numbers: [Double?] = []
    for component in list {
      switch component {
      case .number(let number): numbers.append(number)
      case .string: numbers.append(nil)
      default: return nil
      }
    }
    switch alpha {
    case nil: return Color(space, numbers[0], numbers[1], numbers[2])
    case .number(let alpha): return Color(space, numbers[0], numbers[1], numbers[2], alpha: min(max(alpha, 0), 1))
    default: return nil
    }
  }

  func readColorSpace(_ node: DataNode) -> TokenValue {
    guard let name = node.string else {
      return refuse(node, .invalidColor, "A color space is a string such as `srgb`, not \(describe(node)).")
    }
    guard ColorSpace(rawValue: name) == nil else { return .string(name) }
    let names = ColorSpace.allCases.map(\.rawValue)
    let near = ValueReader.oldSpaces[name.lowercased()] ?? NearestWord.nearest(to: name, among: names)
    return refuse(
      node, .unknownColorSpace,
      near.map { "`\(name)` is not a color space of a token; did you mean `\($0)`?" }
        ?? "`\(name)` is not a color space of a token; those are \(NearestWord.list(names, joinedBy: "and")).",
      fixes: near.map { [ProblemFix("Use `\($0)`", [node.edit(writing: $0)])] } ?? [])
  }

  /// Names that other notations give to the same spaces.
  private static let oldSpaces = ["rgb": "srgb", "xyz": "xyz-d65", "p3": "display-p3", "hsla": "hsl", "rgba": "srgb"]

  func readComponents(_ node: DataNode) -> TokenValue {
    guard node.kind == .sequence else {
      return refuse(node, .invalidColor, "The components of a color are an array, not \(describe(node)).")
    }
    let components = node.elements.enumerated().map { readComponent($1, at: $0) }
    if components.count != 3, !hasSyntaxFault(in: node.range) {
      return refuse(node, .invalidColor, "A color has three components, not \(components.count).")
    }
    return .list(components)
  }

  private func readComponent(_ node: DataNode, at position: Int) -> TokenValue {
    if node.kind == .missing { return .unreadable }
    if let pointer = node[keys.reference] {
      return readPointer(pointer, expecting: nil, isWhole: false, expected: .component(nil, position))
    }
    if let refused = refuseCurly(node) { return refused }
    if let number = finiteNumber(node) { return .number(number) }
    if node.string == "none" { return .string("none") }
    let isNone = node.isNull || node.string?.lowercased() == "none"
    return refuse(
      node, .invalidColor, "A component of a color is a number or `none`, not \(describe(node)).",
      fixes: isNone ? [ProblemFix("Write `none`", [TextEdit(node.range, "\"none\"")])] : [])
  }

  func readAlpha(_ node: DataNode) -> TokenValue {
    guard let alpha = finiteNumber(node) else {
      return refuse(node, .invalidColor, "The alpha of a color is a number from 0 to 1, not \(describe(node)).")
    }
    if !(0...1 ~= alpha) {
      report(.valueOutOfRange, "The alpha of a color is from 0 to 1, not \(describe(node)).", at: node.range)
    }
    return .number(alpha)
  }

  func readHex(_ node: DataNode) -> TokenValue {
    if let text = node.string, ColorParts.isHex(text) {
      return .string(text)
    }
    return refuse(
      node, .invalidColor, "The `hex` of a color is `#` and six digits, not \(describe(node)).",
      fixes: ValueReader.sixDigits(node))
  }

  /// The six digits of another hex notation; the alpha has a member of its own.
  private static func sixDigits(_ node: DataNode) -> [ProblemFix] {
    guard let text = node.string, let color = Color(css: text.hasPrefix("#") ? text : "#" + text) else { return [] }
    let hex = color.hexRGB
    return [ProblemFix("Write `\(hex)`", [node.edit(writing: hex)])]
  }
}

// The ranges of components (Color Module 2025.10, section 4.2).
extension ValueReader {
  /// The space of a color, also where a pointer leads to its name in this document.
  private func knownSpace(of node: DataNode, _ value: TokenValue?) -> ColorSpace? {
    if case .string(let name)? = value { return ColorSpace(rawValue: name) }
    guard let text = node["colorSpace"]?[keys.reference]?.stringBytes,
      let name = walk?.target(of: text, at: node.range)?.node?.string
    else { return nil }
    return ColorSpace(rawValue: name)
  }

  /// Lets pointers in the place of components know which space they are of.
  private func tell(_ space: ColorSpace?, toReferencesFrom start: Int) {
    for index in start..<facts.references.count {
      switch facts.references[index].expected {
      case .components?: facts.references[index].expected = .components(space)
      case .component(_, let position)?: facts.references[index].expected = .component(space, position)
      default: break
      }
    }
  }

  private func checkRanges(of node: DataNode?, space: ColorSpace?) {
    // Of two components nobody knows which they are.
    guard let node, let space, Array(node.elements).count == 3 else { return }
    for (element, range) in zip(node.elements, ChannelRange.of(space)) {
      guard let number = finiteNumber(element), !range.contains(number) else { continue }
      report(
        .valueOutOfRange, "The \(range.name) of `\(space.rawValue)` is \(range.text), not \(describe(element)).",
        at: element.range, fixes: range.fixes(number, element.range))
    }
  }
}
