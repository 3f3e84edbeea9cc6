import DesignTokens

/// The parts of a shadow as Tokens Studio calls them: `x`, `y`, `blur`, `spread`, `color`, `type`.
enum StudioShadow {
  /// The same parts under the names of the format; `nil` for what is no such shadow.
  ///
  /// A length without a unit is one of pixels, as its transforms have it.
  static func parts(_ members: [TokenMember]) -> [TokenMember]? {
    let names = Set(members.map(\.name))
    guard names.isSuperset(of: ["x", "y", "blur", "color"]) else { return nil }
    return members.map { part($0.name, ["x", "y", "blur", "spread"].contains($0.name) ? length($0.value) : $0.value) }
  }

  /// A part by the name that the format gives it.
  static func part(_ name: String, _ value: TokenValue) -> TokenMember {
    switch name {
    case "x": TokenMember("offsetX", value)
    case "y": TokenMember("offsetY", value)
    case "type": TokenMember("inset", .boolean(value == .string("innerShadow") || value == .string("inset")))
    default: TokenMember(name, value)
    }
  }

  private static func length(_ value: TokenValue) -> TokenValue {
    switch value {
    case .number(let number): .dimension(Dimension(number, "px"))
    case .string(let text):
      Dimension(parsing: text).map { .dimension($0.unit.isEmpty ? Dimension($0.value, "px") : $0) } ?? value
    default: value
    }
  }
}
