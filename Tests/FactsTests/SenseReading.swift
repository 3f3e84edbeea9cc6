import DesignTokens
import Facts
import FrontEnds
import Lexicon
import SourceText

/// All that a small document says, each fact by itself and without its place, so that one word can be looked for.
struct SenseReading {
  private(set) var facts: Set<String> = []

  /// Reads a text; one that begins with `/` begins with the path of the document, up to the end of its line.
  init(_ text: String) {
    let lines = text.split(separator: "⏎", omittingEmptySubsequences: false).map(String.init)
    let path = text.hasPrefix("/") ? lines[0] : "/spec.md"
    let rest = text.hasPrefix("/") ? lines.dropFirst() : lines[...]
    let file = SourceFile(path: path, text: rest.joined(separator: "\n") + "\n")
    guard let read = FrontEnd.reading(file.name)?.facts(file) else { return }
    addLengths(of: read)
    addPairs(of: read)
    for component in read.components { add(component) }
    for statement in read.statements { add(statement) }
    for reference in read.references where !read.isRefused(reference.range) {
      facts.formUnion(([reference.name] + reference.alternatives).map { "token \($0)" })
      if let stated = reference.statedValue { facts.insert("\(reference.name) stated as \(stated.value.cssText)") }
      if read.mayBeAbsent(reference.range) { facts.insert("absent \(reference.name)") }
    }
    for definition in read.definitions {
      facts.insert("\(definition.name) = \(definition.value.cssText(as: definition.type))")
      let purpose = TokenPurpose(of: definition.name.text)
      facts.insert("\(definition.name) \(self.text(purpose.use))")
      facts.formUnion(purpose.conditions.map { "\(definition.name) in \($0)" })
    }
    for claim in read.claims { facts.insert("claim \(claim.name)") }
    for restated in read.restatements { facts.insert("restated \(restated.name)") }
    for claim in read.contrastClaims { facts.insert("contrast \(NumberText.shortest(claim.ratio))") }
    for count in read.counts { facts.formUnion(["counted", "count \(count.stated)"]) }
    for step in read.listedSteps { facts.insert("step \(NumberText.shortest(step.pixels))") }
    for color in read.colors { facts.insert("color \(color.color.hexRGBA.dropLast(2))") }
    if !read.desktopRanges.isEmpty { facts.insert("desktop") }
    if !read.ownSheetRanges.isEmpty { facts.insert("own sheet") }
    if read.namedSheets.contains(where: \.isToldToHoldIt) { facts.insert("told sheet") }
    facts.insert("\(read.kind.rawValue)")
  }

  private mutating func addLengths(of read: FileFacts) {
    for length in read.dimensions where !read.isRefused(length.range) {
      facts.insert("\(length.role.rawValue) \(length.dimension.cssText)")
    }
  }

  private mutating func addPairs(of read: FileFacts) {
    for pair in read.pairs where !read.isRefused(pair.range) {
      let text = "\(self.text(pair.foreground)) on \(self.text(pair.background))"
      facts.formUnion([text, "\(text) \(self.text(pair.use))"])
      if let state = pair.state { facts.insert("\(text) in \(state.lowercased())") }
      if let variant = pair.variant { facts.insert("\(text) in \(variant.lowercased())") }
      if pair.isExempt { facts.insert("\(text), exempt") }
      if let backdrop = pair.backdrop { facts.insert("\(text) over \(self.text(backdrop))") }
    }
  }

  private mutating func add(_ component: ComponentSpec) {
    let name = component.name.lowercased()
    facts.formUnion(["component", "component \(name)"])
    if !component.isSection { facts.insert("thing \(name)") }
    if let control = component.control { facts.insert("\(control)") }
    if let base = component.base { facts.insert("like \(base.lowercased())") }
    if let text = component.description { facts.insert("described as \(text.lowercased())") }
    facts.formUnion(component.states.map { "state \($0.lowercased())" })
    facts.formUnion(component.states.compactMap { StateNames.kind(of: $0).map { "\($0)" } })
    facts.formUnion(component.variants.map { "variant \($0.lowercased())" })
    facts.formUnion(component.parts.map { "part \($0.name.lowercased())" })
    for property in component.properties { add(property) }
  }

  private mutating func add(_ property: StatedProperty) {
    let text = "\(property.name.lowercased()) = \(property.value)"
    facts.insert(text)
    if let state = property.state { facts.insert("\(text) in \(state.lowercased())") }
    if let theme = property.theme { facts.insert("\(text) in theme \(theme.lowercased())") }
    if let variant = property.variant { facts.insert("\(text) of \(variant.lowercased())") }
    if let part = property.part { facts.insert("\(text) of part \(part.lowercased())") }
    if let kind = property.kind { facts.insert("\(property.name.lowercased()) is \(kind)") }
  }

  private mutating func add(_ statement: DocumentStatement) {
    switch statement.subject {
    case .grid(let base):
      facts.insert("grid \(NumberText.shortest(base))")
      facts.insert("grid of \(statement.force)")
      facts.formUnion(statement.allowed.map { "allowed \(NumberText.shortest($0))" })
    case .steps(let steps):
      let list = steps.map { NumberText.shortest($0) }.joined(separator: ", ")
      facts.insert("only \(steps.isEmpty ? "the listed" : list)")
    case .touchTarget(let minimum): facts.insert("target \(NumberText.shortest(minimum))")
    case .hitArea(let size): facts.insert("hit area \(NumberText.shortest(size))")
    case .palette: facts.insert("only the listed colors")
    case .buttonHeight(let minimum): facts.insert("button height \(NumberText.shortest(minimum))")
    case .pressedHeight(let height): facts.insert("pressed height \(NumberText.shortest(height))")
    case .textSize(let minimum): facts.insert("text \(NumberText.shortest(minimum))")
    case .contrast(let minimum): facts.insert("contrast \(NumberText.shortest(minimum))")
    }
  }

  private func text(_ use: PairUse) -> String {
    switch use {
    case .graphic: "as graphic"
    case .text(let size, let isBold):
      "as text\(size.map { " of \(NumberText.shortest($0))" } ?? "")\(isBold ? " in bold" : "")"
    }
  }

  private func text(_ color: PairColor) -> String {
    switch color.source {
    case .literal(let color):
      color.hexRGBA.hasSuffix("ff") ? String(color.hexRGBA.dropLast(2)) : color.hexRGBA
    case .token(let name, let opacity): opacity == 1 ? name.text : "\(name.text) at \(opacity)"
    }
  }
}
