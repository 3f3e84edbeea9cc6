import Configuration
import JSONRPC
import LanguageServerProtocol
import SourceText
import WorkspaceIndex

/// What a session knows of the disk, and what it waits for.
struct DiskState: Sendable {
  enum Progress: Sendable { case none, asked, shown }

  /// Whether the client has said that it is ready.
  var hasBegun = false
  /// How many readings are under way.
  var outstanding = 0
  /// Whether the first reading has come, or nobody waits for it any more.
  var isKnown = false
  var progress = Progress.none
  var settingsFiles: [String: SourceFile] = [:]
  /// Files that settings name and that are not there.
  var idle: [SettingMention] = []
  /// Files that are there only because others name them.
  var support: [String: String] = [:]
  /// What open documents named when the disk was last asked for.
  var named: [String: [String]] = [:]
  /// The processes that the server must not outlive.
  var processes: [Int] = []

  /// Whether answers and findings wait for a first reading.
  var isAwaited: Bool { !isKnown }
  var isReading: Bool { outstanding > 0 }
}

/// The disk: what was read comes in, what changed is asked for.
extension Session {
  /// Asks for what is new on the disk; the files named are read in any case.
  mutating func readDisk(changed: [String] = []) {
    guard disk.hasBegun else { return }
    var request = DiskRequest()
    request.folders = folders
    request.strays = documents.keys.filter { isStray($0) }.sorted()
    request.changed = Set(changed)
    for path in documents.keys { request.named[path] = workspace[path]?.namedFiles ?? [] }
    disk.named = request.named
    disk.outstanding += 1
    perform(.readDisk(request))
  }

  /// Whether a document lies outside the folders of the workspace, on the disk.
  func isStray(_ path: String) -> Bool { path.hasPrefix("/") && !isInFolders(path) }

  func isInFolders(_ path: String) -> Bool {
    folders.contains { GlobList.path(path, relativeTo: $0) != nil }
  }

  mutating func take(_ change: DiskChange) {
    disk.outstanding = max(0, disk.outstanding - change.answeredRequests)
    let settingsChanged = disk.settingsFiles.mapValues(\.bytes) != change.settingsFiles.mapValues(\.bytes)
    let settingsBefore = disk.settingsFiles
    disk.settingsFiles = change.settingsFiles
    disk.support = change.support
    workspace.adopt(change.support)
    if let whole = change.workspace {
      workspace = whole
      for path in documents.keys.sorted() { putDocument(path) }
      markStale(workspace.files.keys.sorted(by: >), allReaches)
    } else {
      if change.hasNewProjects { adopt(change.projects) }
      for file in change.put where documents[file.source.path] == nil { put(file) }
      for path in change.removed where documents[path] == nil { remove(path) }
    }
    if let leftOut = change.leftOut, change.workspace == nil {
      workspace.leaveOut(leftOut)
      markStale(workspace.files.keys.sorted(by: >), allReaches)
    }
    if disk.idle != change.idle {
      disk.idle = change.idle
      markStale(change.settingsFiles.keys, allReaches)
    }
    if settingsChanged { markStale(Set(settingsBefore.keys).union(change.settingsFiles.keys), allReaches) }
    for (_, reason) in change.unreadable { show(reason) }
    if !change.summary.isEmpty { perform(.log(change.summary)) }
    if disk.outstanding == 0 {
      endProgress()
      stopWaiting()
    }
  }

  /// Lets those go who wait for the first reading.
  mutating func stopWaiting() {
    guard !disk.isKnown else { return }
    disk.isKnown = true
    answerHeld()
  }

  /// A second is over: what there is must do.
  mutating func loseHope() {
    guard !disk.isKnown else { return }
    perform(.log("the first reading takes longer than a second"))
    stopWaiting()
  }

  private mutating func adopt(_ projects: [Configuration]) {
    workspace = workspace.configured(projects)
    markStale(workspace.files.keys.sorted(by: >), allReaches)
  }

  mutating func changedOnDisk(_ uris: [String]) {
    readDisk(changed: uris.map(FileURI.path(fromURI:)).filter { $0.hasPrefix("/") })
  }

  mutating func changedFolders(_ change: WorkspaceFoldersChange) {
    let removed = Set(change.removed.map { FileURI.path(fromURI: $0.uri) })
    let added = change.added.map { FileURI.path(fromURI: $0.uri) }.filter { $0.hasPrefix("/") }
    folders.removeAll { removed.contains($0) || added.contains($0) }
    folders += added
    readDisk()
  }

  /// A message that the user must act on.
  mutating func show(_ message: String) {
    let params = MessageParams(type: 2, message: message)
    perform(.send(OutgoingMessage(notification: "window/showMessage") { $0.member("params", params) }))
  }
}
