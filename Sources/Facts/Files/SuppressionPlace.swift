package import SourceText
import Syntax

/// Where words can stand that silence rules at some place of a file, and what has to stand around them.
package struct SuppressionPlace: Hashable, Sendable {
  /// What is written.
  package enum Form: Hashable, Sendable {
    /// A comment on the line before: `tincture-ignore-next-line low-contrast -- why`.
    case nextLine
    /// A comment in the line itself.
    case line
    /// The members of an extension in plain JSON: `"ignore": ["low-contrast"], "reason": "why"`.
    case members
    /// More rules in a list of an extension that gives a reason already.
    case rules
    /// More rules in a list of an extension that gives no reason.
    case rulesAndReason
  }

  package var form: Form
  /// What is replaced; empty for an insertion.
  package var range: ByteRange
  /// What stands before the words and behind them.
  package var prefix: String
  package var suffix: String

  package init(_ form: Form, at range: ByteRange, prefix: String, suffix: String) {
    self.form = form
    self.range = range
    self.prefix = prefix
    self.suffix = suffix
  }

  /// The edit that silences rules there, for a reason.
  package func edit(silencing rules: [String], because reason: String) -> TextEdit {
    TextEdit(range, prefix + words(rules, reason) + suffix)
  }

  private func words(_ rules: [String], _ reason: String) -> String {
    let list = rules.map(JSONWriter.quoted).joined(separator: ", ")
    switch form {
    case .nextLine: return "tincture-ignore-next-line \(rules.joined(separator: " ")) -- \(reason)"
    case .line: return "tincture-ignore-line \(rules.joined(separator: " ")) -- \(reason)"
    case .members: return "\"ignore\": [\(list)], \"reason\": \(JSONWriter.quoted(reason))"
    case .rules: return "\(list)]"
    case .rulesAndReason: return "\(list)], \"reason\": \(JSONWriter.quoted(reason))"
    }
  }
}
