package import Syntax

/// One message to the other side, written but not yet framed.
package struct OutgoingMessage: Hashable, Sendable {
  /// The JSON text.
  package let content: [UInt8]
  /// What it is, for a log: its method, or which request it answers, and nothing that files say.
  package let subject: String

  /// A question to the other side.
  package init(request id: RequestID, method: String, params: (inout JSONWriter) -> Void) {
    self.init("\(method) \(id)") { writer in
      id.write(as: "id", to: &writer)
      writer.member("method", method)
      params(&writer)
    }
  }

  /// Something the other side is told; `params` writes the member of that name, or nothing.
  package init(notification method: String, params: (inout JSONWriter) -> Void) {
    self.init(method) { writer in
      writer.member("method", method)
      params(&writer)
    }
  }

  /// The answer to a request; `result` writes the member of that name, also where it is `null`.
  package init(response id: RequestID, result: (inout JSONWriter) -> Void) {
    self.init("answer to \(id)") { writer in
      id.write(as: "id", to: &writer)
      result(&writer)
    }
  }

  /// Why a request is not answered; without an id where none could be read.
  package init(failure error: ResponseError, of id: RequestID?) {
    self.init("failure of \(id.map(\.description) ?? "a message"): \(error.message)") { writer in
      if let id { id.write(as: "id", to: &writer) } else { writer.memberNull("id") }
      writer.member(
        "error",
        object: { writer in
          writer.member("code", error.code.rawValue)
          writer.member("message", error.message)
        })
    }
  }

  private init(_ subject: String, _ members: (inout JSONWriter) -> Void) {
    self.subject = subject
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("jsonrpc", "2.0")
      members(&writer)
    }
    content = writer.bytes
  }
}
