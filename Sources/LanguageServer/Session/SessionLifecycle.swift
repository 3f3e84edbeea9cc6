import Facts
import FrontEnds
import JSONRPC
import LanguageServerProtocol
import SourceText
import Syntax
import WorkspaceIndex

/// The life of a session, from `initialize` to the exit.
extension Session {
  mutating func initialize(_ id: RequestID, _ params: InitializeParams) {
    phase = .running
    client = params.capabilities
    let offered = client.positionEncodings.compactMap(PositionEncoding.init)
    encoding = offered.contains(.utf8) ? .utf8 : offered.isEmpty || offered.contains(.utf16) ? .utf16 : .utf32
    folders = params.folders.map { FileURI.path(fromURI: $0.uri) }.filter { $0.hasPrefix("/") }
    disk.processes = [params.processID, options.clientProcess].compactMap { $0 }.filter { $0 > 0 }
    settingSources.initial = params.options
    mergeConfiguration()
    let served = Method.all.filter { $0.isServed(client) }.map(\.capability)
    let capabilities = ServerCapabilities(positionEncoding: encoding.rawValue, served, for: client)
    if let token = params.workDoneToken { sendProgress(token, .begin(title: "Starting Tincture")) }
    if let token = params.workDoneToken { sendProgress(token, .end(message: nil)) }
    let result = InitializeResult(capabilities: capabilities, name: "tincture", version: options.version)
    perform(.send(OutgoingMessage(response: id) { $0.member("result", result) }))
    perform(.log("client: \(params.clientName ?? "unknown"); columns: \(encoding.rawValue); folders: \(folders)"))
    if !disk.processes.isEmpty { perform(.wake(.process, after: 3000)) }
  }

  /// The client is ready: from here on the server may ask and tell.
  mutating func begin() {
    guard !disk.hasBegun else { return }
    if client.answersConfiguration { askForConfiguration() }
    disk.hasBegun = true
    mergeConfiguration()
    readDisk()
    perform(.wake(.progress, after: 300))
    perform(.wake(.registration, after: 2000))
    perform(.wake(.disk, after: disk.pause))
  }

  /// Asks to be told of files and settings; in no hurry, since the disk is looked at anyway.
  mutating func register() {
    guard phase == .running else { return }
    var registrations: [RegistrationParams.Registration] = []
    if client.registersWatchedFiles {
      registrations.append(
        .init(id: "tincture-files", method: "workspace/didChangeWatchedFiles", watchers: watchers))
    }
    if client.registersConfiguration {
      registrations.append(
        .init(id: "tincture-settings", method: "workspace/didChangeConfiguration", section: "tincture"))
    }
    guard !registrations.isEmpty else { return }
    let params = RegistrationParams(registrations: registrations)
    ask("client/registerCapability", .registration) { $0.member("params", params) }
  }

  /// Every file that could be one of ours, in every folder.
  private var watchers: [FileSystemWatcher] {
    let suffixes = FrontEnd.suffixesToRead + [".json"]
    let endings = Set(suffixes.compactMap { $0.split(separator: ".").last }).sorted()
    let pattern = "**/*.{\(endings.joined(separator: ","))}"
    guard client.understandsRelativePatterns, !folders.isEmpty else {
      return [FileSystemWatcher(pattern: pattern, base: nil)]
    }
    return folders.map { FileSystemWatcher(pattern: pattern, base: FileURI.uri(forPath: $0)) }
  }

  mutating func shutDown(_ id: RequestID) {
    phase = .shutDown
    endWorkspacePull()
    refuseHeld()
    perform(.send(OutgoingMessage(response: id) { $0.memberNull("result") }))
  }

  /// Leaves once what has been asked is answered; at once if nothing is, and soon in any case.
  mutating func leave(status: Int32) {
    guard leaving == nil else { return }
    leaving = status
    if !running.isEmpty || !held.isEmpty { perform(.wake(.shutdownGrace, after: 500)) }
  }

  mutating func leaveIfDone() {
    if let leaving, running.isEmpty, held.isEmpty { perform(.exit(status: leaving)) }
  }

  mutating func lookForProcesses() {
    for process in disk.processes { perform(.lookFor(process: process)) }
    perform(.wake(.process, after: 3000))
  }

  // How far the first reading has come.

  mutating func beginProgress() {
    guard disk.isReading, client.showsProgress else { return }
    disk.progress = .asked
    let token = ProgressToken.text("tincture-reading")
    ask("window/workDoneProgress/create", .progressToken) { writer in
      writer.member("params", object: { token.write(as: "token", to: &$0) })
    }
  }

  mutating func progressTokenIsKnown(_ isAccepted: Bool) {
    guard disk.progress == .asked, isAccepted, disk.isReading else {
      disk.progress = .none
      return
    }
    disk.progress = .shown
    sendProgress(.text("tincture-reading"), .begin(title: "Reading tokens and specs"))
  }

  mutating func endProgress() {
    if disk.progress == .shown {
      sendProgress(.text("tincture-reading"), .end(message: "\(workspace.files.count) files"))
    }
    disk.progress = .none
  }

  private mutating func sendProgress(_ token: ProgressToken, _ step: WorkDoneProgress.Step) {
    let progress = WorkDoneProgress(token: token, step: step)
    perform(.send(OutgoingMessage(notification: "$/progress") { $0.member("params", progress) }))
  }
}
