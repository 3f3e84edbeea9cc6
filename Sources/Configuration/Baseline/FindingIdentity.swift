/// What makes a finding known again after any edit: what it is about, and never a line, a count or its message.
///
/// Parts that a finding does not have are empty.
package struct FindingIdentity: Hashable, Sendable {
  /// The id of the rule.
  package var rule: String
  /// The token, the component with its variant and part, or the headings and blocks that it stands in.
  package var owner = ""
  /// The state of the component.
  package var state = ""
  /// The property of the component or of the declaration, or the way to the value inside its owner.
  package var property = ""
  /// Where alone it holds: `theme=dark`.
  package var theme = ""
  /// What is written there, on one line, or what else tells it from others.
  package var literal = ""
  /// From 1: which of several that are equal otherwise, in the order of the text.
  package var ordinal = 1

  package init(rule: String) { self.rule = rule }

  /// The parts in the order in which they are written and sorted, without the ordinal.
  package var parts: [String] { [rule, owner, state, property, theme, literal] }

  /// What several that are equal otherwise have in common.
  package var withoutOrdinal: FindingIdentity {
    var result = self
    result.ordinal = 1
    return result
  }

  /// The identity in a file as a number for programs: sixteen hexadecimal digits, a colon and the ordinal.
  package func fingerprint(inFileAt path: String) -> String { "\(Fingerprint.text(of: [path] + parts)):\(ordinal)" }

  /// The parts that say where and what, for people: `Button, hover, Background, theme=dark, #14A0A5`.
  package var title: String { parts.dropFirst().filter { !$0.isEmpty }.map { "`\($0)`" }.joined(separator: ", ") }
}

extension FindingIdentity: Comparable {
  package static func < (left: FindingIdentity, right: FindingIdentity) -> Bool {
    for (one, other) in zip(left.parts, right.parts) where one != other { return one < other }
    return left.ordinal < right.ordinal
  }
}
