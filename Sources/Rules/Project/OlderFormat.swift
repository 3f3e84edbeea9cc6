import Configuration
import Facts
import SourceText
import WorkspaceIndex

extension Rule {
  /// Token files are not written as the format of 2025.10 has them, and do not claim to be.
  static let olderFormat = Rule(
    id: "older-format",
    family: .project,
    severity: .info,
    summary: "Token files are written in an older form than that of 2025.10, and do not claim that one.",
    page: """
      The rules of the Design Tokens Format Module 2025.10 are told one by one only where it is claimed: by `"format": \\
      "dtcg-2025.10"` in `tincture.json`, by a `$schema` of it, by a resolver document that lists the file, or by more \\
      than half of the colors, lengths and times being written as it has them. All other files that belong together \\
      get this one note, with how often each rule would speak, at the first of these places.

      Nothing has to be done: drafts, Style Dictionary and Tokens Studio have forms of their own, and a build that reads \\
      them may not read others. `tincture fix --only legacy-value` writes the values anew, `--only legacy-type` the \\
      types, `--only legacy-unprefixed-property` the names of the first draft; no fix that is made unasked does. What \\
      is wrong in any format (a reference that leads nowhere, a color that is none) is told everywhere.

      ## Fails

      ```json example.tokens.json
      {
        "ink": { "$type": "color", "$value": "#0d7377" },
        "paper": { "$type": "color", "$value": "#ffffff" }
      }
      ```

      ## Passes

      ```json example.tokens.json
      {
        "ink": {
          "$type": "color",
          "$value": { "colorSpace": "srgb", "components": [0.051, 0.451, 0.4667], "hex": "#0d7377" }
        }
      }
      ```
      """,
    reach: .workspace,
    check: olderForms)
}

private func olderForms(in file: CheckedFile) -> [Finding] {
  guard !file.claimsFormat else { return [] }
  let workspace = file.workspace
  let covered = workspace.coveredFindings(around: file.path) { paths in paths.flatMap(workspace.coverable) }
  guard covered.first?.path == file.path, let claim = workspace.formatClaim(of: file.path),
    let first = workspace.coverableFindings(in: file.path).min(by: { $0.range < $1.range })
  else { return [] }
  let counts = covered.reduce(into: [String: Int]()) { $0[$1.rule, default: 0] += $1.count }
    .sorted { ($1.value, $0.key) < ($0.value, $1.key) }
  let files = workspace.filesOfOneFormat(with: file.path).count
  let total = counts.reduce(0) { $0 + $1.value }
  let places = listed(counts.map { "`\($0.key)` \($0.value)" })
  let other = claim.format == .draft ? "" : " (\(claim.format.title), \(claim.reason))"
  var finding = Finding(
    "\(files == 1 ? "This file does" : "These \(files) files do") not claim the format of 2025.10\(other), whose rules "
      + "would speak \(total == 1 ? "once" : "\(total) times"): \(places)\(migration(counts.map(\.key))).",
    at: first.range)
  finding.covers = covered
  return [finding.about("")]
}

extension Workspace {
  /// How often each rule of the format finds something in a file that is not told, by rule.
  fileprivate func coverable(in path: String) -> [CoveredFindings] {
    coverableFindings(in: path).reduce(into: [String: Int]()) { $0[$1.rule, default: 0] += 1 }
      .sorted { $0.key < $1.key }
      .map { CoveredFindings(rule: $0.key, path: path, count: $0.value) }
  }

  /// What a note may tell of instead: no hints, nothing that is suppressed, and no form that is right as the file's own
  /// format has it.
  fileprivate func coverableFindings(in path: String) -> [Finding] {
    guard let format = formatClaim(of: path)?.format else { return [] }
    let own = format.ownForms
    let findings = untoldFindings(in: path).filter { $0.severity >= .info && !own.contains($0.rule) }
    return findings.isEmpty ? [] : report(on: path, from: findings).findings.filter { $0.rule != "unused-suppression" }
  }
}

extension TokenFormat {
  /// The rules that find what is right in this format; an array is none of tokens, but data of something else.
  fileprivate var ownForms: Set<String> {
    switch self {
    case .current, .draft: ["invalid-document"]
    case .styleDictionary:
      ["invalid-document", "invalid-node", "invalid-reference-syntax", "legacy-unprefixed-property"]
    case .tokensStudio:
      [
        "invalid-document", "invalid-node", "invalid-reference-syntax", "legacy-unprefixed-property", "legacy-value",
        "legacy-type", "unknown-type",
      ]
    }
  }
}

/// The most frequent three of some words, and how many more there are.
private func listed(_ words: [String]) -> String {
  let rest = words.count - 3
  let shown = Array(words.prefix(3)) + (rest > 0 ? ["\(rest) other rule\(rest == 1 ? "" : "s")"] : [])
  guard let last = shown.last, shown.count > 1 else { return shown.first ?? "" }
  return shown.dropLast().joined(separator: ", ") + " and " + last
}

/// The command that writes anew what can be, with the words before it.
private func migration(_ rules: [String]) -> String {
  ["legacy-value", "legacy-type", "legacy-unprefixed-property"].first(where: rules.contains)
    .map { "; `tincture fix --only \($0)` writes them anew" } ?? ""
}
