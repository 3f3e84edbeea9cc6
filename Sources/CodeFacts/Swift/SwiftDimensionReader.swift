import DesignTokens
import Facts
import SourceText
import Syntax

extension SwiftReader {
  /// The lengths that calls state as bare numbers, by the part they play; sums and `?:` are nobody's fixed length.
  func dimensions() -> [LiteralDimension] {
    tree.arguments.compactMap { argument in
      guard argument.tokens.count <= 2, let value = number(argument.tokens) else { return nil }
      let call = tree.calls[argument.call]
      let name = tree.name(of: call)
      let label = text(argument.label)
      guard let role = label.isEmpty ? Self.roleOfCall[name] : Self.role(of: label, in: name) else { return nil }
      return LiteralDimension(dimension: Dimension(value, ""), role: role, range: argument.range)
    }
  }

  /// What an argument without a label is.
  private static let roleOfCall: [String: DimensionRole] = [
    "padding": .padding, "safeAreaPadding": .padding, "contentMargins": .margin, "cornerRadius": .radius,
    "kerning": .letterSpacing, "tracking": .letterSpacing, "lineSpacing": .other, "listRowSpacing": .gap,
    "listSectionSpacing": .gap,
  ]

  private static func role(of label: String, in name: String) -> DimensionRole? {
    if let role = roleOfLabel[label] { return role }
    switch name {
    case "frame", "containerRelativeFrame": return frameRoles[label]
    case "shadow", "drop", "inner": return label == "radius" ? .blur : label == "x" || label == "y" ? .offset : nil
    case "blur": return label == "radius" ? .blur : nil
    case "offset": return label == "x" || label == "y" ? .offset : nil
    case "border": return label == "width" ? .border : nil
    case "inset": return label == "by" ? .inset : nil
    case "Spacer": return label == "minLength" ? .gap : nil
    case "system", "custom": return label == "size" || label == "fixedSize" ? .fontSize : nil
    case "EdgeInsets", "UIEdgeInsets", "NSEdgeInsets", "NSDirectionalEdgeInsets":
      return edges.contains(label) ? .padding : nil
    default: return nil
    }
  }

  /// Labels that mean the same wherever they stand.
  private static let roleOfLabel: [String: DimensionRole] = [
    "spacing": .gap, "horizontalSpacing": .gap, "verticalSpacing": .gap, "cornerRadius": .radius,
    "topLeadingRadius": .radius, "topTrailingRadius": .radius, "bottomLeadingRadius": .radius,
    "bottomTrailingRadius": .radius, "lineWidth": .stroke, "ofSize": .fontSize,
  ]

  private static let frameRoles: [String: DimensionRole] = [
    "width": .width, "minWidth": .width, "idealWidth": .width, "maxWidth": .width,
    "height": .height, "minHeight": .height, "idealHeight": .height, "maxHeight": .height,
  ]

  private static let edges: Set<String> = ["top", "leading", "bottom", "trailing", "left", "right"]
}
