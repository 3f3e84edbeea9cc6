import DesignTokens
import SourceText

/// A DTCG colour object as it stands in a file (Color Module 2025.10, section 4).
struct WrittenColorObject {
  private let space: ColorSpace
  private let hasAlpha: Bool
  private let hasHex: Bool
  /// What the members are indented by where each has a line of its own.
  private let indentation: String?

  init(_ text: String) {
    space = ColorSpace.allCases.first { text.holds("\"\($0.rawValue)\"") } ?? .srgb
    hasAlpha = text.holds("\"alpha\"")
    hasHex = text.holds("\"hex\"")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    indentation = lines.count > 1 ? String(lines[1].prefix { $0 == " " || $0 == "\t" }) : nil
    closing = lines.count > 1 ? String(lines[lines.count - 1].prefix { $0 == " " || $0 == "\t" }) : ""
  }

  /// What the closing brace is indented by.
  private let closing: String

  /// The object for another colour in the same space, then in those that colours are picked in most.
  func texts(of color: Color) -> [(label: String, text: String)] {
    [space, .srgb, .displayP3, .oklch].map { space in
      let converted = color.converted(to: space)
      return ("\(space.rawValue) \(Self.numbers(of: converted).joined(separator: " "))", text(of: color, as: converted))
    }
  }

  private func text(of color: Color, as converted: Color) -> String {
    var members = [
      "\"colorSpace\": \"\(converted.space.rawValue)\"",
      "\"components\": [\(Self.numbers(of: converted).joined(separator: ", "))]",
    ]
    if hasAlpha || color.alpha < 1 { members.append("\"alpha\": \(NumberText.rounded(color.alpha, places: 3))") }
    if hasHex { members.append("\"hex\": \"\(color.hexRGB)\"") }
    guard let indentation else { return "{ \(members.joined(separator: ", ")) }" }
    return "{\n" + members.map { indentation + $0 }.joined(separator: ",\n") + "\n\(closing)}"
  }

  private static func numbers(of color: Color) -> [String] {
    // Spaces that count to 100 or 360 need fewer places than those that count to 1.
    let places = [.hsl, .hwb, .lab, .lch].contains(color.space) ? 2 : 4
    return [color.first, color.second, color.third].map { $0.map { NumberText.rounded($0, places: places) } ?? "0" }
  }
}
