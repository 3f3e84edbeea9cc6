extension RandomAccessCollection where Index == Int {
  /// The first index whose element passes a test that no earlier one passes and every later one does.
  @inlinable package func partitioningIndex(where isLater: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = (low + high) / 2
      if isLater(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
