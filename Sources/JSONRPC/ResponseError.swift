/// Why a request has no result.
package struct ResponseError: Error, Hashable, Sendable {
  /// The numbers of JSON-RPC 2.0 (section 5.1) and of the Language Server Protocol 3.17 (ErrorCodes, LSPErrorCodes).
  package enum Code: Int, Sendable {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case internalError = -32603
    case serverNotInitialized = -32002
    case requestCancelled = -32800
    case contentModified = -32801
    case serverCancelled = -32802
    case requestFailed = -32803
  }

  package var code: Code
  /// One sentence for whoever reads the client's log.
  package var message: String

  package init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }
}
