package import Syntax

/// A line for the user or for the client's log (LSP 3.17, ShowMessageParams and LogMessageParams).
package struct MessageParams: WireObject {
  /// 1 error, 2 warning, 3 information, 4 log.
  package var type: Int
  package var message: String

  package init(type: Int, message: String) {
    self.type = type
    self.message = message
  }

  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("type", type)
    writer.member("message", message)
  }
}
