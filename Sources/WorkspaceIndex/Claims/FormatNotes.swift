/// What the notes on sets of files cover, each worked out when it is first asked for.
struct FormatNotes: Sendable {
  private let known = Memo<Int, [CoveredFindings]>()

  func value(of set: Int, _ find: () -> [CoveredFindings]) -> [CoveredFindings] {
    // Others that ask for the same would do the same work.
    known.sharedValue(for: set, find)
  }
}
