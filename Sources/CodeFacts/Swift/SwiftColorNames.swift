/// The names that Apple's frameworks give to colors and styles; none of them is ever a token.
enum SwiftColorNames {
  /// The types whose members and arguments are colors.
  static let types: Set<String> = ["Color", "UIColor", "NSColor"]

  /// Whether SwiftUI, UIKit or AppKit define a color of this name on one of their types.
  static func isColor(_ name: String, of type: String) -> Bool {
    if colors.contains(name) { return true }
    guard type != "Color" else { return false }
    return name.hasPrefix("system") || platformColors.contains(name) || endings.contains(where: name.hasSuffix)
  }

  /// Whether a bare `.name` may be a color or a style of theirs, such as a material.
  static func isStyle(_ name: String) -> Bool {
    isColor(name, of: "UIColor") || styles.contains(name) || name.hasSuffix("Material")
  }

  private static let colors: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown", "white",
    "gray", "black", "clear", "primary", "secondary", "accentColor", "init", "self",
  ]

  private static let platformColors: Set<String> = [
    "magenta", "darkGray", "lightGray", "darkText", "lightText", "label", "link", "placeholderText", "separator",
    "opaqueSeparator", "tintColor", "highlightColor", "shadowColor", "gridColor",
  ]

  private static let endings = [
    "Label", "Fill", "Background", "LabelColor", "ControlColor", "TextColor", "BackgroundColor",
  ]

  private static let styles: Set<String> = [
    "tertiary", "quaternary", "quinary", "tint", "background", "foreground", "selection", "separator", "placeholder",
    "link", "windowBackground", "fill", "bar", "image", "shadow", "none", "automatic", "plain", "accent", "hidden",
    "visible", "hierarchical", "multicolor", "palette", "monochrome",
  ]
}
