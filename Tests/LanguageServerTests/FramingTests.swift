import JSONRPC
import Syntax
import Testing

struct FramingTests {
  private let stream = Array(
    """
    Content-Length: 2\r\n\r\n{}content-length:   7 \r\nContent-Type: application/vscode-jsonrpc; charset=utf-8\r\n\r
    {"a":1}\r\nCONTENT-LENGTH: 4\n\n\u{1F600}Content-Length: 0\r\n\r\n
    """.utf8)
  private let contents = [Array("{}".utf8), Array(#"{"a":1}"#.utf8), Array("\u{1F600}".utf8), []]

  private func messages(in pieces: [ArraySlice<UInt8>]) -> [[UInt8]] {
    var framing = Framing()
    var messages: [[UInt8]] = []
    for piece in pieces {
      framing.receive(Array(piece))
      while case .message(let content) = framing.next() { messages.append(content) }
    }
    return messages
  }

  @Test func `several messages in one piece are told apart`() {
    #expect(messages(in: [stream[...]]) == contents)
  }

  @Test func `messages may be split at any byte`() {
    for cut in 1..<stream.count {
      #expect(messages(in: [stream[..<cut], stream[cut...]]) == contents, "split at \(cut)")
    }
    #expect(messages(in: stream.indices.map { stream[$0...$0] }) == contents)
  }

  @Test(arguments: [
    "Content-Length: -1\r\n\r\n", "Content-Length: 99999999999999999999\r\n\r\n", "Content-Length: 2000000000\r\n\r\n",
    "Content-Length: ten\r\n\r\n", "Content-Type: x\r\n\r\n", "GET / HTTP/1.1\r\nHost: x\r\n\r\n",
    String(repeating: "x", count: 70_000),
  ])
  func `what cannot be a message ends the stream with a sentence`(text: String) {
    var framing = Framing()
    framing.receive(Array(text.utf8))
    guard case .broken(let reason) = framing.next() else {
      Issue.record("the stream goes on")
      return
    }
    #expect(reason.hasSuffix("."))
    framing.receive(Array("\r\n\r\nContent-Length: 2\r\n\r\n{}".utf8))
    #expect(framing.next() == .broken(reason))
  }

  @Test func `an unfinished message is known to be one`() {
    var framing = Framing()
    #expect(!framing.hasPart)
    framing.receive(Array("Content-Length: 5\r\n\r\n{".utf8))
    #expect(framing.next() == .incomplete)
    #expect(framing.hasPart)
  }

  @Test func `what is framed can be cut again`() {
    let message = OutgoingMessage(notification: "a/b") { $0.member("params", "é") }
    var framing = Framing()
    framing.receive(Framing.framed(message))
    #expect(framing.next() == .message(message.content))
    #expect(message.content == Array(#"{"jsonrpc":"2.0","method":"a/b","params":"é"}"#.utf8))
  }
}
