package import Syntax

/// A chain of stretches around a place (LSP 3.17, SelectionRange).
package struct WireSelectionRange: WireObject {
  /// Innermost first; never empty.
  package var ranges: [PositionRange]

  package init(ranges: [PositionRange]) { self.ranges = ranges }

  package func writeMembers(to writer: inout JSONWriter) {
    guard let first = ranges.first else { return }
    writer.member("range", first)
    if ranges.count > 1 { writer.member("parent", WireSelectionRange(ranges: Array(ranges.dropFirst()))) }
  }
}
