import CommandLineTool
import Configuration
import Rules

extension GeneratedFile {
  /// A page for each rule: what `tincture explain` prints.
  static let rulePages: [GeneratedFile] = Rule.all.map { rule in
    page("Rules/\(rule.id)", from: "the rule's own page", RulePage.text(of: rule))
  }

  /// The table of all rules, by family.
  static let rulesPage = page("Rules", from: "the catalog of rules", rulesText)

  private static var rulesText: String {
    let families = Rule.Family.allCases.compactMap { family -> String? in
      let rules = Rule.all.filter { $0.family == family }
      guard !rules.isEmpty else { return nil }
      let rows = rules.map { rule in
        "| [`\(rule.id)`](Rules/\(rule.id).md) | \(rule.severity?.rawValue ?? "off") | \(escaped(rule.summary)) |"
      }
      return "## \(family.rawValue)\n\n| rule | default | finds |\n|---|---|---|\n" + rows.joined(separator: "\n")
    }
    return """
      # Rules

      Every mistake that Tincture knows, with its severity where the settings say nothing. `tincture explain RULE` \
      prints a page; `rules` in `tincture.json` changes a severity (see <doc:Settings>).

      \(families.joined(separator: "\n\n"))

      """
  }

  /// Text for a cell of a table.
  private static func escaped(_ text: String) -> String {
    text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }
}
