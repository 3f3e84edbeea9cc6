import JSONRPC

/// Fuzzed bytes as a stream of messages, and as one message.
enum FuzzedWire {
  static func faults(_ bytes: [UInt8]) -> [String] {
    _ = Message(parsing: bytes)
    let whole = messages([bytes])
    let middle = bytes.count / 2
    let cut = messages([Array(bytes[..<middle]), Array(bytes[middle...])])
    return whole == cut ? [] : ["a stream in two pieces holds other messages"]
  }

  private static func messages(_ pieces: [[UInt8]]) -> [[UInt8]] {
    var framing = Framing()
    var found: [[UInt8]] = []
    for piece in pieces {
      framing.receive(piece)
      while case .message(let content) = framing.next() {
        found.append(content)
        _ = Message(parsing: content)
      }
    }
    return found
  }
}
