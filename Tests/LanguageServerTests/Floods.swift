import JSONRPC
import LanguageServer
import Testing
import WorkspaceIndex

/// Thousands of documents and floods of edits cost what they say: nothing is looked for once for each of the others.
struct Floods {
  @Test func `thousands of documents that are opened at once are each checked a few times`() {
    var flooded = FloodedSession()
    let count = 2_000
    flooded.open(count)
    #expect(flooded.checks <= 3 * count)
    #expect(flooded.told.count == count)
  }

  @Test func `a flood of edits is taken in before anything is looked for`() {
    var flooded = FloodedSession()
    let count = 50
    flooded.open(count)
    let before = flooded.checks
    flooded.edit(count, times: 20_000)
    // Each document as it is at last, and once more by the rules that look at every file.
    #expect(flooded.checks - before <= 3 * count)
    #expect(flooded.told.count == count)
  }
}

/// A session to which everything comes in batches, as the loop hands it over; what it asks for is done at once.
private struct FloodedSession {
  private var session = Session(options: ServerOptions(version: "1.2.3"))
  private var alarms: [Alarm.Kind: Alarm] = [:]
  /// How many checks were asked for.
  private(set) var checks = 0
  /// The documents of which anything was told.
  private(set) var told: Set<String> = []

  init() {
    let folder = #"{"uri":"file:///w","name":"w"}"#
    let params = #"{"processId":null,"workspaceFolders":[\#(folder)],"capabilities":{}}"#
    say(#"{"jsonrpc":"2.0","id":0,"method":"initialize","params":\#(params)}"#)
    say(#"{"jsonrpc":"2.0","method":"initialized","params":{}}"#)
  }

  private mutating func say(_ text: String) { receive([[.message(Message(parsing: Array(text.utf8)))]]) }

  /// Opens documents of one token each, which refer to one another.
  mutating func open(_ count: Int) {
    let documents = (0..<count).map { number in
      let text = #"{ \"t\#(number)\": { \"$value\": \"{t\#(number + 1)}\" } }"#
      return #"{"uri":"file:///w/f\#(number).tokens.json","languageId":"json","version":1,"text":"\#(text)"}"#
    }
    let messages = documents.map {
      Event.message(
        Message(
          parsing: Array(#"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":\#($0)}}"#.utf8)))
    }
    receive(stride(from: 0, to: count, by: 1_000).map { Array(messages[$0..<min(count, $0 + 1_000)]) })
    becomeQuiet()
  }

  /// Puts a line feed in front of one document after the other.
  mutating func edit(_ count: Int, times: Int) {
    let messages = (0..<times).map { Event.message(Self.edit(of: $0 % count, version: 2 + $0)) }
    receive(stride(from: 0, to: times, by: 1_000).map { Array(messages[$0..<min(times, $0 + 1_000)]) })
    becomeQuiet()
  }

  private static func edit(of number: Int, version: Int) -> Message {
    let document = #"{"uri":"file:///w/f\#(number).tokens.json","version":\#(version)}"#
    let start = #"{"line":0,"character":0}"#
    let change = #"{"range":{"start":\#(start),"end":\#(start)},"text":"\n"}"#
    let params = #"{"textDocument":\#(document),"contentChanges":[\#(change)]}"#
    return Message(
      parsing: Array(#"{"jsonrpc":"2.0","method":"textDocument/didChange","params":\#(params)}"#.utf8))
  }

  /// Lets time pass until no edit waits.
  mutating func becomeQuiet() {
    for kind in [Alarm.Kind.pause, .quiet] {
      if let alarm = alarms.removeValue(forKey: kind) { receive([[.woke(alarm)]]) }
    }
  }

  /// Hands over all batches before anything is done of what the first of them asks for.
  private mutating func receive(_ batches: [[Event]]) {
    var pending = batches.flatMap { session.receive($0) }
    while !pending.isEmpty {
      var news: [Event] = []
      for effect in pending {
        switch effect {
        case .check(let check):
          checks += 1
          news.append(.checked(check.performed()))
        case .readDisk:
          var change = DiskChange()
          change.answeredRequests = 1
          change.workspace = Workspace(projects: [])
          news.append(.disk(change))
        case .wake(let alarm, _): alarms[alarm.kind] = alarm
        case .send(let message): note(message)
        default: break
        }
      }
      pending = news.isEmpty ? [] : session.receive(news)
    }
  }

  private mutating func note(_ message: OutgoingMessage) {
    let text = String(decoding: message.content, as: UTF8.self)
    guard text.contains("publishDiagnostics"), let uri = text.firstMatch(of: /"uri":"([^"]+)"/)?.1 else { return }
    told.insert(String(uri))
  }
}
