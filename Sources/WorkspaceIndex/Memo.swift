import Synchronization

/// Answers that were worked out once, by what was asked: the only thing in a snapshot that changes.
///
/// A snapshot is a value, and may still remember: what it is asked has one answer, so that nobody can tell whether it
/// was worked out now or before, and by whom. Every thread that answers on a snapshot shares what the others found.
/// Whoever changes what the answers depend on begins with a new memo. Two that ask at once may both do the work; they
/// come to the same.
final class Memo<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let answers: Mutex<[Key: Value]>

  init(_ answers: [Key: Value] = [:]) { self.answers = Mutex(answers) }

  /// The answer to a question, found first if there is none yet.
  func value(for key: Key, _ find: () -> Value) -> Value {
    if let known = self[key] { return known }
    let found = find()
    answers.withLock { $0[key] = found }
    return found
  }

  /// The answer to a question, found first if there is none yet, while everybody else who asks waits.
  ///
  /// For what is worth more time than a wait; `find` must not ask the same memo.
  func sharedValue(for key: Key, _ find: () -> Value) -> Value {
    answers.withLock { answers in
      if let known = answers[key] { return known }
      let found = find()
      answers[key] = found
      return found
    }
  }

  /// What is known already.
  subscript(key: Key) -> Value? { answers.withLock { $0[key] } }

  /// Everything that is known.
  var all: [Key: Value] { answers.withLock { $0 } }

  /// Takes in answers that came along with another one.
  func remember<Pairs: Sequence<(Key, Value)>>(_ pairs: Pairs) {
    answers.withLock { answers in for (key, value) in pairs { answers[key] = value } }
  }

  /// Goes on with an answer that is found bit by bit, while everybody else who asks waits.
  func refine<Result>(_ key: Key, from start: @autoclosure () -> Value, _ work: (inout Value) -> Result) -> Result {
    answers.withLock { work(&$0[key, default: start()]) }
  }
}

/// The key of a memo that knows one answer.
struct Whole: Hashable, Sendable {
  /// There is but one, and nothing to mix.
  func _rawHashValue(seed: Int) -> Int { seed }
}

/// One answer that was worked out once.
typealias Once<Value: Sendable> = Memo<Whole, Value>

extension Memo where Key == Whole {
  /// The answer, found first if there is none yet.
  func value(_ find: () -> Value) -> Value { value(for: Whole(), find) }

  /// The answer, found first if there is none yet, while everybody else who asks waits.
  func sharedValue(_ find: () -> Value) -> Value { sharedValue(for: Whole(), find) }
}
