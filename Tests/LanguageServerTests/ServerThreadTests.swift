import LanguageServer
import Platform
import Testing

struct ServerThreadTests {
  @Test func `no number of slow checks keeps an answer waiting`() {
    let threads = ServerThreads()
    let gate = Queue<Int>()
    let ended = Queue<Int>()
    for number in 0..<20 {
      threads.check {
        _ = gate.take()
        ended.put(number)
      }
    }
    let answered = Queue<Int>()
    for number in 0..<20 { threads.answer { answered.put(number) } }
    threads.answer(lookingForFindings: true) { answered.put(20) }
    let deadline = Clock.now + 20_000_000_000
    let answers = Set((0...20).compactMap { _ in answered.take(until: deadline) })
    #expect(answers == Set(0...20))
    gate.close()
    #expect((0..<20).allSatisfy { _ in ended.take(until: deadline) != nil })
  }

  @Test func `an answer that looks for findings keeps none waiting that does not`() {
    let threads = ServerThreads()
    let gate = Queue<Int>()
    for _ in 0..<4 { threads.answer(lookingForFindings: true) { _ = gate.take() } }
    let answered = Queue<Int>()
    threads.answer { answered.put(1) }
    #expect(answered.take(until: Clock.now + 20_000_000_000) == 1)
    gate.close()
  }
}
