import Configuration
package import DesignTokens
import Facts
package import SourceText
package import WorkspaceIndex

/// A way to write a color that a picker has chosen.
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
  /// In place of a reference the reference itself comes first, so that nothing breaks unasked; behind it stands what the
  /// file writes elsewhere, quotes and all.
  package func presentations(of color: Color, at range: ByteRange, in path: String) -> [ColorPresentation] {
    guard let file = self[path] else { return [] }
    var found: [ColorPresentation] = []
    if file.facts.references.contains(where: { file.source.withoutQuotes($0.range) == range }) {
      let written = file.source.text(in: range)
      found.append(ColorPresentation(label: written, edit: TextEdit(range, written)))
      if let object = object(of: color, inPlaceOf: range, in: file) { return found + [object] }
    }
    var seen = Set(found.map(\.edit.newText))
    return found
      + WrittenColor(at: range, of: file.source, file.facts).texts(of: color).filter { seen.insert($0.text).inserted }
      .map { ColorPresentation(label: $0.label, edit: TextEdit(range, $0.text)) }
  }
}

extension Workspace {
  /// A color as an object in place of a quoted reference, where most colors of the project are written so; laid out as
  /// one of the file, or of another.
  private func object(of color: Color, inPlaceOf range: ByteRange, in file: IndexedFile) -> ColorPresentation? {
    let bytes = file.source.bytes
    guard file.facts.isOfFormat, bytes.at(range.start - 1) == bytes.at(range.end),
      [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(bytes.at(range.end)),
      let (model, source) = colorModel(for: file),
      let written = model.rewritten(as: color, in: model.color.space, of: source)
    else { return nil }
    return ColorPresentation(
      label: written.summary, edit: TextEdit(ByteRange(range.start - 1, range.end + 1), written.text))
  }

  /// An object that shows how the project writes its colors, of the file itself if there is one; `nil` where fewer than
  /// half of the colors are objects.
  private func colorModel(for file: IndexedFile) -> (LiteralColor, SourceFile)? {
    let root = configuration(for: file.source.path).root
    let others = files.values.filter {
      $0.facts.isOfFormat && $0.facts.language == file.facts.language
        && $0.source.path.hasPrefix(root + "/") && $0.source.path != file.source.path
    }.sorted { $0.source.path < $1.source.path }
    let colors = ([file] + others).flatMap { file in file.facts.colors.map { ($0, file.source) } }
    let objects = colors.filter { $0.0.object != nil }
    guard objects.count * 2 >= colors.count else { return nil }
    return objects.first { $0.0.color.alpha >= 1 } ?? objects.first
  }
}
