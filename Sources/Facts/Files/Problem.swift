package import SourceText

/// A fault in the file itself, found while it was read: bad syntax, or a format rule that a token tree breaks.
package struct Problem: Sendable {
  package var kind: Kind
  /// One sentence: what is wrong, and what to do if known; names in backticks, a full stop at the end.
  package var message: String
  package var range: ByteRange
  /// Other places in the same file that belong to it.
  package var related: [(message: String, range: ByteRange)]
  package var fixes: [ProblemFix]
  /// How much it matters in this file where that differs from the rule's own severity; settings come before both.
  package var weight: Weight?
  /// Whether a rule of the token format finds here what no other format of tokens allows either.
  package var isFaultInAnyFormat: Bool

  package enum Weight: Sendable { case error, warning }

  package init(
    _ kind: Kind, _ message: String, at range: ByteRange,
    related: [(message: String, range: ByteRange)] = [], fixes: [ProblemFix] = [], weight: Weight? = nil,
    isFaultInAnyFormat: Bool = false
  ) {
    self.kind = kind
    self.message = message
    self.range = range
    self.related = related
    self.fixes = fixes
    self.weight = weight
    self.isFaultInAnyFormat = isFaultInAnyFormat
  }
}

/// A way to mend a problem inside its file.
package struct ProblemFix: Sendable {
  package var title: String
  package var edits: [TextEdit]
  /// Whether it may be applied unasked.
  package var isSafe: Bool

  package init(_ title: String, _ edits: [TextEdit], isSafe: Bool = false) {
    self.title = title
    self.edits = edits
    self.isSafe = isSafe
  }
}

/// A comment or an extension that silences rules.
package struct Suppression: Sendable {
  /// The rule ids named; empty means every rule.
  package var rules: [String]
  /// The findings it silences: those that begin inside this stretch.
  package var scope: ByteRange
  /// The comment or the extension's value.
  package var range: ByteRange
  /// The words behind ` -- `.
  package var reason: String?
  /// What goes with it when an extension is taken out; `nil` for a comment, and where other things stand beside it.
  package var removal: ByteRange?

  package init(rules: [String], scope: ByteRange, range: ByteRange, reason: String?, removal: ByteRange? = nil) {
    self.removal = removal
    self.rules = rules
    self.scope = scope
    self.range = range
    self.reason = reason
  }
}

/// A rule that a document states for itself.
package struct DocumentStatement: Sendable {
  package enum Subject: Sendable, Hashable {
    /// "multiples of 4pt": the base of the spacing grid, in px.
    case grid(base: Double)
    /// "only these values": the steps of spacing that there are, in px; none where the list of the document is meant.
    case steps([Double])
    /// "minimum 44x44 points": the smallest touch target, in px.
    case touchTarget(minimum: Double)
    /// "the hit area stays 44pt": how large the target of something is, in px, whatever it looks like.
    case hitArea(Double)
    /// "no other colors": there are no others than those of the document's palette, of which it may tell how many they are.
    case palette(count: Int?)
    /// "button height: at least 48px", in px.
    case buttonHeight(minimum: Double)
    /// "list row height: 40px": how high something is that is pressed, in px.
    case pressedHeight(Double)
    /// "minimum text size: 12sp": the least size of any writing, in px.
    case textSize(minimum: Double)
    /// The smallest contrast of text, where it is above what WCAG asks for.
    case contrast(minimum: Double)
  }

  package var subject: Subject
  package var range: ByteRange
  /// Of a grid: the lengths in px that the text names beside it, which are fine by themselves.
  package var allowed: [Double] = []
  /// Of a grid: how far it reaches, as the words say that state it.
  package var force = Force.all

  /// Whether it is a rule, and not only what something of its own is like.
  package var asksForSomething: Bool {
    switch subject {
    case .hitArea, .pressedHeight: false
    default: true
    }
  }

  /// `all` lengths keep to the steps; `halves` may; of a `unit` nothing is said but that the scale is made of it.
  package enum Force: Sendable { case all, halves, unit }

  package init(_ subject: Subject, at range: ByteRange) {
    self.subject = subject
    self.range = range
  }
}
