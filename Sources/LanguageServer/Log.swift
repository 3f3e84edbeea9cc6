import JSONRPC
import Platform

/// Lines for whoever looks for the cause of trouble; without a file nothing is written.
struct Log: Sendable {
  private let path: String?
  private let start = Clock.now

  init(path: String?) { self.path = path }

  /// Writes a line with the milliseconds since the start.
  func write(_ line: @autoclosure () -> String) {
    guard let path else { return }
    let milliseconds = (Clock.now - start) / 1_000_000
    try? File.append(Array("\(milliseconds) ms  \(line())\n".utf8), to: path)
  }

  /// Does some work, and notes how long it took if that is a millisecond or more.
  func timing<Result>(_ what: @autoclosure () -> String, _ work: () -> Result) -> Result {
    guard path != nil else { return work() }
    let begin = Clock.now
    let result = work()
    let microseconds = (Clock.now - begin) / 1000
    if microseconds >= 1000 { write("\(what()) took \(microseconds / 1000).\(microseconds / 100 % 10) ms") }
    return result
  }

  /// Notes what came in.
  func note(_ event: Event) {
    switch event {
    case .message(.request(let id, let method, _)): write("→ \(method) \(id)")
    case .message(.notification(let method, _)): write("→ \(method)")
    case .message(.response(let id, _, let error)): write("→ answer to \(id)\(error.map { ": \($0)" } ?? "")")
    case .message(.malformed(_, let error)): write("→ malformed: \(error.message)")
    case .checked(let result): write("checked \(result.path): \(result.diagnostics.count) findings")
    case .gaveUp(let check): write("gave up checking \(check.path)")
    case .inputEnded(let fault): write("the input has ended \(fault ?? "")")
    case .answered, .disk, .woke, .processDied: break
    }
  }

  /// Notes what goes out, and how large it is.
  func note(_ message: OutgoingMessage) { write("← \(message.subject), \(message.content.count) bytes") }
}
