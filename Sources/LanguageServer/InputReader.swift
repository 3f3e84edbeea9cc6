import JSONRPC
import Platform
import Syntax

/// Reads standard input, cuts it into messages, and sees at once which requests nobody waits for.
struct InputReader {
  private let recordPath: String?

  init(_ recordPath: String?) { self.recordPath = recordPath }

  /// Reads until the input ends or cannot be understood any more.
  func read(into loop: ServerLoop) {
    var framing = Framing()
    while true {
      let bytes = StandardInput.read(atMost: 64 * 1024)
      guard !bytes.isEmpty else {
        return loop.report(.inputEnded(fault: framing.hasPart ? "the input ends inside a message" : nil))
      }
      record(bytes)
      framing.receive(bytes)
      var step = framing.next()
      while case .message(let content) = step {
        hand(content, to: loop)
        step = framing.next()
      }
      if case .broken(let reason) = step {
        StandardError.write("tincture: \(reason)\n")
        return loop.report(.inputEnded(fault: reason))
      }
    }
  }

  private func hand(_ content: [UInt8], to loop: ServerLoop) {
    let message = Message(parsing: content)
    if case .notification("$/cancelRequest", let params) = message, let id = params?["id"].flatMap(RequestID.init) {
      loop.noteCancellation(of: id)
    }
    loop.report(.message(message))
  }

  private func record(_ bytes: [UInt8]) {
    if let recordPath { try? File.append(bytes, to: recordPath) }
  }
}
