import DesignTokens
import Facts
import Lexicon
import SourceText

extension CheckedFile {
  /// Lengths of a snippet that differ from the one that the component around it states for the same purpose.
  ///
  /// Only where text and snippet each state one length of a kind, and one is hardly another part's: a bare `.frame`
  /// of a divider says nothing of the height of a card.
  func snippetDrifts() -> [Finding] {
    guard facts.voice == .prose, facts.showsPoints else { return [] }
    return facts.components.indices.flatMap { index -> [Finding] in
      let component = facts.components[index]
      let isLeaf = index + 1 == facts.components.count || facts.components[index + 1].range.start >= component.range.end
      guard isLeaf else { return [] }
      let lengths = facts.dimensions[lengthIndex(component.range.start)..<lengthIndex(component.range.end)]
      return [DimensionRole.padding, .radius, .height].compactMap { drift($0, of: component, among: lengths) }
    }
  }

  private func drift(
    _ role: DimensionRole, of component: ComponentSpec, among lengths: ArraySlice<LiteralDimension>
  ) -> Finding? {
    let all = lengths.filter { $0.role == role && $0.owner == nil }
    let written = all.filter { $0.dimension.unit.isEmpty }
    let stated = all.filter { !$0.dimension.unit.isEmpty }
    guard written.count == 1, stated.count == 1, let code = written.first, let text = stated.first,
      let pixels = text.dimension.pixels(pointsArePixels: true), code.dimension.value > 0,
      abs(pixels - code.dimension.value) > 0.001, abs(pixels - code.dimension.value) <= pixels / 3,
      component.properties.contains(where: { property in
        // `Padding: 12px`, not a length in running words.
        property.state == nil && property.variant == nil && property.part == nil
          && property.range.start < property.valueRange.start
          && property.isCalled(after: role)
          && property.valueRange.start <= text.range.start && text.range.end <= property.valueRange.end
      })
    else { return nil }
    let number = NumberText.shortest(pixels)
    return Finding(
      "The snippet of `\(component.name)` has the \(role.rawValue) `\(source.text(in: code.range))`, and the text "
        + "states `\(source.text(in: text.range))`.", at: code.range,
      related: [place("The text states it here.", text.range)],
      fixes: [fix("Write \(number)", replacing: code.range, with: number)])
  }

  /// The index of the first length that does not begin before an offset.
  private func lengthIndex(_ offset: Int) -> Int {
    facts.dimensions.partitioningIndex { $0.range.start >= offset }
  }
}
