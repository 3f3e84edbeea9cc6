import DesignTokens
import Facts

/// What a type is called in a dialect, and what it means here.
struct DialectType: Sendable {
  /// The type of the format that comes nearest; `nil` for those that have none.
  var type: TokenType?
  /// The part that lengths of this type play; `nil` where the token's name tells.
  var role: DimensionRole?
  /// Whether it is a name that only Tokens Studio gives.
  var isStudio = false
  /// Whether the value decides: a line height is a number, a percentage or a length.
  var isLineHeight = false

  /// The meaning of a type's name in any spelling (`fontSizes`, `font-size`); `nil` for a name that says nothing.
  static func named(_ name: String) -> DialectType? {
    if let known = table[name] { return known }
    return table[String(name.lowercased().filter { $0 != "-" && $0 != "_" && $0 != " " })]
  }

  private static func studio(_ type: TokenType?, _ role: DimensionRole? = nil) -> DialectType {
    DialectType(type: type, role: role, isStudio: true)
  }

  private static func plain(_ type: TokenType?, _ role: DimensionRole? = nil) -> DialectType {
    DialectType(type: type, role: role)
  }

  private static let lineHeight = DialectType(type: nil, role: .lineHeight, isStudio: true, isLineHeight: true)

  /// Exact names of Tokens Studio first; the others in lower case without hyphens.
  private static let table: [String: DialectType] = [
    "spacing": studio(.dimension, .gap), "sizing": studio(.dimension, .size),
    "borderRadius": studio(.dimension, .radius), "borderWidth": studio(.dimension, .border),
    "fontFamilies": studio(.fontFamily), "fontWeights": studio(.fontWeight),
    "fontSizes": studio(.dimension, .fontSize), "lineHeights": lineHeight,
    "letterSpacing": studio(.dimension, .letterSpacing), "paragraphSpacing": studio(.dimension, .other),
    "paragraphIndent": studio(.dimension, .other), "boxShadow": studio(.shadow), "textCase": studio(nil),
    "textDecoration": studio(nil), "composition": studio(nil), "opacity": plain(.number),
    "asset": plain(nil), "other": plain(nil), "text": plain(nil), "boolean": plain(nil),
    "color": plain(.color), "colors": plain(.color), "colour": plain(.color), "dimension": plain(.dimension),
    "size": plain(.dimension), "sizes": plain(.dimension), "space": plain(.dimension, .gap),
    "length": plain(.dimension), "borderradius": plain(.dimension, .radius), "radius": plain(.dimension, .radius),
    "borderwidth": plain(.dimension, .border), "fontsize": plain(.dimension, .fontSize),
    "fontsizes": plain(.dimension, .fontSize), "letterspacing": plain(.dimension, .letterSpacing),
    "fontfamily": plain(.fontFamily), "fontfamilies": plain(.fontFamily), "font": plain(.fontFamily),
    "fontweight": plain(.fontWeight), "fontweights": plain(.fontWeight), "lineheight": plainLineHeight,
    "lineheights": plainLineHeight, "number": plain(.number), "duration": plain(.duration), "time": plain(.duration),
    "cubicbezier": plain(.cubicBezier), "easing": plain(.cubicBezier), "shadow": plain(.shadow),
    "boxshadow": plain(.shadow), "dropshadow": plain(.shadow), "border": plain(.border),
    "typography": plain(.typography), "gradient": plain(.gradient), "transition": plain(.transition),
    "strokestyle": plain(.strokeStyle), "string": plain(nil), "content": plain(nil),
  ]

  private static let plainLineHeight = DialectType(type: nil, role: .lineHeight, isLineHeight: true)
}

extension DialectType {
  /// The type of a part of a composite value and the part that its length plays; `nil` for a name that says nothing.
  static func part(named name: String, of type: TokenType?) -> DialectType? {
    switch (type, name) {
    case (.shadow, "x"), (.shadow, "y"), (.shadow, "offsetX"), (.shadow, "offsetY"): plain(.dimension, .offset)
    case (.shadow, "blur"): plain(.dimension, .blur)
    case (.shadow, "spread"): plain(.dimension, .spread)
    case (.shadow, "type"), (.shadow, "inset"): plain(nil)
    case (.border, "width"): plain(.dimension, .border)
    case (.border, "style"): plain(.strokeStyle)
    case (.transition, "delay"): plain(.duration)
    case (.transition, "timingFunction"): plain(.cubicBezier)
    case (.gradient, "position"): plain(.number)
    case (_, "lineHeight"): plainLineHeight
    case (.typography, _), (nil, _), (_, "color"), (_, "duration"): named(name)
    default: nil
    }
  }
}
