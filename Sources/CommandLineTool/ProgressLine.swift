import Platform

/// How far a long run is: a line with numbers, on a terminal alone.
struct ProgressLine: Sendable {
  private struct State: Sendable {
    var done = 0
    /// When the line is to be written next.
    var next: Int64
    var isShown = false
  }

  private let total: Int
  private let write: @Sendable (String) -> Void
  private let state: Guarded<State>

  /// A line that is written once a run takes long; `nil` where nobody would see it.
  init?(total: Int, in surroundings: Surroundings) {
    guard let write = surroundings.progress else { return nil }
    self.total = total
    self.write = write
    state = Guarded(State(next: Clock.now + Int64(surroundings.progressDelay) * 1_000_000))
  }

  /// One file more is done; ten times a second at most the line says so.
  func step() {
    let done = state.access { state -> Int? in
      state.done += 1
      let now = Clock.now
      guard now >= state.next else { return nil }
      state.next = now + 100_000_000
      state.isShown = true
      return state.done
    }
    if let done { write("Checked \(Count.text(done)) of \(Count.text(total)) files") }
  }

  /// Takes the line away.
  func end() {
    if state.access({ $0.isShown }) { write("") }
  }
}
