import Facts
import FrontEnds
package import SourceText
package import WorkspaceIndex

extension Feature {
  package static let selection = Feature(
    title: "Expanding a selection",
    page: "Step by step from a word to the value, the token, the group around it, and the file.")
}

extension Workspace {
  /// What an editor selects step by step from an offset, innermost first, each larger than the last and around it.
  ///
  /// Never empty for a file of the workspace: at least the place itself and the whole file.
  package func selectionRanges(at offset: Int, in path: String) -> [ByteRange] {
    guard let file = self[path] else { return [] }
    var ranges = file.frontEnd?.stretches(file.source, offset) ?? []
    if ranges.last != file.source.wholeRange { ranges.append(file.source.wholeRange) }
    return ranges
  }
}
