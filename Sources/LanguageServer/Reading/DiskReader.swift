import Platform

/// The thread that reads the disk for a session: it walks and reads while the session goes on.
final class DiskReader: Sendable {
  private enum Order: Sendable { case read(DiskRequest), poll }

  private let orders = Queue<Order>()

  /// Starts the thread; what it finds is handed to `report`.
  init(pool: WorkerPool, report: @escaping @Sendable (DiskChange) -> Void) {
    let orders = orders
    _ = Thread.start {
      var disk = Disk(pool: pool)
      while let order = orders.take() { DiskReader.perform(order, orders, &disk, report) }
    }
  }

  deinit { orders.close() }

  func read(_ request: DiskRequest) { orders.put(.read(request)) }

  func poll() { orders.put(.poll) }

  /// Performs an order together with all that have come meanwhile: one walk serves them all.
  private static func perform(
    _ order: Order, _ orders: Queue<Order>, _ disk: inout Disk, _ report: (DiskChange) -> Void
  ) {
    var request: DiskRequest?
    var count = 0
    var next: Order? = order
    while let order = next {
      if case .read(let asked) = order {
        request = request?.followed(by: asked) ?? asked
        count += 1
      }
      next = orders.take(until: 0)
    }
    if let request {
      var change = disk.read(request)
      change.answeredRequests = count
      report(change)
    } else if let change = disk.poll() {
      report(change)
    }
  }
}
