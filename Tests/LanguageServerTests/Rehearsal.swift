import Configuration
import FileAccess
import Foundation
import JSONRPC
import LanguageServer
import Platform
import SourceText
import TestSupport
import WorkspaceIndex

/// A conversation without a process, a disk or a clock: effects are performed at once, time passes when told so.
final class Rehearsal {
  private var session: Session
  private var files: [String: String]
  private var lines: [String] = []
  /// The findings last told of each document that has any, with all places, without versions.
  private(set) var told: [String: String] = [:]
  private var alarms: [(time: Int, alarm: Alarm)] = []
  private var time = 0
  private var questions: [Question] = []
  private var checks: [Check] = []
  private var givenUp: [Check] = []
  /// Whether checks take so long that none ends.
  private var isCheckingSlow = false
  private var cancelled: Set<RequestID> = []
  private var livingProcesses = true
  // The disk as the session knows it.
  private var requests: [DiskRequest] = []
  private var isDiskSlow = false
  /// What has been read and comes together with what the client says next.
  private var early: [Event] = []
  private var known: [String: String]?
  private var projects: [Configuration] = []
  private var settings = RehearsedSettings()
  /// What is there and cannot be read.
  private var remarks: [UnreadRemark] = []

  /// Whether messages that follow one another come all at once.
  private let isBundled: Bool

  /// - Parameters:
  ///   - files: What lies on the disk, below the root of transcripts.
  ///   - isBundled: Whether messages that follow one another come all at once.
  ///   - filesOneByOne: How many files are taken in one by one.
  init(_ files: [(path: String, text: String)], isBundled: Bool = false, filesOneByOne: Int = 16) {
    self.isBundled = isBundled
    var options = ServerOptions(version: "1.2.3")
    options.filesOneByOne = filesOneByOne
    options.rulePages = (prefix: "https://example.org/rules/", suffix: ".md")
    session = Session(options: options)
    self.files = Dictionary(files.map { ("\(Transcript.root)/\($0.path)", $0.text) }) { $1 }
  }

  /// What the server has said since the last time.
  func heard() -> String {
    defer { lines = [] }
    return lines.joined(separator: "\n")
  }

  /// What a client that is just welcomed hears when it asks about a place, as JSON text.
  func answer(to method: String, at place: String, of testCase: Case) -> String {
    start(with: "{}", of: testCase)
    play("\(method) #1 {\(place)}", of: testCase)
    let line = lines.first { $0.hasPrefix("#1 ") } ?? ""
    lines = []
    return String(line.dropFirst("#1 ".count))
  }

  /// Hands over what the client says, and lets everything happen that follows from it.
  ///
  /// A line that begins with `*` is no message but something that happens.
  func play(_ body: String, of testCase: Case) {
    var messages = ""
    func flush() {
      let events = Transcript.messages(in: messages, of: testCase).map {
        Event.message(Message(parsing: Array($0.utf8)))
      }
      if isBundled || !early.isEmpty { receive(early + events) } else { for event in events { receive(event) } }
      early = []
      messages = ""
    }
    for line in body.components(separatedBy: "\n") {
      if line.hasPrefix("* ") {
        flush()
        happen(String(line.dropFirst(2)), of: testCase)
      } else {
        messages += line + "\n"
      }
    }
    flush()
    finishWork()
  }

  private func happen(_ words: String, of testCase: Case) {
    let parts = words.split(separator: " ", maxSplits: 2).map(String.init)
    switch parts[0] {
    case "client": start(with: words.dropFirst("client".count).trimmingCharacters(in: .whitespaces), of: testCase)
    case "pass": pass(Int(parts[1]) ?? 0)
    case "disk": files["\(Transcript.root)/\(parts[1])"] = parts[2].replacingOccurrences(of: "\\n", with: "\n")
    case "unread":
      let path = "\(Transcript.root)/\(parts[1])"
      remarks = [parts.last == "closed" ? UnreadRemark(path, SystemError(code: EACCES)) : .tooLarge(path)]
    case "readable": remarks = []
    case "gone": files["\(Transcript.root)/\(parts[1])"] = nil
    case "slow": if parts.last == "checks" { isCheckingSlow = true } else { isDiskSlow = true }
    case "check":
      isCheckingSlow = false
      finishWork()
    case "read":
      isDiskSlow = false
      if parts.last == "late" { early = [.disk(takeRequests())] }
      finishWork()
    case "work": finishWork()
    case "dies": livingProcesses = false
    case "ends": receive(.inputEnded(fault: nil))
    default: lines.append("(nobody knows how to: \(words))")
    }
  }

  /// A client with the given capabilities has been welcomed; what was said until then is dropped.
  private func start(with capabilities: String, of testCase: Case) {
    let text = capabilities.isEmpty ? "{}" : capabilities
    let folder = #"[{"uri":"file://\#(Transcript.root)","name":"w"}]"#
    let body = #"""
      initialize #0 {"processId":1,"workspaceFolders":\#(folder),"capabilities":\#(text)}
      initialized {}
      """#
    play(body, of: testCase)
    _ = heard()
  }

  private func pass(_ milliseconds: Int) {
    finishWork()
    let end = time + milliseconds
    while let next = alarms.indices.filter({ alarms[$0].time <= end }).min(by: { alarms[$0].time < alarms[$1].time }) {
      let due = alarms.remove(at: next)
      time = due.time
      receive(.woke(due.alarm))
      finishWork()
    }
    time = end
  }

  private func receive(_ event: Event) { receive([event]) }

  private func receive(_ events: [Event]) {
    for effect in session.receive(events) {
      switch effect {
      case .send(let message): hear(String(decoding: message.content, as: UTF8.self))
      case .answer(let question): questions.append(question)
      case .check(let check): checks.append(check)
      case .giveUp(let path): giveUp(path)
      case .cancel(let id): cancelled.insert(id)
      case .forgetCancellation(let id): cancelled.remove(id)
      case .readDisk(let request): requests.append(request)
      case .pollDisk: if known != nil, known != files { requests.append(DiskRequest()) }
      case .lookFor: if !livingProcesses { receive(.processDied) }
      case .wake(let alarm, let milliseconds):
        alarms.removeAll { $0.alarm.kind == alarm.kind }
        alarms.append((time + milliseconds, alarm))
      case .log: break
      case .exit(let status): lines.append("(exit \(status))")
      }
    }
  }

  private func giveUp(_ path: String) {
    guard let index = checks.firstIndex(where: { $0.path == path }) else { return }
    if isCheckingSlow { lines.append("(gives up checking \(path.split(separator: "/").last ?? ""))") }
    givenUp.append(checks.remove(at: index))
  }

  private func hear(_ message: String) {
    lines.append(Transcript.line(for: message))
    guard let object = try? JSONSerialization.jsonObject(with: Data(message.utf8)) as? [String: Any],
      let params = object["params"] as? [String: Any], let uri = params["uri"] as? String,
      let findings = params["diagnostics"] as? [[String: Any]]
    else { return }
    told[uri] =
      findings.isEmpty
      ? nil
      : findings.map { finding in
        let places = [finding["range"], finding["relatedInformation"]].compactMap { $0 }
        let bytes = try? JSONSerialization.data(withJSONObject: places, options: .sortedKeys)
        return
          "\(finding["code"] ?? "") \(finding["message"] ?? "") \(String(decoding: bytes ?? Data(), as: UTF8.self))"
      }.joined(separator: "\n")
  }

  /// Lets threads finish: answers first, then the disk, then checks one by one.
  private func finishWork() {
    while true {
      if !questions.isEmpty {
        let question = questions.removeFirst()
        let answer = cancelled.contains(question.id) ? question.refusal : question.answered()
        lines.append(Transcript.line(for: String(decoding: answer.content, as: UTF8.self)))
        receive(.answered(question.id))
      } else if !requests.isEmpty, !isDiskSlow {
        receive(.disk(takeRequests()))
      } else if !givenUp.isEmpty {
        receive(.gaveUp(givenUp.removeFirst()))
      } else if !checks.isEmpty, !isCheckingSlow {
        receive(.checked(checks.removeFirst().performed()))
      } else {
        return
      }
    }
  }

  private func takeRequests() -> DiskChange {
    let count = requests.count
    let changed = requests.reduce(into: Set<String>()) { $0.formUnion($1.changed) }
    requests = []
    return readDisk(changed, count)
  }

  private func readDisk(_ changed: Set<String>, _ count: Int) -> DiskChange {
    var change = DiskChange()
    change.answeredRequests = count
    change.remarks = remarks
    change.unread.files = Set(remarks.compactMap(\.path))
    let before = known ?? [:]
    let configuration = settings.read(files, &change)
    change.projects = [configuration]
    change.hasNewProjects = known != nil && projects != change.projects
    projects = change.projects
    let indexed = files.filter { !$0.key.hasSuffix("/tincture.json") }
      .filter { before[$0.key] != $0.value || changed.contains($0.key) }
      .sorted { $0.key < $1.key }.map { IndexedFile(reading: SourceFile(path: $0.key, text: $0.value)) }
    // As on the real disk, a settings file that somebody says has changed is none of the files read.
    change.removed = Set(before.keys).union(changed).subtracting(files.keys.filter { !$0.hasSuffix("/tincture.json") })
      .sorted()
    if known == nil {
      var workspace = Workspace(projects: projects)
      workspace.put(indexed)
      change.workspace = workspace
    } else {
      change.put = indexed
    }
    known = files
    return change
  }
}

/// The settings file of a rehearsal, with the last good one.
private struct RehearsedSettings {
  private var lastGood = Configuration(root: Transcript.root)
  private var complained: String?

  mutating func read(_ files: [String: String], _ change: inout DiskChange) -> Configuration {
    let path = "\(Transcript.root)/tincture.json"
    guard let text = files[path] else { return Configuration(root: Transcript.root) }
    let source = SourceFile(path: path, text: text)
    change.settingsFiles[path] = source
    let reading = ConfigurationReader.read(source, root: Transcript.root)
    if reading.isReadable {
      let baseline = lastGood.baseline
      lastGood = reading.configuration
      lastGood.baseline = self.baseline(of: lastGood, files) ?? baseline
    } else if complained != text {
      complained = text
      change.unreadable = [(path, "The settings in `\(path)` cannot be read.")]
    }
    return lastGood
  }

  private func baseline(of configuration: Configuration, _ files: [String: String]) -> Baseline? {
    guard let path = configuration.baselineFile?.resolved(against: configuration.root), let text = files[path] else {
      return nil
    }
    return BaselineFile.read(SourceFile(path: path, text: text)).baseline
  }
}
