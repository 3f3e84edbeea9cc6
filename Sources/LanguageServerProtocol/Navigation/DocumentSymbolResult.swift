package import Syntax

/// The answer to `textDocument/documentSymbol`, in the shape that the client understands.
package enum DocumentSymbolResult: WireValue {
  case nested([DocumentSymbol])
  case flat([SymbolInformation])

  /// Writes the list.
  package func write(as name: String, to writer: inout JSONWriter) {
    switch self {
    case .nested(let symbols): symbols.write(as: name, to: &writer)
    case .flat(let symbols): symbols.write(as: name, to: &writer)
    }
  }
}
