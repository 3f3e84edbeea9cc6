/// The style of a line, as one of the words that the format knows (Format Module 2025.10, section 9.2).
package enum StrokeStyle {
  /// The words, in the order of the specification.
  package static let words = ["solid", "dashed", "dotted", "double", "groove", "ridge", "outset", "inset"]
}
