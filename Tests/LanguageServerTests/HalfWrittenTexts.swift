import Foundation
import TestSupport
import Testing

/// Whatever is half written, every question that an editor can ask at its end is answered, and about this very text.
///
/// Of all texts that cases, pages and examples show a sample is taken; with `EXHAUSTIVE=1` every beginning of each.
struct HalfWrittenTexts {
  private static let isExhaustive = ProcessInfo.processInfo.environment["EXHAUSTIVE"] == "1"
  private static let lanes = 8

  @Test(arguments: 0..<lanes) func `every beginning of a text can be asked about`(lane: Int) throws {
    let step = Self.lanes * (Self.isExhaustive ? 1 : 12)
    for index in stride(from: lane, to: ShownTexts.groups.count, by: step) {
      try ask(ShownTexts.groups[index])
    }
  }

  private func ask(_ group: ShownTexts.Group) throws {
    let folder = try TemporaryFolder()
    let machine = LooseMachine(Generator(seed: 1), filesOneByOne: 16)
    let client = LooseClient(machine, in: folder.path, isPulling: true)
    for file in group { client.open(file.path, file.text) }
    settle(client, machine)
    for file in group {
      let bytes = Array(file.text.utf8)
      for length in sampled(bytes.count) {
        let text = String(decoding: bytes[..<length], as: UTF8.self)
        client.change(file.path, to: text)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let (line, column) = (lines.count - 1, lines.last?.utf16.count ?? 0)
        let asked = Outcome.methods.map { ($0, client.ask($0, in: file.path, line: line, column: column)) }
        settle(client, machine)
        for (method, id) in asked where client.answers[id] == nil || client.answers[id] == "refused" {
          let mayRefuse = method.hasSuffix("ename")
          #expect(mayRefuse && client.answers[id] != nil, "\(method) at byte \(length) of \(file.path)")
        }
        for fault in client.takeFaults() { Issue.record("\(file.path), the first \(length) bytes: \(fault)") }
      }
      client.change(file.path, to: file.text)
    }
  }

  /// Lets everything be answered that was asked.
  private func settle(_ client: LooseClient, _ machine: LooseMachine) {
    client.send()
    while machine.work() {}
    client.hear()
  }

  private func sampled(_ count: Int) -> [Int] {
    if Self.isExhaustive { return Array(0..<count) }
    return Array(stride(from: count % 7, to: count, by: max(1, count / 3) | 1))
  }
}
