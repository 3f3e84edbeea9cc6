import Facts
import JSONRPC
import LanguageServerProtocol
import Rules
import SourceText
import Syntax
import WorkspaceIndex

/// What a session has found, has told, and must look for again.
struct FindingsState: Sendable {
  var stale = StaleFiles()
  /// The findings of each file that has any, by reach.
  var found: [String: [Rule.Reach: [Finding]]] = [:]
  /// The files whose last published list was not empty.
  var published: Set<String> = []
  /// What was last published of each file since it was opened or closed.
  var told: [String: [Diagnostic]] = [:]
  /// The number of the last edit.
  var lastEdit = 0
  /// Whether no edit has come for a while.
  var isQuiet = true
  /// Whether open documents are checked although edits have just come.
  var atOnce = false
  /// Whether rules that look at every file must look again.
  var isWorkspaceStale = false

  /// Whether nothing is to be looked for, so that what was found last is what there is.
  var isSettled: Bool { stale.isEmpty && stale.running.isEmpty && !isWorkspaceStale }
}

let allReaches = Set(Rule.Reach.allCases)

/// How many files are checked at a time; few, so that what is found is never about a workspace long gone.
private let checksAtATime = 4
/// How long to wait after an edit, in milliseconds.
private let quietTime = 150
/// How long to wait before an edited document is read, in milliseconds: shorter, so that only checking is left to do
/// when it is quiet.
private let pauseTime = 40
/// The size of the documents that are read in a pause, in bytes; larger ones might keep the next key waiting.
private let pauseLimit = 1_500_000

/// Findings: when to look for them, and whom to tell.
extension Session {
  /// Whether the client asks for findings instead of being told.
  var isPulled: Bool { Method.documentDiagnostic.isServed(client) }

  mutating func markStale(_ paths: some Sequence<String>, _ reaches: Set<Rule.Reach>) {
    for path in paths {
      pull.changes += 1
      findings.stale.add(path, reaches, isOpen: documents[path] != nil)
      // Rules that look at every file look last, whatever the others find meanwhile.
      if !reaches.isSubset(of: [.workspace]) { giveUpCheck(of: path) }
    }
  }

  /// Gives up the check of a file, if one is running: what it finds would be about what was there before.
  ///
  /// Everything that it was to look for is stale already, or as soon as the edit for which it is given up is taken in.
  mutating func giveUpCheck(of path: String) {
    if findings.stale.running.contains(path) { perform(.giveUp(path: path)) }
  }

  /// Marks what a change of one file has made stale.
  mutating func markStale(_ change: StaleFindings, of path: String) {
    markStale([path], allReaches)
    markStale(change.files.sorted(by: >), allReaches)
    markStale(change.dependents.sorted(by: >), [.names])
    // What is being looked for now is about what was there before.
    markStale(findings.stale.running.sorted(by: >), allReaches)
    findings.isWorkspaceStale = true
  }

  /// Moves the places that findings of other files point at along with the text of a file that has changed or, with
  /// `new` being `nil`, is gone; where one of them stood in what changed, the finding must be looked for again.
  mutating func follow(_ old: SourceFile, to new: SourceFile?) {
    let change = new.map { TextChange(from: old.bytes, to: $0.bytes) }
    for (path, known) in findings.found where path != old.path {
      var isVisible = false
      for (reach, list) in known {
        for index in list.indices where list[index].reaches(into: old.path) {
          guard let new, let moved = change.flatMap({ list[index].following($0, in: old.path) }) else {
            markStale([path], allReaches)
            continue
          }
          findings.found[path]?[reach]?[index] = moved
          isVisible =
            isVisible
            || zip(list[index].related, moved.related).contains {
              $0.path == old.path
                && old.position(of: $0.range.start, in: encoding) != new.position(of: $1.range.start, in: encoding)
            }
        }
      }
      // Nothing is looked for, only told.
      if isVisible { markStale([path], []) }
    }
  }

  mutating func waitForQuiet(size: Int) {
    findings.lastEdit += 1
    findings.isQuiet = false
    if size <= pauseLimit { perform(.wake(.pause(findings.lastEdit), after: pauseTime)) }
    perform(.wake(.quiet(findings.lastEdit), after: quietTime))
  }

  mutating func becomeQuiet(_ edit: Int) {
    guard edit == findings.lastEdit else { return }
    findings.isQuiet = true
    settle()
  }

  /// Starts as many checks as may run: open documents first, and while the user types only those just opened.
  mutating func startChecks() {
    guard phase == .running, !disk.isAwaited, leaving == nil, findings.isQuiet || findings.atOnce else { return }
    // What is checked at once is checked as it is now, edits that wait for a pause included.
    settle()
    let onlyOpen = !findings.isQuiet
    while findings.stale.running.count < checksAtATime {
      if findings.stale.isEmpty { reachWorkspace() }
      guard let (path, reaches) = findings.stale.next(onlyOpen: onlyOpen, unless: disk.awaitsFindings) else { break }
      perform(.check(check(path, reaches)))
    }
    findings.atOnce = false
  }

  private mutating func reachWorkspace() {
    guard findings.isWorkspaceStale, findings.isQuiet else { return }
    findings.isWorkspaceStale = false
    // Nothing that a running check looks for has changed: these look again when it is over.
    for path in disk.settingsFiles.keys.sorted(by: >) {
      findings.stale.add(path, allReaches, isOpen: documents[path] != nil)
    }
    for path in workspace.files.keys.filter({ workspace.isJudgedByAllFiles($0) }).sorted(by: >) {
      findings.stale.add(path, [.workspace], isOpen: documents[path] != nil)
    }
  }

  private func check(_ path: String, _ reaches: Set<Rule.Reach>) -> Check {
    Check(
      path: path, snapshot: snapshot, stale: reaches, known: findings.found[path] ?? [:],
      isReported: documents[path] != nil
        || isInFolders(path) && disk.support[path] == nil && !isGenerated(path))
  }

  /// Whether a build made a file, so that nothing is said of it unless it is open.
  private func isGenerated(_ path: String) -> Bool {
    workspace.isGenerated(path) && !workspace.isNamedBySettings(path)
  }

  mutating func take(_ result: CheckResult) {
    let path = result.path
    findings.stale.finish(path)
    guard documents[path]?.version == result.version else { return markStale([path], allReaches) }
    guard
      result.version != nil || workspace[path] != nil || disk.settingsFiles[path] != nil || disk.closed[path] != nil
    else { return withdraw(path) }
    findings.found[path] = result.findings.isEmpty ? nil : result.findings
    publish(result)
  }

  private mutating func publish(_ result: CheckResult) {
    let path = result.path
    if isPulled { return found(result) }
    guard result.version != nil || !result.diagnostics.isEmpty || findings.published.contains(path) else { return }
    // An edit mostly changes nothing here, and rules that look at every file mostly find what was told already.
    guard findings.told[path] != result.diagnostics else { return }
    findings.told[path] = result.diagnostics
    if result.diagnostics.isEmpty { findings.published.remove(path) } else { findings.published.insert(path) }
    let params = PublishDiagnosticsParams(
      uri: documents[path]?.uri ?? FileURI.uri(forPath: path), version: result.version, diagnostics: result.diagnostics)
    perform(
      .send(OutgoingMessage(notification: "textDocument/publishDiagnostics") { $0.member("params", params) }))
  }

  /// Takes back what was told of a file that is no longer ours.
  mutating func withdraw(_ path: String) {
    findings.stale.remove(path)
    findings.found[path] = nil
    if isPulled { return forget(path) }
    findings.told[path] = nil
    guard findings.published.remove(path) != nil else { return }
    let params = PublishDiagnosticsParams(uri: FileURI.uri(forPath: path), version: nil, diagnostics: [])
    perform(
      .send(OutgoingMessage(notification: "textDocument/publishDiagnostics") { $0.member("params", params) }))
  }
}
