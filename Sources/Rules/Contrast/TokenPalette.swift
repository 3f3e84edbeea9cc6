import DesignTokens
import Facts
import SourceText
import WorkspaceIndex

/// The opaque colors that a document has names for: those of the tokens that it defines or uses.
struct TokenPalette {
  private var colors: [(name: TokenName, color: Color)] = []
  private var fenceLines: [Int] = []

  /// The colors of a document; none for a token file, whose tokens are not to be mixed.
  init(of file: CheckedFile) {
    guard file.isProse else { return }
    var sites = file.facts.definitions.indices.map { DefinitionSite(path: file.path, index: $0) }
    for (_, targets) in file.resolvedReferences where targets.count == 1 { sites += targets }
    for site in Set(sites) {
      guard let definition = file.workspace.definition(at: site), definition.themes.isEmpty,
        case .color(let color)? = file.workspace.resolved(site).value, color.alpha >= 1
      else { continue }
      colors.append((definition.name, color))
    }
    if !colors.isEmpty { fenceLines = Self.fenceLines(of: file.source.bytes) }
  }

  /// The color nearest to another among those that pass, with its token.
  func nearest(to color: Color, where passes: (Color) -> Bool) -> (name: TokenName, color: Color)? {
    let ordered = colors.map { (distance: $0.color.difference(from: color), entry: $0) }
      .sorted { ($0.distance, $0.entry.name) < ($1.distance, $1.entry.name) }
    return ordered.first { passes($0.entry.color) }?.entry
  }
}

extension TokenPalette {
  /// How a document names a token in place of a color: in a code span by its name, in a fence with its value.
  func mention(of name: TokenName, _ color: Color, at range: ByteRange, in file: CheckedFile) -> String {
    let bytes = file.source.bytes
    let isSpan =
      range.start > 0 && range.end < bytes.count && bytes.at(range.start - 1) == UInt8(ascii: "`")
      && bytes.at(range.end) == UInt8(ascii: "`")
    if isSpan { return name.text }
    let isInFence = fenceLines.prefix { $0 < range.start }.count % 2 == 1
    return isInFence ? "\(file.text(of: color, like: range) ?? color.hexRGB) (\(name))" : "`\(name)`"
  }

  /// Where the lines begin that open and close the fences of a text.
  private static func fenceLines(of bytes: [UInt8]) -> [Int] {
    var starts: [Int] = []
    var lineStart = 0
    while lineStart < bytes.count {
      let end = bytes.from(lineStart).firstIndex(of: 0x0A) ?? bytes.count
      let line = bytes.from(lineStart, to: end).drop { $0 == 0x20 }
      if line.starts(with: "```".utf8) || line.starts(with: "~~~".utf8) { starts.append(lineStart) }
      lineStart = end + 1
    }
    return starts
  }
}
