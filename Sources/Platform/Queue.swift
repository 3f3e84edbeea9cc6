/// A line of things that some threads put in and others take out: urgent ones first, each kind in order.
package final class Queue<Element: Sendable>: @unchecked Sendable {
  private let mutex = Mutex()
  private var urgent = Line<Element>()
  private var others = Line<Element>()
  private var isClosed = false

  package init() {}

  /// Puts one in at the end; after ``close()`` it is dropped.
  package func put(_ element: Element, isUrgent: Bool = false) {
    mutex.lock()
    if isClosed {
      // Nobody would take it.
    } else if isUrgent {
      urgent.elements.append(element)
    } else {
      others.elements.append(element)
    }
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
    while isEmpty, !isClosed { mutex.wait() }
    return urgent.next() ?? others.next()
  }

  /// Waits for the next one, but not beyond a moment of ``Clock/now``; `nil` if none has come.
  package func take(until deadline: Int64) -> Element? {
    mutex.lock()
    defer { mutex.unlock() }
    while isEmpty, !isClosed, Clock.now < deadline { mutex.wait(until: deadline) }
    return urgent.next() ?? others.next()
  }

  /// Takes what else is there already, without waiting; at most so many.
  package func takeWaiting(atMost limit: Int) -> [Element] {
    mutex.lock()
    defer { mutex.unlock() }
    var taken: [Element] = []
    while taken.count < limit, let next = urgent.next() ?? others.next() { taken.append(next) }
    return taken
  }

  private var isEmpty: Bool { urgent.isEmpty && others.isEmpty }
}

/// Elements in order; taking one does not move the others.
private struct Line<Element> {
  var elements: [Element] = []
  private var head = 0

  init() {}

  var isEmpty: Bool { head == elements.count }

  mutating func next() -> Element? {
    guard head < elements.count else { return nil }
    let element = elements[head]
    head += 1
    if head == elements.count {
      elements = []
      head = 0
    } else if head >= 1024, head * 2 > elements.count {
      elements.removeFirst(head)
      head = 0
    }
    return element
  }
}
