import SourceText
import TestSupport
import Testing

struct SortingTests {
  @Test(arguments: [0, 1, 2, 7, 8, 9, 16, 17, 63, 64, 65, 1_000])
  func `lists come in order and equal elements stay`(count: Int) {
    var generator = SeededGenerator(seed: UInt64(count))
    for range in [1, 3, 1 << 20] {
      let list = (0..<count).map { (key: Int.random(in: 0..<range, using: &generator), place: $0) }
      let sorted = list.sorted { $0.key < $1.key }
      #expect(sorted.map(\.place).reduce(into: Set()) { $0.insert($1) }.count == count)
      #expect(zip(sorted, sorted.dropFirst()).allSatisfy { ($0.key, $0.place) < ($1.key, $1.place) })
    }
  }

  @Test func `a list in order takes little more than one comparison each`() {
    var comparisons = 0
    let list = Array(0..<1_024)
    let order = stableOrder(of: list.count) { one, other in
      comparisons += 1
      return list[one] < list[other]
    }
    #expect(order == list)
    #expect(comparisons < 2 * list.count)
  }

  @Test func `an error of the comparison is thrown`() {
    struct Refusal: Error {}
    #expect(throws: Refusal.self) { try [2, 1].sorted { _, _ in throw Refusal() } }
  }
}
