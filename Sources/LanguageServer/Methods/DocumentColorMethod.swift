import DesignTokens
import LanguageFeatures
import LanguageServerProtocol
import SourceText
import Syntax

extension Method {
  static let documentColor = Method(
    .colors, "textDocument/documentColor", capability: .flag("colorProvider"),
    answer: { (document: DocumentParams, snapshot) -> [ColorInformation] in
      let path = FileURI.path(fromURI: document.uri)
      guard let source = snapshot.source(at: path), source.bytes.count <= largestDocument else { return [] }
      return snapshot.workspace.documentColors(in: path).map { found in
        ColorInformation(
          range: source.range(found.range, in: snapshot.encoding),
          color: WireColor(
            red: found.color.first ?? 0, green: found.color.second ?? 0, blue: found.color.third ?? 0,
            alpha: found.color.alpha))
      }
    })
}

/// Editors draw some hundred swatches; in larger documents they would only wait for them.
private let largestDocument = 5 << 20

/// A color and where it stands (LSP 3.17, ColorInformation).
private struct ColorInformation: WireObject {
  var range: PositionRange
  var color: WireColor

  func writeMembers(to writer: inout JSONWriter) {
    writer.member("range", range)
    writer.member("color", color)
  }
}
