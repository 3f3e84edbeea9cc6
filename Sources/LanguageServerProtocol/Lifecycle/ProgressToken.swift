package import Syntax

/// What a stretch of progress is called (LSP 3.17, ProgressToken).
package enum ProgressToken: Hashable, Sendable, WireReadable {
  case number(Int)
  case text(String)

  package init?(_ node: JSONNode) {
    if let number = node.integer {
      self = .number(number)
    } else if let text = node.string {
      self = .text(text)
    } else {
      return nil
    }
  }

  /// Writes the token as the member of that name.
  package func write(as name: String, to writer: inout JSONWriter) {
    switch self {
    case .number(let number): writer.member(name, number)
    case .text(let text): writer.member(name, text)
    }
  }
}
