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
      tincture-baseline.json:4:40: error: `unresolved-reference` is not found any more in `a.tokens.json`: `a`, `$value`, \
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
    reach: .file, check: nil)
}

extension Finding {
  /// An entry of a baseline that nothing answers to in its file, at its place in the baseline; `nil` where the settings
  /// turn that off.
  ///
  /// - Parameters:
  ///   - entry: The entry.
  ///   - path: Where what it lists is found now that its file is gone, as the baseline would write it.
  ///   - settings: What holds for the baseline.
  package init?(outdated entry: Baseline.Entry, movedTo path: String? = nil, under settings: RuleSettings) {
    let rule = Rule.outdatedBaseline
    guard let severity = settings.severity(of: rule.id, default: rule.severity) else { return nil }
    let title = entry.identity.title
    let number = entry.identity.ordinal > 1 ? ", number \(entry.identity.ordinal)" : ""
    let what = title.isEmpty ? "" : ": \(title)"
    let message =
      path.map {
        "`\(entry.identity.rule)` has moved from `\(entry.path)` to `\($0)`\(what); `tincture check --prune-baseline` "
          + "lets the entry follow."
      }
      ?? "`\(entry.identity.rule)` is not found any more in `\(entry.path)`\(what); `tincture check --prune-baseline` "
      + "takes the entry out."
    self = Finding(rule: rule.id, severity: severity, message: message, range: entry.range)
      .about("\(entry.identity.rule) in \(entry.path)\(what)\(number)")
  }
}
