import DesignTokens
import Facts
import SourceText
import Syntax

// Strings: a reference, text around references, or a literal.
extension DialectReader {
  func readText(_ node: DataNode, as type: DialectType?, isWhole: Bool) -> TokenValue {
    let references = DialectReference.all(in: node, hasDollar: hasDollar(type))
    guard !references.isEmpty else {
      // Builds leave texts as they are, and an empty one may say on purpose that there is none.
      if isWhole, let type = type?.type, type != .fontFamily { _ = facts.refuseEmpty(node, as: type, weight: .warning) }
      return literal(node, as: type)
    }
    let content = node.stringBytes ?? []
    let inText = DialectReference.all(in: content, hasDollar: hasDollar(type))
    let isAlias = inText.count == 1 && DialectReader.isBlank(content, outside: inText[0].range)
    let values = references.map { add($0, isWholeValue: isWhole && isAlias) }
    if isAlias { return values[0] }
    var parts: [TokenValue] = []
    var end = 0
    for (reference, value) in zip(inText, values) {
      if reference.range.start > end {
        parts.append(.string(String(decoding: content[end..<reference.range.start], as: UTF8.self)))
      }
      parts.append(value)
      end = reference.range.end
    }
    if end < content.count { parts.append(.string(String(decoding: content[end...], as: UTF8.self))) }
    return .expression(TokenExpression(parts, type: type?.type, unit: dialect == .tokensStudio ? "px" : ""))
  }

  /// Whether `$a.b` is a reference there: in Tokens Studio, where the value is no text of its own.
  private func hasDollar(_ type: DialectType?) -> Bool { dialect == .tokensStudio && type?.type != nil }

  private static func isBlank(_ bytes: [UInt8], outside range: ByteRange) -> Bool {
    bytes.from(0, to: range.start).allSatisfy { $0 <= 0x20 } && bytes.from(range.end).allSatisfy { $0 <= 0x20 }
  }

  /// Writes a reference down; the value that stands for it.
  private func add(_ reference: DialectReference, isWholeValue: Bool) -> TokenValue {
    let written = TokenName(bytes: reference.name)
    let short = DialectNames.withoutValue(reference.name)
    let segments = short.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    // Style Dictionary also reaches what stands beside a value: `{size.small.attributes.item}`.
    let attribute = segments.firstIndex(where: DialectReader.isAttribute).flatMap { $0 > 0 ? $0 : nil }
    let bytes = attribute.map { Array(segments[..<$0].joined(separator: [UInt8(ascii: ".")])) } ?? short
    let name = TokenName(bytes: bytes)
    let path = attribute.map { segments[$0...].map { String(decoding: $0, as: UTF8.self) } } ?? []
    let isExact = reference.nameRange.count == reference.name.count
    var alternatives = bytes.count == reference.name.count ? [] : [written]
    if let wrapped = names.wrapped(name) { alternatives.append(wrapped) }
    // What a token is in one of its sets is still that token.
    if let sets = segments.firstIndex(where: { $0.elementsEqual("sets".utf8) }), sets > 0 {
      alternatives.append(TokenName(bytes: Array(segments[..<sets].joined(separator: [UInt8(ascii: ".")]))))
    }
    facts.references.append(
      TokenReference(
        name: name, alternatives: alternatives, form: .alias, range: reference.range,
        nameRange: isExact
          ? ByteRange(reference.nameRange.start, reference.nameRange.start + bytes.count) : reference.nameRange,
        owner: owner, isWholeValue: isWholeValue, path: path))
    return path.isEmpty ? .alias(name) : .pointer(name, path: path)
  }

  /// Notes the references in what stands beside the value of a token and is not read.
  func noteStrayReferences(of node: DataNode, besides value: DataMember, on layer: Int) {
    let places = Set(facts.references.reversed().prefix { $0.range.start >= node.range.start }.map(\.range))
    for member in node.members where member.firstByte != UInt8(ascii: "$") && member.keyID != value.keyID {
      for stray in StrayReferences.all(in: member.value, besides: value.keyID) where !places.contains(stray.range) {
        _ = add(stray, isWholeValue: false)
        facts.references[facts.references.count - 1].layer = layer
        facts.references[facts.references.count - 1].isClear = false
      }
    }
  }

  private static func isAttribute(_ segment: ArraySlice<UInt8>) -> Bool {
    segment.elementsEqual("attributes".utf8) || segment.elementsEqual("original".utf8)
      || segment.elementsEqual("$extensions".utf8)
  }

  /// Reads a text without references.
  private func literal(_ node: DataNode, as type: DialectType?) -> TokenValue {
    let text = node.string ?? ""
    if isUnclosedReference(text), node.isClosed {
      facts.problems.append(
        Problem(
          .invalidReferenceSyntax, "The reference `\(text)` is not closed; end it with `}`.", at: node.range,
          fixes: [ProblemFix("Close it", [TextEdit(ByteRange(at: node.contentRange.end), "}")])],
          isFaultInAnyFormat: true))
      return .unreadable
    }
    if type?.isLineHeight == true { return lineHeight(text, node) }
    switch type?.type {
    case .color: return color(text, node) ?? .string(text)
    case .dimension: return length(text, node) ?? .string(text)
    case .number:
      guard let result = Arithmetic.result(of: text, isStrict: false) else { return .string(text) }
      if result.unit == "%" { return .number(result.value / 100) }
      return result.unit.isEmpty ? .number(result.value) : .string(text)
    case .fontWeight: return Double(text).map { .number($0) } ?? .string(text)
    case .fontFamily: return fonts(text)
    case .duration: return Duration(parsing: text).map { .duration($0) } ?? .string(text)
    case nil: return shape(text, node)
    default: return .string(text)
    }
  }

  /// What a text of no known type is: a color or a length where it can be nothing else.
  private func shape(_ text: String, _ node: DataNode) -> TokenValue {
    if text.contains("#") || text.contains("("), let color = TokenExpression.color(text) {
      facts.colors.append(LiteralColor(color: color, range: node.contentRange, owner: owner))
      return .color(color)
    }
    if let duration = Duration(parsing: text) { return .duration(duration) }
    guard let length = Dimension(parsing: text), !length.unit.isEmpty else { return .string(text) }
    facts.dimensions.append(LiteralDimension(dimension: length, role: role, range: node.contentRange, owner: owner))
    return .dimension(length)
  }

  private func color(_ text: String, _ node: DataNode) -> TokenValue? {
    if let color = TokenExpression.color(text) {
      facts.colors.append(LiteralColor(color: color, range: node.contentRange, owner: owner))
      return .color(color)
    }
    // Other words may be gradients, system colors or what a later step reads; a hash is a color or a mistake.
    if text.hasPrefix("#"), node.isClosed {
      facts.problems.append(
        Problem(
          .invalidColor, "`\(text)` is not a color; a hex color has 3, 4, 6 or 8 digits.", at: node.range,
          isFaultInAnyFormat: true))
      return .unreadable
    }
    return TokenExpression.isCall(ofForeignFunction: text) ? .unreadable : nil
  }

  private func length(_ text: String, _ node: DataNode) -> TokenValue? {
    if let length = Dimension(parsing: text) {
      let isBare = length.unit.isEmpty
      if isBare, dialect != .tokensStudio { return .number(length.value) }
      facts.dimensions.append(LiteralDimension(dimension: length, role: role, range: node.contentRange, owner: owner))
      return .dimension(isBare ? Dimension(length.value, "px") : length)
    }
    guard dialect == .tokensStudio, let result = Arithmetic.result(of: text, isStrict: false) else { return nil }
    return .dimension(Dimension(result.value, result.unit.isEmpty ? "px" : result.unit))
  }

  private func lineHeight(_ text: String, _ node: DataNode) -> TokenValue {
    guard let result = Arithmetic.result(of: text, isStrict: dialect != .tokensStudio) else { return .string(text) }
    switch result.unit {
    case "": return .number(result.value)
    case "%": return .number(result.value / 100)
    default:
      let length = Dimension(result.value, result.unit)
      facts.dimensions.append(
        LiteralDimension(dimension: length, role: .lineHeight, range: node.contentRange, owner: owner))
      return .dimension(length)
    }
  }

  /// One font, or several between commas, each without its quotes.
  private func fonts(_ text: String) -> TokenValue {
    let names = text.split(separator: ",").map { name in
      String(
        name.drop { $0 == " " || $0 == "'" || $0 == "\"" }.reversed().drop { $0 == " " || $0 == "'" || $0 == "\"" }
          .reversed())
    }
    return names.count == 1 ? .string(names[0]) : .list(names.map { .string($0) })
  }

  /// Whether a text begins as a reference and never ends.
  private func isUnclosedReference(_ text: String) -> Bool {
    guard text.hasPrefix("{"), text.utf8.count > 1, text.contains(".") else { return false }
    return text.dropFirst().utf8.allSatisfy { byte in
      byte >= 0x80 || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
        || UInt8(ascii: "-")...UInt8(ascii: "9") ~= byte
        || byte == UInt8(ascii: "_")
    }
  }
}
