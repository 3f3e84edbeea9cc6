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
  /// Open documents that have been looked at since the client was last told what to ask again.
  var renewed: Set<String> = []
  /// How often something has changed that findings may depend on.
  var changes = 0
  /// What the client was last answered about each open document.
  var answers: [String: Answer] = [:]

  /// An answer about an open document.
  struct Answer: Sendable {
    var version: Int
    /// How many changes there had been.
    var changes: Int
    /// The name of what it said; `nil` until a check finds the same, for the answer is made elsewhere.
    var resultID: String?
  }
}

/// Findings for clients that ask: open documents one by one, all others together, when there is something new.
extension Session {
  /// Takes in what was found in a file.
  mutating func found(_ result: CheckResult) {
    pull.reports[result.path] = PullState.Report(
      version: result.version, resultID: resultID(of: result.diagnostics), diagnostics: result.diagnostics)
    if result.version != nil { pull.renewed.insert(result.path) }
  }

  /// Notes that the client asks for the findings of a document: if nothing is to be looked for there, it is told what
  /// was found last.
  mutating func notePull(of path: String) {
    guard let version = documents[path]?.version else { return }
    let isCurrent = !findings.stale.contains(path) && !findings.isWorkspaceStale
    pull.answers[path] = PullState.Answer(
      version: version, changes: pull.changes, resultID: isCurrent ? pull.reports[path]?.resultID : nil)
  }

  /// Whether the client may show something else than what was found last in a document; if it has edited the document
  /// since, it asks by itself.
  private mutating func mustAskAgain(_ path: String) -> Bool {
    guard let answer = pull.answers[path], let report = pull.reports[path], answer.version == report.version else {
      return false
    }
    let isTheSame = answer.resultID.map { $0 == report.resultID } ?? (answer.changes == pull.changes)
    if isTheSame { pull.answers[path]?.resultID = report.resultID }
    return !isTheSame
  }

  /// Takes back what was found in a file that is no longer ours.
  mutating func forget(_ path: String) {
    pull.reports[path] = nil
    pull.answers[path] = nil
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

  /// Tells the news once nothing is to be looked for.
  mutating func tellNews() {
    guard isPulled, findings.isSettled, !disk.isAwaited, phase == .running else { return }
    let outdated = pull.renewed.filter { mustAskAgain($0) }
    pull.renewed = []
    if !outdated.isEmpty { ask("workspace/diagnostic/refresh", .refresh) { _ in } }
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
