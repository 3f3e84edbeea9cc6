/// Cuts a stream of bytes into messages, and puts messages into a stream (LSP 3.17, Base Protocol).
///
/// Bytes may come in pieces of any size. A header may hold fields in any order and spelling, and end its lines with a
/// bare LF; everything but `Content-Length` is passed over.
package struct Framing: Sendable {
  /// What has come of the bytes so far.
  package enum Step: Equatable, Sendable {
    /// The content of one message.
    case message([UInt8])
    /// More bytes are needed.
    case incomplete
    /// The stream cannot be understood from here on; one sentence says why.
    case broken(String)
  }

  /// No message is longer, and no header either: beyond it a number is garbage, not a length.
  package static let longestMessage = 1 << 30
  private static let longestHeader = 1 << 16

  private var buffer: [UInt8] = []
  private var head = 0
  /// How far the search for the end of the header has come.
  private var scanned = 0
  /// The length of the message whose header has been read.
  private var length: Int?
  /// Why nothing can be understood any more: whatever comes behind a faulty header may begin anywhere.
  private var fault: String?

  package init() {}

  /// Whether bytes are left that are no whole message yet.
  package var hasPart: Bool { head < buffer.count || length != nil }

  /// Takes in bytes as they come.
  package mutating func receive(_ bytes: [UInt8]) {
    if head > 0 {
      buffer.removeFirst(head)
      scanned -= head
      head = 0
    }
    if buffer.isEmpty { buffer = bytes } else { buffer += bytes }
  }

  /// The next message, once all of it is there.
  package mutating func next() -> Step {
    if let fault { return .broken(fault) }
    if length == nil {
      guard let end = endOfHeader() else {
        return buffer.count - head > Framing.longestHeader
          ? broken("The header of a message does not end.") : .incomplete
      }
      switch Framing.contentLength(in: buffer[head..<end]) {
      case .success(let value): length = value
      case .failure(let fault): return broken(fault.sentence)
      }
      head = end
      scanned = end
    }
    guard let length, buffer.count - head >= length else { return .incomplete }
    let content = Array(buffer[head..<(head + length)])
    head += length
    scanned = head
    self.length = nil
    return .message(content)
  }

  private mutating func broken(_ sentence: String) -> Step {
    fault = sentence
    return .broken(sentence)
  }

  /// The bytes of a message with its header.
  package static func framed(_ message: OutgoingMessage) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(message.content.count + 32)
    bytes += "Content-Length: \(message.content.count)\r\n\r\n".utf8
    bytes += message.content
    return bytes
  }

  /// Where the empty line behind the header ends.
  private mutating func endOfHeader() -> Int? {
    let newline = UInt8(ascii: "\n")
    while scanned < buffer.count {
      scanned += 1
      guard buffer[scanned - 1] == newline else { continue }
      var previous = scanned - 2
      if previous >= head, buffer[previous] == UInt8(ascii: "\r") { previous -= 1 }
      if previous < head {
        head = scanned  // an empty line before the header
      } else if buffer[previous] == newline {
        return scanned
      }
    }
    return nil
  }

  private struct Fault: Error { var sentence: String }

  private static func contentLength(in header: ArraySlice<UInt8>) -> Result<Int, Fault> {
    for line in header.split(separator: UInt8(ascii: "\n")) {
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { continue }
      let name = String(decoding: line[..<colon], as: UTF8.self).lowercased()
      guard name == "content-length" else { continue }
      let value = line[(colon + 1)...].filter { $0 != 0x20 && $0 != 0x09 && $0 != UInt8(ascii: "\r") }
      guard let length = Int(String(decoding: value, as: UTF8.self)), length >= 0, length <= longestMessage else {
        return .failure(
          Fault(sentence: "A message cannot be `\(String(decoding: value.prefix(40), as: UTF8.self))` bytes long."))
      }
      return .success(length)
    }
    return .failure(Fault(sentence: "The header of a message has no `Content-Length`."))
  }
}
