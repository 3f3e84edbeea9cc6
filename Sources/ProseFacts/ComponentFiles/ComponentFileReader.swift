import DataFacts
import DesignTokens
package import Facts
import Lexicon
package import SourceText
package import Syntax

/// Reads a component file, in JSON or in YAML: the same facts as a component in Markdown gives.
///
/// Faults of the format are `invalid-component`.
package final class ComponentFileReader {
  let file: SourceFile
  let tree: DataTree
  /// Reads objects of the token format, and collects references and faults.
  let values: ValueReader
  /// Reads texts as those of a Markdown component are read.
  var texts: ComponentReader
  var drafts: [ComponentFileDraft] = []

  /// Nothing deeper is read: no component nests like this.
  static let depthLimit = 16

  private init(_ file: SourceFile, _ tree: DataTree, _ values: ValueReader, _ texts: ComponentReader) {
    self.file = file
    self.tree = tree
    self.values = values
    self.texts = texts
  }

  /// The facts of a file with what its tree says added; lists are in order of their places.
  package static func read(_ file: SourceFile, _ tree: DataTree, into facts: FileFacts) -> FileFacts {
    let faults = facts.problems.filter { $0.kind.isSyntax }.map(\.range.start)
    let values = ValueReader(facts, TokenKeys(tree), syntaxFaults: faults.sorted())
    values.facts.references += ComponentReferences.references(in: tree)
    let collector = ValueCollector(
      file, names: ColorNames(references: values.facts.references, definitions: []))
    let reader = ComponentFileReader(file, tree, values, ComponentReader(collector))
    reader.readDocument()
    return reader.finish()
  }

  private func readDocument() {
    let root = tree.root
    guard root.kind == .mapping else {
      if root.kind != .missing { report("A component file is an object.", at: root.range) }
      return
    }
    readFileMembers(of: root)
    guard let components = root.member(ComponentFormat.components.name) else {
      return readComponent(root, named: root.member("name"), isRoot: true)
    }
    guard components.value.kind == .mapping else {
      return refuse(components, "components by name, such as `{ \"Button\": { … } }`")
    }
    if let extensions = root["$extensions"] { values.readSuppressions(extensions, of: root, scope: root.range) }
    for member in root.members where !isFileMember(member.key) {
      report(
        "`\(member.key)` belongs to a component, and this file holds several; move it into one of `components`.",
        at: member.keyRange)
    }
    for member in components.value.members {
      guard member.value.kind == .mapping else {
        refuse(member, "a component, which is an object")
        continue
      }
      readComponent(member.value, named: member, isRoot: false)
    }
  }

  private func isFileMember(_ name: String) -> Bool {
    name == ComponentFormat.components.name || name == "description"
      || ComponentFormat.fileMembers.contains { $0.name == name }
  }

  /// Reads one component; `named` is its `name`, or the member whose key is its name.
  private func readComponent(_ node: DataNode, named member: DataMember?, isRoot: Bool) {
    guard let range = isRoot ? name(in: member) : member?.keyNameRange else {
      if !values.hasSyntaxFault(in: node.range) {
        report("A component needs a `name`.", at: ByteRange(node.range.start, node.range.start + 1))
      }
      return
    }
    let section = DocumentSection(level: 2, name: range, range: node.range)
    var draft = ComponentFileDraft(
      ComponentDraft(WrittenName(file, range), in: file, section: section, isGeneral: false), node)
    draft.extends = text(node.member("extends")).map { ($0, node["extends"]?.contentRange ?? range) }
    draft.component.base = draft.extends?.name
    draft.component.spec.description = text(node.member("description"))
    let derived = draft.component.spec.aliases
    draft.component.spec.aliases += names(in: node.member("aliases")).filter { !derived.contains($0) }
    draft.declare(node, file)
    drafts.append(draft)
  }

  private func name(in member: DataMember?) -> ByteRange? {
    guard let value = member?.value, value.kind == .string, !value.contentRange.isEmpty else { return nil }
    return value.contentRange
  }

  /// The text of a member that must be one.
  private func text(_ member: DataMember?) -> String? {
    guard let member, member.value.kind != .missing else { return nil }
    guard let text = member.value.string else {
      refuse(member, "text")
      return nil
    }
    if member.isNamed("description"), member.value.isVerbatim { _ = texts.collector.read(member.value.contentRange) }
    return text
  }

  private func names(in member: DataMember?) -> [String] {
    guard let member, member.value.kind != .missing else { return [] }
    let names = member.value.elements.compactMap(\.string)
    if member.value.kind != .sequence || names.count != member.value.elements.reduce(0, { count, _ in count + 1 }) {
      refuse(member, "an array of names")
    }
    return names
  }
}

// The document as a whole.
extension ComponentFileReader {
  /// `grid` and `minimums`, which hold for the whole file.
  private func readFileMembers(of root: DataNode) {
    if let grid = root.member("grid"), let base = pixels(grid, "length of the grid") {
      values.facts.statements.append(DocumentStatement(.grid(base: base), at: grid.value.contentRange))
    }
    guard let minimums = root.member("minimums"), minimums.value.kind != .missing else { return }
    guard minimums.value.kind == .mapping else { return refuse(minimums, "an object with `touchTarget` or `contrast`") }
    for member in minimums.value.members {
      switch member.key {
      case "touchTarget":
        guard let minimum = pixels(member, "smallest touch target") else { continue }
        values.facts.statements.append(DocumentStatement(.touchTarget(minimum: minimum), at: member.value.contentRange))
      case "contrast":
        guard let ratio = member.value.number, 1...21 ~= ratio else {
          refuse(member, "a ratio from 1 to 21, such as `4.5`")
          continue
        }
        values.facts.statements.append(DocumentStatement(.contrast(minimum: ratio), at: member.value.range))
      default: reportUnknown(member, among: ["touchTarget", "contrast"], of: "`minimums`")
      }
    }
  }

  /// A length in pixels; a `pt` counts as one.
  private func pixels(_ member: DataMember, _ noun: String) -> Double? {
    if member.value.kind == .missing { return nil }
    if let text = member.value.string, let length = Dimension(parsing: text), length.value > 0,
      let pixels = length.pixels(pointsArePixels: true)
    {
      return pixels
    }
    var fixes: [ProblemFix] = []
    if let number = values.finiteNumber(member.value), number > 0 {
      let text = "\"\(NumberText.shortest(number))px\""
      fixes = [ProblemFix("Write `\(text)`", [TextEdit(member.value.range, text)])]
    }
    refuse(member, "a length such as `\"4px\"`", fixes: fixes)
    return nil
  }

  /// Reads what the components state, now that all of them are declared, and makes their pairs.
  private func finish() -> FileFacts {
    for index in drafts.indices { readBlocks(of: index) }
    checkBases()
    values.facts.colors += texts.collector.colors
    values.facts.dimensions += texts.collector.dimensions
    for index in drafts.indices {
      var spec = drafts[index].component.spec
      spec.base = drafts[index].extends?.name
      spec.parts = drafts[index].component.namedParts
      spec.nameKinds()
      values.facts.components.append(spec)
      values.facts.pairs += drafts[index].pairs(inheriting: base(of: index))
    }
    return values.facts.inOrder()
  }

  /// The number of the component that another one names in `extends`.
  private func number(of name: String) -> Int? {
    let name = name.lowercased()
    return drafts.firstIndex { draft in
      ([draft.component.spec.name] + draft.component.spec.aliases).contains { $0.lowercased() == name }
    }
  }

  /// The components that one takes over from, nearest first; ends where it comes back to itself.
  private func bases(of index: Int) -> [Int] {
    var chain: [Int] = []
    var current = index
    while chain.count < Self.depthLimit, let name = drafts[current].extends?.name, let next = number(of: name),
      next != index, !chain.contains(next)
    {
      chain.append(next)
      current = next
    }
    return chain
  }

  /// What a component takes over, that of the nearest first.
  private func base(of index: Int) -> ComponentDraft? {
    let chain = bases(of: index)
    guard let nearest = chain.first else { return nil }
    var base = drafts[nearest].component
    for next in chain.dropFirst() { base.paints += drafts[next].component.paints.filter { $0.part == 0 } }
    return base
  }

  /// Every `extends` must name another component of the file.
  private func checkBases() {
    for index in drafts.indices {
      guard let (name, range) = drafts[index].extends else { continue }
      let others = drafts.indices.filter { $0 != index }.map { drafts[$0].component.spec.name }
      if number(of: name) == index {
        report("A component cannot extend itself.", at: range)
      } else if number(of: name) == nil {
        let near = NearestWord.nearest(to: name, among: others)
        report(
          "No component of this file is called `\(name)`" + (near.map { "; did you mean `\($0)`?" } ?? "."), at: range,
          fixes: near.map { [ProblemFix("Write `\($0)`", [TextEdit(range, $0)])] } ?? [])
      }
    }
  }

  /// The names that states, variants or parts of a component may have: its own and those it takes over.
  func declared(_ kind: ComponentFormat.BlockKind, in index: Int) -> [String] {
    ([index] + bases(of: index)).flatMap { drafts[$0].declared(kind) }
  }
}

// Faults.
extension ComponentFileReader {
  func report(_ message: String, at range: ByteRange, fixes: [ProblemFix] = []) {
    values.report(.invalidComponent, message, at: range, fixes: fixes)
  }

  /// Reports a member whose value is of the wrong kind.
  func refuse(_ member: DataMember, _ expected: String, fixes: [ProblemFix] = []) {
    guard member.value.kind != .missing else { return }
    report(
      "`\(member.key)` is \(expected), not \(values.describe(member.value)).", at: member.value.range, fixes: fixes)
  }

  /// Reports a member that nothing knows, with the nearest of some names.
  func reportUnknown(_ member: DataMember, among names: [String], of owner: String) {
    let near = NearestWord.nearest(to: member.key, among: names)
    report(
      "`\(member.key)` is no member of \(owner)" + (near.map { "; did you mean `\($0)`?" } ?? "."),
      at: member.keyRange,
      fixes: near.map { [ProblemFix("Write `\($0)`", [member.edit(renaming: $0)])] } ?? [])
  }
}
