/// A line of things that some threads put in and others take out, in order.
package final class Queue<Element: Sendable>: @unchecked Sendable {
  private let mutex = Mutex()
  private var elements: [Element] = []
  private var head = 0
  private var isClosed = false

  package init() {}

  /// Puts one in at the end; after ``close()`` it is dropped.
  package func put(_ element: Element) {
    mutex.lock()
    if !isClosed { elements.append(element) }
    mutex.ring()
    mutex.unlock()
  }

  /// Lets those who wait go: nothing more comes in, what is in can still be taken.
  package func close() {
    mutex.lock()
    isClosed = true
    mutex.ring()
    mutex.unlock()
  }

  /// Waits for the next one; `nil` once the line is closed and empty.
  package func take() -> Element? {
    mutex.lock()
    defer { mutex.unlock() }
    while head == elements.count, !isClosed { mutex.wait() }
    return next()
  }

  /// Waits for the next one, but not beyond a moment of ``Clock/now``; `nil` if none has come.
  package func take(until deadline: Int64) -> Element? {
    mutex.lock()
    defer { mutex.unlock() }
    while head == elements.count, !isClosed, Clock.now < deadline { mutex.wait(until: deadline) }
    return next()
  }

  private func next() -> Element? {
    guard head < elements.count else { return nil }
    let element = elements[head]
    head += 1
    if head == elements.count {
      elements.removeAll(keepingCapacity: elements.count < 4096)
      head = 0
    } else if head >= 1024, head * 2 > elements.count {
      elements.removeFirst(head)
      head = 0
    }
    return element
  }
}
