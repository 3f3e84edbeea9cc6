package import Syntax

/// A way to a definition that says what was clicked on (LSP 3.17, LocationLink).
package struct LocationLink: WireObject {
  package var origin: PositionRange
  package var uri: String
  /// The whole definition.
  package var target: PositionRange
  /// What is selected in it.
  package var selection: PositionRange

  package init(origin: PositionRange, uri: String, target: PositionRange, selection: PositionRange) {
    self.origin = origin
    self.uri = uri
    self.target = target
    self.selection = selection
  }

  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("originSelectionRange", origin)
    writer.member("targetUri", uri)
    writer.member("targetRange", target)
    writer.member("targetSelectionRange", selection)
  }
}

/// The answer to `textDocument/definition`, in the shape that the client understands.
package enum DefinitionResult: WireValue {
  case links([LocationLink])
  case locations([Location])

  package func write(as name: String, to writer: inout JSONWriter) {
    switch self {
    case .links(let links): links.write(as: name, to: &writer)
    case .locations(let locations): locations.write(as: name, to: &writer)
    }
  }
}

/// The parameters of `textDocument/references` (LSP 3.17, ReferenceParams).
package struct ReferenceParams: Sendable, WireReadable {
  package var place: TextDocumentPositionParams
  package var includesDeclaration: Bool

  package init?(_ node: JSONNode) {
    guard let place = TextDocumentPositionParams(node) else { return nil }
    self.place = place
    includesDeclaration = node["context"]?["includeDeclaration"]?.boolean ?? true
  }
}

/// An item of a document's outline (LSP 3.17, DocumentSymbol).
package struct DocumentSymbol: WireObject {
  package var name: String
  package var detail: String
  /// A number of SymbolKind.
  package var kind: Int
  package var isDeprecated: Bool
  package var range: PositionRange
  package var selection: PositionRange
  package var children: [DocumentSymbol] = []

  package init(
    name: String, detail: String, kind: Int, isDeprecated: Bool, range: PositionRange, selection: PositionRange
  ) {
    self.name = name
    self.detail = detail
    self.kind = kind
    self.isDeprecated = isDeprecated
    self.range = range
    self.selection = selection
  }

  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("name", name)
    if !detail.isEmpty { writer.member("detail", detail) }
    writer.member("kind", kind)
    if isDeprecated { writer.member("tags", array: { $0.value(1) }) }
    writer.member("range", range)
    writer.member("selectionRange", selection)
    if !children.isEmpty { writer.member("children", children) }
  }
}

/// An item of an outline for clients that show a flat list (LSP 3.17, SymbolInformation).
package struct SymbolInformation: WireObject {
  package var name: String
  package var kind: Int
  package var location: Location
  package var container: String?

  package init(name: String, kind: Int, location: Location, container: String?) {
    self.name = name
    self.kind = kind
    self.location = location
    self.container = container
  }

  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("name", name)
    writer.member("kind", kind)
    writer.member("location", location)
    writer.member("containerName", ifPresent: container)
  }
}

/// The answer to `textDocument/documentSymbol`, in the shape that the client understands.
package enum DocumentSymbolResult: WireValue {
  case nested([DocumentSymbol])
  case flat([SymbolInformation])

  package func write(as name: String, to writer: inout JSONWriter) {
    switch self {
    case .nested(let symbols): symbols.write(as: name, to: &writer)
    case .flat(let symbols): symbols.write(as: name, to: &writer)
    }
  }
}
