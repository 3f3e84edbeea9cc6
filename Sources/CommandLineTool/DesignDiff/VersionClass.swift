/// What a change of tokens asks of those who use them, in the words of Semantic Versioning.
enum VersionClass: String, Sendable, CaseIterable, Comparable {
  /// Nobody sees a difference.
  case none
  /// What is there looks different.
  case patch
  /// There is more than there was.
  case minor
  /// What was used is not there any more, or is something else.
  case major

  static func < (left: VersionClass, right: VersionClass) -> Bool { left.rank < right.rank }

  private var rank: Int { VersionClass.allCases.firstIndex(of: self) ?? 0 }
}
