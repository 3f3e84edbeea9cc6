/// A few threads that do pieces of work, urgent ones first, else in the order in which they were given.
package final class WorkerPool: Sendable {
  private let queue = Queue<@Sendable () -> Void>()

  /// Starts the threads; at least one, or the work is done where it is given.
  ///
  /// Threads that yield let all others go first.
  package init(threads: Int = min(4, Environment.processorCount), stackSize: Int = 8 << 20, yields: Bool = false) {
    var started = 0
    for _ in 0..<max(1, threads) {
      let queue = queue
      if Thread.start(stackSize: stackSize, yields: yields, { while let work = queue.take() { work() } }) != nil {
        started += 1
      }
    }
    count = started
  }

  /// How many threads there are.
  package let count: Int

  deinit { queue.close() }

  /// Does a piece of work soon, on one of the threads; an urgent one before all that are not.
  package func run(isUrgent: Bool = false, _ work: @escaping @Sendable () -> Void) {
    if count == 0 { work() } else { queue.put(work, isUrgent: isUrgent) }
  }

  /// The results of a function over many elements, in their order; returns when all are there.
  ///
  /// Threads take the elements one by one, so that a large one holds nobody up. Not to be called from within the pool.
  package func map<Element: Sendable, Result: Sendable>(
    _ elements: [Element], _ transform: @escaping @Sendable (Element) -> Result
  ) -> [Result] {
    let threads = min(count, elements.count)
    guard threads > 1 else { return elements.map(transform) }
    let next = Guarded(0)
    let done = Queue<[(Int, Result)]>()
    for _ in 0..<threads {
      run {
        var results: [(Int, Result)] = []
        while true {
          let index = next.access { next in
            defer { next += 1 }
            return next
          }
          guard index < elements.count else { break }
          results.append((index, transform(elements[index])))
        }
        done.put(results)
      }
    }
    var results = [Result?](repeating: nil, count: elements.count)
    for _ in 0..<threads {
      for (index, result) in done.take() ?? [] { results[index] = result }
    }
    return results.compactMap { $0 }
  }
}
