import Facts
package import SourceText
package import WorkspaceIndex

extension Feature {
  package static let highlights = Feature(
    title: "Highlights",
    page: "The places in the same file that define or use the token under the cursor.")
}

/// A place of a file that is about what stands under the cursor.
package struct DocumentHighlight: Hashable, Sendable {
  package var range: ByteRange
  /// Whether the place gives the token its value; else it uses it.
  package var isDefinition: Bool
}

extension Workspace {
  /// The places in a file that define or use the token named at an offset, by range.
  package func highlights(at offset: Int, in path: String) -> [DocumentHighlight] {
    guard let subject = subject(at: offset, in: path), let site = sites(of: subject, in: path).first,
      let name = definition(at: site)?.name, let facts = self[path]?.facts
    else { return [] }
    let definitions = namesakes(of: name, visibleFrom: site.path).filter { $0.path == path }.map {
      DocumentHighlight(range: facts.definitions[$0.index].nameRange, isDefinition: true)
    }
    let uses = references(to: site).filter { $0.path == path }.map {
      DocumentHighlight(range: facts.references[$0.index].range, isDefinition: false)
    }
    return Set(definitions + uses).sorted { ($0.range, $0.isDefinition ? 0 : 1) < ($1.range, $1.isDefinition ? 0 : 1) }
  }
}
