import SourceText

extension TokenValue {
  /// The value as CSS would write it, as far as its shape tells: `#0d7377`, `8px`, `1px solid #ccc`.
  package var cssText: String { cssText(as: nil) }

  /// The value as CSS would write it for a token of a type; a reference prints as `{a.b}`.
  package func cssText(as type: TokenType?) -> String {
    switch self {
    case .alias(let name): "{\(name.text)}"
    case .pointer(let name, let path): "{\(([name.text] + path).joined(separator: "/"))}"
    case .color(let color): color.cssText
    case .dimension(let dimension): dimension.cssText
    case .duration(let duration): duration.cssText
    case .number(let number): NumberText.shortest(number)
    case .boolean(let value): value ? "true" : "false"
    case .string(let text): type == .fontFamily ? TokenValue.familyText(text) : text
    case .list(let values): TokenValue.listText(values, type)
    case .composite(let members): TokenValue.compositeText(members, type ?? TokenValue.shape(of: members))
    case .expression(let expression): expression.text + (expression.modifier.map { " (\($0.text))" } ?? "")
    case .unreadable: ""
    }
  }

  /// The member of a composite with a name.
  package subscript(member name: String) -> TokenValue? {
    guard case .composite(let members) = self else { return nil }
    return members.last { $0.name == name }?.value
  }

  /// A family name is quoted unless it is one plain word (CSS Fonts 4, section 2.1).
  private static func familyText(_ name: String) -> String {
    let isPlain = name.utf8.allSatisfy { $0.isASCIILetter || $0 == UInt8(ascii: "-") }
    return isPlain ? name : "\"\(name)\""
  }

  private static func listText(_ values: [TokenValue], _ type: TokenType?) -> String {
    let numbers = values.compactMap { if case .number(let number) = $0 { number } else { nil } }
    if type == .cubicBezier || type == nil, values.count == 4, numbers.count == 4 {
      return "cubic-bezier(" + numbers.map(NumberText.shortest).joined(separator: ", ") + ")"
    }
    if type == .gradient || (type == nil && values.first?[member: "position"] != nil) {
      return "linear-gradient(" + values.map { $0.cssText(as: .gradient) }.joined(separator: ", ") + ")"
    }
    let isFamily = type == .fontFamily || type == nil
    return values.map { value in
      if case .composite = value { return value.cssText(as: type) }
      return value.cssText(as: isFamily ? .fontFamily : type)
    }
    .joined(separator: ", ")
  }

  private static func shape(of members: [TokenMember]) -> TokenType? {
    let names = Set(members.map(\.name))
    if names.contains("blur") || names.contains("offsetX") { return .shadow }
    if names.contains("fontSize") || names.contains("fontFamily") { return .typography }
    if names.contains("timingFunction") { return .transition }
    if names.contains("position") { return .gradient }
    if names.contains("dashArray") { return .strokeStyle }
    return names.contains("style") || names.contains("width") ? .border : nil
  }

  private static func compositeText(_ members: [TokenMember], _ type: TokenType?) -> String {
    let value = TokenValue.composite(members)
    let text = shapedText(value, type)
    return text.isEmpty ? members.map { "\($0.name): \($0.value.cssText)" }.joined(separator: "; ") : text
  }

  /// A composite as its type has it in CSS; empty for one of no type, or without any of its parts.
  private static func shapedText(_ value: TokenValue, _ type: TokenType?) -> String {
    func words(_ names: (String, TokenType?)...) -> String {
      names.compactMap { value[member: $0.0]?.cssText(as: $0.1) }.joined(separator: " ")
    }
    switch type {
    case .border: return words(("width", .dimension), ("style", .strokeStyle), ("color", .color))
    case .transition: return words(("duration", .duration), ("timingFunction", .cubicBezier), ("delay", .duration))
    case .strokeStyle: return "dashed"
    case .shadow:
      let inset = value[member: "inset"] == .boolean(true) ? "inset " : ""
      return inset + words(("offsetX", nil), ("offsetY", nil), ("blur", nil), ("spread", nil), ("color", .color))
    case .gradient:
      let position = value[member: "position"]
      guard case .number(let share)? = position else { return words(("color", .color), ("position", .number)) }
      return words(("color", .color)) + " " + NumberText.rounded(share * 100, places: 3) + "%"
    case .typography: return typographyText(value)
    default: return ""
    }
  }

  /// The `font` shorthand: `700 16px/1.5 Inter`; letter spacing has no place in it.
  private static func typographyText(_ value: TokenValue) -> String {
    let weight = value[member: "fontWeight"].map { weight in
      if case .string(let name) = weight, let known = FontWeight(named: name) {
        NumberText.shortest(known.number)
      } else {
        weight.cssText
      }
    }
    let size = value[member: "fontSize"]?.cssText ?? ""
    let height = value[member: "lineHeight"].map { "/" + $0.cssText } ?? ""
    let family = value[member: "fontFamily"]?.cssText(as: .fontFamily)
    return [weight, size + height, family].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
  }
}
