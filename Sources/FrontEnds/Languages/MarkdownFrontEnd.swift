import CodeFacts
import DesignTokens
import Facts
import ProseFacts
import SourceText
import Syntax
import TextFacts

extension FrontEnd {
  /// Markdown: documents of every kind, `DESIGN.md` among them, with the code and the data in their fences.
  static let markdown = FrontEnd(
    language: .markdown, fileNameSuffixes: [".md", ".markdown", ".mdx", ".mdc"],
    editorNames: ["markdown", "mdx", "mdc", "gfm"], facts: DocumentReader.facts,
    outline: markdownOutline,
    slot: { file, facts, offset in
      MarkdownSlots(MarkdownTree(parsing: file.bytes)).slot(at: offset)
        ?? HabitSlot.slot(in: file, at: offset, facts)
    },
    stretches: markdownStretches, landmarks: markdownLandmarks, folds: markdownFolds,
    suppressionPlaces: { file, _, offsets in
      let tree = MarkdownTree(parsing: MDXText.plain(file).bytes)
      return offsets.map { MarkdownSuppressions.places(in: file, tree, at: $0) }
    })
}

/// Front matter, sections, fences, tables and items with something below them.
private func markdownFolds(in file: SourceFile) -> [Fold] {
  let tree = MarkdownTree(parsing: file.bytes)
  let blocks = tree.blocks.filter { [.heading, .fence, .table, .item].contains($0.kind) }.map {
    Fold(MarkdownBytes.trimmed($0.extent, in: tree.bytes), .block)
  }
  return (tree.frontMatter.map { [Fold($0.range, .block)] } ?? []) + blocks
}

/// Headings with their sections.
private func markdownLandmarks(of file: SourceFile) -> [Landmark] {
  let tree = MarkdownTree(parsing: file.bytes)
  return tree.blocks.filter { $0.kind == .heading && !$0.content.isEmpty }
    .map { Landmark(.section, tree.text(in: $0.content), $0.extent) }
}

/// Headings by their level; those of components carry their properties.
private func markdownOutline(of file: SourceFile, _ facts: FileFacts) -> [OutlineItem] {
  let tree = MarkdownTree(parsing: file.bytes)
  var components: [ByteRange: ComponentSpec] = [:]
  for component in facts.components { components[component.range] = component }
  return dataOutline(of: file, facts)
    + tree.blocks.filter { $0.kind == .heading && !$0.content.isEmpty }.flatMap { heading in
      let component = components[heading.extent]
      let range = MarkdownBytes.trimmed(heading.extent, in: tree.bytes)
      let item = OutlineItem(
        name: tree.text(in: heading.content), kind: component == nil ? .section : .component, depth: heading.level - 1,
        range: range, nameRange: heading.content)
      return [item] + (component.map { outline(of: $0, depth: heading.level) } ?? [])
    }
}

/// The groups, tokens and components of a document's data.
private func dataOutline(of file: SourceFile, _ facts: FileFacts) -> [OutlineItem] {
  guard !facts.dataRanges.isEmpty else { return [] }
  var data = facts
  data.definitions.removeAll { !facts.isData($0.range) }
  // Of the group of each component the component itself is shown.
  data.groups.removeAll { $0.name.bytes.starts(with: "components.".utf8) || !facts.isData($0.range) }
  let components = facts.components.filter { facts.isData($0.range) }.flatMap { component in
    [
      OutlineItem(
        name: component.name, kind: .component, depth: 0, range: component.range, nameRange: component.nameRange)
    ] + outline(of: component, depth: 0)
  }
  return DataOutline.outline(of: file, data, with: components)
}

/// The properties of a component, then its states with what each changes.
private func outline(of component: ComponentSpec, depth: Int) -> [OutlineItem] {
  func item(_ property: StatedProperty, _ depth: Int) -> OutlineItem {
    OutlineItem(
      name: property.name, kind: .property, detail: property.value, depth: depth, range: property.range,
      nameRange: ByteRange(property.range.start, min(property.valueRange.start, property.range.end)))
  }
  let plain = component.properties.filter { $0.state == nil && $0.variant == nil }.map { item($0, depth) }
  return plain
    + component.states.flatMap { state -> [OutlineItem] in
      guard let place = component.statePlaces[state] else { return [] }
      let own = component.properties.filter { $0.state == state && $0.variant == nil }
      let end = own.map(\.range.end).filter { $0 >= place.end && $0 - place.end < 400 }.max() ?? place.end
      return [
        OutlineItem(
          name: state, kind: .state, depth: depth, range: ByteRange(place.start, end), nameRange: place)
      ] + own.filter { place.start <= $0.range.start && $0.range.end <= end }.map { item($0, depth + 1) }
    }
}

/// The inline, the cell or line, the row, the item or fence, and the sections around an offset, innermost first.
private func markdownStretches(in file: SourceFile, around offset: Int) -> [ByteRange] {
  let tree = MarkdownTree(parsing: file.bytes)
  var found = [file.wholeRange]
  for block in tree.blocks where block.extent.touches(offset) {
    found.append(block.range)
    found.append(MarkdownBytes.trimmed(block.extent, in: tree.bytes))
    switch block.kind {
    case .heading, .paragraph, .item:
      found.append(block.content)
      if block.content.touches(offset) {
        found += tree.inlines(in: block.content).flatMap { [$0.range, $0.content] }
      }
    case .table:
      for row in tree.rows(of: block) where row.range.touches(offset) {
        found.append(row.range)
        for cell in tree.cells(of: row) where cell.touches(offset) {
          found.append(cell)
          found += tree.inlines(in: cell).flatMap { [$0.range, $0.content] }
        }
      }
    case .fence, .indentedCode, .html: found += tree.lines(of: block) + [block.content]
    case .list, .thematicBreak, .linkDefinition: continue
    }
  }
  for code in EmbeddedCode.fences(in: tree) where code.range.touches(offset) {
    found +=
      code.language == .css
      ? CSSReader.stretches(
        in: CSSTree(parsing: tree.bytes, in: code.range, as: code.dialect, isShown: true), around: offset)
      : SwiftReader.stretches(in: SwiftTree(parsing: tree.bytes, in: code.range), around: offset)
  }
  return StretchOrder.nested(found, around: offset)
}
