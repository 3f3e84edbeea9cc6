package import Syntax

/// How far some work has come (LSP 3.17, ProgressParams with WorkDoneProgress).
package struct WorkDoneProgress: WireObject {
  /// The moments of a piece of work that a client hears of.
  package enum Step: Sendable {
    case begin(title: String)
    case report(message: String)
    case end(message: String?)
  }

  package var token: ProgressToken
  package var step: Step

  package init(token: ProgressToken, step: Step) {
    self.token = token
    self.step = step
  }

  package func writeMembers(to writer: inout JSONWriter) {
    token.write(as: "token", to: &writer)
    writer.member(
      "value",
      object: { writer in
        switch step {
        case .begin(let title):
          writer.member("kind", "begin")
          writer.member("title", title)
          writer.member("cancellable", false)
        case .report(let message):
          writer.member("kind", "report")
          writer.member("message", message)
        case .end(let message):
          writer.member("kind", "end")
          writer.member("message", ifPresent: message)
        }
      })
  }
}
