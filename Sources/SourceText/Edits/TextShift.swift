/// How far what stands in a text moves by some edits of it.
package struct TextShift: Sendable {
  /// Where each edit begins, and how far everything behind it moves by it and those before.
  private var steps: [(start: Int, distance: Int)] = []

  /// The edits of one text, in any order; none touches another.
  package init(_ edits: [TextEdit]) {
    var distance = 0
    for edit in edits.sorted(by: { $0.range < $1.range }) {
      distance += edit.newText.utf8.count - edit.range.count
      steps.append((edit.range.start, distance))
    }
  }

  /// How far an offset moves: what is written at the offset itself does not move it.
  package func distance(at offset: Int) -> Int {
    let index = steps.partitioningIndex { $0.start >= offset }
    return index == 0 ? 0 : steps[index - 1].distance
  }

  /// Where a stretch stands afterwards, with what is written in it.
  package func moved(_ range: ByteRange) -> ByteRange {
    ByteRange(range.start + distance(at: range.start), range.end + distance(at: range.end))
  }
}
