/// A part of the index that is worked out when somebody first asks for it, and follows every change from then on.
///
/// Whoever checks files alone never asks for most of what an edit or a question has to know.
struct Late<Part: Sendable>: Sendable {
  private var known = Once<Part>()

  /// The part, worked out first if nobody has asked yet, while everybody else who asks waits.
  func value(_ find: () -> Part) -> Part { known.sharedValue(find) }

  /// Changes the part, if it has been worked out; snapshots keep what they had.
  mutating func change(_ change: (inout Part) -> Void) {
    guard var part = known[Whole()] else {
      // Nobody has asked yet; a snapshot that shares it may still ask for what was.
      if !isKnownUniquelyReferenced(&known) { known = Once() }
      return
    }
    known = Once()
    change(&part)
    known = Once([Whole(): part])
  }
}
