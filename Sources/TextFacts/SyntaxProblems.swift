package import Facts
package import Syntax

extension Problem {
  /// A problem of the syntax.
  ///
  /// A form of JSON5 means one thing only, so that writing it as JSON is safe; the mending of
  /// anything else is offered, and never applied unasked.
  package init(_ problem: SyntaxProblem) {
    self.init(
      Kind(problem.kind), problem.message, at: problem.range, related: problem.related,
      fixes: problem.fix.map { [ProblemFix($0.title, $0.edits, isSafe: problem.kind == .jsonExtension)] } ?? [])
  }
}

extension Problem.Kind {
  /// What a problem of the syntax is to those who read facts.
  fileprivate init(_ kind: SyntaxProblem.Kind) {
    switch kind {
    case .jsonSyntax: self = .jsonSyntax
    case .jsonExtension: self = .jsonExtension
    case .yamlSyntax: self = .yamlSyntax
    case .cssSyntax: self = .cssSyntax
    case .duplicateKey: self = .duplicateKey
    }
  }
}
