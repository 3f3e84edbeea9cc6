/// What kind of control a component is, as far as its name tells.
package enum ControlKind: Sendable, Hashable {
  case button, tab, segment
  /// Another one that is pressed on all of its face: a chip, a field, an item of a list.
  case pressable
  /// A small one whose label is pressed as well, or that stands in a text: a checkbox, a switch, a link.
  case toggle

  /// Whether it does something when it is pressed, and shows that in a state of its own.
  package var isPushed: Bool {
    switch self {
    case .button, .tab, .segment: true
    case .pressable, .toggle: false
    }
  }
}
