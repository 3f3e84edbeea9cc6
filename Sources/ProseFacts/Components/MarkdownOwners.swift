import DesignTokens
package import Facts
import SourceText

/// Ties the colors and lengths of a document to the tokens whose values they are.
package enum MarkdownOwners {
  /// Adds the colors that only a token's statement spells (`Light(1.0, 0.2, 0.2)`), and gives every literal its owner.
  package static func assign(in facts: inout FileFacts) {
    let values = facts.definitions.indices.filter { !facts.definitions[$0].valueRange.isEmpty }
      .sorted { facts.definitions[$0].valueRange < facts.definitions[$1].valueRange }
    guard !values.isEmpty else { return }
    let known = Set(facts.colors.map(\.range.start))
    for index in values {
      for themed in facts.definitions[index].themes where !known.contains(themed.range.start) {
        guard case .color(let color) = themed.value else { continue }
        facts.colors.append(LiteralColor(color: color, range: themed.range))
      }
    }
    let starts = values.map { facts.definitions[$0].valueRange.start }
    for index in facts.colors.indices where facts.colors[index].owner == nil {
      facts.colors[index].owner = owner(of: facts.colors[index].range, among: values, starts, facts.definitions)
    }
    for index in facts.dimensions.indices where facts.dimensions[index].owner == nil {
      facts.dimensions[index].owner = owner(of: facts.dimensions[index].range, among: values, starts, facts.definitions)
    }
  }

  /// The last value that begins before a stretch, if it holds the stretch.
  private static func owner(
    of range: ByteRange, among values: [Int], _ starts: [Int], _ definitions: [Definition]
  ) -> Int? {
    let behind = starts.partitioningIndex { $0 > range.start }
    guard behind > 0, range.end <= definitions[values[behind - 1]].valueRange.end else { return nil }
    return values[behind - 1]
  }
}
