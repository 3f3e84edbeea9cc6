import DesignTokens
import Facts
import Lexicon

/// What a property of CSS takes.
struct CSSProperty {
  /// The part that its lengths play, where its name is one of CSS.
  private let knownRole: DimensionRole?
  /// Its name, where that is anybody's.
  private let variable: TokenName?
  /// The types of tokens that fit, the likeliest first; empty where any may.
  let types: [TokenType]

  /// What is known of a property by its name; of a custom property or a variable, by the words of that name.
  init(_ name: String) {
    guard !name.hasPrefix("--"), !name.hasPrefix("$"), !name.hasPrefix("@") else {
      self.init(variable: TokenName(name))
      return
    }
    let name = Self.plain(name.lowercased())
    let role = Self.role(of: name)
    self.init(role, nil, Self.types(of: name, role))
  }

  /// What is known of a custom property or a variable.
  init(variable name: TokenName) { self.init(nil, name, []) }

  private init(_ knownRole: DimensionRole?, _ variable: TokenName?, _ types: [TokenType]) {
    self.knownRole = knownRole
    self.variable = variable
    self.types = types
  }

  /// The part that its lengths play; worked out only for those who ask.
  var role: DimensionRole { knownRole ?? variable.map(LengthRole.role) ?? .other }

  /// Whether names of colors are colors here.
  var takesColor: Bool { types.contains(.color) }

  /// The name without the prefix of a browser.
  private static func plain(_ name: String) -> String {
    guard name.hasPrefix("-"), let end = name.dropFirst().firstIndex(of: "-") else { return name }
    return String(name[name.index(after: end)...])
  }

  private static func role(of name: String) -> DimensionRole {
    if let role = roles[name] { return role }
    if name.hasSuffix("radius") { return .radius }
    if name.hasPrefix("padding") || name.hasPrefix("scroll-padding") { return .padding }
    if name.hasPrefix("margin") || name.hasPrefix("scroll-margin") { return .margin }
    if name.hasPrefix("inset") { return .offset }
    if name.hasSuffix("gap") { return .gap }
    if name.hasSuffix("width"), name.hasPrefix("border") || name.hasPrefix("column-rule") { return .border }
    if name.hasSuffix("width") || name.hasSuffix("inline-size") { return .width }
    if name.hasSuffix("height") || name.hasSuffix("block-size") { return .height }
    return name.hasPrefix("border") ? .border : .other
  }

  private static let roles: [String: DimensionRole] = [
    "top": .offset, "right": .offset, "bottom": .offset, "left": .offset, "line-height": .lineHeight,
    "letter-spacing": .letterSpacing, "word-spacing": .letterSpacing, "font-size": .fontSize, "font": .fontSize,
    "outline": .stroke, "outline-width": .stroke, "outline-offset": .offset, "stroke-width": .stroke,
    "text-underline-offset": .offset, "text-decoration-thickness": .stroke, "box-shadow": .offset,
    "text-shadow": .offset, "flex-basis": .size, "border-spacing": .gap, "size": .size, "column-rule": .border,
    "border-image-width": .other,
  ]

  private static func types(of name: String, _ role: DimensionRole) -> [TokenType] {
    if let types = typesOfName[name] { return types }
    if name.hasSuffix("color") { return [.color] }
    if name.hasSuffix("-style") { return [.strokeStyle] }
    if name.hasSuffix("duration") || name.hasSuffix("delay") { return [.duration] }
    if name.hasSuffix("timing-function") { return [.cubicBezier] }
    switch role {
    case .other: return []
    case .border where !name.hasSuffix("width"): return [.border, .color, .dimension, .strokeStyle]
    case .stroke where name == "outline": return [.border, .color, .dimension, .strokeStyle]
    default: return [.dimension]
    }
  }

  private static let typesOfName: [String: [TokenType]] = [
    "color": [.color], "background": [.color, .gradient], "background-image": [.gradient, .color], "fill": [.color],
    "stroke": [.color], "box-shadow": [.shadow, .color, .dimension], "text-shadow": [.shadow, .color, .dimension],
    "filter": [.dimension, .color, .shadow], "backdrop-filter": [.dimension], "font": [.typography],
    "font-family": [.fontFamily], "font-weight": [.fontWeight, .number], "line-height": [.number, .dimension],
    "opacity": [.number], "z-index": [.number], "order": [.number], "flex-grow": [.number], "flex-shrink": [.number],
    "transition": [.transition, .duration, .cubicBezier], "animation": [.duration, .cubicBezier],
    "text-decoration": [.color, .dimension], "column-rule": [.border, .color, .dimension], "border-style": [],
    "font-style": [], "list-style": [], "border-image": [.gradient], "mask": [.gradient], "mask-image": [.gradient],
  ]
}
