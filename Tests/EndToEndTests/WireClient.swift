import Foundation
import TestSupport

/// A client that talks to the real program over pipes.
final class WireClient: @unchecked Sendable {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private let errors = Pipe()
  private let condition = NSCondition()
  private var messages: [[String: Any]] = []
  private var pending = Data()

  /// Starts `tincture lsp`, which writes its log to a file if one is named.
  init(log: String? = nil) throws {
    process.executableURL = URL(filePath: TestedProgram.path ?? "")
    process.arguments = ["lsp", "--stdio"] + (log.map { ["--log", $0] } ?? [])
    process.standardInput = input
    process.standardOutput = output
    process.standardError = errors
    output.fileHandleForReading.readabilityHandler = { [weak self] handle in self?.take(handle.availableData) }
    try process.run()
  }

  deinit {
    output.fileHandleForReading.readabilityHandler = nil
    if process.isRunning { process.terminate() }
  }

  /// Sends a request or, without an id, a notification.
  func send(_ method: String, id: Int? = nil, _ params: [String: Any]? = nil) {
    var message: [String: Any] = ["jsonrpc": "2.0", "method": method]
    message["id"] = id
    message["params"] = params
    send(bytes: WireClient.framed(message))
  }

  /// Sends bytes as they are.
  func send(bytes: Data) { try? input.fileHandleForWriting.write(contentsOf: bytes) }

  static func framed(_ message: [String: Any]) -> Data {
    let content = (try? JSONSerialization.data(withJSONObject: message)) ?? Data()
    return Data("Content-Length: \(content.count)\r\n\r\n".utf8) + content
  }

  func closeInput() { try? input.fileHandleForWriting.close() }

  /// Waits for a message and takes it; `nil` if none fits within some seconds.
  ///
  /// A minute, since the program is built for finding faults here and may share its processor with all other tests.
  func message(within seconds: Double = 60, where fits: ([String: Any]) -> Bool) -> [String: Any]? {
    let deadline = Date(timeIntervalSinceNow: seconds)
    condition.lock()
    defer { condition.unlock() }
    while true {
      if let index = messages.firstIndex(where: fits) { return messages.remove(at: index) }
      guard condition.wait(until: deadline) else { return nil }
    }
  }

  /// The result of a request.
  func result(of id: Int) -> Any? { message { $0["id"] as? Int == id && $0["method"] == nil }?["result"] }

  /// The codes of the next findings of a document, in a version if one is named.
  func findings(in uri: String, version: Int? = nil) -> [String]? {
    let message = message { message in
      guard message["method"] as? String == "textDocument/publishDiagnostics",
        let params = message["params"] as? [String: Any], params["uri"] as? String == uri
      else { return false }
      return version == nil || params["version"] as? Int == version
    }
    let params = message?["params"] as? [String: Any]
    return (params?["diagnostics"] as? [[String: Any]])?.compactMap { $0["code"] as? String }
  }

  /// The codes of a document's findings once they are some; those that came last where they never are.
  ///
  /// While the program reads what a change has named, it may tell again what it found before.
  func findings(in uri: String, once expected: [String]) -> [String]? {
    var last = findings(in: uri)
    for _ in 0..<4 where last != nil && last != expected { last = findings(in: uri) ?? last }
    return last
  }

  /// The most memory that the program has held so far, in bytes; `nil` where the system does not tell.
  var peakMemory: Int? {
    let status = try? String(contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8)
    let line = status?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line?.split(separator: " ").dropFirst().first.flatMap { Int($0) }.map { $0 << 10 }
  }

  /// Waits for the end; `nil` if the program goes on for longer.
  func status(within seconds: Double = 60) -> Int32? {
    let deadline = Date(timeIntervalSinceNow: seconds)
    while process.isRunning, Date() < deadline { Thread.sleep(forTimeInterval: 0.01) }
    return process.isRunning ? nil : process.terminationStatus
  }

  /// What the program said to the user; only after its end.
  func saidToUser() -> String {
    String(decoding: (try? errors.fileHandleForReading.readToEnd()) ?? Data(), as: UTF8.self)
  }

  private func take(_ data: Data) {
    condition.lock()
    defer { condition.unlock() }
    pending += data
    while let end = pending.range(of: Data("\r\n\r\n".utf8)) {
      let header = String(decoding: pending[..<end.lowerBound], as: UTF8.self)
      let length = Int(header.split(separator: " ").last ?? "") ?? 0
      guard pending.distance(from: end.upperBound, to: pending.endIndex) >= length else { return }
      let content = pending[end.upperBound..<(end.upperBound + length)]
      pending = Data(pending[(end.upperBound + length)...])
      if let message = try? JSONSerialization.jsonObject(with: content) as? [String: Any] { messages.append(message) }
      condition.broadcast()
    }
  }
}
