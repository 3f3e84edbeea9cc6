import DesignTokens
package import Facts
import SourceText
package import Syntax

/// Reads the colors that Xcode keeps in the files of a catalog: `Media.xcassets/ink.colorset/Contents.json`.
///
/// The name is that of the folder. A color for every appearance is the light one where there is another for the dark.
package enum AssetColors {
  /// The last part of such a path.
  private static let ending = ".colorset/Contents.json"

  /// The colors of a file as constants of their catalog: `light`, `ink`; none of any other file.
  package static func constants(at path: String, _ tree: DataTree) -> [CodeConstant] {
    guard path.hasSuffix(ending) else { return [] }
    let name = String(path.dropLast(ending.count).split(separator: "/").last ?? "")
    var found: [(theme: String?, color: Color, range: ByteRange)] = []
    for entry in tree.root["colors"]?.elements.map({ $0 }) ?? [] {
      guard entry["idiom"]?.string == "universal", let value = entry["color"], let color = color(of: value),
        let theme = theme(of: entry)
      else { continue }
      found.append((theme.isEmpty ? nil : theme, color, value.range))
    }
    let isThemed = found.contains { $0.theme == "dark" }
    return found.map { theme, color, range in
      let theme = theme ?? (isThemed ? "light" : nil)
      return CodeConstant(
        path: [theme, name].compactMap { $0 }, value: .color(color), nameRange: range, valueRange: range)
    }
  }

  /// The appearance that a color is for, nothing for all of them; `nil` for one of higher contrast or another kind.
  private static func theme(of entry: DataNode) -> String? {
    let appearances = entry["appearances"]?.elements.map { $0 } ?? []
    guard appearances.count < 2, let only = appearances.first else { return appearances.isEmpty ? "" : nil }
    return only["appearance"]?.string == "luminosity" ? only["value"]?.string : nil
  }

  /// A color in sRGB with channels as hex (`0x2B`), as parts of 255 (`43`) or of one (`0.169`).
  private static func color(of value: DataNode) -> Color? {
    guard value["color-space"]?.string == "srgb", let parts = value["components"],
      let red = channel(parts["red"]), let green = channel(parts["green"]), let blue = channel(parts["blue"])
    else { return nil }
    let alpha = parts["alpha"]?.string.flatMap(Double.init) ?? 1
    return Color(.srgb, red, green, blue, alpha: alpha)
  }

  private static func channel(_ node: DataNode?) -> Double? {
    guard let text = node?.string else { return nil }
    if text.lowercased().hasPrefix("0x") { return UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
    guard let number = Double(text) else { return nil }
    return text.contains(".") ? number : number / 255
  }
}
