import DesignTokens
import Facts
import SourceText
import Syntax

// Values: what stands there is read as it is meant, and nothing is said of its shape.
extension DialectReader {
  /// Reads the value of a token or a part of one.
  func readValue(_ node: DataNode, as type: DialectType?, depth: Int = 0) -> TokenValue {
    guard depth < 64 else { return .unreadable }
    switch node.kind {
    case .string: return readText(node, as: type, isWhole: depth == 0)
    case .number: return node.number.flatMap { number($0, at: node.range, as: type) } ?? .unreadable
    case .boolean: return .boolean(node.boolean ?? false)
    case .sequence:
      return .list(node.elements.map { readValue($0, as: elementType(of: type), depth: depth + 1) })
    case .mapping: return readObject(node, as: type, depth: depth)
    case .null, .missing: return .unreadable
    }
  }

  /// What the elements of a list are: the layers of a shadow are shadows, the names of a font are fonts.
  private func elementType(of type: DialectType?) -> DialectType? {
    type?.type == .cubicBezier ? DialectType(type: .number, role: nil) : type
  }

  private func readObject(_ node: DataNode, as type: DialectType?, depth: Int) -> TokenValue {
    // Builds that write out references put the token in the place of its name.
    if let inner = node.member(form.value) { return readValue(inner.value, as: type, depth: depth + 1) }
    if let color = colorObject(node) {
      facts.colors.append(LiteralColor(color: color, range: node.range, owner: owner))
      return .color(color)
    }
    if let value = node["value"]?.number, let unit = node["unit"]?.string {
      return Duration.units.contains(unit) ? .duration(Duration(value, unit)) : .dimension(Dimension(value, unit))
    }
    var members: [TokenMember] = []
    for member in node.members {
      let part = DialectType.part(named: member.key, of: type?.type)
      // Where no part of the type has that name, the object gives one value for each of several modes.
      let isMode = part == nil && DialectReader.plainTypes.contains(type?.type)
      let outer = role
      if let role = part?.role { self.role = role }
      let value = readValue(member.value, as: part ?? (isMode ? type : nil), depth: depth + 1)
      role = outer
      members.append(DialectReader.member(member.key, value, of: type?.type))
    }
    return .composite(members)
  }

  private static let plainTypes: Set<TokenType?> = [
    .color, .dimension, .number, .duration, .fontFamily, .fontWeight,
  ]

  /// A part by the name that the format gives it.
  private static func member(_ name: String, _ value: TokenValue, of type: TokenType?) -> TokenMember {
    type == .shadow ? StudioShadow.part(name, value) : TokenMember(name, value)
  }

  /// A color of the format's present form, or in the components of RGB or HSL.
  private func colorObject(_ node: DataNode) -> Color? {
    if let space = node["colorSpace"]?.string.flatMap(ColorSpace.init(rawValue:)), let list = node["components"] {
      let numbers = list.elements.map(\.number)
      guard numbers.count == 3 else { return nil }
      return Color(space, numbers[0], numbers[1], numbers[2], alpha: node["alpha"]?.number ?? 1)
    }
    let alpha = node["a"]?.number ?? 1
    if let red = node["r"]?.number, let green = node["g"]?.number, let blue = node["b"]?.number {
      // Components up to 1 may count either way.
      guard max(red, green, blue) > 1 else { return nil }
      return Color(.srgb, red / 255, green / 255, blue / 255, alpha: alpha)
    }
    guard let hue = node["h"]?.number, let saturation = node["s"]?.number, let lightness = node["l"]?.number else {
      return nil
    }
    let scale = saturation <= 1 && lightness <= 1 ? 100.0 : 1
    return Color(.hsl, hue, saturation * scale, lightness * scale, alpha: alpha)
  }

  /// A bare number with the unit that stands beside it as a member of its own; every other value as it is.
  func measured(
    _ value: TokenValue, in unit: String?, as type: TokenType?, at range: ByteRange
  ) -> TokenValue {
    guard let unit, let number = value.bareNumber else { return value }
    switch type {
    case .dimension where Dimension.units.contains(unit):
      let length = Dimension(number, unit)
      facts.dimensions.append(LiteralDimension(dimension: length, role: role, range: range, owner: owner))
      return .dimension(length)
    case .duration where Duration.units.contains(unit): return .duration(Duration(number, unit))
    default: return value
    }
  }

  private func number(_ value: Double, at range: ByteRange, as type: DialectType?) -> TokenValue? {
    guard value.isFinite else { return nil }
    guard type?.type == .dimension, dialect == .tokensStudio else { return .number(value) }
    facts.dimensions.append(
      LiteralDimension(dimension: Dimension(value, ""), role: role, range: range, owner: owner))
    return .dimension(Dimension(value, "px"))
  }
}

extension TokenValue {
  /// A number without a unit, also one between quotes.
  fileprivate var bareNumber: Double? {
    switch self {
    case .number(let number): number
    case .string(let text): Double(text).flatMap { $0.isFinite ? $0 : nil }
    default: nil
    }
  }
}
