import DesignTokens
package import Facts
package import SourceText
package import WorkspaceIndex

extension Feature {
  package static let search = Feature(
    title: "Search by name",
    page: """
      Every token and component of the workspace whose name holds what is typed, or its letters in that order: `clrbr` \
      finds `color.brand`.
      """)
}

/// A token or a component that somebody searches for by name.
package struct WorkspaceSymbol: Sendable {
  package var name: String
  package var kind: OutlineItem.Kind
  package var path: String
  /// The name inside its definition.
  package var range: ByteRange
  package var isDeprecated: Bool
}

extension Workspace {
  /// A list of more items than these nobody reads; the client asks again as somebody types on.
  private static var symbolLimit: Int { 256 }

  /// The tokens and components whose names a typed text fits, best first; components stand before tokens.
  package func symbols(fitting typed: String) -> [WorkspaceSymbol] {
    let tokens = definitions(fitting: typed, limit: Workspace.symbolLimit).compactMap { site in
      definition(at: site).map {
        WorkspaceSymbol(
          name: $0.name.text, kind: .token, path: site.path, range: $0.nameRange, isDeprecated: $0.deprecation != nil)
      }
    }
    return Array((components(fitting: typed) + tokens).prefix(Workspace.symbolLimit))
  }

  private func components(fitting typed: String) -> [WorkspaceSymbol] {
    let letters = typed.lowercased().filter { $0 != " " }
    guard !letters.isEmpty else { return [] }
    let found = files.keys.flatMap { path in
      (self[path]?.facts.components ?? []).filter { component in
        var rest = letters[...]
        for letter in component.name.lowercased() where letter == rest.first { rest.removeFirst() }
        return rest.isEmpty
      }.map {
        WorkspaceSymbol(name: $0.name, kind: .component, path: path, range: $0.nameRange, isDeprecated: false)
      }
    }
    return found.sorted { ($0.name, $0.path, $0.range) < ($1.name, $1.path, $1.range) }
  }
}
