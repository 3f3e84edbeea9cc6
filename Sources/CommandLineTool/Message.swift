import SourceText

/// A sentence for standard error.
struct Message: Sendable {
  /// One line, in which nothing acts.
  let text: String
  /// Whether the program must say with its exit status that something could not be done.
  let isFailure: Bool

  static func failure(_ text: String) -> Message { Message(text: text.visible, isFailure: true) }
  static func note(_ text: String) -> Message { Message(text: text.visible, isFailure: false) }
}
