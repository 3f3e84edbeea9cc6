package import SourceText

/// What a parser returns: always a tree, and what it had to overlook.
package struct Parsed<Tree: Sendable>: Sendable {
  package var tree: Tree
  package var problems: [SyntaxProblem]

  package init(_ tree: Tree, problems: [SyntaxProblem] = []) {
    self.tree = tree
    self.problems = problems
  }
}

/// A place where a text breaks the rules of its language, and what to say about it.
package struct SyntaxProblem: Sendable {
  /// The rule that reports it: `json-syntax`, `json-extension`, `duplicate-key`, `yaml-syntax`, `css-syntax`.
  package var rule: String
  package var message: String
  package var range: ByteRange
  /// Other places that belong to it, such as the first of two equal keys.
  package var related: [(message: String, range: ByteRange)]
  /// Edits that mend it, with a title; empty where nothing certain can be offered.
  package var fix: (title: String, edits: [TextEdit])?

  package init(
    _ rule: String, _ message: String, at range: ByteRange,
    related: [(message: String, range: ByteRange)] = [], fix: (title: String, edits: [TextEdit])? = nil
  ) {
    self.rule = rule
    self.message = message
    self.range = range
    self.related = related
    self.fix = fix
  }
}
