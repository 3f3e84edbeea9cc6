package import Configuration
import SourceText

extension Rule {
  /// A baseline lists what is not found any more; found by whoever has checked the files that it is about.
  static let outdatedBaseline = Rule(
    id: "outdated-baseline", family: .project, severity: .error,
    summary: "A baseline lists a finding that is not found any more.",
    page: """
      An entry that nothing answers to would let the same mistake come back unseen. When a finding is mended, its entry \
      goes with it: `tincture check --prune-baseline` takes out what is not found any more, and adds nothing. Only \
      entries of files that are checked, or that are gone from a folder that is, are judged.

      ## Fails

      ```console
      $ tincture check --format concise .
      tincture-baseline.json:4:5: error: `unresolved-reference` is not found any more in `a.tokens.json`: `a`, `$value`, \
      `{b}`; `tincture check --prune-baseline` takes the entry out. [outdated-baseline]
      ```

      ## Passes

      ```json tincture.json
      { "baseline": "tincture-baseline.json" }
      ```

      ```json tincture-baseline.json
      { "version": 1, "findings": [] }
      ```
      """,
    reach: .file, check: foundElsewhere)
}

extension Finding {
  /// An entry of a baseline that nothing answers to, at its place there; `nil` where the settings turn that off.
  package init?(outdated entry: Baseline.Entry, under settings: RuleSettings) {
    let rule = Rule.outdatedBaseline
    guard let severity = settings.severity(of: rule.id, default: rule.severity) else { return nil }
    let title = entry.identity.title
    self.init(
      rule: rule.id, severity: severity,
      message: "`\(entry.identity.rule)` is not found any more in `\(entry.path)`"
        + "\(title.isEmpty ? "" : ": \(title)"); `tincture check --prune-baseline` takes the entry out.",
      range: entry.range)
  }
}
