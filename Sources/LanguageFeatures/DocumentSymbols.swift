package import Facts
import SourceText
package import WorkspaceIndex

extension Workspace {
  /// The outline of a file; flat, with depths.
  package func symbols(in path: String) -> [OutlineItem] {
    guard let file = self[path], let frontEnd = file.frontEnd else { return [] }
    return frontEnd.outline(file.source)
  }
}
