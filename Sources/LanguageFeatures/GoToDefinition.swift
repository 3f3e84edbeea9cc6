package import SourceText
package import WorkspaceIndex

/// A way from a reference to a definition.
package struct DefinitionLink: Sendable {
  /// The reference under the cursor, as a whole.
  package var origin: ByteRange
  package var path: String
  /// The whole definition.
  package var target: ByteRange
  /// The name inside the definition.
  package var targetName: ByteRange

  package init(origin: ByteRange, path: String, target: ByteRange, targetName: ByteRange) {
    self.origin = origin
    self.path = path
    self.target = target
    self.targetName = targetName
  }
}

extension Workspace {
  /// Where the token named at an offset is defined; several where themes define it side by side.
  package func definitions(at offset: Int, in path: String) -> [DefinitionLink] { [] }
}
