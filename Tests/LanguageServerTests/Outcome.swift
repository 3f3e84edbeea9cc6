/// What the client knows in the end.
struct Outcome {
  /// The findings that the user sees, by document.
  private var shown: [String]
  /// What is answered when everything is asked at some places of the open documents.
  private var answers: [String]

  static let methods = [
    "textDocument/hover", "textDocument/completion", "textDocument/definition", "textDocument/references",
    "textDocument/prepareRename", "textDocument/rename", "textDocument/documentHighlight",
    "textDocument/documentSymbol",
    "workspace/symbol", "textDocument/documentLink", "textDocument/foldingRange", "textDocument/selectionRange",
    "textDocument/semanticTokens/full", "textDocument/documentColor", "textDocument/codeAction",
  ]

  init(_ client: LooseClient, _ machine: LooseMachine, _ finish: (LooseClient, LooseMachine) -> Void) {
    shown = client.shown.map { "\($0.key): \($0.value)" }.sorted()
    client.say("workspace/didChangeConfiguration", #"{"settings":{"tincture":{"hover":{"images":false}}}}"#)
    var asked: [(what: String, id: Int)] = []
    for uri in client.documents.keys.sorted() {
      let name = String(uri.dropFirst(client.uri("").count))
      for method in Outcome.methods {
        for (line, column) in [(0, 12), (1, 4), (2, 10)] {
          asked.append(
            ("\(method) \(name) \(line):\(column)", client.ask(method, in: name, line: line, column: column)))
        }
      }
    }
    finish(client, machine)
    answers = asked.map { "\($0.what): \(client.answers[$0.id] ?? "nothing")" }
  }

  /// What one client knows and another one does not, the first few of it.
  func differences(from other: Outcome) -> [String] {
    let mine = shown + answers
    let theirs = other.shown + other.answers
    let lines =
      Set(mine).subtracting(theirs).sorted().prefix(3).map { "+ \($0)" }
      + Set(theirs).subtracting(mine).sorted().prefix(3).map { "- \($0)" }
    return lines
  }
}
