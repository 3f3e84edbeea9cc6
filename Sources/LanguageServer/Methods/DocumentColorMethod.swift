import DesignTokens
import LanguageFeatures
import LanguageServerProtocol
import SourceText

extension Method {
  static let documentColor = Method(
    "textDocument/documentColor",
    advertise: { $0.showsColors = true },
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
