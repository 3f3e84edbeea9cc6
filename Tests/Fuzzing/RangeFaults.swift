import Facts
import FrontEnds
import SourceText
package import WorkspaceIndex

/// The places in the facts of a file that lie outside its text or outside of what they are a part of, or that cut a
/// character in two.
package struct RangeFaults {
  /// A sentence for each of them.
  package private(set) var faults: [String] = []
  private let whole: ByteRange
  /// The text, where all of it is UTF-8: only then has every byte a character.
  private let characters: [UInt8]

  package init(of file: IndexedFile) {
    whole = file.source.wholeRange
    let isText = String(validating: file.source.bytes, as: UTF8.self) != nil
    characters = isText ? file.source.bytes : []
    let facts = file.facts
    // In YAML, front matter included, what stands for an anchor has its value where the anchor is.
    let hasAliases =
      [.yaml, .markdown].contains(file.frontEnd?.language) && file.source.bytes.contains(UInt8(ascii: "*"))
    for definition in facts.definitions {
      expect([definition.nameRange], in: definition.range, "token \(definition.name)")
      expect([definition.valueRange], in: hasAliases ? whole : definition.range, "value of \(definition.name)")
      if let range = definition.typeRange { expect([], in: range, "type of \(definition.name)") }
    }
    for group in facts.groups { expect([group.nameRange], in: group.range, "group \(group.name)") }
    for reference in facts.references {
      expect([reference.nameRange], in: reference.range, "reference \(reference.name)")
      if let stated = reference.statedValue { expect([], in: stated.range, "value stated for \(reference.name)") }
    }
    for color in facts.colors { expect([], in: color.range, "color") }
    for dimension in facts.dimensions { expect([dimension.numberRange], in: dimension.range, "dimension") }
    for component in facts.components {
      // In a component file the name is the key under which the component stands, and a key is no part of its value.
      let isProse = file.frontEnd?.language == .markdown
      expect([], in: component.nameRange, "name of \(component.name)")
      expect(isProse ? [component.nameRange] : [], in: component.range, "component \(component.name)")
      expect(component.properties.map(\.range), in: hasAliases ? whole : component.range, component.name)
      for property in component.properties {
        expect([property.valueRange], in: hasAliases ? whole : property.range, property.name)
      }
    }
    for pair in facts.pairs {
      expect([], in: pair.range, "pair")
      for side in [pair.foreground, pair.background] { expect([], in: side.range, "side of a pair") }
    }
    for problem in facts.problems {
      expect([], in: problem.range, problem.kind.rawValue)
      for place in problem.related { expect([], in: place.range, "related to \(problem.kind.rawValue)") }
      for edit in problem.fixes.flatMap(\.edits) { expect([], in: edit.range, "fix of \(problem.kind.rawValue)") }
    }
    for suppression in facts.suppressions { expect([], in: suppression.range, "suppression") }
    expectOrder(facts)
    expectNesting(file)
  }

  private mutating func expect(_ parts: [ByteRange], in range: ByteRange, _ what: String) {
    if !whole.contains(range) { faults.append("\(what) at \(range) lies outside the text") }
    for range in [range] + parts where cuts(range.start) || cuts(range.end) {
      faults.append("\(what) at \(range) cuts a character")
    }
    for part in parts where !range.contains(part) { faults.append("\(what) at \(range) has a part at \(part)") }
  }

  private func cuts(_ place: Int) -> Bool { characters.indices.contains(place) && characters[place] & 0xC0 == 0x80 }

  private mutating func expectOrder(_ facts: FileFacts) {
    let lists = [
      facts.definitions.map(\.range.start), facts.references.map(\.range.start), facts.colors.map(\.range.start),
      facts.dimensions.map(\.range.start),
    ]
    for list in lists where list != list.sorted() { faults.append("a list is out of order") }
  }

  private mutating func expectNesting(_ file: IndexedFile) {
    guard let frontEnd = file.frontEnd else { return }
    let middle = file.source.bytes.count / 2
    let stretches = frontEnd.stretches(file.source, middle)
    for (inner, outer) in zip(stretches, stretches.dropFirst()) where !outer.contains(inner) {
      faults.append("the stretch \(inner) is not part of \(outer)")
    }
    for stretch in stretches { expect([], in: stretch, "stretch") }
    for item in frontEnd.outline(file.source, file.presentFacts) { expect([item.nameRange], in: item.range, item.name) }
    if let slot = frontEnd.slot(file.source, file.facts, middle) { expect([], in: slot.replaced, "slot") }
  }
}
