import Synchronization

/// What the notes on sets of files cover, each worked out when it is first asked for.
final class FormatNotes: Sendable {
  private let known = Mutex<[Int: [CoveredFindings]]>([:])

  func value(of set: Int, _ find: () -> [CoveredFindings]) -> [CoveredFindings] {
    // Others that ask for the same would do the same work, so they wait.
    known.withLock { known in
      if let value = known[set] { return value }
      let value = find()
      known[set] = value
      return value
    }
  }
}
