import Configuration
import DesignTokens
import Facts
import SourceText

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
      either direction, or a tenth may explain is fine. Both colors must be written out: names of tokens may be meant in \
      any of their themes.

      What a sentence asks for (*at least 4.6:1*) is no claim, nor are 3:1, 4.5:1 and 7:1, which a text may name for \
      what WCAG asks. Claims are checked also where the text warns of a pair.

      ## Fails

      ```markdown colors.md
      # Colors

      Primary #004AAD on white has 10.4:1.
      ```

      ## Passes

      ```markdown colors.md
      # Colors

      Primary #004AAD on white has 8.1:1.
      ```
      """,
    reach: .file,
    holdsWhereRefused: true,
    check: wrongClaims)
}

private func wrongClaims(in file: CheckedFile) -> [Finding] {
  file.facts.contrastClaims.compactMap { claim in
    guard !file.facts.isCited(claim.range) else { return nil }
    let ratio = claim.foreground.contrast(with: claim.background)
    // Some round down, some up, and some compute with fewer digits.
    guard abs(ratio - claim.ratio) > claim.rounding * 2 + 0.1 else { return nil }
    let right = "\(NumberText.rounded(ratio, places: 2)):1"
    let stated = file.source.text(in: claim.range)
    return Finding(
      "The contrast of `\(claim.foreground.hexRGB)` on `\(claim.background.hexRGB)` is \(right), not \(stated).",
      at: claim.range,
      fixes: [Fix("Write \(right)", edits: [FileEdit(path: file.path, TextEdit(claim.range, right))])])
  }
}
