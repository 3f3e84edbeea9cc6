package import DesignTokens
import Facts
package import SourceText
package import WorkspaceIndex

extension Feature {
  package static let colors = Feature(
    title: "Colors",
    page: """
      A swatch beside every color and beside every name that stands for one. A color that was picked is written in the \
      notation that stands there, or in another one.
      """)
}

/// A color that an editor can show beside its text.
package struct DocumentColor: Sendable {
  package var range: ByteRange
  /// In sRGB, inside its gamut, components 0…1.
  package var color: Color

  package init(range: ByteRange, color: Color) {
    self.range = range
    self.color = color
  }
}

extension Workspace {
  /// Every color in a file: those written out, and those that a reference resolves to; by range.
  ///
  /// In CSS the references alone, because editors show the literals of CSS themselves.
  package func documentColors(in path: String) -> [DocumentColor] {
    guard let file = self[path] else { return [] }
    let facts = file.facts
    let literals = facts.isStyleSheet ? [] : facts.colors.map { ($0.range, $0.color) }
    let named = facts.references.compactMap { reference -> (ByteRange, Color)? in
      guard case .value(.color(let color)) = worth(of: reference, in: path) else { return nil }
      return (file.source.withoutQuotes(reference.range), color)
    }
    return (literals + named).sorted { $0.0 < $1.0 }
      .map { DocumentColor(range: file.source.withoutQuotes($0.0), color: $0.1.opaqueComponents) }
  }
}

extension SourceFile {
  /// A stretch without the quotes that it begins and ends with.
  func withoutQuotes(_ range: ByteRange) -> ByteRange {
    guard range.count >= 2, range.end <= bytes.count, bytes.at(range.start) == bytes.at(range.end - 1),
      bytes.at(range.start) == UInt8(ascii: "\"") || bytes.at(range.start) == UInt8(ascii: "'")
    else { return range }
    return ByteRange(range.start + 1, range.end - 1)
  }
}

extension Color {
  /// The color in sRGB, inside its gamut, without `none`.
  fileprivate var opaqueComponents: Color {
    let color = mappedToSRGB
    return Color(.srgb, color.first ?? 0, color.second ?? 0, color.third ?? 0, alpha: color.alpha)
  }
}
