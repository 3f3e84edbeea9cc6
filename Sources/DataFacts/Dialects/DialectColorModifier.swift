import DesignTokens
import Facts
import Syntax

// Changes of colors (`$extensions.studio.tokens.modify`).
extension DialectReader {
  /// The value with the change that the token's extensions ask for.
  func modified(_ value: TokenValue, by node: DataNode) -> TokenValue {
    guard let modify = (node["$extensions"] ?? node["extensions"])?["studio.tokens"]?["modify"],
      let kind = modify["type"]?.string.flatMap(ColorModifier.Kind.init(rawValue:)), let amount = modify["value"]
    else { return value }
    let other = modify["color"].map { readValue($0, as: DialectType(type: .color, role: nil), depth: 1) }
    let share = readValue(amount, as: DialectType(type: .number, role: nil), depth: 1)
    let space = modify["space"]?.string.flatMap { DialectReader.spaces[$0] }
    let expression = TokenExpression(
      [value], type: .color, modifier: ColorModifier(kind, by: share, in: space, with: other))
    // What is changed is no longer an alias.
    for index in facts.references.indices.reversed() {
      guard facts.references[index].owner == owner else { break }
      facts.references[index].isWholeValue = false
    }
    return expression.isWrittenOut ? expression.worth ?? .unreadable : .expression(expression)
  }

  private static let spaces: [String: ColorSpace] = [
    "lch": .lch, "hsl": .hsl, "srgb": .srgb, "p3": .displayP3,
  ]
}

extension TokenExpression {
  /// Whether no reference stands in it.
  fileprivate var isWrittenOut: Bool {
    values.allSatisfy { value in
      switch value {
      case .alias, .pointer, .expression, .list, .composite, .unreadable: false
      case .color, .dimension, .duration, .number, .boolean, .string: true
      }
    }
  }
}
