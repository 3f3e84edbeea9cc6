// One function puts every list in order, by the places of elements and not by the elements themselves. The sort of the
// standard library is built anew for each kind of element and each comparison, some 4 kB each time and 0.6 MB in all.

/// The places of a list in the order of its elements; those that are alike stay as they stood.
///
/// Takes 0 to `count` times its logarithm comparisons; a list that is in order already, not much more than `count`.
@inline(never)
@usableFromInline
package func stableOrder(of count: Int, _ precedes: (Int, Int) throws -> Bool) rethrows -> [Int] {
  var order = Array(0..<count)
  let run = 8
  for start in stride(from: 0, to: count, by: run) {
    try insertionSort(&order, start..<min(start + run, count), precedes)
  }
  guard count > run else { return order }
  var merged = order
  var width = run
  while width < count {
    for low in stride(from: 0, to: count, by: 2 * width) {
      let middle = min(low + width, count)
      try merge(order, low..<middle, middle..<min(middle + width, count), into: &merged, precedes)
    }
    swap(&order, &merged)
    width *= 2
  }
  return order
}

private func insertionSort(
  _ order: inout [Int], _ range: Range<Int>, _ precedes: (Int, Int) throws -> Bool
) rethrows {
  for next in range.dropFirst() {
    let place = order[next]
    var index = next
    while index > range.lowerBound, try precedes(place, order[index - 1]) {
      order[index] = order[index - 1]
      index -= 1
    }
    order[index] = place
  }
}

private func merge(
  _ order: [Int], _ left: Range<Int>, _ right: Range<Int>, into merged: inout [Int],
  _ precedes: (Int, Int) throws -> Bool
) rethrows {
  var (one, other) = (left.lowerBound, right.lowerBound)
  let isInOrder = try right.isEmpty || !precedes(order[other], order[other - 1])
  for index in left.lowerBound..<right.upperBound {
    let takesLeft =
      try one < left.upperBound && (isInOrder || other == right.upperBound || !precedes(order[other], order[one]))
    merged[index] = order[takesLeft ? one : other]
    if takesLeft { one += 1 } else { other += 1 }
  }
}

extension Sequence {
  /// The elements in an order; those of which none precedes the other stay as they stood.
  ///
  /// Used instead of the one of the standard library wherever this module is imported.
  @inlinable
  package func sorted(by precedes: (Element, Element) throws -> Bool) rethrows -> [Element] {
    let elements = Array(self)
    return try stableOrder(of: elements.count) { try precedes(elements[$0], elements[$1]) }.map { elements[$0] }
  }
}

extension Array {
  /// Puts the elements in an order; those of which none precedes the other stay as they stood.
  ///
  /// Used instead of the one of the standard library wherever this module is imported.
  @inlinable
  package mutating func sort(by precedes: (Element, Element) throws -> Bool) rethrows {
    self = try sorted(by: precedes)
  }
}
