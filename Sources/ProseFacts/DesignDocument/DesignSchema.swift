import DesignTokens
import Facts

/// What the format of `DESIGN.md` knows by name (version alpha): keys, sections, properties.
enum DesignSchema {
  /// The keys whose values are tokens or components.
  static let sections = ["colors", "typography", "rounded", "spacing", "components"]

  /// Every key of the front matter.
  static let keys = sections + ["version", "name", "description", "omitted"]

  static let typography = [
    "fontFamily", "fontSize", "fontWeight", "lineHeight", "letterSpacing", "fontFeature", "fontVariation",
  ]

  static let component = [
    "backgroundColor", "textColor", "typography", "rounded", "padding", "size", "height", "width",
  ]

  /// The headings of the sections in their order, each with its other names.
  static let headings = [
    ["Overview", "Brand & Style"], ["Colors"], ["Typography"], ["Layout", "Layout & Spacing"],
    ["Elevation & Depth", "Elevation"], ["Shapes"], ["Components"], ["Do's and Don'ts"],
  ]

  /// The type of the tokens of a section; `nil` for components and what the format does not know.
  static func type(of section: String) -> TokenType? {
    switch section {
    case "colors": .color
    case "typography": .typography
    case "rounded", "spacing": .dimension
    default: nil
    }
  }

  /// The type that fits a property of a component; also of those that the format does not know, as far as names tell.
  static func type(ofProperty name: String) -> TokenType? {
    switch name {
    case "typography": .typography
    case "rounded", "padding", "size", "height", "width": .dimension
    default: name.hasSuffix("Color") ? .color : nil
    }
  }

  /// The part that a length plays in a property of a component or of a typography.
  static func role(ofProperty name: String) -> DimensionRole {
    switch name {
    case "rounded": .radius
    case "padding": .padding
    case "size": .size
    case "height": .height
    case "width": .width
    case "fontSize": .fontSize
    case "lineHeight": .lineHeight
    case "letterSpacing": .letterSpacing
    default: .other
    }
  }
}
