import DesignTokens
import Facts
import SourceText

/// A color as Swift source writes it, which another color takes over: its type, its initializer, its space.
struct SwiftColorText {
  private enum Kind { case swiftUI, uiKit, appKit }

  private let text: String
  private let kind: Kind

  /// A member without its type (`.white`) is taken as a color of the framework that the file imports.
  init(_ text: String, in source: SourceFile) {
    self.text = text
    kind =
      if text.hasPrefix("UIColor") {
        .uiKit
      } else if text.hasPrefix("NSColor") {
        .appKit
      } else if text.hasPrefix(".") {
        Self.framework(of: source)
      } else {
        .swiftUI
      }
  }

  private static func framework(of source: SourceFile) -> Kind {
    let text = source.text
    func imports(_ module: String) -> Bool {
      text.split(whereSeparator: \.isNewline).contains {
        $0.split(separator: " ").elementsEqual(["import", module[...]])
      }
    }
    guard !imports("SwiftUI") else { return .swiftUI }
    return imports("UIKit") ? .uiKit : imports("AppKit") ? .appKit : .swiftUI
  }

  /// The text for another color.
  func text(of color: Color) -> String {
    guard let hex = hexPlace else { return components(of: color) }
    let isUppercase = hex.contains { $0.isUppercase }
    let digits = String(color.hexRGB.dropFirst())
    var written = text[..<hex.startIndex] + (isUppercase ? digits.uppercased() : digits)
    // What stands behind the call is an opacity.
    written += ")"
    if hex.endIndex < text.endIndex, text[hex.endIndex] == "\"" {
      written.insert("\"", at: written.index(before: written.endIndex))
    }
    guard color.alpha < 1 else { return String(written) }
    return "\(written).\(kind == .swiftUI ? "opacity" : "withAlphaComponent")(\(alpha(of: color)))"
  }

  /// The six digits in `Color(hex: "#0D7377")` and `Color(hex: 0x0D7377)`; `nil` in any other text.
  private var hexPlace: Substring? {
    let opening = text.firstIndex(of: "(").map { text.index(after: $0) } ?? text.endIndex
    let argument = text[opening...].drop { $0 != "\"" && $0 != "#" && !$0.isNumber }
    let digits = (argument.hasPrefix("0x") ? argument.dropFirst(2) : argument.drop { $0 == "\"" || $0 == "#" })
      .prefix { $0.isHexDigit }
    return digits.utf8.count == 6 ? digits : nil
  }

  /// `Color(red: 0.05, green: 0.45, blue: 0.47, opacity: 0.5)`, `UIColor(red: …, alpha: 1)`.
  private func components(of color: Color) -> String {
    let isWide = text.holds(".displayP3") || text.holds("displayP3Red:")
    let value = isWide ? color.converted(to: .displayP3) : color.mappedToSRGB
    let parts = [value.first, value.second, value.third].map { NumberText.rounded($0 ?? 0, places: isWide ? 4 : 3) }
    let rest = "green: \(parts[1]), blue: \(parts[2])"
    guard kind == .swiftUI else {
      let red = ["displayP3Red", "srgbRed"].first { text.holds("\($0):") } ?? "red"
      return "\(kind == .uiKit ? "UIColor" : "NSColor")(\(red): \(parts[0]), \(rest), alpha: \(alpha(of: color)))"
    }
    let space = [".sRGB", ".displayP3"].first { text.holds("\($0),") }.map { "\($0), " } ?? ""
    let hasOpacity = color.alpha < 1 || text.holds("opacity:")
    return "Color(\(space)red: \(parts[0]), \(rest)\(hasOpacity ? ", opacity: \(alpha(of: color))" : ""))"
  }

  private func alpha(of color: Color) -> String { NumberText.rounded(color.alpha, places: 2) }
}
