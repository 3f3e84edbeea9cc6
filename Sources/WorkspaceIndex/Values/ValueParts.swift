package import DesignTokens
import Facts

// Values are small trees: their readers stop at 512 levels, so recursion is safe.
extension TokenValue {
  /// What is written at the end of a way into the value, as a pointer spells it.
  func part(at path: ArraySlice<String>) -> WrittenValue {
    guard let step = path.first else { return .value(self) }
    switch self {
    case .alias, .pointer: return .through(self, rest: Array(path))
    default: return member(step).map { $0.part(at: path.dropFirst()) } ?? .nowhere
    }
  }

  /// The references inside the value, in the order of writing; the value itself if it is one.
  var references: [TokenValue] {
    switch self {
    case .alias, .pointer: [self]
    case .list(let items): items.flatMap(\.references)
    case .composite(let members): members.flatMap(\.value.references)
    case .expression(let expression): expression.values.flatMap(\.references)
    default: []
    }
  }

  /// Whether any reference stands in the value.
  var hasReferences: Bool {
    switch self {
    case .alias, .pointer: true
    case .list(let items): items.contains { $0.hasReferences }
    case .composite(let members): members.contains { $0.value.hasReferences }
    case .expression: true
    default: false
    }
  }

  /// The whole value as a reference to another whole token; `nil` for a literal and for a pointer into a value.
  package var aliasedName: TokenName? {
    switch self {
    case .alias(let name): name
    case .pointer(let name, let path): path.insideValue.isEmpty ? name : nil
    default: nil
    }
  }

  private func member(_ name: String) -> TokenValue? {
    switch self {
    case .composite(let members): members.last { $0.name == name }?.value
    case .list(let items): item(name, of: items)
    case .color(let color): color.member(name)
    case .dimension(let dimension): Self.measure(dimension.value, dimension.unit, name)
    case .duration(let duration): Self.measure(duration.value, duration.unit, name)
    default: nil
    }
  }

  private func item(_ name: String, of items: [TokenValue]) -> TokenValue? {
    guard let index = Int(name), String(index) == name, items.indices.contains(index) else { return nil }
    return items[index]
  }

  private static func measure(_ value: Double, _ unit: String, _ name: String) -> TokenValue? {
    switch name {
    case "value": .number(value)
    case "unit": .string(unit)
    default: nil
    }
  }
}

extension Color {
  /// A member of the color as its DTCG object has it.
  fileprivate func member(_ name: String) -> TokenValue? {
    switch name {
    case "colorSpace": .string(space.rawValue)
    case "components": .list([first, second, third].map { $0.map { .number($0) } ?? .string("none") })
    case "alpha": .number(alpha)
    default: nil
    }
  }
}

extension [String] {
  /// A pointer's way without the `$value` that enters the value.
  var insideValue: [String] { first == "$value" ? Array(dropFirst()) : self }
}
