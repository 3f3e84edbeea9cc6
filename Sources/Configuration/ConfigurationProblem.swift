package import SourceText

/// What is wrong with a settings file, at a place in it; the findings of the rule `configuration`.
package struct ConfigurationProblem: Sendable {
  /// The absolute path of the file, which may be one that `extends` names.
  package var path: String
  package var severity: Severity
  /// One sentence, names in backticks, a full stop at the end.
  package var message: String
  package var range: ByteRange
  /// The word to write in place of the range; `nil` where none is near.
  package var replacement: String?

  package init(path: String, severity: Severity, message: String, range: ByteRange, replacement: String? = nil) {
    self.path = path
    self.severity = severity
    self.message = message
    self.range = range
    self.replacement = replacement
  }
}
