import SourceText

/// Which stretches of a file stand around some places, found in one walk over both.
struct Enclosure {
  /// Beyond so many that lie in one another the outer ones are not looked at.
  private static let depth = 64

  /// For each place the indices of the stretches that contain it, outermost first; of equal ones the earlier first.
  static func of(_ places: [ByteRange], in stretches: [ByteRange]) -> [[Int]] {
    let order = stretches.indices.sorted {
      (stretches[$0].start, stretches[$1].end, $0) < (stretches[$1].start, stretches[$0].end, $1)
    }
    var result = places.map { _ in [Int]() }
    var open: [Int] = []
    var next = 0
    for place in places.indices.sorted(by: { (places[$0].start, $0) < (places[$1].start, $1) }) {
      let range = places[place]
      while next < order.count, stretches[order[next]].start <= range.start {
        while let last = open.last, stretches[last].end <= stretches[order[next]].start { open.removeLast() }
        open.append(order[next])
        next += 1
      }
      while let last = open.last, stretches[last].end < range.start { open.removeLast() }
      result[place] = open.suffix(depth).filter { stretches[$0].contains(range) }
    }
    return result
  }
}
