import DesignTokens

/// A colour as it stands in a file, whose notation another colour takes over.
struct WrittenColor {
  private enum Notation {
    case hex(isUppercase: Bool, hasAlpha: Bool)
    /// `rgb(…)`, `hsl(…)`, `oklch(…)` and the rest, by the space they are written in.
    case function(ColorSpace)
    /// `Color(red: 0.1, green: 0.2, blue: 0.3)`.
    case swift
    case object(WrittenColorObject)
    case other
  }

  private let notation: Notation

  init(_ text: String) {
    let bare = text.trimmingSpaces
    if bare.hasPrefix("#") {
      let digits = bare.dropFirst()
      let hasAlpha = digits.utf8.count == 4 || digits.utf8.count == 8
      let isUppercase = digits.contains { $0.isUppercase } && !digits.contains { $0.isLowercase }
      notation = .hex(isUppercase: isUppercase, hasAlpha: hasAlpha)
    } else if bare.hasPrefix("{"), bare.contains(":") {
      notation = .object(WrittenColorObject(text))
    } else if bare.hasPrefix("Color(") || bare.hasPrefix("UIColor(") || bare.hasPrefix("NSColor(") {
      notation = .swift
    } else if bare.contains("("), let color = Color(css: bare) {
      notation = .function(color.space)
    } else {
      notation = .other
    }
  }

  /// The ways to write a colour, the one that stands there first; a label shows it on one line.
  func texts(of color: Color) -> [(label: String, text: String)] {
    let hex = color.alpha < 1 ? color.hexRGBA : color.hexRGB
    let common = [hex, color.legacyText, Self.text(of: color, in: .hsl), color.oklchText].map { ($0, $0) }
    switch notation {
    case .hex(let isUppercase, let hasAlpha):
      let same = hasAlpha ? color.hexRGBA : hex
      let text = isUppercase ? same.uppercased() : same
      return [(text, text)] + Array(common.dropFirst())
    case .function(let space):
      let text = space == .srgb ? color.legacyText : Self.text(of: color, in: space)
      return [(text, text)] + common
    case .swift:
      let text = color.swiftText
      return [(text, text)]
    case .object(let object): return object.texts(of: color)
    case .other: return common
    }
  }

  private static func text(of color: Color, in space: ColorSpace) -> String {
    space == .oklch ? color.oklchText : color.converted(to: space).cssText
  }
}

extension Color {
  /// `Color(red: 0.05, green: 0.45, blue: 0.47)`, with the opacity behind where there is one.
  fileprivate var swiftText: String {
    let color = mappedToSRGB
    let parts = [color.first, color.second, color.third].map { NumberText.rounded($0 ?? 0, places: 3) }
    let opacity = alpha < 1 ? ", opacity: \(NumberText.rounded(alpha, places: 2))" : ""
    return "Color(red: \(parts[0]), green: \(parts[1]), blue: \(parts[2])\(opacity))"
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    let start = drop { $0.isWhitespace }
    return String(start.reversed().drop { $0.isWhitespace }.reversed())
  }
}
