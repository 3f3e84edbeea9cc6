package import Configuration
import Facts
package import SourceText
package import WorkspaceIndex

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
  /// The findings that this one tells of instead of them.
  package var covers: [CoveredFindings] = []
  /// The most that it may matter, whatever the settings say of its rule; `nil` for a finding that is certain.
  var ceiling: Severity?
  /// What it is about where what is written at its place does not tell; empty for what is found in the file as a whole.
  ///
  /// It is part of its identity, so it holds no number of anything.
  var subject: String?
  /// Whether the baseline of the project lists it.
  package var isPutOff = false
  /// Where in an input it is, as an RFC 6901 pointer; `nil` for a finding in the text itself.
  package var inputPointer: String?

  package init(
    rule: String, severity: Severity, message: String, range: ByteRange, related: [RelatedPlace] = [],
    fixes: [Fix] = [], context: String? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message.visible
    self.range = range
    self.related = related
    self.fixes = fixes
    self.context = context?.visible
  }

  /// What a check returns; whoever runs it writes the rule and its severity onto it.
  init(
    _ message: String, at range: ByteRange, related: [RelatedPlace] = [], fixes: [Fix] = [], context: String? = nil
  ) {
    self.init(
      rule: "", severity: .error, message: message, range: range, related: related, fixes: fixes, context: context)
  }

  /// The same finding with what it is about.
  func about(_ subject: String) -> Finding {
    var result = self
    result.subject = subject.visible
    return result
  }

  /// The same finding as one of `rule`.
  func of(_ rule: String, _ severity: Severity) -> Finding {
    var result = self
    result.rule = rule
    result.severity = ceiling.map { min($0, severity) } ?? severity
    return result
  }
}

/// Another place that belongs to a finding, in any file.
package struct RelatedPlace: Sendable {
  package var message: String
  package var path: String
  package var range: ByteRange

  package init(_ message: String, path: String, range: ByteRange) {
    self.message = message.visible
    self.path = path
    self.range = range
  }
}

extension Finding {
  /// Whether it finds fault with how a key or a scalar is spelled, rather than with what it says.
  package var isSpelling: Bool { Problem.Kind(rawValue: rule)?.isSpelling ?? false }

  /// Whether a related place or an edit of a fix lies in some file, so that it moves when that file changes although
  /// what it says stays true.
  package func reaches(into path: String) -> Bool {
    related.contains { $0.path == path } || fixes.contains { $0.edits.contains { $0.path == path } }
  }

  /// The same finding with its related places moved along with the text of their file; `nil` if one of them, or an edit,
  /// stands where the text has changed.
  package func following(_ change: TextChange, in path: String) -> Finding? {
    var result = self
    for index in related.indices where related[index].path == path {
      guard let range = change.moved(related[index].range) else { return nil }
      result.related[index].range = range
    }
    return fixes.contains { $0.edits.contains { $0.path == path } } ? nil : result
  }
}

extension [Finding] {
  /// Whether the syntax of the file is broken, where a repair unasked would be a guess about what the rest means.
  package var tellOfBrokenSyntax: Bool { contains { Problem.Kind(rawValue: $0.rule)?.leavesDoubt ?? false } }
}
