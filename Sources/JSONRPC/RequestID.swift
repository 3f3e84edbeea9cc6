package import Syntax

/// What a request is called, so that its answer can be told from others: a number (0 too) or a text.
package enum RequestID: Hashable, Sendable {
  case number(Int)
  case text(String)

  /// The id that a JSON value spells; `nil` for anything but a whole number or a string.
  package init?(_ node: JSONNode) {
    if let number = node.integer {
      self = .number(number)
    } else if let text = node.string {
      self = .text(text)
    } else {
      return nil
    }
  }

  /// Writes the id as a member of an object.
  package func write(as name: String, to writer: inout JSONWriter) {
    switch self {
    case .number(let number): writer.member(name, number)
    case .text(let text): writer.member(name, text)
    }
  }
}

extension RequestID: CustomStringConvertible {
  /// The number by itself, or the text in quotes, without anything that acts on who reads it.
  package var description: String {
    switch self {
    case .number(let number): "\(number)"
    case .text(let text): text.debugDescription
    }
  }
}
