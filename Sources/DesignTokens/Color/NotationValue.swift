/// One argument of a color function.
enum NotationValue: Equatable {
  case number(Double)
  case percentage(Double)
  /// In degrees, whatever the unit was.
  case angle(Double)
  /// `none`
  case missing
}

/// A component: a number, or `none`.
struct NotationComponent {
  var value: Double?
}

extension NotationValue {
  /// A number as it is, a percentage as its share of `percentage`; `nil` for an angle.
  func scaled(percentage: Double) -> NotationComponent? {
    switch self {
    case .number(let number): NotationComponent(value: number)
    case .percentage(let share): NotationComponent(value: share / 100 * percentage)
    case .missing: NotationComponent(value: nil)
    case .angle: nil
    }
  }

  /// A hue in degrees, 0 ..< 360, from a bare number or an angle; `nil` for a percentage.
  var hue: NotationComponent? {
    switch self {
    case .number(let degrees), .angle(let degrees): NotationComponent(value: CylindricalModel.wrapped(degrees))
    case .missing: NotationComponent(value: nil)
    case .percentage: nil
    }
  }
}
