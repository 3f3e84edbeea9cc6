/// A part of the index that is worked out when somebody first asks for it, and follows every change from then on.
///
/// Whoever checks files alone never asks for most of what an edit or a question has to know.
struct Late<Part: Sendable>: Sendable {
  private var once = Once<Shared<Part>>()

  /// The part, if somebody has asked for it.
  ///
  /// For parts that are asked for many times over: what finds it out need not be at hand.
  var known: Shared<Part>? { once[Whole()] }

  /// The part, worked out first if nobody has asked yet, while everybody else who asks waits.
  func value(_ find: () -> Part) -> Shared<Part> { once.sharedValue { Shared(find()) } }

  /// Changes the part, if it has been worked out; snapshots keep what they had.
  mutating func change(_ change: (inout Part) -> Void) {
    guard var part = known?.value else {
      // Nobody has asked yet; a snapshot that shares it may still ask for what was.
      if !isKnownUniquelyReferenced(&once) { once = Once() }
      return
    }
    once = Once()
    change(&part)
    once = Once([Whole(): Shared(part)])
  }
}
