import Facts
import LanguageFeatures
import LanguageServerProtocol
import SourceText
import Syntax

extension Method {
  static let documentSymbol = Method(
    .outline, "textDocument/documentSymbol", capability: .flag("documentSymbolProvider"),
    answer: { (document: DocumentParams, snapshot) -> DocumentSymbolResult? in
      let path = FileURI.path(fromURI: document.uri)
      guard let source = snapshot.source(at: path) else { return nil }
      let items = snapshot.workspace.symbols(in: path)
      guard snapshot.client.nestsSymbols else {
        return .flat(flat(items) { Location(uri: document.uri, range: source.range($0, in: snapshot.encoding)) })
      }
      return .nested(nested(items) { source.range($0, in: snapshot.encoding) })
    })
}

/// Deeper items are listed beside their parents: editors draw no deeper trees.
private let deepest = 32

private func nested(_ items: [OutlineItem], _ range: (ByteRange) -> PositionRange) -> [DocumentSymbol] {
  // The open item of each level, the document above them all.
  var open: [(depth: Int, symbol: DocumentSymbol?, children: [DocumentSymbol])] = [(-1, nil, [])]
  func close(downTo depth: Int) {
    while let last = open.last, last.depth >= depth, var symbol = last.symbol {
      open.removeLast()
      symbol.children = last.children
      open[open.count - 1].children.append(symbol)
    }
  }
  for item in items {
    close(downTo: open.count > deepest ? open[deepest].depth : item.depth)
    close(downTo: item.depth)
    let symbol = DocumentSymbol(
      name: item.name.isEmpty ? " " : item.name.visible, detail: item.detail.visible, kind: item.kind.number,
      isDeprecated: item.isDeprecated, range: range(item.range), selection: range(item.nameRange))
    open.append((item.depth, symbol, []))
  }
  close(downTo: 0)
  return open[0].children
}

private func flat(_ items: [OutlineItem], _ location: (ByteRange) -> Location) -> [SymbolInformation] {
  var open: [(depth: Int, name: String)] = []
  return items.map { item in
    while let last = open.last, last.depth >= item.depth { open.removeLast() }
    defer { open.append((item.depth, item.name)) }
    return SymbolInformation(
      name: item.name.visible, kind: item.kind.number, location: location(item.range),
      container: open.last?.name.visible)
  }
}

extension OutlineItem.Kind {
  /// SymbolKind (LSP 3.17).
  var number: Int {
    switch self {
    case .section: 15
    case .group: 3
    case .token: 14
    case .component: 5
    case .property: 7
    case .state: 22
    }
  }
}

/// The answer to `textDocument/documentSymbol`, in the shape that the client understands.
private enum DocumentSymbolResult: WireValue {
  case nested([DocumentSymbol])
  case flat([SymbolInformation])

  /// Writes the list.
  func write(as name: String, to writer: inout JSONWriter) {
    switch self {
    case .nested(let symbols): symbols.write(as: name, to: &writer)
    case .flat(let symbols): symbols.write(as: name, to: &writer)
    }
  }
}

/// An item of a document's outline (LSP 3.17, DocumentSymbol).
private struct DocumentSymbol: WireObject {
  var name: String
  var detail: String
  /// A number of SymbolKind.
  var kind: Int
  var isDeprecated: Bool
  var range: PositionRange
  var selection: PositionRange
  var children: [DocumentSymbol] = []

  func writeMembers(to writer: inout JSONWriter) {
    writer.member("name", name)
    if !detail.isEmpty { writer.member("detail", detail) }
    writer.member("kind", kind)
    if isDeprecated { writer.member("tags", array: { $0.value(1) }) }
    writer.member("range", range)
    writer.member("selectionRange", selection)
    if !children.isEmpty { writer.member("children", children) }
  }
}
