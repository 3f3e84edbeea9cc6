import DataFacts
import DesignTokens
import Facts
import Lexicon
import SourceText
import Syntax

/// Where a block of a component file stands: whose properties it states, and when they hold.
struct ComponentBlock {
  var node: DataNode
  /// The number of the part in its draft; 0 for the component itself.
  var part = 0
  var state: String?
  var variant: String?
  var theme: String?
  /// The first word of a part that lists colors for others (`Status Colors`).
  var colorGroup: String?
  /// The kinds of block that lead here, outermost first.
  var way: [ComponentFormat.BlockKind] = []

  /// The component itself.
  var isOutermost: Bool { way.isEmpty }

  /// What it is, for messages.
  var noun: String {
    switch way.last {
    case .parts: "a part"
    case .variants: "a variant"
    case .states: "a state"
    case .themes: "a theme"
    case nil: "a component"
    }
  }
}

extension ComponentFileReader {
  /// Reads the properties of a component and of all blocks inside it.
  func readBlocks(of index: Int) {
    read(ComponentBlock(node: drafts[index].node), of: index)
  }

  private func read(_ block: ComponentBlock, of index: Int) {
    for member in block.node.members {
      if let kind = ComponentFormat.BlockKind(rawValue: member.key) {
        readBlocks(kind, member, in: block, of: index)
      } else if member.key == "description" {
        readDescription(member, in: block)
      } else if member.key == "$extensions" {
        values.readSuppressions(member.value, of: block.node, scope: block.node.range)
      } else if !(block.isOutermost && isOwn(member.key)) {
        readProperty(member, in: block, of: index)
      }
    }
  }

  private func isOwn(_ name: String) -> Bool {
    (ComponentFormat.fileMembers + ComponentFormat.componentMembers).contains { $0.name == name }
  }

  /// The description of a component was read with its name.
  private func readDescription(_ member: DataMember, in block: ComponentBlock) {
    guard !block.isOutermost, member.value.kind != .missing else { return }
    guard member.value.kind == .string else { return refuse(member, "text") }
    if member.value.isVerbatim { _ = texts.collector.read(member.value.contentRange) }
  }

  private func readBlocks(
    _ kind: ComponentFormat.BlockKind, _ member: DataMember, in outer: ComponentBlock, of index: Int
  ) {
    guard member.value.kind != .missing, outer.way.count < Self.depthLimit else { return }
    guard member.value.kind == .mapping else {
      return refuse(member, "an object of \(kind.rawValue) by name", fixes: asObject(member.value))
    }
    if kind != .parts, outer.way.contains(kind) {
      return report(
        "\(outer.noun.capitalizedFirst) inside \(kind.rawValue) has no \(kind.rawValue) of its own.",
        at: member.keyRange)
    }
    for named in member.value.members {
      guard named.value.kind == .mapping, !ComponentLiteral.isLiteral(named.value) else {
        refuse(named, "an object of properties")
        continue
      }
      guard isDeclared(kind, named, in: outer, of: index) else { continue }
      var block = outer
      block.node = named.value
      block.way.append(kind)
      switch kind {
      case .parts:
        block.part =
          drafts[index].part(named: named.key, under: outer.part)
          ?? drafts[index].component.part(named: WrittenName(file, named.keyNameRange), under: outer.part, block: 1)
        let name = WrittenName(file, named.keyNameRange)
        block.colorGroup = name.isColor || name.slot == .color ? name.words.first : nil
      case .variants: block.variant = drafts[index].component.variant(named: named.key) ?? named.key
      case .states: block.state = named.key
      case .themes: block.theme = named.key
      }
      read(block, of: index)
    }
  }

  /// `["hover", "pressed"]` as an object of empty blocks.
  private func asObject(_ node: DataNode) -> [ProblemFix] {
    let names = node.elements.compactMap(\.string)
    guard node.kind == .sequence, !names.isEmpty, names.allSatisfy({ !$0.contains("\"") && !$0.contains("\\") }) else {
      return []
    }
    let text = "{ " + names.map { "\"\($0)\": {}" }.joined(separator: ", ") + " }"
    return [ProblemFix("Write an object", [TextEdit(node.range, text)])]
  }

  /// Whether a block inside another names what the component lists; reports it if not.
  private func isDeclared(
    _ kind: ComponentFormat.BlockKind, _ member: DataMember, in outer: ComponentBlock, of index: Int
  ) -> Bool {
    if outer.isOutermost || kind == .themes || kind == .parts && outer.way.allSatisfy({ $0 == .parts }) { return true }
    if kind == .states, StateNames.isDefault(member.key) { return true }
    let names = declared(kind, in: index)
    if names.contains(member.key) { return true }
    let noun = kind.rawValue.dropLast()
    let near = NearestWord.nearest(to: member.key, among: names)
    report(
      "The component has no \(noun) `\(member.key)`"
        + (near.map { "; did you mean `\($0)`?" } ?? "; list it in its `\(kind.rawValue)`."), at: member.keyRange,
      fixes: near.map { [ProblemFix("Write `\($0)`", [member.edit(renaming: $0)])] } ?? [])
    return false
  }
}

// Properties.
extension ComponentFileReader {
  private func readProperty(_ member: DataMember, in block: ComponentBlock, of index: Int) {
    let value = member.value
    let isLiteral = ComponentLiteral.isLiteral(value)
    if member.keyNameRange.isEmpty || value.kind == .missing { return }
    if value.kind == .mapping, !isLiteral {
      let names = ComponentFormat.blockMembers.map(\.name)
      return reportUnknown(
        member, among: block.isOutermost ? ComponentFormat.rootMembers.map(\.name) : names, of: block.noun)
    }
    if value.kind == .null || value.kind == .boolean {
      return refuse(member, "text, a number, or an object of the token format")
    }
    if let near = nearest(to: member.key, in: block) {
      report(
        "`\(member.key)` is no property that is known; did you mean `\(near)`?", at: member.keyRange,
        fixes: [ProblemFix("Write `\(near)`", [member.edit(renaming: near)])])
    }
    let name = WrittenName(file, member.keyNameRange)
    let isCurve = value.kind == .sequence && value.elements.allSatisfy { $0.kind == .number }
    guard value.kind == .sequence, !isCurve else { return read(name, value, at: member.range, in: block, of: index) }
    for element in value.elements { read(name, element, at: element.range, in: block, of: index) }
  }

  /// The property or the member that a name was probably meant to be.
  ///
  /// A name with a capital is somebody's own, such as one from a document.
  private func nearest(to name: String, in block: ComponentBlock) -> String? {
    guard name.first?.isUppercase == false else { return nil }
    // `status` is a property of somebody's, and no misspelled `states`: that would be an object.
    let members = block.isOutermost ? ["description", "extends", "$schema"] : ["description"]
    return members.first { NearestName.distance(TokenName($0), TokenName(name)) == 1 }
      ?? ComponentFormat.nearest(to: name)
  }

  private func read(
    _ name: WrittenName, _ value: DataNode, at range: ByteRange, in block: ComponentBlock, of index: Int
  ) {
    var scope = ItemScope()
    scope.part = block.part
    scope.state = block.state
    scope.variant = block.variant
    scope.colorGroup = block.colorGroup
    scope.block = 1
    scope.isDeclared = true
    swap(&texts.draft, &drafts[index].component)
    let (count, paints) = (texts.draft.spec.properties.count, texts.draft.paints.count)
    if value.kind == .string, value.isVerbatim {
      texts.readProperty(name, value.contentRange, range, in: scope)
    } else {
      texts.draft.spec.properties.append(
        StatedProperty(
          name: name.text, state: scope.state, variant: scope.variant, part: texts.draft.parts[scope.part].name,
          value: value.string ?? file.text(in: value.range), range: range, valueRange: value.contentRange))
      readLiteral(name, value, in: scope)
    }
    if let state = block.state, isFading(name, value) { texts.draft.fadedStates.insert(state) }
    swap(&texts.draft, &drafts[index].component)
    guard let theme = block.theme else { return }
    for place in drafts[index].component.spec.properties.indices[count...] {
      drafts[index].component.spec.properties[place].theme = theme
    }
    drafts[index].moveColors(from: paints, toTheme: theme)
  }

  /// Whether the whole component is translucent, so that no contrast in that state is certain.
  private func isFading(_ name: WrittenName, _ value: DataNode) -> Bool {
    guard name.words == ["opacity"] else { return false }
    if let number = value.number { return number < 1 }
    guard let text = value.string else { return false }
    return text.last == "%" ? Double(text.dropLast()).map { $0 < 100 } ?? false : Double(text).map { $0 < 1 } ?? false
  }

  /// Reads an object or a number; a length without a unit is a fault.
  private func readLiteral(_ name: WrittenName, _ value: DataNode, in scope: ItemScope) {
    let setting = LengthSetting(name, under: nil)
    if let number = values.finiteNumber(value) {
      guard number != 0, ComponentFormat.type(ofProperty: name.text) == .dimension else { return }
      let text = "\"\(NumberText.shortest(number))px\""
      return report(
        "A length needs a unit; write `\(text)`.", at: value.range,
        fixes: [ProblemFix("Write `\(text)`", [TextEdit(value.range, text)])])
    }
    guard let type = ComponentLiteral.type(of: value) else { return }
    values.role = setting.role ?? .other
    if case .color(let color) = values.read(value, as: type), let slot = name.slot {
      texts.paint(name, color, at: value.range, slot, in: scope)
    }
    values.role = .other
  }
}

extension String {
  /// The same text with a capital first letter.
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
