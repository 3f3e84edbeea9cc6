import DesignTokens
import WorkspaceIndex

extension ResolvedValue {
  /// Whether two values draw the same, whatever notation they are written in.
  func isSame(as other: ResolvedValue) -> Bool {
    if case .value(let one) = outcome, case .value(let two) = other.outcome { return one.isSame(as: two) }
    return outcome == other.outcome
  }

  /// The value as CSS would write it, or why there is none.
  var text: String {
    switch outcome {
    case .value(let value): value.cssText(as: type).isEmpty ? "nothing" : value.cssText(as: type)
    case .missing(let name): "nothing, because `\(name)` is not there"
    case .circular: "nothing, because it leads back to itself"
    case .uncertain: "one of several values"
    case .unreadable: "something that cannot be read"
    }
  }

  /// Whether a text stands for a value that there is not.
  static func areWords(_ text: String) -> Bool {
    text.hasPrefix("nothing, because ")
      || ["nothing", "one of several values", "something that cannot be read"].contains(text)
  }
}

extension TokenValue {
  /// Whether two values draw the same: a color in hex and one in components, a list member by member.
  fileprivate func isSame(as other: TokenValue) -> Bool {
    switch (self, other) {
    case (.color(let one), .color(let two)):
      // What eight bits a channel round alike; beyond the gamut of sRGB also by how far they are apart.
      one == two
        || one.hexRGBA == two.hexRGBA && (one.isInGamut && two.isInGamut || one.difference(from: two) < 0.003)
    case (.duration(let one), .duration(let two)):
      abs(one.milliseconds - two.milliseconds) < 0.000_001
    case (.list(let one), .list(let two)):
      one.count == two.count && zip(one, two).allSatisfy { $0.isSame(as: $1) }
    case (.composite(let one), .composite(let two)):
      one.count == two.count
        && one.allSatisfy { member in two.contains { $0.name == member.name && member.value.isSame(as: $0.value) } }
    // Nothing has no unit.
    case (.dimension(let one), .dimension(let two)): one == two || one.value == 0 && two.value == 0
    case (.dimension(let one), .number(0)), (.number(0), .dimension(let one)): one.value == 0
    // One family is a list of one.
    case (.string(let one), .list(let two)): two == [.string(one)]
    case (.list(let one), .string(let two)): one == [.string(two)]
    // A text is what it spells, whether or not a type says so.
    case (.string(let text), .color), (.string(let text), .dimension), (.string(let text), .number):
      TokenValue(spelledBy: text)?.isSame(as: other) ?? false
    case (.color, .string(let text)), (.dimension, .string(let text)), (.number, .string(let text)):
      TokenValue(spelledBy: text)?.isSame(as: self) ?? false
    case (.string(let one), .string(let two)):
      one == two
        || TokenValue(spelledBy: one).flatMap { value in TokenValue(spelledBy: two).map(value.isSame) } ?? false
    default: self == other
    }
  }

  /// The color, length or number that a text is; `nil` for any other.
  private init?(spelledBy text: String) {
    if let color = Color(css: text) {
      self = .color(color)
    } else if let length = Dimension(parsing: text) {
      self = length.unit.isEmpty ? .number(length.value) : .dimension(length)
    } else {
      return nil
    }
  }
}

extension Color {
  /// Whether sRGB has the color, but for what rounding makes of it.
  fileprivate var isInGamut: Bool {
    let color = converted(to: .srgb)
    return [color.first, color.second, color.third].allSatisfy { -0.005...1.005 ~= $0 ?? 0 }
  }
}
