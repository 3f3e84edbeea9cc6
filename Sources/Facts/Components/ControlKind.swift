/// What kind of control a component is, as far as its name tells; each is pressed on all of its face.
///
/// A checkbox is none of them: its label and the space around it are pressed as well.
package enum ControlKind: Sendable, Hashable {
  case button, tab, segment
}
