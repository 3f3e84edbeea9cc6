import DesignTokens
import Facts
import Lexicon
import SourceText
import WorkspaceIndex

/// The opaque colors that a document has names for: those of the tokens that it defines or uses.
struct TokenPalette {
  private var colors: [(name: TokenName, color: Color)] = []

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
  }

  /// The token that can be meant where a color would pass: of those that pass and are nearly that color, the nearest.
  ///
  /// None whose name gives it another role, or a state or a status that is not among the given ones.
  func nearest(
    to color: Color, for role: TokenPurpose.Role, under conditions: Set<String>, where passes: (Color) -> Bool
  ) -> (name: TokenName, color: Color)? {
    let meant = colors.filter { entry in
      let purpose = TokenPurpose(of: entry.name.text)
      return (purpose.role ?? role) == role && purpose.conditions.isSubset(of: conditions)
        && entry.color.isNear(color) && passes(entry.color)
    }
    return meant.map { (distance: $0.color.difference(from: color), entry: $0) }
      .min { ($0.distance, $0.entry.name) < ($1.distance, $1.entry.name) }?.entry
  }
}

extension Color {
  /// Whether it is a shade of the same color: within a step of a scale of ten in OKLCH lightness, and either both
  /// without much hue or within half of a twelfth of the color circle, beyond which a hue has another name.
  fileprivate func isNear(_ other: Color) -> Bool {
    let (left, right) = (converted(to: .oklch), other.converted(to: .oklch))
    guard abs((left.first ?? 0) - (right.first ?? 0)) <= 0.1 else { return false }
    let chroma = (left.second ?? 0, right.second ?? 0)
    // Twice what is just noticed (CSS Color 4, section 14.2) is hardly a hue.
    guard chroma.0 > 0.04, chroma.1 > 0.04 else { return chroma.0 <= 0.04 && chroma.1 <= 0.04 }
    let turn = abs((left.third ?? 0) - (right.third ?? 0))
    return min(turn, 360 - turn) <= 15
  }
}
