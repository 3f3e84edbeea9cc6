import JSONRPC
import SourceText
import Syntax
import TestSupport
import Testing

/// An editor that says what it likes when it likes, and remembers what it has been told.
final class LooseClient {
  private let machine: LooseMachine
  private let folder: String
  private let isPulling: Bool
  private(set) var documents: [String: (version: Int, text: String)] = [:]
  private var version = 0
  /// The documents as the server knows them.
  private var sent: [String: (version: Int, text: String)] = [:]
  /// What has been said and not been handed over, with the documents as they were when it was said.
  private var unsent: [(message: String, documents: [String: (version: Int, text: String)])] = []
  private var nextID = 1
  /// Which document, with which version and text, a question was about; by its number.
  private var asked: [Int: (method: String, uri: String, version: Int?, text: String?)] = [:]
  /// The question last asked for the findings of each document: what is answered to earlier ones is dropped, for answers
  /// come in any order.
  private var lastPull: [String: Int] = [:]
  /// The findings last told of each document, and of each file when everything was asked for at once.
  private var told: [String: String] = [:]
  private var reported: [String: (findings: String, id: String)] = [:]
  /// What was answered, by the number of the question.
  private(set) var answers: [Int: String] = [:]
  /// What must never be.
  private(set) var faults: [String] = []

  init(_ machine: LooseMachine, in folder: String, isPulling: Bool) {
    self.machine = machine
    self.folder = folder
    self.isPulling = isPulling
    let pulling = #""diagnostic":{"relatedDocumentSupport":false},"#
    let capabilities = #"""
      {"workspace":{"diagnostics":{"refreshSupport":\#(isPulling)},"didChangeWatchedFiles":{"dynamicRegistration":true}},
      "textDocument":{\#(isPulling ? pulling : "")"publishDiagnostics":{"relatedInformation":true},
      "semanticTokens":{"requests":{"full":true}},"documentSymbol":{"hierarchicalDocumentSymbolSupport":true}}}
      """#
    let folders = #"[{"uri":"file://\#(folder)","name":"w"}]"#
    _ = ask("initialize", #"{"processId":1,"workspaceFolders":\#(folders),"capabilities":\#(capabilities)}"#)
    say("initialized", "{}")
    if isPulling { pullEverything() }
  }

  /// What must never be, once.
  func takeFaults() -> [String] {
    defer { faults = [] }
    return faults
  }

  func uri(_ name: String) -> String { "file://\(folder)/\(name)" }

  // What it says.

  func say(_ method: String, _ params: String) {
    unsent.append((#"{"jsonrpc":"2.0","method":"\#(method)","params":\#(params)}"#, documents))
  }

  /// Asks, about a document where one is named; the number of the question comes back.
  @discardableResult func ask(_ method: String, _ params: String, about name: String? = nil) -> Int {
    let document = name.flatMap { documents[uri($0)] }
    asked[nextID] = (method, name.map(uri) ?? "", document?.version, document?.text)
    unsent.append((#"{"jsonrpc":"2.0","id":\#(nextID),"method":"\#(method)","params":\#(params)}"#, documents))
    nextID += 1
    return nextID - 1
  }

  /// Asks one of the questions about a place of a document.
  @discardableResult func ask(_ method: String, in name: String, line: Int, column: Int) -> Int {
    let position = #"{"line":\#(line),"character":\#(column)}"#
    let range = #"{"start":\#(position),"end":\#(position)}"#
    let rest = #""position":\#(position),"positions":[\#(position)],"range":\#(range),"newName":"other","query":"a""#
    let context = #""context":{"includeDeclaration":true,"diagnostics":[]}"#
    return ask(method, #"{"textDocument":{"uri":"\#(uri(name))"},\#(rest),\#(context)}"#, about: name)
  }

  func open(_ name: String, _ text: String) {
    version += 1
    documents[uri(name)] = (version, text)
    let language = name.hasSuffix(".md") ? "markdown" : name.hasSuffix(".css") ? "css" : "json"
    let head = #""uri":"\#(uri(name))","languageId":"\#(language)""#
    say("textDocument/didOpen", #"{"textDocument":{\#(head),"version":\#(version),"text":\#(text.asJSON)}}"#)
    pull(name)
  }

  /// Puts another text into a document, or a line in front of the one that it has.
  func change(_ name: String, to text: String?) {
    guard let before = documents[uri(name)]?.text else { return }
    version += 1
    documents[uri(name)] = (version, text ?? "\n" + before)
    let document = #"{"uri":"\#(uri(name))","version":\#(version)}"#
    let start = #"{"line":0,"character":0}"#
    let change =
      text.map { #"{"text":\#($0.asJSON)}"# } ?? #"{"range":{"start":\#(start),"end":\#(start)},"text":"\n"}"#
    say("textDocument/didChange", #"{"textDocument":\#(document),"contentChanges":[\#(change)]}"#)
    pull(name)
  }

  func close(_ name: String) {
    guard documents.removeValue(forKey: uri(name)) != nil else { return }
    told[uri(name)] = nil
    say("textDocument/didClose", #"{"textDocument":{"uri":"\#(uri(name))"}}"#)
  }

  /// Asks for the findings of a document, as clients do after each edit.
  func pull(_ name: String) {
    guard isPulling else { return }
    lastPull[uri(name)] = ask("textDocument/diagnostic", #"{"textDocument":{"uri":"\#(uri(name))"}}"#, about: name)
  }

  private func pullEverything() {
    let known = reported.sorted { $0.key < $1.key }.map { #"{"uri":"\#($0.key)","value":"\#($0.value.id)"}"# }
    ask("workspace/diagnostic", #"{"previousResultIds":[\#(known.joined(separator: ","))]}"#)
  }

  /// Hands over what was said, all at once or message by message, and hears what the server says.
  func send(atOnce: Bool = true) {
    let messages = unsent
    unsent = []
    if atOnce {
      sent = messages.last?.documents ?? sent
      if !messages.isEmpty { machine.receive(messages.map(\.message)) }
      hear()
    } else {
      for (message, documents) in messages {
        sent = documents
        machine.receive([message])
        hear()
      }
    }
  }

  // What it hears.

  /// The findings that the user sees, by document.
  var shown: [String: String] {
    var all = reported.mapValues(\.findings).filter { isPulling && documents[$0.key] == nil }
    for (uri, findings) in told where !isPulling || documents[uri] != nil { all[uri] = findings }
    return all.filter { $0.value != "[]" }
  }

  func hear() {
    let messages = machine.said
    machine.said = []
    for message in messages {
      guard let node = JSONNode(parsing: message.content) else {
        faults.append("the server says what is no JSON")
        continue
      }
      if let method = node["method"]?.string {
        hear(method, node)
      } else if let id = node["id"]?.integer {
        hear(answer: node, to: id)
      }
    }
  }

  private func hear(_ method: String, _ node: JSONNode) {
    if let id = node["id"]?.integer {
      unsent.append((#"{"jsonrpc":"2.0","id":\#(id),"result":null}"#, documents))
      if method == "workspace/diagnostic/refresh" {
        for uri in documents.keys.sorted() { pull(String(uri.dropFirst(self.uri("").count))) }
      }
    } else if method == "textDocument/publishDiagnostics", let params = node["params"], let uri = params["uri"]?.string
    {
      let document = sent[uri]
      if params["version"]?.integer != document?.version {
        faults.append("\(uri) has version \(document?.version ?? 0), told is \(params["version"]?.integer ?? 0)")
      }
      take(params["diagnostics"], of: uri, document?.text)
    }
  }

  private func hear(answer node: JSONNode, to id: Int) {
    guard let question = asked.removeValue(forKey: id) else { return faults.append("answer \(id) comes twice") }
    let result = node["result"].map { String(decoding: $0.text, as: UTF8.self) } ?? "null"
    answers[id] = node["error"] == nil ? result : "refused"
    switch question.method {
    case "workspace/diagnostic":
      for item in node["result"]?["items"]?.elements ?? [] { report(item) }
      pullEverything()
    case "textDocument/diagnostic":
      guard let document = documents[question.uri], lastPull[question.uri] == id else { return }
      take(node["result"]?["items"], of: question.uri, document.text)
    case "textDocument/foldingRange", "textDocument/selectionRange", "textDocument/hover", "textDocument/completion",
      "textDocument/documentHighlight", "textDocument/documentSymbol", "textDocument/documentLink",
      "textDocument/documentColor":
      // What speaks of places of this text must be answered from the text that was there when it was asked.
      guard let text = question.text, let result = node["result"] else { return }
      expectPlaces(in: result, text, "\(question.method) in \(question.uri)")
    default: break
    }
  }

  private func report(_ item: JSONNode) {
    guard let uri = item["uri"]?.string, let id = item["resultId"]?.string else { return }
    reported[uri] = (item["items"].map { String(decoding: $0.text, as: UTF8.self) } ?? "[]", id)
  }

  private func take(_ findings: JSONNode?, of uri: String, _ text: String?) {
    guard let findings else { return }
    if let text {
      for finding in findings.elements ?? [] {
        if let range = finding["range"] { expectPlaces(in: range, text, "a finding in \(uri)") }
      }
    }
    told[uri] = String(decoding: findings.text, as: UTF8.self)
  }

  /// Every position inside a node lies in the text.
  private func expectPlaces(in node: JSONNode, _ text: String, _ what: String) {
    var nodes = [node]
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(\.utf16.count)
    while let next = nodes.popLast() {
      if let line = (next["line"] ?? next["endLine"])?.integer {
        let column = next["character"]?.integer ?? 0
        if line >= lines.count || column > lines[line] { faults.append("\(what) is at \(line):\(column)") }
      }
      nodes += next.elements ?? []
      nodes += (next.members ?? []).map(\.value)
    }
  }
}

extension String {
  /// The text as a string of JSON.
  var asJSON: String {
    #""\#(replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n"))""#
  }
}
