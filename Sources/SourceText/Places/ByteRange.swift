/// A stretch of a file, in UTF-8 bytes from its start: the one way to say "here" below the edges of the program.
///
/// `start` is included, `end` is not; `start <= end` always holds. Ordered by start, then by end.
package struct ByteRange: Hashable, Comparable, Sendable {
  @usableFromInline let lower: UInt32
  @usableFromInline let upper: UInt32

  /// The first byte of the stretch.
  @inlinable package var start: Int { Int(lower) }
  /// The first byte behind the stretch.
  @inlinable package var end: Int { Int(upper) }
  /// The number of bytes covered.
  @inlinable package var count: Int { Int(upper - lower) }
  /// Whether no byte is covered: a place between two bytes.
  @inlinable package var isEmpty: Bool { lower == upper }

  /// Makes a stretch; bounds outside 0 ..< 4 GiB are clamped and an `end` before `start` is taken as `start`.
  @inlinable package init(_ start: Int, _ end: Int) {
    lower = UInt32(clamping: start)
    upper = max(lower, UInt32(clamping: end))
  }

  /// Makes a stretch of bounds as they are kept; an `end` before `start` is taken as `start`.
  @inlinable package init(from start: UInt32, to end: UInt32) {
    lower = start
    upper = max(start, end)
  }

  /// An empty stretch: the place before the byte at `offset`.
  @inlinable package init(at offset: Int) { self.init(offset, offset) }

  /// Whether `offset` lies inside or at either border, which is where an editor's cursor touches the stretch.
  package func touches(_ offset: Int) -> Bool { start <= offset && offset <= end }

  /// Whether all of `other` lies inside this stretch.
  @inlinable package func contains(_ other: ByteRange) -> Bool { start <= other.start && other.end <= end }

  /// Whether the two share at least one byte.
  @inlinable package func overlaps(_ other: ByteRange) -> Bool { start < other.end && other.start < end }

  /// The smallest stretch that covers both.
  @inlinable package func union(_ other: ByteRange) -> ByteRange {
    ByteRange(min(start, other.start), max(end, other.end))
  }

  /// The same stretch in a file whose text begins `distance` bytes later.
  package func shifted(by distance: Int) -> ByteRange { ByteRange(start + distance, end + distance) }

  @inlinable package static func < (left: ByteRange, right: ByteRange) -> Bool {
    (left.lower, left.upper) < (right.lower, right.upper)
  }
}

extension Sequence<ByteRange> {
  /// The same stretches in order, those that touch or overlap made one.
  package var joined: [ByteRange] {
    sorted().reduce(into: []) { joined, range in
      if let last = joined.last, range.start <= last.end {
        joined[joined.count - 1] = last.union(range)
      } else {
        joined.append(range)
      }
    }
  }
}
