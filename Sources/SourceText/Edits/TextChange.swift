/// What differs between two texts, as one stretch; what stands before it and behind it is the same in both.
package struct TextChange: Sendable {
  /// The stretch in the old text.
  private let old: ByteRange
  /// By how many bytes the new text is longer.
  private let growth: Int

  package init(from old: [UInt8], to new: [UInt8]) {
    let limit = min(old.count, new.count)
    let (same, sameBehind) = old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        var start = 0
        while start < limit, old[start] == new[start] { start += 1 }
        var behind = 0
        while behind < limit - start, old[old.count - behind - 1] == new[new.count - behind - 1] { behind += 1 }
        return (start, behind)
      }
    }
    self.old = ByteRange(same, old.count - sameBehind)
    growth = new.count - old.count
  }

  /// Where a stretch of the old text is in the new one, as far as it is left.
  package func following(_ range: ByteRange) -> ByteRange {
    ByteRange(following(range.start), following(range.end))
  }

  private func following(_ place: Int) -> Int {
    place >= old.end ? place + growth : min(place, old.start)
  }

  /// Where a stretch of the old text is in the new one; `nil` where it touches what has changed.
  package func moved(_ range: ByteRange) -> ByteRange? {
    if range.end < old.start { return range }
    return range.start > old.end ? range.shifted(by: growth) : nil
  }
}
