import Synchronization

/// Whether an answer may be another one when it is asked for from another file.
final class OriginWatch: Sendable {
  private let flag = Atomic(false)

  var isAsked: Bool { flag.load(ordering: .relaxed) }

  func ask() { flag.store(true, ordering: .relaxed) }
}
