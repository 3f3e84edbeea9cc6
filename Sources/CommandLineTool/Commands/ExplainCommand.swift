import Configuration
import DesignTokens
package import Rules

extension Command {
  /// Prints the page of a rule.
  static let explain = Command(
    "explain", "Print a rule's page", operands: "RULE", count: 1...1,
    details: "The page says what the rule finds and why, with an example that fails and one that passes.",
    examples: [Example("tincture explain low-contrast", "What counts as low contrast.")],
    statuses: ["Printed.", "Not used.", "There is no such rule."]
  ) { arguments, _ in
    let id = arguments.operands[0]
    guard let rule = Rule.named(id) else {
      let nearest = NearestName.nearest(to: id, among: Rule.all.map(\.id)).map { " Did you mean `\($0)`?" } ?? ""
      return .failure("There is no rule `\(id)`.\(nearest) See `tincture rules`.")
    }
    return Outcome(RulePage.text(of: rule))
  }
}

/// The page of a rule as Markdown; `explain` prints it, and the reference holds it.
package enum RulePage {
  /// Title, severity, summary and page, with a line feed at the end.
  package static func text(of rule: Rule) -> String {
    """
    # \(rule.id)

    *\(rule.family.rawValue), \(rule.severity.map { "\($0.rawValue) by default" } ?? "off by default").* \(rule.summary)

    \(rule.page)

    """
  }
}
