/// A sentence for standard error.
struct Message: Sendable {
  var text: String
  /// Whether the program must say with its exit status that something could not be done.
  var isFailure: Bool

  static func failure(_ text: String) -> Message { Message(text: text, isFailure: true) }
  static func note(_ text: String) -> Message { Message(text: text, isFailure: false) }
}
