import DesignTokens
package import Facts
import FrontEnds
import Rules
package import SourceText
package import WorkspaceIndex

extension Workspace {
  /// The component of a document whose heading touches a stretch, written as a component file.
  ///
  /// `nil` where none does, and in a file that is a component file already.
  package func componentFile(headedAt range: ByteRange, in path: String) -> ComponentFile? {
    guard let file = self[path], file.facts.voice == .prose else { return nil }
    let index = file.facts.components.firstIndex { component in
      component.nameRange.overlaps(range) || component.nameRange.touches(range.start)
    }
    return index.flatMap { componentFile(of: [$0], in: path) }
  }

  /// The components of a document by name, or all of them without one, written as a component file.
  ///
  /// What the document alone defines is written as its value, what the project defines as a token in braces.
  package func componentFile(ofComponentNamed name: String?, in path: String) -> ComponentFile? {
    guard let components = self[path]?.facts.components else { return nil }
    guard let name = name?.lowercased() else { return componentFile(of: Array(components.indices), in: path) }
    let index = components.firstIndex { ([$0.name] + $0.aliases).contains { $0.lowercased() == name } }
    return index.flatMap { componentFile(of: [$0], in: path) }
  }

  private func componentFile(of indices: [Int], in path: String) -> ComponentFile? {
    guard let file = self[path] else { return nil }
    return file.facts.componentFile(of: indices, in: file.source) { reference in
      guard let site = definitions(of: reference, in: path).first, let definition = definition(at: site) else {
        return .asWritten
      }
      guard site.path == path else { return .token(definition.name.text) }
      return reference.statedValue == nil ? .value(definition.value.cssText(as: definition.type)) : .asWritten
    }
  }
}
