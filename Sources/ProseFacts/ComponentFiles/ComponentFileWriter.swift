import DataFacts
import DesignTokens
package import Facts
import Lexicon
package import SourceText
import Syntax

/// Writes components of a document as a component file.
///
/// It reads again what it is about to write, so that the file means what the document does.
package struct ComponentFileWriter {
  let facts: FileFacts
  let source: SourceFile

  package init(facts: FileFacts, source: SourceFile) {
    self.facts = facts
    self.source = source
  }

  /// Components, by their indices in the facts; what they take over from is written with them.
  ///
  /// `nil` where there is none. Statements about the grid and touch targets come along, because they hold for the file.
  package func file(of indices: [Int], spelling: (TokenReference) -> ComponentFile.Spelling) -> ComponentFile? {
    guard let first = indices.first else { return nil }
    return ComponentFile(
      name: fileName(of: facts.components[first].name), text: text(of: withBases(indices), spelling: spelling))
  }

  /// `Primary Button` becomes `primary-button.component.json`.
  private func fileName(of name: String) -> String {
    var stem = ""
    for character in name.lowercased() {
      if character.isLetter || character.isNumber {
        stem.append(character)
      } else if !stem.isEmpty, stem.last != "-" {
        stem.append("-")
      }
    }
    if stem.last == "-" { stem.removeLast() }
    return (stem.isEmpty ? "component" : stem) + ".component.json"
  }

  /// The components and all that they take over from, in order of the document.
  private func withBases(_ indices: [Int]) -> [Int] {
    var found = Set(indices)
    var open = indices
    while let index = open.popLast() {
      guard let base = base(of: index), found.insert(base).inserted else { continue }
      open.append(base)
    }
    return found.sorted()
  }

  /// The component of the document that another one takes over from.
  private func base(of index: Int) -> Int? {
    guard let name = facts.components[index].base?.lowercased() else { return nil }
    let base = facts.components.firstIndex { ([$0.name] + $0.aliases).contains { $0.lowercased() == name } }
    return base == index ? nil : base
  }

  private func text(of indices: [Int], spelling: (TokenReference) -> ComponentFile.Spelling) -> String {
    var writer = JSONWriter(indented: true)
    writer.object { writer in
      if indices.count == 1, let index = indices.first {
        writer.member("name", facts.components[index].name)
        writeHead(of: index, to: &writer)
        writeStatements(to: &writer)
        block(of: index, spelling).writeMembers(to: &writer)
      } else {
        writeStatements(to: &writer)
        writer.member("components", object: { write(indices, spelling, to: &$0) })
      }
    }
    return writer.text + "\n"
  }

  private func write(
    _ indices: [Int], _ spelling: (TokenReference) -> ComponentFile.Spelling, to writer: inout JSONWriter
  ) {
    var names = Set<String>()
    for index in indices {
      var name = facts.components[index].name
      var number = 2
      while !names.insert(name).inserted {
        name = "\(facts.components[index].name) \(number)"
        number += 1
      }
      writer.member(
        name,
        object: { writer in
          writeHead(of: index, to: &writer)
          block(of: index, spelling).writeMembers(to: &writer)
        })
    }
  }

  private func writeHead(of index: Int, to writer: inout JSONWriter) {
    let component = facts.components[index]
    if !component.aliases.isEmpty { writer.member("aliases", component.aliases) }
    writer.member("description", ifPresent: component.description)
    if let base = base(of: index) { writer.member("extends", facts.components[base].name) }
  }

  private func writeStatements(to writer: inout JSONWriter) {
    var target: Double?
    var hasGrid = false
    for statement in facts.statements {
      switch statement.subject {
      case .grid(let base) where !hasGrid:
        hasGrid = true
        writer.member("grid", "\(NumberText.shortest(base))px")
      case .touchTarget(let minimum): target = target ?? minimum
      case .grid, .hitArea, .steps, .contrast, .palette, .buttonHeight, .pressedHeight, .textSize: continue
      }
    }
    // A document with Swift in it asks for Apple's 44pt, which the file has to say.
    guard let target = target ?? (facts.embedded.contains(.swift) ? 44 : nil) else { return }
    writer.member("minimums", object: { $0.member("touchTarget", "\(NumberText.shortest(target))px") })
  }

  /// The blocks of a component with all properties in their places.
  private func block(of index: Int, _ spelling: (TokenReference) -> ComponentFile.Spelling) -> ComponentBlockText {
    let component = facts.components[index]
    var block = ComponentBlockText()
    for part in component.parts.indices {
      let way = way(toPart: part, of: component)
      block.declare(way)
      if component.parts[part].isApart { block.add("Background", "not stated", at: way[...]) }
    }
    for variant in component.variants { block.declare([.init(.variants, variant)]) }
    for state in component.states { block.declare([.init(.states, state)]) }
    for property in component.properties {
      var way: [ComponentBlockText.Step] = []
      if let variant = property.variant, !holdsForAll(property, of: component) { way.append(.init(.variants, variant)) }
      if let state = property.state { way.append(.init(.states, state)) }
      for step in way { block.declare([step]) }
      if let name = property.part, let part = component.parts.firstIndex(where: { $0.name == name }) {
        way += self.way(toPart: part, of: component)
      }
      let value = text(of: property, spelling).withCurlyQuotes
      let name = name(of: property, value: value)
      let isMember = ComponentFormat.rootMembers.contains { $0.name == name }
      block.add(isMember ? name.prefix(1).uppercased() + name.dropFirst() : name, value, at: way[...])
    }
    return block
  }

  /// Whether a color of the component in its first size is that of all sizes.
  private func holdsForAll(_ property: StatedProperty, of component: ComponentSpec) -> Bool {
    guard property.isOfAllVariants, WrittenName.slot(ofProperty: property.name) != nil else { return false }
    let first = component.properties.first { other in
      other.name == property.name && other.part == property.part && other.state == property.state
        && (other.variant == nil || other.isOfAllVariants)
    }
    return first?.range == property.range
  }

  /// The parts around a part, outermost first, and the part itself.
  private func way(toPart index: Int, of component: ComponentSpec) -> [ComponentBlockText.Step] {
    var way: [ComponentBlockText.Step] = []
    var current: Int? = index
    while let part = current, component.parts.indices.contains(part), way.count < 8 {
      if !component.parts[part].name.isEmpty { way.append(.init(.parts, component.parts[part].name)) }
      current = component.parts[part].parent
    }
    return way.reversed()
  }

  /// The value with its tokens as the file writes them.
  private func text(of property: StatedProperty, _ spelling: (TokenReference) -> ComponentFile.Spelling) -> String {
    let range = property.valueRange
    var text = ""
    var position = range.start
    for reference in facts.references {
      guard reference.range.start >= position, reference.range.end <= range.end else { continue }
      // A value that is nothing but a code span may begin behind its backtick.
      var whole = reference.range
      let isTicked =
        whole.start > 0 && whole.end < source.bytes.count && source.bytes.at(whole.start - 1) == UInt8(ascii: "`")
        && source.bytes.at(whole.end) == UInt8(ascii: "`")
      if isTicked { whole = ByteRange(max(whole.start - 1, range.start), min(whole.end + 1, range.end)) }
      let written: String
      switch spelling(reference) {
      case .token(let name): written = "{\(name)}"
      case .value(let value): written = value
      case .asWritten: continue
      }
      text += source.text(in: ByteRange(position, max(position, whole.start))) + written
      position = whole.end
    }
    return text + source.text(in: ByteRange(position, max(position, range.end)))
  }
}

// Names that a group around the property made clear (`Padding:` over `Top: 8px`, `Background:` over `Hover: #EEE`).
extension ComponentFileWriter {
  private func name(of property: StatedProperty, value: String) -> String {
    let file = SourceFile(path: "/", text: property.name + "\n" + value)
    let name = WrittenName(file, ByteRange(0, property.name.utf8.count))
    if name.slot == nil, StateNames.isState(name, certainly: false), let slot = slot(of: property) { return slot }
    let roles = facts.dimensions.filter { property.valueRange.contains($0.range) }.map(\.role)
    guard let role = roles.first, self.roles(of: value, as: name, in: file) != roles else { return property.name }
    let noun = role.rawValue.split(separator: "-").joined(separator: " ")
    let longer = noun.prefix(1).uppercased() + noun.dropFirst() + " " + property.name.lowercased()
    let longerFile = SourceFile(path: "/", text: longer + "\n" + value)
    let longerName = WrittenName(longerFile, ByteRange(0, longer.utf8.count))
    return self.roles(of: value, as: longerName, in: longerFile) == roles ? longer : property.name
  }

  /// What the property's color paints, as the pairs of the file tell.
  private func slot(of property: StatedProperty) -> String? {
    // `Status colors:` lists colors for others to take.
    if let part = property.part, WrittenName.slot(ofProperty: part) == .color { return nil }
    for pair in facts.pairs {
      if property.valueRange.contains(pair.background.range) { return "Background" }
      if property.valueRange.contains(pair.foreground.range) { return pair.use == .graphic ? "Icon" : "Text" }
    }
    return nil
  }

  private func roles(of value: String, as name: WrittenName, in file: SourceFile) -> [DimensionRole] {
    let range = ByteRange(file.bytes.count - value.utf8.count, file.bytes.count)
    return TextValues(file, range, as: LengthSetting(name, under: nil)).lengths.map(\.role)
  }
}

extension String {
  /// The text with quotation marks that need no escape, so that every place in it is a place of the file.
  fileprivate var withCurlyQuotes: String {
    var isOpen = false
    return reduce(into: "") { text, character in
      guard character == "\"" else { return text.append(character) }
      isOpen.toggle()
      text.append(isOpen ? "“" : "”")
    }
  }
}
