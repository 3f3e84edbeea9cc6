// What stands at a place, whatever the place: a tree of broken text may name any, in any order, and none may stop
// the program.
extension Array<UInt8> {
  /// The bytes of a stretch, as far as there are any.
  package subscript(range: ByteRange) -> ArraySlice<UInt8> { from(range.start, to: range.end) }

  /// The bytes from one place up to another, as far as there are any; none where the second stands before the first.
  package func from(_ start: Int, to end: Int = .max) -> ArraySlice<UInt8> {
    let first = Swift.min(Swift.max(start, 0), count)
    return self[first..<Swift.min(Swift.max(end, first), count)]
  }

  /// The byte at a place; 0 where there is none.
  @inlinable package func at(_ place: Int) -> UInt8 { indices.contains(place) ? self[place] : 0 }
}
