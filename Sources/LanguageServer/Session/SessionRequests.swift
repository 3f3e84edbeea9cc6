import JSONRPC
import LanguageServerProtocol
import SourceText
import Syntax

/// Messages: which request, notification or answer it is, and whether its time is right.
extension Session {
  mutating func take(_ message: Message) {
    noteSignOfLife()
    switch message {
    case .request(let id, let method, let params): take(request: method, id, params)
    case .notification(let method, let params): take(notification: method, params)
    case .response(let id, let result, let error): take(answer: id, result, error)
    case .malformed(let id, let error): perform(.send(OutgoingMessage(failure: error, of: id)))
    }
  }

  private mutating func take(request name: String, _ id: RequestID, _ params: JSONNode?) {
    switch (phase, name) {
    case (.fresh, "initialize"): initialize(id, InitializeParams(params))
    case (.fresh, _): refuse(id, .serverNotInitialized, "The first request must be `initialize`.")
    case (.shutDown, _): refuse(id, .invalidRequest, "The server has been shut down.")
    case (.running, "initialize"): refuse(id, .invalidRequest, "The server has been initialized already.")
    case (.running, "shutdown"): shutDown(id)
    case (.running, "workspace/diagnostic") where isPulled: pullWorkspace(id, params)
    case (.running, _):
      guard let method = Method.named(name, for: client) else {
        return refuse(id, .methodNotFound, "There is no method `\(name)`.")
      }
      begin()
      take(HeldRequest(id: id, path: Session.path(in: params), method: method, params: params))
    }
  }

  mutating func refuse(_ id: RequestID, _ code: ResponseError.Code, _ message: String) {
    perform(.send(OutgoingMessage(failure: ResponseError(code, message), of: id)))
  }

  /// The document that a request is about.
  private static func path(in params: JSONNode?) -> String? {
    params?["textDocument"]?["uri"]?.string.map(FileURI.path(fromURI:))
  }

  /// Answers a request, or holds it until its project has been read: before, much would seem to be missing.
  private mutating func take(_ request: HeldRequest) {
    guard request.method.needs != .text, mustWait(request) else {
      return answer(request.id, request.method, request.params)
    }
    if let answer = request.method.meanwhile {
      perform(.forgetCancellation(request.id))
      perform(.send(answer(request.id)))
    } else {
      held.append(request)
    }
  }

  private func mustWait(_ request: HeldRequest) -> Bool { request.path.map(disk.isAwaited) ?? disk.isAwaited }

  private mutating func answer(_ id: RequestID, _ method: Method, _ params: JSONNode?) {
    settle()
    if method.name == Method.documentDiagnostic.name, let path = Session.path(in: params) { notePull(of: path) }
    running.insert(id)
    perform(.answer(Question(id: id, method: method, params: params, snapshot: snapshot)))
  }

  /// Answers what need not wait for the disk any more.
  mutating func answerHeld() {
    let requests = held
    held = requests.filter(mustWait)
    for request in requests where !mustWait(request) { answer(request.id, request.method, request.params) }
  }

  /// Refuses what still waits at the end.
  mutating func refuseHeld() {
    for request in held { refuse(request.id, .requestCancelled, "The server is shutting down.") }
    held = []
  }

  mutating func finish(_ id: RequestID) {
    running.remove(id)
    perform(.forgetCancellation(id))
  }

  private mutating func take(notification name: String, _ params: JSONNode?) {
    if name == "exit" { return leave(status: phase == .shutDown ? 0 : 1) }
    guard phase == .running else { return }
    switch name {
    case "initialized": begin()
    case "$/cancelRequest": cancel(params)
    case "textDocument/didOpen": if let opened = params.flatMap(DidOpenTextDocumentParams.init) { open(opened) }
    case "textDocument/didChange": if let edits = params.flatMap(DidChangeTextDocumentParams.init) { change(edits) }
    case "textDocument/didSave": if let document = params.flatMap(DocumentParams.init) { saved(document.uri) }
    case "textDocument/didClose": if let document = params.flatMap(DocumentParams.init) { close(document.uri) }
    case "workspace/didChangeWatchedFiles":
      if let changes = params.flatMap(DidChangeWatchedFilesParams.init) { changedOnDisk(changes.uris) }
    case "workspace/didChangeConfiguration": changedConfiguration(params)
    case "workspace/didChangeWorkspaceFolders":
      if let changes = params.flatMap(WorkspaceFoldersChange.init) { changedFolders(changes) }
    default: break
    }
  }

  private mutating func cancel(_ params: JSONNode?) {
    guard let id = params?["id"].flatMap(RequestID.init) else { return }
    if let index = held.firstIndex(where: { $0.id == id }) {
      held.remove(at: index)
      perform(.forgetCancellation(id))
      refuse(id, .requestCancelled, "The request was cancelled.")
    } else if running.contains(id) {
      perform(.cancel(id))
    } else {
      perform(.forgetCancellation(id))
      cancelWorkspacePull(id)
    }
  }

  // Our own requests.

  mutating func ask(_ method: String, _ purpose: Asked, params: (inout JSONWriter) -> Void) {
    asked[nextNumber] = purpose
    perform(.send(OutgoingMessage(request: .number(nextNumber), method: method, params: params)))
    nextNumber += 1
  }

  private mutating func take(answer id: RequestID, _ result: JSONNode?, _ error: String?) {
    guard case .number(let number) = id, let purpose = asked.removeValue(forKey: number) else { return }
    if let error { perform(.log("the client refused a request: \(error)")) }
    switch purpose {
    case .configuration: if error == nil { pulledConfiguration(result) }
    case .progressToken: progressTokenIsKnown(error == nil)
    case .registration: disk.isToldOfChanges = error == nil && client.registersWatchedFiles
    case .refresh: break
    }
  }
}
