import DesignTokens
package import Facts

extension Workspace {
  /// Whether a pointer leads somewhere when the references on its way are followed; `nil` where that cannot be told,
  /// because one of them is broken or a value cannot be read.
  package func leadsSomewhere(_ reference: TokenReference, in path: String) -> Bool? {
    guard let number = projectNumber(of: path) else { return nil }
    let project = projects[number]
    let reader =
      project.files.number(of: path).map { project.layered.reader(of: reference, in: $0) }
      ?? project.layered.reader(path)
    guard let site = project.names.sites(of: reference, from: reader).first else { return false }
    var node = ValueNode(site, reference.path.insideValue)
    // A chain is short; a circle is told elsewhere.
    for _ in 0..<256 {
      switch project.values.written(at: node) {
      case .value(.unreadable): return nil
      case .value: return true
      case .through(let reference, let rest):
        guard let next = project.values.nodes(of: reference, rest: rest, from: node.site, theme: nil).first else {
          return nil
        }
        node = next
      case .nowhere:
        switch project.values.value(at: node.site) {
        case .unreadable, .expression: return nil
        // The hex of a color is no part of what it is worth.
        case .color where node.path == ["hex"]: return true
        default: return false
        }
      }
    }
    return nil
  }
}
