package import JSONRPC

/// Everything that a session can ask of the world; the loop performs effects in their order.
package enum Effect: Sendable {
  case send(OutgoingMessage)
  /// Answers a request on another thread; ends with ``Event/answered(_:)``.
  case answer(Question)
  /// Tells a request that is being answered that nobody waits for it.
  case cancel(RequestID)
  /// Forgets that a request was cancelled which is not being answered.
  case forgetCancellation(RequestID)
  /// Looks for the findings of one file on another thread; ends with ``Event/checked(_:)``, or with
  /// ``Event/gaveUp(_:)`` if it is given up.
  case check(Check)
  /// Tells the check of a file that what it looks at is no more.
  case giveUp(path: String)
  /// Walks the folders and reads what is new; ends with ``Event/disk(_:)``.
  case readDisk(DiskRequest)
  /// Looks whether a known file or folder has changed, and if so reads it; may end with ``Event/disk(_:)``.
  case pollDisk
  /// Looks whether a process is still there; ends with ``Event/processDied`` if it is not.
  case lookFor(process: Int)
  /// Ends with ``Event/woke(_:)`` after so many milliseconds.
  case wake(Alarm, after: Int)
  case log(String)
  /// Nothing comes after it.
  case exit(status: Int32)
}

/// Everything that can happen to a session.
package enum Event: Sendable {
  case message(Message)
  /// An answer has been sent, or dropped.
  case answered(RequestID)
  case checked(CheckResult)
  /// A check has ended without a result.
  case gaveUp(Check)
  case disk(DiskChange)
  case woke(Alarm)
  case processDied
  /// Nothing more comes in; a sentence says why if that is a fault.
  case inputEnded(fault: String?)
}

/// What a session wants to be woken for.
package enum Alarm: Hashable, Sendable {
  /// No edit has come for a moment, if the number is that of the last one: time to read what was written.
  case pause(Int)
  /// No edit has come for a while, if the number is that of the last one.
  case quiet(Int)
  /// The first reading takes so long that the user should see that it goes on.
  case progress
  /// The client has had what it waited for, and can be asked to tell us of changes.
  case registration
  /// It is time to look at the disk.
  case disk
  /// It is time to look for the client's process.
  case process
  /// Answers that are still being made at the end have had their time.
  case shutdownGrace

  /// What an alarm is for: a later one takes the place of an earlier one of its kind.
  package enum Kind: Hashable, Sendable { case pause, quiet, progress, registration, disk, process, shutdownGrace }

  package var kind: Kind {
    switch self {
    case .pause: .pause
    case .quiet: .quiet
    case .progress: .progress
    case .registration: .registration
    case .disk: .disk
    case .process: .process
    case .shutdownGrace: .shutdownGrace
    }
  }
}
