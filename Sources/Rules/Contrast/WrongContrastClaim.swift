import Configuration
import DesignTokens
import Facts
import SourceText
import WorkspaceIndex

extension Rule {
  /// A text states a contrast that its two colors do not have.
  static let wrongContrastClaim = Rule(
    id: "wrong-contrast-claim",
    family: .contrast,
    severity: .warning,
    summary: "A text states a ratio of contrast that its two colors do not have.",
    page: """
      Whoever reads *10.4:1* beside two colors relies on it and measures no more. The ratio is computed as WCAG 2.2 \
      defines it (contrast ratio, with relative luminance) and compared with what the text says; what rounding, in \
      either direction, or a tenth may explain is fine. Both colors must be written out, or be tokens that have one value \
      in all themes, which this document gives them.

      A claim is a sentence or a line with one ratio and two colors, in whatever order (*#1C4F92 — 8.1:1 on white*), the \
      comment behind a value (`#1C4F92; /* 8.1:1 on white */`), an object in code \
      (`{ foreground: '#1C4F92', background: '#FFFFFF', ratio: '8.1:1' }`, also with classes of utilities), a comment \
      above code with one color and a comment on its ground, or the row of a table: the color of the row on what the \
      cell or the head of its column names (*Contrast on white*), or the columns of text and background. Below a color (a \
      line *Contrast: 7.5:1 against white* in its list) it is about that color; names of the palette stand for theirs \
      (*Primary Green on White*). The ground is what the text says: beside the ratio, in the head of a column, in a \
      heading, in a line above. A ratio beside one color alone is told where neither white nor black nor any color of \
      the document explains it.

      The least of all colors of a table (*in `--page` all eight have 7:1 or more* below a table of eight) is held \
      against each of them.

      What a text asks for (*at least 4.6:1*, *needs 5:1*, a column *Minimum*) is no claim, nor are 3:1, 4.5:1 and 7:1, \
      which it may name for what WCAG asks. Claims are checked also where the text warns of a pair.

      ## Fails

      ```markdown colors.md
      # Colors

      Primary #1C4F92 on white has 10.4:1.
      ```

      ## Passes

      ```markdown colors.md
      # Colors

      Primary #1C4F92 on white has 8.1:1.
      ```
      """,
    reach: .names,
    holdsWhereRefused: true,
    check: wrongClaims)
}

private func wrongClaims(in file: CheckedFile) -> [Finding] {
  let claims = file.facts.contrastClaims.compactMap { claim in
    file.facts.isCited(claim.range) ? nil : file.color(of: claim.foreground).map { (color: $0, claim: claim) }
  }
  let shared = SharedGround(of: claims.filter { $0.claim.background == nil })
  return claims.compactMap { foreground, claim in
    guard let ground = claim.background else {
      if let shared, shared.explains(foreground, claim) { return nil }
      return Finding(message(of: foreground, having: claim, in: file), at: claim.range)
    }
    guard let background = file.color(of: ground) else { return nil }
    let ratio = foreground.contrast(with: background)
    // Some round down, some up, and some compute with fewer digits; of one color with itself, be it in two notations,
    // nobody speaks.
    guard abs(ratio - claim.ratio) > claim.rounding * 2 + 0.1, ratio > 1.1, !claim.isGranted || ratio < claim.ratio
    else { return nil }
    let right = "\(Color.ratioText(ratio)):1"
    let fitting = text(of: ratio, like: claim)
    let stated = file.source.text(in: claim.range)
    return Finding(
      "The contrast of `\(foreground.hexRGB)` on `\(background.hexRGB)` is \(right), not \(stated).",
      at: claim.range,
      fixes: file.keepsVerdict(claim, with: ratio)
        ? [file.fix("Write \(fitting)", replacing: claim.range, with: fitting)] : [])
  }
}

/// A ratio with as many digits as the text has, `18:1` in place of `15:1`; with two where fewer would seem to reach
/// what WCAG asks for.
private func text(of ratio: Double, like claim: ContrastClaim) -> String {
  let places = claim.rounding > 0.4 ? 0 : claim.rounding > 0.04 ? 1 : 2
  let text = NumberText.rounded(ratio, places: places)
  let shown = Double(text) ?? ratio
  let seemsReached = [3, 4.5, 7].contains { ratio < $0 && shown >= $0 }
  return (seemsReached ? Color.ratioText(ratio) : text) + ":1"
}

/// What a color has on white and on black, where the text names no ground.
private func message(of color: Color, having claim: ContrastClaim, in file: CheckedFile) -> String {
  let stated = file.source.text(in: claim.range)
  let grounds = [("white", color.contrast(with: .white)), ("black", color.contrast(with: .black))]
  if let best = grounds.max(by: { $0.1 < $1.1 }), best.1 < claim.ratio {
    return "The contrast of `\(color.hexRGB)` is at most \(Color.ratioText(best.1)):1 (on \(best.0)), not \(stated)."
  }
  let ratios = grounds.map { "on \($0.0) (\(Color.ratioText($0.1)):1)" }
  return "`\(color.hexRGB)` has a contrast of \(stated) neither \(ratios[0]) nor \(ratios[1]) "
    + "nor on any color of this document that may lie below."
}

extension CheckedFile {
  /// Whether what stands beside a ratio holds for another one too, and no color has to change for it.
  fileprivate func keepsVerdict(_ claim: ContrastClaim, with ratio: Double) -> Bool {
    let line = source.line(around: claim.range.start)
    if ratio < 7, line.count > 4_000 || source.text(in: line).holds("AAA") { return false }
    return ratio >= (configuration.contrast.level == .aa ? 4.5 : 7)
      && [4.5, 7].allSatisfy { ($0 <= ratio) == ($0 <= claim.ratio) }
  }

  /// Whether an arrow behind a value leads to another one.
  private func leadsOn(_ value: ByteRange) -> Bool {
    let behind = source.text(in: ByteRange(value.end, min(value.end + 12, source.bytes.count)))
    return behind.drop { "`* )".contains($0) }.first.map { "→➜➔".contains($0) } ?? false
  }

  /// A color that is written out, or that of a token to which this document gives the only value it has anywhere.
  fileprivate func color(of source: PairColor.Source) -> Color? {
    switch source {
    case .literal(let color): return color
    case .token(let name, _):
      let isOwn = sites(named: name).contains { $0.path == path && facts.definitions[$0.index].context == nil }
      guard isOwn else { return tailwindColor(name) }
      // `#10B981 → #047857` gives two.
      let isReplaced = facts.definitions.contains { $0.name == name && leadsOn($0.valueRange) }
      let values = workspace.values(of: name, visibleFrom: path)
      guard !isReplaced, values.count == 1, case .color(let color)? = values[0].value.value, color.alpha == 1 else {
        return nil
      }
      return color
    }
  }
}
