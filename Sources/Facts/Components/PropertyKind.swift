/// What a stated property is about, as far as its words tell.
package enum PropertyKind: Sendable, Hashable {
  /// The height or the size of a thing as a whole.
  case extent
  /// What can be pressed, by its name or in words beside its size.
  case touchTarget
  /// A control among the parts, called by the property's name (`Close button: 32x32pt`).
  case control(ControlKind)
}
