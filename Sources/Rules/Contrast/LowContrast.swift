import Configuration
import DesignTokens
import Facts
import Lexicon
import SourceText
import WorkspaceIndex

extension Rule {
  /// A text or a graphic does not stand out enough from its background.
  static let lowContrast = Rule(
    id: "low-contrast",
    family: .contrast,
    severity: .warning,
    summary: "A text or a graphic stands out less from its background than WCAG 2.2 (or APCA) asks.",
    page: """
      WCAG 2.2 asks for 4.5:1 for text (success criterion 1.4.3), for 3:1 where the text is large (24px, or 18.66px \
      bold) and for icons, borders and focus rings (1.4.11). With `contrast.level` set to `AAA`, text needs 7:1 and \
      large text 4.5:1.

      Pairs come from the states and parts of a component spec, from sentences (*white text on #FFD54F*, *Coral text on Mist* where the document gives these names colors), from the rules \
      of style sheets that a document shows, from utility classes (`bg-red-600 text-white`, in the colors of the project, \
      else of Tailwind 3, where its configuration is there) and styles of elements, also where the ground is that of the \
      element around, from `contrast.pairs` in `tincture.json`, and from names: `on-primary` (or `onPrimary`) stands on `primary`, `card-foreground` on `card`, `done-text` on `done-bg` \
      and `chip.text` on `chip.bg`; in a style sheet `--card-foreground` on `--card`, in each of its themes. A pair is judged only \
      where both colors are known; translucent ones are laid over what is stated under them (or over \
      `contrast.backdrop`). Of a gradient and of colors to choose from the worst counts. Disabled states are exempt, \
      and borders except those that show focus or an error. Every theme is judged by itself.

      With `contrast.standard` set to `apca`, the lightness contrast of APCA 0.0.98G-4g is asked for instead, whatever \
      its sign: Lc 60 for text, Lc 45 for large text and graphics; at level `AAA` Lc 75 for text and Lc 60 for large \
      text. These are the steps of APCA's readability criterion that come nearest to 4.5:1, 3:1 and 7:1. APCA is a \
      draft and no standard yet, so WCAG 2.2 is what counts unless you choose.

      The fix takes the nearest color that passes, on the side that has to move less: the hue stays, only the OKLCH \
      lightness moves. It passes in every theme and for every pair of the file in which the color stands; where no \
      single color does, the message says so. A second fix takes a token that the document defines or uses: one of \
      nearly that hue and lightness, whose name says nothing of another role, state or status. A color that the \
      document has at other places as well, or a token that another file defines, is not changed in one place alone.

      ## Fails

      ```json color.tokens.json
      {
        "color": {
          "$type": "color",
          "primary": { "$value": { "colorSpace": "srgb", "components": [0.08, 0.63, 0.65] } },
          "on-primary": { "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } }
        }
      }
      ```

      ## Passes

      ```json color.tokens.json
      {
        "color": {
          "$type": "color",
          "primary": { "$value": { "colorSpace": "srgb", "components": [0.05, 0.45, 0.47] } },
          "on-primary": { "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } }
        }
      }
      ```
      """,
    reach: .names,
    check: lowContrasts)
}

private func lowContrasts(in file: CheckedFile) -> [Finding] {
  let isOfOthers = file.isSkillOfOthers
  let pairs = file.facts.pairs.filter {
    !$0.isExempt && !$0.isOfDisabled && !file.isPlaceholder($0) && !(isOfOthers && file.takesColorsOfProject($0))
  }
  .map { ContrastSubject(file.laid($0)) }
  let subjects =
    (pairs + file.tokenPairs()).map { (subject: $0, measures: file.measures(of: $0)) }
    + StyleSheetPairs(of: file).measured()
  var fixes: ContrastFixes?
  return subjects.flatMap { subject, measures -> [Finding] in
    var failures: [ContrastFailure] = []
    for (theme, measure) in measures where measure.ratio < measure.required - 0.000_001 {
      if let same = failures.firstIndex(where: { $0.measure == measure }) {
        failures[same].themes.append(theme)
      } else {
        failures.append(ContrastFailure(subject: subject, measure: measure, themes: [theme], all: measures))
      }
    }
    guard !failures.isEmpty, !file.isProse || !failures.areOfOneFile(among: measures.count) else { return [] }
    let known = fixes ?? ContrastFixes(of: subjects, in: file)
    fixes = known
    return failures.map { $0.finding(in: file, isEverywhere: $0.themes.count == measures.count, known) }
  }
}

extension ColorPair {
  /// Whether its writing is that of what is disabled by the name of its token: `--color-text-disabled`; a placeholder of
  /// that color is none.
  fileprivate var isOfDisabled: Bool {
    guard case .token(let name, _) = foreground.source, part != "placeholder" else { return false }
    return StateNames.isExempt(SwiftIdentifier.words(of: [name.text]).map { $0.lowercased() })
  }
}

extension [ContrastFailure] {
  /// Whether they hold in some of several files that give the colors side by side: a document may mean the others, and
  /// what is wrong in these is told there.
  fileprivate func areOfOneFile(among count: Int) -> Bool {
    let themes = flatMap(\.themes)
    return themes.count < count && themes.allSatisfy { if case .file = $0 { true } else { false } }
  }
}

extension CheckedFile {
  /// Whether a pair has a color by a name to which this file gives no value.
  fileprivate func takesColorsOfProject(_ pair: ColorPair) -> Bool {
    [pair.foreground, pair.background].contains { side in
      guard case .token(let name, _) = side.source else { return false }
      return !sites(named: name).contains { $0.path == path }
    }
  }

  /// Whether a style sheet that a document shows calls both colors by words (`color: red; background: white`), as samples
  /// of what somebody else will choose do.
  fileprivate func isPlaceholder(_ pair: ColorPair) -> Bool {
    guard isProse, facts.isStyle(pair.foreground.range), facts.isStyle(pair.background.range) else { return false }
    let words = [pair.foreground, pair.background].map { source.text(in: $0.range).lowercased() }
    return words.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isLetter) }
      && words.contains { $0 != "white" && $0 != "black" }
  }
}
