import Platform
import Testing

struct ThreadTests {
  @Test func `a queue gives what was put in, in order, and ends when closed`() {
    let queue = Queue<Int>()
    let sum = Guarded<[Int]>([])
    let thread = Thread.start { while let element = queue.take() { sum.access { $0.append(element) } } }
    for number in 0..<5000 { queue.put(number) }
    queue.close()
    thread?.join()
    queue.put(1)
    #expect(sum.access { $0 } == Array(0..<5000))
    #expect(queue.take() == nil)
  }

  @Test func `waiting for a queue ends at the deadline`() {
    let queue = Queue<Int>()
    let begin = Clock.now
    #expect(queue.take(until: begin + 20_000_000) == nil)
    #expect(Clock.now - begin >= 20_000_000)
    queue.put(7)
    #expect(queue.take(until: 0) == 7)
  }

  @Test func `a pool keeps the order of results`() {
    let pool = WorkerPool(threads: 3)
    #expect(pool.map(Array(0..<1000)) { $0 * 2 } == (0..<1000).map { $0 * 2 })
    #expect(pool.map([Int]()) { $0 } == [])
  }

  @Test func `a thread has the stack it asked for`() {
    let depth = Guarded(0)
    Thread.start(stackSize: 64 << 20) { depth.access { $0 = deep(100_000) } }?.join()
    #expect(depth.access { $0 } == 100_000)
  }

  @Test func `processes are seen alive and gone`() {
    #expect(Environment.isAlive(process: Environment.processIdentifier))
    #expect(!Environment.isAlive(process: 0))
    #expect(!Environment.isAlive(process: Int(Int32.max)))
  }

  @Test func `the surroundings are told`() {
    #expect(Environment.variable("PATH") != nil)
    #expect(Environment.variable("TINCTURE_NO_SUCH_VARIABLE") == nil)
    #expect(Folder.working?.hasPrefix("/") == true)
    #expect(Environment.processorCount >= 1)
  }
}

private func deep(_ count: Int) -> Int { count == 0 ? 0 : 1 + deep(count - 1) }
