import JSONRPC
import Platform

/// Performs what a session asks for: a thread reads, the calling thread owns the session, a few threads answer.
package final class ServerLoop: Sendable {
  private let options: ServerOptions
  private let events = Queue<Event>()
  private let threads = ServerThreads()
  /// Requests that nobody waits for any more; the reader adds them before the session hears of it.
  private let cancelled = Guarded<Set<RequestID>>([])
  /// Whether bytes may still be written; whoever writes holds it.
  private let isOpen = Guarded(true)
  private let log: Log
  /// How much of a flood is taken in before anything is answered.
  private static let eventsAtATime = 1000

  private init(_ options: ServerOptions) {
    self.options = options
    log = Log(path: options.logPath)
  }

  /// Serves one client on standard input and output until it leaves.
  ///
  /// Returns the exit status; threads may still be running, so end with ``Environment/exit(_:)``.
  package static func run(_ options: ServerOptions) -> Int32 {
    Environment.ignoreBrokenPipes()
    let loop = ServerLoop(options)
    guard Thread.start({ InputReader(loop.options.recordPath).read(into: loop) }) != nil else {
      StandardError.write("tincture: The system has no thread left to read with.\n")
      return 1
    }
    let status = loop.work()
    loop.isOpen.access { $0 = false }
    return status
  }

  /// Hands an event to the session; from any thread.
  func report(_ event: Event, isUrgent: Bool = false) { events.put(event, isUrgent: isUrgent) }

  /// Notes at once that nobody waits for a request.
  func noteCancellation(of id: RequestID) { cancelled.access { _ = $0.insert(id) } }

  private func work() -> Int32 {
    var session = Session(options: options)
    var alarms: [Alarm.Kind: (time: Int64, alarm: Alarm)] = [:]
    let disk = DiskReader(pool: threads.readers) { self.report(.disk($0)) }
    var checks: [String: Guarded<Bool>] = [:]
    while true {
      var news: [Event]
      if let due = alarms.values.min(by: { $0.time < $1.time }) {
        if let next = events.take(until: due.time) {
          news = [next]
        } else {
          alarms[due.alarm.kind] = nil
          news = [.woke(due.alarm)]
        }
      } else {
        guard let next = events.take() else { return 1 }
        news = [next]
      }
      // A flood is taken in as a whole: what must be looked for afterwards is looked for once.
      news += events.takeWaiting(atMost: ServerLoop.eventsAtATime)
      for event in news { log.note(event) }
      for effect in log.timing("taking it in", { session.receive(news) }) {
        switch effect {
        case .wake(let alarm, let milliseconds):
          alarms[alarm.kind] = (Clock.now + Int64(milliseconds) * 1_000_000, alarm)
        case .readDisk(let request): disk.read(request)
        case .pollDisk: disk.poll()
        case .check(let check):
          let isGivenUp = Guarded(false)
          checks[check.path] = isGivenUp
          perform(check) { isGivenUp.access { $0 } }
        case .giveUp(let path): checks.removeValue(forKey: path)?.access { $0 = true }
        case .exit(let status): return status
        default: perform(effect)
        }
      }
    }
  }

  private func perform(_ effect: Effect) {
    switch effect {
    case .send(let message): send(message)
    case .answer(let question):
      threads.answer(lookingForFindings: question.method.needs == .findings) { self.answer(question) }
    case .cancel(let id): noteCancellation(of: id)
    case .forgetCancellation(let id): cancelled.access { _ = $0.remove(id) }
    case .lookFor(let process): if !Environment.isAlive(process: process) { report(.processDied) }
    case .log(let line): log.write(line)
    case .check, .giveUp, .wake, .readDisk, .pollDisk, .exit: break
    }
  }

  /// Looks for the findings of a file, unless it is given up before or meanwhile.
  private func perform(_ check: Check, unless isGivenUp: @escaping @Sendable () -> Bool) {
    threads.check {
      let result = self.log.timing("checking \(check.path)") { check.performed(unless: isGivenUp) }
      self.report(result.map(Event.checked) ?? .gaveUp(check))
    }
  }

  /// Answers a request, unless it has been cancelled before or meanwhile.
  private func answer(_ question: Question) {
    let answer = log.timing("answering \(question.name)") {
      isCancelled(question.id) ? question.refusal : question.answered()
    }
    send(isCancelled(question.id) ? question.refusal : answer)
    report(.answered(question.id))
  }

  private func isCancelled(_ id: RequestID) -> Bool { cancelled.access { $0.contains(id) } }

  private func send(_ message: OutgoingMessage) {
    log.note(message)
    let bytes = Framing.framed(message)
    let isGone = isOpen.access { isOpen in
      guard isOpen else { return false }
      isOpen = StandardOutput.write(bytes)
      return !isOpen
    }
    if isGone { report(.inputEnded(fault: "the client does not read any more")) }
  }
}
