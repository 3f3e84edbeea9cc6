import DesignTokens

extension TokenType {
  /// A line on the type and how its values are written (Format Module 2025.10, sections 8 and 9).
  var summary: String {
    switch self {
    case .color: "A color in one of fourteen spaces: `colorSpace`, `components`, perhaps `alpha` and `hex`."
    case .dimension: "A length: a `value` with the `unit` px or rem."
    case .fontFamily: "A font's name, or several in the order of preference."
    case .fontWeight: "A number from 1 to 1000, or a name such as `bold`."
    case .duration: "A stretch of time: a `value` with the `unit` ms or s."
    case .cubicBezier: "How an animation runs: the four numbers of a curve."
    case .number: "A number without a unit."
    case .strokeStyle: "How a line is drawn: a word such as `dashed`, or `dashArray` with `lineCap`."
    case .border: "A `color`, a `width` and a `style`."
    case .transition: "A `duration`, a `delay` and a `timingFunction`."
    case .shadow: "A `color`, `offsetX`, `offsetY`, `blur` and `spread`, perhaps `inset`; or a list of them."
    case .gradient: "A list of stops, each with a `color` and a `position` from 0 to 1."
    case .typography: "`fontFamily`, `fontSize`, `fontWeight`, `letterSpacing` and `lineHeight`."
    }
  }
}

extension ColorSpace {
  /// The components and their ranges: `red, green, blue 0…1`.
  var summary: String {
    let parts = components.map { component -> (name: String, range: String) in
      guard let greatest = component.greatest else { return (component.name, "") }
      return (component.name, " 0…\(NumberText.shortest(greatest))")
    }
    let isAlike = Set(parts.map(\.range)).count == 1
    let texts = parts.enumerated().map { $1.name + (isAlike && $0 < 2 ? "" : $1.range) }
    return texts.joined(separator: ", ")
  }
}
