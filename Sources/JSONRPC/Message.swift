package import Syntax

/// One message from the other side (JSON-RPC 2.0).
package enum Message: Sendable {
  case request(RequestID, method: String, params: JSONNode?)
  case notification(method: String, params: JSONNode?)
  /// The answer to a request of ours; `nil` for a result that is `null`, and for an error.
  case response(RequestID, result: JSONNode?, error: String?)
  /// What is no message; the error to answer with, to the id where one could be read.
  case malformed(RequestID?, ResponseError)

  /// Reads the content of a message; whatever the bytes, something comes of it.
  package init(parsing content: [UInt8]) {
    guard let node = JSONNode(parsing: content) else {
      self = .malformed(nil, ResponseError(.parseError, "The message is not JSON."))
      return
    }
    guard node.members != nil else {
      self = .malformed(nil, ResponseError(.invalidRequest, "A message must be a JSON object."))
      return
    }
    let id = node["id"]
    if let method = node["method"]?.string {
      guard let id else {
        self = .notification(method: method, params: node["params"])
        return
      }
      if let id = RequestID(id) {
        self = .request(id, method: method, params: node["params"])
      } else {
        self = .malformed(
          nil, ResponseError(.invalidRequest, "The id of a request must be a whole number or a string."))
      }
    } else if let id = id.flatMap(RequestID.init) {
      let error = node["error"].map { $0["message"]?.string ?? "The request failed." }
      self = .response(id, result: node["result"], error: error)
    } else {
      self = .malformed(nil, ResponseError(.invalidRequest, "A message must have a method or an id."))
    }
  }
}
