import DesignTokens

/// A value of a type as far as it can be written unseen, as a snippet: `{ "value": ${1:0}, "unit": "${2:px}" }`.
struct ValueSkeleton {
  /// The number of the next place that a reader fills in.
  private var place = 1

  /// The text for a type; composites have a line for each part.
  static func text(of type: TokenType) -> String {
    var skeleton = ValueSkeleton()
    return skeleton.value(of: type, depth: 0)
  }

  /// `"name": value` for each member, in the order given.
  static func texts(of members: [ObjectMember]) -> [String] {
    var skeleton = ValueSkeleton()
    return members.map { skeleton.text(of: $0, depth: 0) }
  }

  /// The values of the members alone, each with places of its own.
  static func valueTexts(of members: [ObjectMember]) -> [String] {
    members.map { member in
      var skeleton = ValueSkeleton()
      return skeleton.value(of: member.content, named: member.name, depth: 0)
    }
  }

  private mutating func value(of type: TokenType, depth: Int) -> String {
    switch type {
    case .number: blank("0")
    case .fontFamily: "\"\(blank("sans-serif"))\""
    case .fontWeight: blank("400")
    case .cubicBezier: "[\(["0.2", "0", "0", "1"].map { blank($0) }.joined(separator: ", "))]"
    case .strokeStyle: "\"\(blank("solid"))\""
    case .dimension, .duration, .color: object(ValueReader.shape(of: type), on: nil)
    case .border, .transition, .shadow, .typography: object(ValueReader.shape(of: type), on: depth)
    case .gradient:
      "[" + ["0", "1"].map { "\n\t\(stop(at: $0))" }.joined(separator: ",") + "\n]"
    }
  }

  private mutating func stop(at position: String) -> String {
    "{ \"color\": \(value(of: .color, depth: 0)), \"position\": \(blank(position)) }"
  }

  /// The members that must be there, on one line or each on its own.
  private mutating func object(_ shape: ObjectShape?, on depth: Int?) -> String {
    let members = (shape?.members ?? []).filter(\.isRequired).map { text(of: $0, depth: (depth ?? 0) + 1) }
    guard let depth else { return "{ \(members.joined(separator: ", ")) }" }
    let tabs = String(repeating: "\t", count: depth + 1)
    return "{" + members.map { "\n" + tabs + $0 }.joined(separator: ",") + "\n" + tabs.dropFirst() + "}"
  }

  private mutating func text(of member: ObjectMember, depth: Int) -> String {
    "\"\(member.name)\": \(value(of: member.content, named: member.name, depth: depth))"
  }

  private mutating func value(of content: ObjectMember.Content, named name: String, depth: Int) -> String {
    switch content {
    case .token(.number, _) where name == "lineHeight": blank("1.5")
    case .token(let type, _): value(of: type, depth: depth)
    case .number: blank("0")
    case .boolean: blank("true")
    case .words(let words): "\"\(blank(words.first ?? ""))\""
    case .unit(let units): "\"\(blank(units.first ?? ""))\""
    case .colorSpace: "\"\(blank("srgb"))\""
    case .components: "[\((0..<3).map { _ in blank("0") }.joined(separator: ", "))]"
    case .alpha: blank("1")
    case .hex: "\"\(blank("#000000"))\""
    case .dashes: "[\(value(of: .dimension, depth: depth))]"
    }
  }

  private mutating func blank(_ text: String) -> String {
    defer { place += 1 }
    return "${\(place):\(text)}"
  }
}
