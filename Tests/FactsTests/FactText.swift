import DesignTokens
import Facts
import SourceText

/// Prints what a file says, one fact a line, by place; lines and columns from 1, columns in UTF-16 units.
struct FactText {
  let file: SourceFile
  private var lines: [(range: ByteRange, text: String)] = []
  private var setNames: [String] = []

  /// All facts of a file.
  static func text(of file: SourceFile, _ facts: FileFacts) -> String {
    var text = FactText(file: file)
    text.setNames = facts.sets.map(\.name)
    for (index, definition) in facts.definitions.enumerated() { text.add(definition, index) }
    for group in facts.groups { text.add(group.nameRange, "group", group.name.text) }
    for set in facts.sets { text.add(set.nameRange, "set", set.name) }
    for reference in facts.references { text.add(reference) }
    for local in facts.locals { text.add(local.nameRange, "local", "\(local.name) at \(text.place(local.valueRange))") }
    for color in facts.colors { text.add(color.range, "color", color.color.hexRGBA, owner: color.owner) }
    for dimension in facts.dimensions {
      text.add(dimension.range, dimension.role.rawValue, dimension.dimension.cssText, owner: dimension.owner)
    }
    for component in facts.components { text.add(component) }
    for pair in facts.pairs { text.add(pair) }
    for problem in facts.problems { text.add(problem.range, problem.kind.rawValue, problem.message) }
    for suppression in facts.suppressions { text.add(suppression) }
    for statement in facts.statements { text.add(statement.range, "statement", "\(statement.subject)") }
    let ordered = text.lines.enumerated().sorted {
      ($0.element.range.start, $0.offset) < ($1.element.range.start, $1.offset)
    }
    let dialect = facts.dialect.flatMap { $0.isForeign ? " of \($0.title)" : nil } ?? ""
    return ([facts.kind.rawValue + dialect] + ordered.map(\.element.text)).joined(separator: "\n")
  }

  /// `3:5-9`, `3:5-4:2`: where a stretch begins and ends.
  static func place(_ range: ByteRange, in file: SourceFile) -> String {
    let start = file.position(of: range.start, in: .utf16)
    let end = file.position(of: range.end, in: .utf16)
    let tail = start.line == end.line ? "\(end.column + 1)" : "\(end.line + 1):\(end.column + 1)"
    return "\(start.line + 1):\(start.column + 1)-\(tail)"
  }

  private init(file: SourceFile) { self.file = file }

  private func place(_ range: ByteRange) -> String { FactText.place(range, in: file) }

  private mutating func add(_ range: ByteRange, _ kind: String, _ text: String, owner: Int? = nil) {
    let ownership = owner.map { " in token \($0)" } ?? ""
    lines.append((range, "\(place(range)) \(kind) \(text)\(ownership)"))
  }

  private mutating func add(_ definition: Definition, _ index: Int) {
    let type = definition.type.map { " \($0.rawValue)" } ?? ""
    let description = definition.description.map { " “\($0)”" } ?? ""
    let deprecation = definition.deprecation.map { " deprecated \($0.reason ?? "")" } ?? ""
    let context = definition.context.map { " where \($0)" } ?? ""
    let value = "\(definition.value.cssText(as: definition.type)) at \(place(definition.valueRange))"
    add(
      definition.nameRange, "token \(index)",
      "\(definition.name)\(type) = \(value)\(context)\(description)\(deprecation)"
        + (definition.layer > 0 && !setNames.isEmpty ? " of set \(setNames[definition.layer - 1])" : ""))
  }

  private mutating func add(_ reference: TokenReference) {
    var text = reference.name.text
    if !reference.alternatives.isEmpty { text += " or \(reference.alternatives.map(\.text).joined(separator: ", "))" }
    if reference.nameRange != reference.range { text += ", named at \(place(reference.nameRange))" }
    if let stated = reference.statedValue { text += ", stated as \(stated.value.cssText) at \(place(stated.range))" }
    if let fallback = reference.fallback { text += ", else \(fallback.value.cssText) at \(place(fallback.range))" }
    if reference.isWholeValue { text += ", all of its value" }
    add(reference.range, reference.form.rawValue, text, owner: reference.owner)
  }

  private mutating func add(_ component: ComponentSpec) {
    add(component.range, "component", ([component.name] + component.aliases).joined(separator: " / "))
    if !component.variants.isEmpty {
      add(component.range, "  variants", component.variants.joined(separator: ", "))
    }
    if !component.states.isEmpty { add(component.range, "  states", component.states.joined(separator: ", ")) }
    if let description = component.description { add(component.range, "  described", description) }
    for property in component.properties {
      let place = [property.part, property.variant, property.state, property.theme].compactMap { $0 }.joined(
        separator: ", ")
      add(property.range, "  property", "\(property.name)\(place.isEmpty ? "" : " (\(place))") = \(property.value)")
    }
  }

  private mutating func add(_ pair: ColorPair) {
    let owner = [pair.component, pair.state, pair.theme].compactMap { $0 }.joined(separator: ", ")
    let backdrop = pair.backdrop.map { " over \(text($0))" } ?? ""
    add(
      pair.range, "pair",
      "\(text(pair.foreground)) on \(text(pair.background))\(backdrop) as \(pair.use)"
        + (owner.isEmpty ? "" : " in \(owner)") + (pair.isExempt ? ", exempt" : "")
        + (pair.replacedInThemes.isEmpty ? "" : ", not in \(pair.replacedInThemes.joined(separator: ", "))"))
  }

  private func text(_ color: PairColor) -> String {
    switch color.source {
    case .literal(let color): color.hexRGBA
    case .token(let name, let opacity): opacity == 1 ? name.text : "\(name.text) at \(opacity)"
    }
  }

  private mutating func add(_ suppression: Suppression) {
    let rules = suppression.rules.isEmpty ? "every rule" : suppression.rules.joined(separator: ", ")
    let reason = suppression.reason.map { ": \($0)" } ?? ""
    add(suppression.range, "silences", "\(rules) in \(place(suppression.scope))\(reason)")
  }
}
