package import Facts
package import Syntax

extension Problem {
  /// A problem of the syntax.
  ///
  /// A form of JSON5 means one thing only, so that writing it as JSON is safe; the mending of
  /// anything else is offered, and never applied unasked.
  package init(_ problem: SyntaxProblem) {
    self.init(
      problem.rule, problem.message, at: problem.range, related: problem.related,
      fixes: problem.fix.map { [ProblemFix($0.title, $0.edits, isSafe: problem.rule == "json-extension")] } ?? [])
  }
}
