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
  /// What is broken; the raw values are for tests and logs.
  package enum Kind: String, Sendable {
    case jsonSyntax = "json-syntax"
    /// A form that JSON5 knows and JSON does not.
    case jsonExtension = "json-extension"
    case yamlSyntax = "yaml-syntax"
    case cssSyntax = "css-syntax"
    /// A name that stands twice in one object or mapping.
    case duplicateKey = "duplicate-key"
  }

  package var kind: Kind
  package var message: String
  package var range: ByteRange
  /// Other places that belong to it, such as the first of two equal keys.
  package var related: [(message: String, range: ByteRange)]
  /// Edits that mend it, with a title; empty where nothing certain can be offered.
  package var fix: (title: String, edits: [TextEdit])?

  package init(
    _ kind: Kind, _ message: String, at range: ByteRange,
    related: [(message: String, range: ByteRange)] = [], fix: (title: String, edits: [TextEdit])? = nil
  ) {
    self.kind = kind
    self.message = message
    self.range = range
    self.related = related
    self.fix = fix
  }
}
