package import JSONRPC
import LanguageServerProtocol
import SourceText
import Syntax
import WorkspaceIndex

/// One conversation with a client: a value that takes in what happens and says what is to be done.
///
/// It knows no clock, no disk and no thread. Nothing is looked at before what came earlier is taken in completely.
package struct Session: Sendable {
  enum Phase: Sendable { case fresh, running, shutDown }

  let options: ServerOptions
  var phase = Phase.fresh
  var client = ClientCapabilities(nil)
  var encoding = PositionEncoding.utf16
  /// What the client itself has set, by source, the later over the earlier.
  var settings = EditorSettings()
  var settingSources = SettingSources()

  /// The folders of the workspace, as paths.
  var folders: [String] = []
  /// What the client has open, by path.
  var documents: [String: Document] = [:]
  /// The documents whose text the workspace does not know yet.
  var unsettled: Set<String> = []
  /// Whether a document has been opened that the workspace does not know yet.
  var hasOpened = false
  var workspace = Workspace(projects: [])
  var disk = DiskState()
  var findings = FindingsState()
  var pull = PullState()

  /// Requests that are being answered.
  var running: Set<RequestID> = []
  /// Requests that wait until the disk has been read.
  var held: [HeldRequest] = []
  /// Our own requests that are not answered yet, by number.
  var asked: [Int: Asked] = [:]
  var nextNumber = 1
  /// The status to leave with once no answer is outstanding.
  var leaving: Int32?

  private var effects: [Effect] = []

  package init(options: ServerOptions) { self.options = options }

  /// Takes in one message.
  package mutating func receive(_ message: Message) -> [Effect] { receive([.message(message)]) }

  /// Takes in what has happened, in order; the effects are to be performed in order.
  package mutating func receive(_ events: [Event]) -> [Effect] {
    for event in events { take(event) }
    catchUp()
    startChecks()
    tellNews()
    leaveIfDone()
    defer { effects = [] }
    return effects
  }

  private mutating func take(_ event: Event) {
    switch event {
    case .message(let message): take(message)
    case .answered(let id): finish(id)
    case .checked(let result): take(result)
    case .gaveUp(let check): findings.stale.finish(check.path)
    case .disk(let change): take(change)
    case .woke(let alarm): wake(for: alarm)
    case .processDied:
      perform(.log("the client's process is gone"))
      perform(.exit(status: phase == .shutDown ? 0 : 1))
    case .inputEnded(let fault):
      if let fault { perform(.log(fault)) }
      leave(status: phase == .shutDown && fault == nil ? 0 : 1)
    }
  }

  /// Adds an effect to those of the event at hand.
  mutating func perform(_ effect: Effect) { effects.append(effect) }

  private mutating func wake(for alarm: Alarm) {
    switch alarm {
    case .pause(let number): if number == findings.lastEdit { settle() }
    case .quiet(let number): becomeQuiet(number)
    case .progress: beginProgress()
    case .registration: register()
    case .disk: lookAtDisk()
    case .process: lookForProcesses()
    case .shutdownGrace:
      refuseHeld()
      if let leaving { perform(.exit(status: leaving)) }
    }
  }

  /// Everything as it is now, for whoever answers or checks.
  var snapshot: Snapshot {
    Snapshot(
      workspace: workspace, documents: documents,
      diskSettings: disk.settingsFiles, idle: disk.idle, closed: disk.closed, client: client, encoding: encoding,
      settings: settings,
      rulePages: options.rulePages)
  }
}

/// A request that waits until the disk has been read.
struct HeldRequest: Sendable {
  var id: RequestID
  /// The document that it is about, if it is about one.
  var path: String?
  var method: Method
  var params: JSONNode?
}

/// What we have asked the client.
enum Asked: Sendable {
  case configuration
  case progressToken
  case registration
  case refresh
}

/// The name of settings files, here only compared with.
let settingsFileName = "tincture.json"
