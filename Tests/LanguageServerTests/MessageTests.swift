import JSONRPC
import LanguageServerProtocol
import Syntax
import TestSupport
import Testing

struct MessageTests {
  private func kind(_ text: String) -> String {
    switch Message(parsing: Array(text.utf8)) {
    case .request(let id, let method, let params): "request \(id) \(method) \(params == nil ? "-" : "+")"
    case .notification(let method, let params): "notification \(method) \(params == nil ? "-" : "+")"
    case .response(let id, let result, let error): "response \(id) \(result == nil ? "-" : "+") \(error ?? "")"
    case .malformed(let id, let error): "malformed \(id.map { "\($0)" } ?? "-") \(error.code.rawValue)"
    }
  }

  @Test(arguments: [
    (#"{"id":0,"method":"a","params":{}}"#, "request 0 a +"),
    (#"{"id":"x","method":"a","params":null}"#, "request \"x\" a -"),
    (#"{"id":-3,"method":"a"}"#, "request -3 a -"),
    (#"{"id":null,"method":"a"}"#, "notification a -"),
    (#"{"id":1.5,"method":"a"}"#, "malformed - -32600"),
    (#"{"method":"$/x","params":[1]}"#, "notification $/x +"),
    (#"{"id":1,"result":null}"#, "response 1 - "),
    (#"{"id":1,"error":{"code":-1,"message":"no"}}"#, "response 1 - no"),
    ("{}", "malformed - -32600"), ("[]", "malformed - -32600"), ("{", "malformed - -32700"), ("", "malformed - -32700"),
  ])
  func `a message is what its members say`(text: String, expected: String) {
    #expect(kind(text) == expected)
  }

  @Test(.sharedFolder, arguments: SharedFolder.names(in: "clients/initialize"))
  func `what real clients send is understood`(name: String) throws {
    let bytes = try #require(SharedFolder.bytes(of: "clients/initialize/\(name)"))
    guard case .request(_, "initialize", let params) = Message(parsing: bytes) else {
      // Some recordings lack the id.
      guard case .notification("initialize", let params) = Message(parsing: bytes) else {
        Issue.record("\(name) is no initialize request")
        return
      }
      #expect(InitializeParams(params).capabilities != ClientCapabilities(nil), "\(name)")
      return
    }
    let initialize = InitializeParams(params)
    #expect(initialize.capabilities != ClientCapabilities(nil), "\(name)")
    #expect(initialize.folders.count <= 1)
  }

  @Test func `null in place of a capability means that there is none`() throws {
    let text = """
      {"processId":null,"rootUri":null,"rootPath":"/a","workspaceFolders":null,"capabilities":
      {"general":null,"workspace":null,"window":null,"textDocument":{"hover":null,"completion":{"completionItem":null}}}}
      """
    let params = InitializeParams(JSONNode(parsing: Array(text.utf8)))
    #expect(params.capabilities == ClientCapabilities(nil))
    #expect(params.folders == [WorkspaceFolder(uri: "/a")])
    #expect(params.processID == nil)
    #expect(InitializeParams(nil).folders.isEmpty)
  }
}
