import Foundation

/// How much is tried by tests that do things at random: little by default, and with `OPERATIONS=1000000` about as many
/// operations in each of them.
package enum RandomOperations {
  /// The seeds of a test run in so many lanes, which may run side by side.
  package static let lanes = 20

  /// The seeds of one lane, of a test that tries `count` seeds in each lane by default, with so many operations each.
  ///
  /// `SEED=19` narrows them to one. Seeds that have shown a fault are tried `also`.
  package static func seeds(lane: Int, atLeast count: Int, each operations: Int, also: [Int] = []) -> [Int] {
    if let one = ProcessInfo.processInfo.environment["SEED"].flatMap({ Int($0) }) {
      return one % lanes == lane ? [one] : []
    }
    let wanted = ProcessInfo.processInfo.environment["OPERATIONS"].flatMap { Int($0) } ?? 0
    let perLane = max(count, (wanted / max(1, operations) + lanes - 1) / lanes)
    let others = also.filter { $0 % lanes == lane && $0 >= perLane * lanes }
    return Array(stride(from: lane, to: perLane * lanes, by: lanes)) + others
  }
}
