package import Syntax

/// A colour and where it stands (LSP 3.17, ColorInformation).
package struct ColorInformation: WireObject {
  package var range: PositionRange
  package var color: WireColor

  package init(range: PositionRange, color: WireColor) {
    self.range = range
    self.color = color
  }

  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("range", range)
    writer.member("color", color)
  }
}
