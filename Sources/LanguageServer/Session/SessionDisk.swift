import Configuration
import FileAccess
import JSONRPC
import LanguageServerProtocol
import SourceText
import WorkspaceIndex

/// What a session knows of the disk, and what it waits for.
struct DiskState: Sendable {
  enum Progress: Sendable { case none, asked, shown }

  /// Whether the client has said that it is ready.
  var hasBegun = false
  /// Whether the client has agreed to tell of files that change.
  var isToldOfChanges = false
  /// How many milliseconds pass before the disk is looked at again.
  private(set) var pause = shortPause
  /// How many readings have been asked for, and how many have come.
  private var asked = 0
  private var come = 0
  /// Documents and folders whose project is being read, each with the number of the reading that it waits for.
  private var awaited: [String: Int] = [:]
  /// Documents that name files which are being read, likewise.
  private var naming: [String: Int] = [:]
  /// The files to read in any case, if the disk is to be asked for what is new.
  var wanted: Set<String>?
  var progress = Progress.none
  var settingsFiles: [String: SourceFile] = [:]
  /// Files that settings name and that are not there.
  var idle: [SettingMention] = []
  /// What was found and not read.
  var unread = UnreadFiles()
  /// What has been said of that.
  private(set) var remarks: [UnreadRemark] = []
  /// The remarks by the path of each file or folder.
  private(set) var closed: [String: UnreadRemark] = [:]
  /// The folders of the projects that were read.
  var roots: [String] = []
  /// Open documents of no project, when the disk was last asked for them.
  var homeless: Set<String> = []
  /// Files that are there only because others name them.
  var support: [String: String] = [:]
  /// For whom they are there: what files named when the disk was read.
  var namers: [String: [String]] = [:]
  /// What open documents named when the disk was last asked for.
  var named: [String: [String]] = [:]
  /// The processes that the server must not outlive.
  var processes: [Int] = []

  /// Whether everything waits, because nothing has been read yet.
  var isAwaited: Bool { come == 0 }
  var isReading: Bool { asked > come || wanted != nil }

  /// Whether a file waits for its project to be read: until then nothing is said of it, since nobody knows what is
  /// missing there.
  func isAwaited(_ path: String) -> Bool {
    isAwaited || !awaited.isEmpty && awaited.keys.contains { $0 == path || GlobList.path(path, relativeTo: $0) != nil }
  }

  /// Whether findings in a file wait, for its project or for a file that it has begun to name.
  func awaitsFindings(_ path: String) -> Bool { naming[path] != nil || isAwaited(path) }

  /// Lets the findings of a document wait for the reading that is asked for next; its answers do not.
  mutating func awaitNamed(by path: String) { naming[path] = asked + 1 }

  /// Lets a document, or the files of a folder, wait for the reading that is asked for next.
  mutating func await(_ path: String) { awaited[path] = asked + 1 }

  /// Takes note of what is to be said of that was not read.
  mutating func note(_ remarks: [UnreadRemark]) {
    self.remarks = remarks
    closed = [:]
    for remark in remarks { if let path = remark.path, closed[path] == nil { closed[path] = remark } }
  }

  mutating func noteRequest() { asked += 1 }

  private static let shortPause = 2_000
  private static let longestPause = 120_000

  /// Waits longer each time as long as nothing happens, where the client tells of changes by itself: with ten thousands
  /// of files each look is felt.
  mutating func waitLonger() { pause = isToldOfChanges ? min(2 * pause, Self.longestPause) : Self.shortPause }

  /// Looks soon again; whether the pause was a long one.
  mutating func waitNoLonger() -> Bool {
    defer { pause = Self.shortPause }
    return pause > Self.shortPause
  }

  /// Takes in that as many readings have come, the earlier ones first.
  mutating func noteAnswers(to count: Int) {
    come = min(asked, come + count)
    awaited = awaited.filter { $0.value > come }
    naming = naming.filter { $0.value > come }
  }
}

/// The disk: what was read comes in, what changed is asked for.
extension Session {
  /// Asks for what is new on the disk, once all that has just happened is taken in; the files named are read in any
  /// case.
  mutating func readDisk(changed: [String] = []) {
    if disk.hasBegun { disk.wanted = (disk.wanted ?? []).union(changed) }
  }

  /// Looks whether anything on the disk has changed without a word of the client, and again after a while.
  mutating func lookAtDisk() {
    perform(.pollDisk)
    disk.waitLonger()
    perform(.wake(.disk, after: disk.pause))
  }

  /// The client speaks again: what it may not have told of is looked for at once.
  mutating func noteSignOfLife() {
    if disk.waitNoLonger() { perform(.wake(.disk, after: 0)) }
  }

  /// Asks for what is wanted of the disk.
  mutating func askDisk() {
    guard let changed = disk.wanted else { return }
    disk.wanted = nil
    var request = DiskRequest()
    request.folders = folders
    request.outside = documents.keys.filter { isOutside($0) }.sorted()
    request.changed = changed
    for path in documents.keys { request.named[path] = namedFiles(in: path) }
    disk.named = request.named
    disk.noteRequest()
    perform(.readDisk(request))
  }

  /// Whether a document lies outside the folders of the workspace, on the disk.
  func isOutside(_ path: String) -> Bool { path.hasPrefix("/") && !isInFolders(path) }

  /// Whether the project of a document has not been read: an editor may have a folder open that is none, such as the
  /// home folder.
  func isHomeless(_ path: String) -> Bool {
    path.hasPrefix("/") && !disk.roots.contains { GlobList.path(path, relativeTo: $0) != nil }
  }

  /// Asks for the projects of open documents that belong to none yet, once.
  private mutating func readHomeless() {
    let homeless = Set(documents.keys.filter(isHomeless))
    guard homeless != disk.homeless else { return }
    disk.homeless = homeless
    for path in homeless { disk.await(path) }
    if !homeless.isEmpty { readDisk() }
  }

  func isInFolders(_ path: String) -> Bool {
    folders.contains { GlobList.path(path, relativeTo: $0) != nil }
  }

  mutating func take(_ change: DiskChange) {
    disk.noteAnswers(to: change.answeredRequests)
    let settingsChanged = disk.settingsFiles.mapValues(\.bytes) != change.settingsFiles.mapValues(\.bytes)
    let settingsBefore = disk.settingsFiles
    disk.settingsFiles = change.settingsFiles
    let regarded = Set(disk.support.keys).symmetricDifference(change.support.keys)
    disk.support = change.support
    disk.namers = change.named
    disk.roots = change.projects.map(\.root)
    workspace.adopt(change.support)
    workspace.lend(change.borrowed)
    let isUnreadOther = change.workspace == nil && disk.unread != change.unread
    if isUnreadOther { markStale(workspace.files.keys.sorted(by: >), allReaches) }
    disk.unread = change.unread
    workspace.noteUnread(change.unread)
    if let whole = change.workspace {
      workspace = whole
      unsettled = []
      putDocuments(documents.keys.sorted())
      markStale(workspace.files.keys.sorted(by: >), allReaches)
    } else {
      if change.hasNewProjects { adopt(change.projects) }
      put(change.put.filter { documents[$0.source.path] == nil })
      if isUnreadOther { putDocuments(documents.keys.sorted()) }
      // Settings files are no part of the workspace, but findings in them stay.
      for path in change.removed where documents[path] == nil && change.settingsFiles[path] == nil { remove(path) }
    }
    // Of what is there for others alone nothing is said.
    markStale(regarded.filter { workspace[$0] != nil }.sorted(by: >), allReaches)
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
    sayUnread(change.remarks)
    if !change.summary.isEmpty { perform(.log(change.summary)) }
    readHomeless()
    followNames()
    if !disk.isReading { endProgress() }
    answerHeld()
  }

  /// Says what was not read, each thing once while it stays so: in the log, and as a finding of that file.
  private mutating func sayUnread(_ remarks: [UnreadRemark]) {
    let said = Set(disk.remarks)
    for remark in remarks where !said.contains(remark) { log(warning: remark.text { $0 }) }
    disk.note(remarks)
    markStale(said.symmetricDifference(remarks).compactMap(\.path).sorted(by: >), [])
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
    for folder in added { disk.await(folder) }
    readDisk()
  }

  /// A message that the user must act on.
  mutating func show(_ message: String) {
    let params = MessageParams(type: 2, message: message.visible)
    perform(.send(OutgoingMessage(notification: "window/showMessage") { $0.member("params", params) }))
  }

  /// A message for whoever looks why something is not as expected.
  mutating func log(warning message: String) {
    let params = MessageParams(type: 2, message: message.visible)
    perform(.send(OutgoingMessage(notification: "window/logMessage") { $0.member("params", params) }))
  }
}
