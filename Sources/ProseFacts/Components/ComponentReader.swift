import DesignTokens
import Facts
import Lexicon
import SourceText

/// Reads the blocks of one section into a component: its variants, states, parts and properties.
struct ComponentReader {
  let file: SourceFile
  var collector: ValueCollector
  var draft: ComponentDraft
  /// The components that rows of tables describe.
  var listed: [ComponentDraft] = []
  /// Whether the last label was `Interface`: the declarations in the code under it are properties.
  var isUnderInterface = false
  private var block = 0
  private var exempt = ExemptNames()

  init(_ collector: ValueCollector) {
    file = collector.file
    self.collector = collector
    let nothing = DocumentSection(level: 0, name: ByteRange(at: 0), range: ByteRange(at: 0))
    draft = ComponentDraft(WrittenName(file, nothing.name), in: file, section: nothing, isGeneral: true)
  }

  /// Reads the blocks under a heading; one such as `States` inside a component, or a state, gives the scope to begin with.
  mutating func read(
    _ blocks: [SectionBlock], into component: inout ComponentDraft, under heading: WrittenName?, isState: Bool = false
  ) {
    swap(&draft, &component)
    collector.context.label = (heading ?? draft.name).words
    isUnderInterface = false
    var outer = ItemScope()
    if isState, let heading {
      draft.declare()
      outer = open(state: heading, in: outer)
      outer.isDeclared = true
    } else if let heading {
      outer = self.scope(of: heading, in: outer, isFence: false)
    }
    var scope = outer
    var isUsed = false
    for block in blocks {
      self.block += 1
      // A drawn tree below a list of variants describes the component again.
      if isUsed, case .items(_, isFence: true) = block, scope.kind != .prose { scope = outer }
      scope.block = self.block
      if case .label = block { isUsed = false } else { isUsed = true }
      switch block {
      case .label(let name, let text) where scope.state == nil || !text.isEmpty || !WrittenName(file, name).isOfTokens:
        scope = read(label: name, text, in: outer)
      // `Design tokens:` below `Disabled:` gives those of that state.
      case .label(let name, _): collector.collect(name)
      case .text(let range, let isStory):
        collector.context.isStory = isStory
        read(text: range, in: scope)
        collector.context.isStory = false
      case .items(let items, let isFence): read(items, isFence: isFence, in: scope)
      case .table(let header, let rows): read(header: header, rows: rows, in: scope)
      case .declarations(let lines): readDeclarations(lines)
      case .code(let lines): readInterface(lines, in: scope)
      }
    }
    swap(&draft, &component)
  }

  private mutating func read(text: ByteRange, in scope: ItemScope) {
    collector.collect(text)
    if let base = SameAsReference.name(file, text) { draft.base = draft.base ?? base }
    if draft.spec.description == nil, draft.evidence == 0, scope.kind == .properties, !scope.isDeclared {
      draft.spec.description = file.text(in: text)
    }
  }

  /// Reads `**Label:** text` and returns the scope of what follows it.
  private mutating func read(label: ByteRange, _ value: ByteRange, in outer: ItemScope) -> ItemScope {
    let name = WrittenName(file, label)
    let group = ItemGroup(name)
    collector.collect(label)
    collector.context.label = name.words
    isUnderInterface = name.senses.last?.contains(.interface) ?? false
    var scope = outer
    scope.block = block
    if group == .description, !value.isEmpty {
      draft.spec.description = file.text(in: value)
      collector.collect(value)
      return scope
    }
    scope = self.scope(of: name, in: scope, isFence: false)
    if RefusalLabels.isLabel(name) {
      scope.kind = .prose
      collector.collect(value, isQuiet: true)
      return scope
    }
    guard !value.isEmpty else { return scope }
    collector.context.isExempt = isExempt(label, in: scope)
    defer { collector.context.isExempt = false }
    if group == .states || group == .variants {
      readNames(value, in: scope)
    } else if scope.kind == .prose || group == .properties {
      collector.collect(value)
    } else {
      // `**Location:** Views/HomeView.swift` says where, not how.
      let pieces = PieceLexer.pieces(of: file, in: value)
      guard name.term != nil || group == .state || pieces.contains(where: { $0.length != nil || $0.color != nil })
      else {
        collector.collect(value)
        var below = outer
        if name.term == nil { below.listVariant = name.text }
        return below
      }
      var own = outer
      own.block = block
      read(NamedItem(name: name, value: value, range: ByteRange(label.start, value.end)), in: own)
      // Below `**Hover** - pointer above` stands how it looks.
      var below = group == .state ? scope : outer
      if name.term == nil, group == .other { below.listVariant = name.text }
      return below
    }
    return scope
  }

  mutating func read(_ items: [DocumentItem], isFence: Bool, in outer: ItemScope) {
    var outer = outer
    outer.block = block
    outer.isFence = isFence
    if isFence { outer.isDeclared = true }
    if !isFence, let variant = outer.listVariant, outer.variant == nil { outer.variant = variant }
    if outer.setting == nil, draft.isGeneral, draft.name.isOnlyAbout {
      outer.setting = LengthSetting(draft.name, under: nil)
    }
    var parents = Set<Int>()
    for item in items where item.parent >= 0 { parents.insert(item.parent) }
    let ofWriting = Set(items.filter { $0.statesWeight(in: file) }.map(\.parent))
    var inner = [ItemScope?](repeating: nil, count: items.count)
    for (index, item) in items.enumerated() {
      var scope = item.parent >= 0 ? inner[item.parent] ?? outer : outer
      scope.isOfWriting = scope.isOfWriting || ofWriting.contains(item.parent)
      inner[index] = read(item, hasChildren: parents.contains(index), in: scope)
    }
  }

  /// Reads one item and returns the scope of the items under it.
  private mutating func read(_ item: DocumentItem, hasChildren: Bool, in scope: ItemScope) -> ItemScope {
    collector.context.isExempt = isExempt(item.name, in: scope)
    defer { collector.context.isExempt = false }
    if RefusalLabels.isItem(item, in: file) {
      collector.collect(item.range, isQuiet: true)
      var inner = scope
      inner.kind = .prose
      return inner
    }
    if let base = SameAsReference.name(file, item.range), item.name == nil || item.isHeader || item.parent < 0 {
      if scope.part == 0 { draft.base = draft.base ?? base }
      collector.collect(item.range)
      return scope
    }
    guard let nameRange = item.name else {
      // `2. **Outline**` is one of several with its states below it, as `- **Outline**` is.
      if hasChildren, !item.isDrawn, scope.kind != .prose, let header = header(item) {
        collector.collect(item.value)
        return self.scope(of: header, in: scope, isFence: scope.isFence)
      }
      let below = readText(item, in: scope)
      return hasChildren && item.isNumbered ? apart(item, below) : below
    }
    let name = WrittenName(file, nameRange)
    collector.collect(nameRange)
    if scope.kind == .prose || item.isNumbered {
      readProse(name, item, in: scope)
      var inner = scope
      inner.kind = .prose
      return inner
    }
    if item.isHeader {
      return self.scope(of: name, in: scope, isFence: scope.isFence)
    }
    return read(
      NamedItem(
        name: name, value: item.value, range: item.range, isFence: scope.isFence, hasChildren: hasChildren),
      in: scope)
  }

  /// Whether what a name stands for, or what is described around it, is disabled.
  mutating func isExempt(_ name: ByteRange?, in scope: ItemScope) -> Bool {
    let names = [scope.state, scope.variant, draft.spec.name, draft.parts[scope.part].name]
    return names.contains { $0.map { exempt.holds($0) } ?? false }
      || name.map { exempt.holds(file.text(in: $0)) } ?? false
  }

  /// What stands below a numbered item that says more than a name belongs to nothing but that item.
  private mutating func apart(_ item: DocumentItem, _ scope: ItemScope) -> ItemScope {
    guard scope.kind == .properties, scope.variant == nil else { return scope }
    var scope = scope
    let name = WrittenName(file, NameSeparator.head(of: item.value, in: file)).text
    scope.variant = name
    draft.apartVariants.insert(name)
    return scope
  }

  /// `- **Container**` with a list under it is the header of a group, as is any text of a few words.
  private func header(_ item: DocumentItem) -> WrittenName? {
    let name = WrittenName(file, item.value)
    guard !name.words.isEmpty, name.words.count <= 4, item.value.count <= 48 else { return nil }
    let pieces = PieceLexer.pieces(of: file, in: item.value)
    return pieces.allSatisfy { $0.isWord || $0.isOpen || $0.isClose || $0.isToken } ? name : nil
  }

  /// Prose may still name a state: `- Hover: subtle scale`.
  private mutating func readProse(_ name: WrittenName, _ item: DocumentItem, in scope: ItemScope) {
    var setting = LengthSetting(name, under: scope.setting)
    setting.isValue = name.term != nil
    collector.collect(item.value, as: setting)
    if setting.isValue, !collector.context.isQuiet,
      let statement = StatementReader.touchTarget(of: name, in: file, item.value)
    {
      collector.statements.append(statement)
    }
    if !scope.isFence, !item.isNumbered, StateNames.isState(name, certainly: true) {
      draft.add(state: name.stateText, at: name.range)
    }
  }

  /// An item without a name: a variant, a state, words that state properties, or a remark.
  private mutating func readText(_ item: DocumentItem, in scope: ItemScope) -> ItemScope {
    if item.isNumbered || item.isDrawn || scope.kind == .prose {
      collector.collect(item.value)
      return scope
    }
    var inner = scope
    let name = WrittenName(file, NameSeparator.head(of: item.value, in: file))
    switch scope.kind {
    case .variants:
      draft.add(variant: name)
      draft.declare()
      inner.variant = name.text
      inner.kind = .properties
    case .states where StateNames.isState(name, certainly: false):
      draft.add(state: name.stateText, at: name.range)
      draft.declare()
      inner.state = name.stateText
      inner.kind = .properties
    case .properties
    where inner.variant == nil && NameSeparator.isApart(item.value, called: name, holdsComponents, in: file):
      // `Section label — muted text` in a list of components, and `Tertiary = white ground, no border` in any: each item
      // is one by itself.
      inner.variant = name.text
      draft.setApart(name)
    default: break
    }
    let value = collector.read(item.value, as: .bare(item.value, in: file, scope.setting?.role ?? draft.name.onlyRole))
    let count = draft.spec.properties.count
    readPhrases(of: value, in: inner, isRemark: true)
    if let group = scope.group, draft.spec.properties.count == count {
      draft.add(
        StatedProperty(
          name: group.text, part: draft.parts[scope.part].name, value: file.text(in: item.value),
          range: item.range.union(item.value),
          valueRange: item.value))
      if group.senses.last?.contains(.looks) ?? false {
        draft.evidence += 1
      }
    }
    return inner
  }

  /// Reads `States: Default, Hover, Pressed` written in one line.
  mutating func readNames(_ range: ByteRange, in scope: ItemScope) {
    let value = collector.read(range)
    let parts = value.pieces.split { ($0.isComma || $0.isStop || $0.isSlash) && $0.depth == 0 }
    guard parts.count > 1 else { return }
    for part in parts {
      let words = part.prefix(while: \.isWord)
      guard let first = words.first, let last = words.last, words.count <= 3 else { continue }
      let name = WrittenName(file, first.range.union(last.range))
      if scope.kind == .variants {
        draft.add(variant: name)
      } else if StateNames.isState(name, certainly: false) {
        draft.add(state: name.stateText, at: name.range)
      } else {
        continue
      }
      draft.declare()
    }
  }

  /// Whether the section lists components, each of which is one by itself.
  private var holdsComponents: Bool {
    draft.isGeneral
      || draft.name.senses.last?.contains(.componentList) ?? false
  }
}
