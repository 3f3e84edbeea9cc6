package import DesignTokens
import Facts
package import SourceText
package import WorkspaceIndex

/// A way to write a colour that a picker has chosen.
package struct ColorPresentation: Sendable {
  package var label: String
  package var edit: TextEdit

  package init(label: String, edit: TextEdit) {
    self.label = label
    self.edit = edit
  }
}

extension Workspace {
  /// How to write `color` (sRGB) in place of the text at `range`; the notation that stands there comes first.
  ///
  /// In place of a reference the reference itself comes first, so that nothing breaks unasked.
  package func presentations(of color: Color, at range: ByteRange, in path: String) -> [ColorPresentation] {
    guard let file = self[path] else { return [] }
    let written = file.source.text(in: range)
    let isReference = file.facts.references.contains { file.source.withoutQuotes($0.range) == range }
    var texts = WrittenColor(at: range, of: file.source, file.facts).texts(of: color)
    if isReference { texts.insert((written, written), at: 0) }
    var seen: Set<String> = []
    return texts.filter { seen.insert($0.text).inserted }
      .map { ColorPresentation(label: $0.label, edit: TextEdit(range, $0.text)) }
  }
}
