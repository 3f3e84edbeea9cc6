package import Syntax

/// The answer to `textDocument/definition` and its like, in the shape that the client understands.
package enum DefinitionResult: WireValue {
  case links([LocationLink])
  case locations([Location])

  /// Writes the list.
  package func write(as name: String, to writer: inout JSONWriter) {
    switch self {
    case .links(let links): links.write(as: name, to: &writer)
    case .locations(let locations): locations.write(as: name, to: &writer)
    }
  }
}
