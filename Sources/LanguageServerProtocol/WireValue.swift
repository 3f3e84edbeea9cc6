package import Syntax

/// A structure of the protocol that we are sent; a member that is `null` counts as absent.
package protocol WireReadable {
  /// Reads the structure; `nil` where a member that it cannot do without is missing or of another type.
  init?(_ node: JSONNode)
}

/// A value of the protocol that we send.
package protocol WireValue: Sendable {
  /// Writes the value as a member of an object.
  func write(as name: String, to writer: inout JSONWriter)
}

/// A structure of the protocol that we send.
package protocol WireObject: WireValue {
  /// Writes the members of the structure; those that have no value are left out.
  func writeMembers(to writer: inout JSONWriter)
}

extension WireObject {
  /// Writes an object.
  package func write(as name: String, to writer: inout JSONWriter) { writer.member(name, object: writeMembers) }
}

extension Array: WireValue where Element: WireObject {
  /// Writes an array of objects.
  package func write(as name: String, to writer: inout JSONWriter) {
    writer.member(name, array: { writer in for element in self { writer.object(element.writeMembers) } })
  }
}

extension Optional: WireValue where Wrapped: WireValue {
  /// Writes `null` where there is no value.
  package func write(as name: String, to writer: inout JSONWriter) {
    if let self { self.write(as: name, to: &writer) } else { writer.memberNull(name) }
  }
}

extension JSONWriter {
  /// Writes a member whose value is a structure, a list of them, or `null`.
  package mutating func member(_ name: String, _ value: some WireValue) { value.write(as: name, to: &self) }

  /// Writes a member whose value is a structure or a list of them, if there is one.
  package mutating func member(_ name: String, ifPresent value: (some WireValue)?) {
    if let value { value.write(as: name, to: &self) }
  }
}
