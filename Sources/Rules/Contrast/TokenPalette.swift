import DesignTokens
import Facts
import Lexicon
import SourceText
import WorkspaceIndex

/// The opaque colors that a document has names for: those of the tokens that it defines or uses.
struct TokenPalette {
  private struct Entry {
    let name: TokenName
    let color: Color
    let purpose: TokenPurpose
    let shade: Shade
  }

  /// What the document itself defines, in all themes, whatever the opacity.
  private let defined: Set<Color>
  /// By lightness, then by name; of tokens that are alike in all but their names the first.
  private let entries: [Entry]

  /// The colors of a document; none for a token file, whose tokens are not to be mixed.
  init(of file: CheckedFile) {
    guard file.isProse else {
      defined = []
      entries = []
      return
    }
    defined = Set(
      file.facts.definitions.flatMap { [$0.value] + $0.themes.map(\.value) }
        .compactMap { if case .color(let color) = $0 { color } else { nil } })
    var sites = file.facts.definitions.indices.map { DefinitionSite(path: file.path, index: $0) }
    for (_, targets) in file.resolvedReferences where targets.count == 1 { sites += targets }
    var known: Set<DefinitionSite> = []
    let colors = sites.filter { known.insert($0).inserted }.compactMap { site -> (name: TokenName, color: Color)? in
      // What a text calls a color (`Purple light`) is a name for people.
      guard let definition = file.workspace.definition(at: site), definition.themes.isEmpty, !definition.isInWords,
        case .color(let color)? = file.workspace.resolved(site).value, color.alpha >= 1
      else { return nil }
      return (definition.name, color)
    }
    var seen: [Color: Set<TokenPurpose>] = [:]
    entries = colors.sorted { $0.name < $1.name }.compactMap { name, color in
      let purpose = TokenPurpose(of: name.text)
      guard seen[color, default: []].insert(purpose).inserted else { return nil }
      return Entry(name: name, color: color, purpose: purpose, shade: Shade(color))
    }.sorted { ($0.shade.lightness, $0.name) < ($1.shade.lightness, $1.name) }
  }

  /// Whether the document defines a token of the color.
  func defines(_ color: Color) -> Bool { defined.contains(color) }

  /// How many colors are looked at for one; that many shades of one color no document for people has.
  private static let most = 500

  /// The token that can be meant where a color would pass: of those that pass and are nearly that color, the nearest.
  ///
  /// None whose name gives it another role, or a state or a status that is not among the given ones.
  func nearest(
    to color: Color, for role: TokenPurpose.Role, under conditions: Set<String>, where passes: (Color) -> Bool
  ) -> (name: TokenName, color: Color)? {
    let shade = Shade(color)
    var above = entries.partitioningIndex { $0.shade.lightness >= shade.lightness }
    var below = above - 1
    var best: (distance: Double, entry: Entry)?
    // From the color's own lightness outward, since no color is nearer than its lightness.
    for _ in 0..<TokenPalette.most {
      let up = entries.indices.contains(above) ? entries[above].shade.lightness - shade.lightness : .infinity
      let down = entries.indices.contains(below) ? shade.lightness - entries[below].shade.lightness : .infinity
      guard min(up, down) <= min(best?.distance ?? .infinity, Shade.step) else { break }
      let entry = entries[up < down ? above : below]
      if up < down { above += 1 } else { below -= 1 }
      guard (entry.purpose.role ?? role) == role, entry.purpose.conditions.isSubset(of: conditions),
        entry.shade.isNear(shade), passes(entry.color)
      else { continue }
      let distance = entry.color.difference(from: color)
      if best.map({ (distance, entry.name) < ($0.distance, $0.entry.name) }) ?? true { best = (distance, entry) }
    }
    return best.map { ($0.entry.name, $0.entry.color) }
  }
}

/// A color in OKLCH, for asking whether another is a shade of the same.
private struct Shade {
  /// A step in lightness of a scale of ten.
  static let step = 0.1

  let lightness: Double
  private let chroma: Double
  private let hue: Double

  init(_ color: Color) {
    let shade = color.converted(to: .oklch)
    lightness = shade.first ?? 0
    chroma = shade.second ?? 0
    hue = shade.third ?? 0
  }

  /// Whether it is a shade of the same color: within a step in lightness, and either both without much hue or within half
  /// of a twelfth of the color circle, beyond which a hue has another name.
  func isNear(_ other: Shade) -> Bool {
    guard abs(lightness - other.lightness) <= Shade.step else { return false }
    // Twice what is just noticed (CSS Color 4, section 14.2) is hardly a hue.
    guard chroma > 0.04, other.chroma > 0.04 else { return chroma <= 0.04 && other.chroma <= 0.04 }
    let turn = abs(hue - other.hue)
    return min(turn, 360 - turn) <= 15
  }
}
