import Configuration
import Rules
import Syntax

extension Command {
  /// Prints the catalog of rules.
  static let rules = Command(
    "rules", "List every rule", options: [.textOrJSON],
    examples: [
      Example("tincture rules", "A line for each rule: id, severity, summary."),
      Example("tincture rules --format json", "The same for programs."),
    ],
    statuses: ["Printed.", "Not used.", "Wrong usage."]
  ) { arguments, _ in
    arguments.value("format") == "json" ? Outcome(bytes: rulesAsJSON) : Outcome(rulesAsText)
  }
}

private var rulesAsText: String {
  let width = Rule.all.map(\.id.count).max() ?? 0
  return Rule.all.map { rule in
    let severity = rule.severity?.rawValue ?? "off"
    let gaps = (HelpText.spaces(width - rule.id.count + 2), HelpText.spaces(9 - severity.count))
    return "\(rule.id)\(gaps.0)\(severity)\(gaps.1)\(rule.summary)\n"
  }
  .joined()
}

private var rulesAsJSON: [UInt8] {
  var writer = JSONWriter(indented: true)
  writer.array { writer in
    for rule in Rule.all {
      writer.object { writer in
        writer.member("id", rule.id)
        writer.member("family", rule.family.rawValue)
        writer.member("severity", rule.severity?.rawValue ?? "off")
        writer.member("summary", rule.summary)
        writer.member("page", rule.page)
      }
    }
  }
  return writer.bytes + [UInt8(ascii: "\n")]
}
