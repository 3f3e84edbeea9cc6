package import Configuration
package import SourceText

/// A mistake found at a place of the file that was checked.
package struct Finding: Sendable {
  /// The id of the rule.
  package var rule: String
  package var severity: Severity
  /// One sentence: what is wrong, and what to do if known; names in backticks, a full stop at the end.
  package var message: String
  package var range: ByteRange
  package var related: [RelatedPlace]
  package var fixes: [Fix]
  /// The theme concerned where only some are (`theme=dark`); `nil` for all.
  package var context: String?

  package init(
    rule: String, severity: Severity, message: String, range: ByteRange, related: [RelatedPlace] = [],
    fixes: [Fix] = [], context: String? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.range = range
    self.related = related
    self.fixes = fixes
    self.context = context
  }
}

/// Another place that belongs to a finding, in any file.
package struct RelatedPlace: Sendable {
  package var message: String
  package var path: String
  package var range: ByteRange

  package init(_ message: String, path: String, range: ByteRange) {
    self.message = message
    self.path = path
    self.range = range
  }
}
