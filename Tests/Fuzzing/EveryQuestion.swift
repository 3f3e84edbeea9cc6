import DesignTokens
import Facts
import LanguageFeatures
import Platform
import Rules
import SourceText
package import WorkspaceIndex

/// What an editor asks about a place or a file, asked all at once; the answers that name a place outside are faults.
package struct EveryQuestion {
  private let workspace: Workspace
  private let path: String
  private let whole: ByteRange
  /// A sentence for each place that lies outside.
  package private(set) var faults: [String] = []

  package init(_ workspace: Workspace, _ path: String) {
    self.workspace = workspace
    self.path = path
    whole = ByteRange(0, workspace[path]?.source.bytes.count ?? 0)
  }

  /// Asks about one place.
  package mutating func ask(at offset: Int) {
    if let hover = workspace.hover(at: offset, in: path, images: true) { expect(hover.range, "the hover") }
    for item in workspace.completions(at: offset, in: path).items {
      expect(item.edit.range, "the completion \(item.label)")
    }
    for link in workspace.definitions(at: offset, in: path) {
      expect(link.origin, "the origin of a definition")
      expect(link.target, of: link.path, "the definition")
      if !link.target.contains(link.targetName) { faults.append("the name of a definition lies outside of it") }
    }
    for place in workspace.references(at: offset, in: path, includingDefinitions: true) {
      expect(place.range, of: place.path, "a reference")
    }
    for highlight in workspace.highlights(at: offset, in: path) { expect(highlight.range, "a highlight") }
    for stretch in workspace.selectionRanges(at: offset, in: path) { expect(stretch, "a selection") }
    if workspace.renameSubject(at: offset, in: path) != nil,
      case .success(let edits) = workspace.renaming(at: offset, in: path, to: "other")
    {
      for edit in edits { expect(edit.edit.range, of: edit.path, "an edit of a renaming") }
    }
  }

  /// Asks about the file as a whole.
  package mutating func askOfFile() {
    for item in workspace.symbols(in: path) {
      expect(item.range, "the symbol \(item.name)")
      if !item.range.contains(item.nameRange) {
        faults.append("the name of the symbol \(item.name) lies outside of it")
      }
    }
    for color in workspace.documentColors(in: path) {
      expect(color.range, "a color")
      for offered in workspace.presentations(of: color.color, at: color.range, in: path) {
        expect(offered.edit.range, "the presentation \(offered.label)")
      }
    }
    for token in workspace.semanticTokens(in: path) { expect(token.range, "a stretch of code") }
    for link in workspace.links(in: path) { expect(link.range, "a link") }
    let lines = workspace[path]?.source.lines.count ?? 0
    for fold in workspace.foldingRanges(in: path) where fold.firstLine > fold.lastLine || fold.lastLine >= lines {
      faults.append("the fold of lines \(fold.firstLine) to \(fold.lastLine) lies outside")
    }
    let fixes =
      workspace.codeActions(touching: whole, in: path).map(\.fix.edits)
      + workspace.referenceForms(touching: whole, in: path).map(\.edits)
      + workspace.fixAlls(touching: whole, in: path).map(\.edits)
      + workspace.suppressions(touching: whole, in: path).map(\.fix.edits)
    for edit in fixes.joined() { expect(edit.edit.range, of: edit.path, "an edit of a fix") }
  }

  private mutating func expect(_ range: ByteRange, _ what: String) {
    if !whole.contains(range) { faults.append("\(what) at \(range) lies outside") }
  }

  private mutating func expect(_ range: ByteRange, of other: String, _ what: String) {
    // A renaming writes to the settings as well, which are no file of the workspace.
    let length = workspace[other]?.source.bytes.count ?? File.status(of: other).map { Int($0.size) }
    if range.end > length ?? -1 {
      faults.append("\(what) at \(range) lies outside \(other)")
    }
  }
}
