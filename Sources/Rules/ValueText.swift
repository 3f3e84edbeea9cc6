import DesignTokens
import Facts
import SourceText
import WorkspaceIndex

// Values written back into a text, in the form that stands there.
extension CheckedFile {
  /// A value in the form of the text it replaces; `nil` for what is written in no one place.
  func text(of value: TokenValue, like range: ByteRange) -> String? {
    switch value {
    case .color(let color): text(of: color, like: range)
    case .dimension(let length): text(of: length, like: range)
    case .duration(let time): time.cssText
    case .number(let number): NumberText.shortest(number)
    default: nil
    }
  }

  /// A color in the notation of the text it replaces; `nil` where that is none that can be written.
  func text(of color: Color, like range: ByteRange) -> String? {
    let old = source.text(in: range)
    let quote = old.hasPrefix("\"") && old.hasSuffix("\"") && old.count > 1 ? "\"" : ""
    let bare = old.dropFirst(quote.count).dropLast(quote.count)
    let first = facts.colors.partitioningIndex { $0.range.start >= range.start }
    let standing = facts.colors[first...].prefix { $0.range.start == range.start }
    if let object = standing.first(where: { $0.range == range }), object.object != nil {
      return object.objectText(of: color, in: object.color.space, of: source)
    }
    if bare.hasPrefix("{") { return objectText(of: color) }
    if !bare.contains("("), ColorStyle(css: String(bare)) == nil {
      return quote + (color.alpha < 1 ? color.hexRGBA : color.hexRGB) + quote
    }
    return ColorStyle(css: String(bare)).map { quote + color.text(in: $0) + quote }
  }

  /// A color as a title says it: as it is written there, of an object the hex.
  func shownText(of color: Color, like range: ByteRange) -> String {
    let written = (text(of: color, like: range) ?? color.hexRGB).filter { $0 != "\"" && $0 != "'" }
    return written.hasPrefix("{") ? color.hexRGB : written
  }

  /// A color as a value of the Color Module 2025.10: sRGB components with four decimals, and its hex.
  private func objectText(of color: Color) -> String {
    let value = color.mappedToSRGB
    let components = [value.first, value.second, value.third].map { NumberText.rounded($0 ?? 0, places: 4) }
    let alpha = color.alpha < 1 ? ", \"alpha\": \(NumberText.rounded(color.alpha, places: 4))" : ""
    return "{ \"colorSpace\": \"srgb\", \"components\": [\(components.joined(separator: ", "))]\(alpha), "
      + "\"hex\": \"\(color.hexRGB)\" }"
  }

  /// A length in the unit of the text it replaces, where there is a way, else in its own.
  func text(of length: Dimension, like range: ByteRange) -> String {
    let old = source.text(in: range)
    let unit = old.behindLeadingNumber
    let target = unit.filter { $0 != " " && $0 != "\"" }.lowercased()
    guard let same = length.converted(to: target.isEmpty ? "px" : target, pointsArePixels: pointsArePixels) else {
      return length.cssText
    }
    return NumberText.rounded(same.value, places: 4) + unit
  }
}
