import SourceText

/// What a command leaves behind: results, messages, and the exit status.
package struct Outcome: Sendable {
  /// For standard output.
  package var output: [UInt8]
  /// For standard error; each line ends with a line feed.
  package var messages: String
  package var status: Status
  /// What the results came from: a project need not be freed bit by bit before the program ends.
  private let source: [any Sendable]

  /// The exit status: a promise to scripts.
  package enum Status: Int32, Sendable, Comparable {
    /// Nothing at or above the failing severity.
    case clean = 0
    /// Findings, or nothing to show where something was asked for.
    case findings = 1
    /// Wrong usage, an unreadable configuration, a named file that cannot be read, an internal error.
    case failure = 2

    package static func < (left: Status, right: Status) -> Bool { left.rawValue < right.rawValue }
  }

  /// Text for people: whatever files say in it, nothing but line feeds acts.
  init(_ output: String = "", messages: String = "", status: Status = .clean) {
    self.output = Array(output.visibleLines.utf8)
    self.messages = messages.visibleLines
    self.status = status
    source = []
  }

  /// Bytes for programs, or text with colors.
  init(bytes: [UInt8], messages: String = "", status: Status = .clean, from source: [any Sendable] = []) {
    output = bytes
    self.messages = messages.visibleLines
    self.status = status
    self.source = source
  }

  /// A command that could not do its work, and why.
  static func failure(_ message: String) -> Outcome { Outcome(messages: "tincture: \(message)\n", status: .failure) }
}
