import Platform

/// The threads that work for a session, a few for each kind of work, so that no kind waits for another.
package struct ServerThreads: Sendable {
  private let answers = WorkerPool(threads: 2)
  private let searches = WorkerPool(threads: 1)
  private let checks = WorkerPool(yields: true)
  /// Those that read files.
  let readers = WorkerPool()

  package init() {}

  /// Answers somebody who waits, on a thread that no check can take; an answer that must look for findings first keeps
  /// only others of its kind waiting.
  package func answer(lookingForFindings: Bool = false, _ work: @escaping @Sendable () -> Void) {
    (lookingForFindings ? searches : answers).run(work)
  }

  /// Looks for findings when nobody waits for an answer; the newest work is done last.
  package func check(_ work: @escaping @Sendable () -> Void) { checks.run(work) }
}
