package import Configuration
package import Facts
package import SourceText
package import WorkspaceIndex

/// The file that a check looks at, in its workspace, under its settings.
package struct CheckedFile: Sendable {
  package let path: String
  package let source: SourceFile
  package let facts: FileFacts
  package let workspace: Workspace
  package let configuration: Configuration

  package init?(_ path: String, of workspace: Workspace) {
    guard let file = workspace[path] else { return nil }
    self.path = path
    source = file.source
    facts = file.facts
    self.workspace = workspace
    configuration = workspace.configuration(for: path)
  }

  /// A stretch of this file as a related place.
  func place(_ message: String, _ range: ByteRange) -> RelatedPlace { RelatedPlace(message, path: path, range: range) }

  /// The name inside a definition as a related place; `nil` for a site of another workspace.
  func place(_ message: String, _ site: DefinitionSite) -> RelatedPlace? {
    workspace.definition(at: site).map { RelatedPlace(message, path: site.path, range: $0.nameRange) }
  }

  /// A fix that replaces one stretch of this file.
  func fix(_ title: String, replacing range: ByteRange, with text: String) -> Fix {
    Fix(title, edits: [FileEdit(path: path, TextEdit(range, text))])
  }
}
