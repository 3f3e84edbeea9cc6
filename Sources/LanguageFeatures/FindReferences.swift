package import SourceText
package import WorkspaceIndex

/// A stretch of some file of the workspace.
package struct FilePlace: Hashable, Sendable {
  package var path: String
  package var range: ByteRange

  package init(path: String, range: ByteRange) {
    self.path = path
    self.range = range
  }
}

extension Workspace {
  /// Every use of the token named at an offset, with its definitions if asked for, by path and offset.
  package func references(at offset: Int, in path: String, includingDefinitions: Bool) -> [FilePlace] { [] }
}
