import JSONRPC
import LanguageServerProtocol
import Rules
import SourceText
import Syntax

/// What is remembered for clients that ask for findings.
struct PullState: Sendable {
  /// What was found last in a file, under a name that changes with it.
  struct Report: Sendable {
    var version: Int?
    var resultID: String
    var diagnostics: [Diagnostic]
  }

  /// By path; open documents too, but for their names only.
  var reports: [String: Report] = [:]
  /// A question for the findings of the whole workspace that waits for news, with what the client knows by URI.
  var waiting: (id: RequestID, known: [String: String])?
  /// Whether findings changed in an open document that the client has not edited.
  var needsRefresh = false
  /// How often something has changed that findings may depend on.
  var changes = 0
  /// What the client last asked for the findings of each open document: its version, and how many changes there were.
  var asked: [String: (version: Int, changes: Int)] = [:]
}

/// Findings for clients that ask: open documents one by one, all others together, when there is something new.
extension Session {
  /// Takes in what was found in a file.
  mutating func found(_ result: CheckResult) {
    let before = pull.reports[result.path]
    let report = PullState.Report(
      version: result.version, resultID: resultID(of: result.diagnostics), diagnostics: result.diagnostics)
    pull.reports[result.path] = report
    guard let version = result.version else { return }
    if let before, before.version == version {
      if before.resultID != report.resultID { pull.needsRefresh = true }
    } else if let asked = pull.asked[result.path], asked.version == version, asked.changes != pull.changes {
      // The client has been answered before something else changed, and nothing says what it has been told.
      pull.needsRefresh = true
    }
  }

  /// Notes that the client asks for the findings of a document.
  mutating func notePull(of path: String) {
    if let document = documents[path] { pull.asked[path] = (document.version, pull.changes) }
  }

  /// Takes back what was found in a file that is no longer ours.
  mutating func forget(_ path: String) {
    pull.reports[path] = nil
    pull.asked[path] = nil
  }

  /// A question for everything; it waits until there is something that the client does not know.
  mutating func pullWorkspace(_ id: RequestID, _ params: JSONNode?) {
    endWorkspacePull()
    var known: [String: String] = [:]
    for previous in params?["previousResultIds"]?.elements ?? [] {
      if let uri = previous["uri"]?.string, let value = previous["value"]?.string { known[uri] = value }
    }
    pull.waiting = (id, known)
  }

  /// Tells the news once no check is running.
  mutating func tellNews() {
    guard isPulled, findings.stale.isEmpty, findings.stale.running.isEmpty, !disk.isAwaited, phase == .running else {
      return
    }
    if pull.needsRefresh {
      pull.needsRefresh = false
      ask("workspace/diagnostic/refresh", .refresh) { _ in }
    }
    guard let (id, known) = pull.waiting else { return }
    let news = news(since: known)
    guard !news.isEmpty else { return }
    pull.waiting = nil
    perform(.send(OutgoingMessage(response: id) { $0.member("result", WorkspaceDiagnosticReport(items: news)) }))
  }

  private func news(since known: [String: String]) -> [WorkspaceDiagnosticReport.Item] {
    var left = known
    var items: [WorkspaceDiagnosticReport.Item] = []
    for (path, report) in pull.reports.sorted(by: { $0.key < $1.key }) {
      let uri = documents[path]?.uri ?? FileURI.uri(forPath: path)
      let before = left.removeValue(forKey: uri)
      guard documents[path] == nil, before != report.resultID, before != nil || !report.diagnostics.isEmpty else {
        continue
      }
      items.append(.init(uri: uri, resultID: report.resultID, diagnostics: report.diagnostics))
    }
    for uri in left.keys.sorted() where documents[FileURI.path(fromURI: uri)] == nil {
      items.append(.init(uri: uri, resultID: resultID(of: []), diagnostics: []))
    }
    return items.filter { known[$0.uri] != $0.resultID }
  }

  /// Lets a question go that waits for news.
  mutating func endWorkspacePull() {
    guard let (id, _) = pull.waiting else { return }
    pull.waiting = nil
    perform(.send(OutgoingMessage(response: id) { $0.member("result", WorkspaceDiagnosticReport(items: [])) }))
  }

  mutating func cancelWorkspacePull(_ id: RequestID) {
    guard pull.waiting?.id == id else { return }
    pull.waiting = nil
    refuse(id, .requestCancelled, "The request was cancelled.")
  }

  /// A name that is the same for the same findings (FNV-1a over what is sent).
  func resultID(of diagnostics: [Diagnostic]) -> String {
    var writer = JSONWriter()
    writer.object { $0.member("items", diagnostics) }
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in writer.bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return String(hash, radix: 36)
  }
}
