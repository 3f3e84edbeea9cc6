import JSONRPC
import LanguageServer
import Platform
import TestSupport

/// The world around a session, in which nothing waits for anything.
///
/// What the session has asked for is done one piece at a time, in any order that threads could do it in, and files lie
/// on a real disk. Only the clock is none.
final class LooseMachine {
  private var session: Session
  private var random: Generator
  private var disk = Disk(pool: LooseMachine.pool)
  private static let pool = WorkerPool(threads: 2)

  private var questions: [Question] = []
  private var cancelled: Set<RequestID> = []
  private var checks: [Check] = []
  /// Checks whose thread may have noticed that they are given up, or not.
  private var givenUp: [Check] = []
  private var requests: [DiskRequest] = []
  private var isPollWanted = false
  /// What has been read and not been told.
  private var readings: [DiskChange] = []
  private var alarms: [Alarm.Kind: (time: Int, alarm: Alarm)] = [:]
  private var time = 0

  /// What the session has said since somebody last took it, in order.
  var said: [OutgoingMessage] = []
  /// The status that the session has left with.
  private(set) var status: Int32?
  /// How much has happened.
  private(set) var operations = 0

  init(_ random: Generator, filesOneByOne: Int) {
    self.random = random
    var options = ServerOptions(version: "1.2.3")
    options.filesOneByOne = filesOneByOne
    session = Session(options: options)
  }

  /// Hands over messages, all at once.
  func receive(_ messages: [String]) { receive(messages.map { .message(Message(parsing: Array($0.utf8))) }) }

  private func receive(_ events: [Event]) {
    operations += events.count
    for effect in session.receive(events) {
      switch effect {
      case .send(let message): said.append(message)
      case .answer(let question): questions.append(question)
      case .check(let check): checks.append(check)
      case .giveUp(let path):
        if let index = checks.firstIndex(where: { $0.path == path }) { givenUp.append(checks.remove(at: index)) }
      case .cancel(let id): cancelled.insert(id)
      case .forgetCancellation(let id): cancelled.remove(id)
      case .readDisk(let request): requests.append(request)
      case .pollDisk: isPollWanted = true
      case .wake(let alarm, let milliseconds): alarms[alarm.kind] = (time + milliseconds, alarm)
      case .lookFor, .log: break
      case .exit(let status): self.status = status
      }
    }
  }

  /// Does one piece of the work that waits; `false` if none does.
  func work() -> Bool {
    let pieces: [(isThere: Bool, perform: () -> Void)] = [
      (!questions.isEmpty, answer), (!requests.isEmpty || isPollWanted, read), (!readings.isEmpty, tell),
      (!checks.isEmpty, check), (!givenUp.isEmpty, endGivenUp),
    ]
    guard let piece = pieces.filter(\.isThere).randomElement(using: &random) else { return false }
    piece.perform()
    return true
  }

  /// Lets time go by without any work being done.
  func pass(_ milliseconds: Int) {
    let end = time + milliseconds
    while let due = alarms.values.filter({ $0.time <= end }).min(by: { $0.time < $1.time }) {
      alarms[due.alarm.kind] = nil
      time = due.time
      receive([.woke(due.alarm)])
    }
    time = end
  }

  private func answer() {
    guard let question = taken(&questions) else { return }
    said.append(cancelled.contains(question.id) ? question.refusal : question.answered())
    receive([.answered(question.id)])
  }

  /// One walk serves all requests that wait.
  private func read() {
    isPollWanted = false
    guard let first = requests.first else {
      if let change = disk.poll() { readings.append(change) }
      return
    }
    var change = disk.read(requests.dropFirst().reduce(first) { $0.followed(by: $1) })
    change.answeredRequests = requests.count
    requests = []
    readings.append(change)
  }

  /// What one thread has read comes in its order.
  private func tell() { receive([.disk(readings.removeFirst())]) }

  private func check() { if let check = taken(&checks) { receive([.checked(check.performed())]) } }

  private func endGivenUp() {
    guard let check = taken(&givenUp) else { return }
    receive([Bool.random(using: &random) ? .gaveUp(check) : .checked(check.performed())])
  }

  private func taken<Element>(_ list: inout [Element]) -> Element? {
    list.indices.randomElement(using: &random).map { list.remove(at: $0) }
  }
}
