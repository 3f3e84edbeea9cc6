/// A way to write a color in CSS (CSS Color 4): seen in one text, it writes another color alike.
package struct ColorStyle: Hashable, Sendable {
  package enum Form: Hashable, Sendable {
    case hex, name
    /// `rgb()`, `hsl()`, `hwb()`, `lab()`, `lch()`, `oklab()` or `oklch()`, by its space; any other space is `color`.
    case function(ColorSpace)
    /// `color(display-p3 …)`
    case color(ColorSpace)
  }

  package var form: Form
  /// Three or four hex digits where a color allows it, else six or eight.
  package var isShort = false
  package var isUppercase = false
  /// The commas of the older syntax of `rgb()` and `hsl()`, with `rgba()` and `hsla()` for what is translucent.
  package var hasCommas = false
  /// Percentages where numbers are the rule: `rgb(5% 45% 47%)`, `oklch(52% 0.09 196)`, `color(srgb 5% 45% 47%)`.
  package var hasPercentages = false
  /// `50%` in place of `0.5`.
  package var hasPercentAlpha = false
  /// Whether digits of alpha are written where it is 1 too: `#123F`.
  package var alwaysHasAlpha = false

  package init(_ form: Form) { self.form = form }

  /// The style of a text; `nil` where it is no color.
  package init?(css text: String) {
    guard let color = Color(css: text) else { return nil }
    let bytes = text.utf8
    if let hash = bytes.firstIndex(of: UInt8(ascii: "#")) {
      let digits = bytes[hash...].dropFirst().filter { !NotationReader.isSpace($0) }
      self.init(.hex)
      isShort = digits.count < 5
      isUppercase = digits.contains { 0x41...0x46 ~= $0 } && !digits.contains { 0x61...0x66 ~= $0 }
      alwaysHasAlpha = digits.count == 4 || digits.count == 8
      return
    }
    guard let opening = bytes.firstIndex(of: UInt8(ascii: "(")) else {
      self.init(.name)
      return
    }
    let name = text[..<opening].lowercased().filter(\.isLetter)
    self.init(name == "color" ? .color(color.space) : .function(color.space))
    let arguments = bytes[opening...]
    hasCommas = arguments.contains(UInt8(ascii: ","))
    let parts = arguments.split(separator: UInt8(ascii: hasCommas ? "," : "/"))
    let isTranslucent = parts.count == (hasCommas ? 4 : 2)
    hasPercentAlpha = isTranslucent && parts.last?.contains(UInt8(ascii: "%")) == true
    let first = hasCommas ? parts[0] : parts[0].prefix { $0 != UInt8(ascii: "/") }
    hasPercentages = first.contains(UInt8(ascii: "%"))
  }
}

extension Color {
  /// The color written in a style; it reads back as the same one, but for the rounding.
  ///
  /// A color that has no name is written as hex; hex, names, `rgb()`, `hsl()` and `hwb()` show what sRGB can.
  package func text(in style: ColorStyle) -> String {
    switch style.form {
    case .hex: return hexText(in: style)
    case .name:
      if alpha >= 1, let name = NamedColors.name(of: hexRGB) { return name }
      return hexRGBA == "#00000000" ? "transparent" : hexText(in: style)
    case .function(.srgb): return rgbText(in: style)
    // `color()` does not know these two.
    case .function(let space) where space == .hsl || space == .hwb,
      .color(let space) where space == .hsl || space == .hwb:
      let value = space == self.space ? self : mappedToSRGB.converted(to: space)
      let numbers = [value.first, value.second, value.third].map { $0.map { NumberText.rounded($0, places: 2) } }
      let unit = ["", "%", "%"]
      return function(space.rawValue, zip(numbers, unit).map { ($0 ?? (style.hasCommas ? "0" : "none"), $1) }, style)
    case .function(let space), .color(let space): return text(in: style, as: converted(to: space))
    }
  }

  private func hexText(in style: ColorStyle) -> String {
    let long = alpha < 1 || style.alwaysHasAlpha ? hexRGBA : hexRGB
    let digits = Array(long.utf8.dropFirst())
    let pairs = stride(from: 0, to: digits.count, by: 2)
    let isShort = style.isShort && pairs.allSatisfy { digits[$0] == digits[$0 + 1] }
    let text = isShort ? "#" + String(decoding: pairs.map { digits[$0] }, as: UTF8.self) : long
    return style.isUppercase ? text.uppercased() : text
  }

  private func rgbText(in style: ColorStyle) -> String {
    let value = mappedToSRGB.components
    let parts = [value.x, value.y, value.z].map { channel in
      style.hasPercentages
        ? (NumberText.rounded(channel * 100, places: 2), "%") : (String(Color.byte(channel)), "")
    }
    return function("rgb", parts, style)
  }

  /// The spaces that are not bound to sRGB.
  private func text(in style: ColorStyle, as value: Color) -> String {
    let isPlain = ![.lab, .lch, .oklab, .oklch].contains(value.space)
    let places = isPlain ? 5 : value.space == .lab || value.space == .lch ? 3 : 4
    let parts = [value.first, value.second, value.third].enumerated().map { index, number -> (String, String) in
      guard let number else { return ("none", "") }
      let isHue = index == 2 && (value.space == .lch || value.space == .oklch)
      guard style.hasPercentages, isPlain || index == 0 else {
        return (NumberText.rounded(number, places: isHue ? 2 : places), "")
      }
      let whole = value.space == .lab || value.space == .lch ? number : number * 100
      return (NumberText.rounded(whole, places: isPlain ? 3 : 2), "%")
    }
    return function(isPlain ? "color(\(value.space.rawValue)" : value.space.rawValue, parts, style)
  }

  /// `name(a b c / alpha)` or `name(a, b, c, alpha)`; a name that already opens a parenthesis goes on with a space.
  private func function(_ name: String, _ parts: [(String, String)], _ style: ColorStyle) -> String {
    let isTranslucent = alpha < 1
    let share = style.hasPercentAlpha ? NumberText.rounded(alpha * 100, places: 2) + "%" : alphaNumber
    let list = parts.map { $0.0 == "none" ? $0.0 : $0.0 + $0.1 }
    if style.hasCommas {
      return "\(name)\(isTranslucent ? "a" : "")(\((list + (isTranslucent ? [share] : [])).joined(separator: ", ")))"
    }
    return name + (name.utf8.contains(UInt8(ascii: "(")) ? " " : "(") + list.joined(separator: " ")
      + (isTranslucent ? " / \(share)" : "") + ")"
  }

  private var alphaNumber: String { NumberText.rounded(alpha, places: 3) }
}
