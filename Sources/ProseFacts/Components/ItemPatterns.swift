import DesignTokens
import Facts
import Lexicon
import SourceText

/// The ways of reading a line with a name and a value, in the order in which they are tried: the first that fits counts.
enum ItemPatterns {
  /// All of them in their order.
  static let catalog = [
    noProperty, betweenBars, namesInLine, size, state, variant, stateWithProperties, severalProperties, property,
  ]

  static let noProperty = ItemPattern(
    "length or refusal in the place of a name",
    reads: [
      "## Tag\n\n- Padding: 8px\n- 4px: between icon and label": "Tag: Padding = 8px",
      "## Tag\n\n- Padding: 8px\n- Never color: #34D399": "Tag: Padding = 8px",
      "## Tag\n\n- Padding: 8px\n- **No borders** — the color is enough": "Tag: Padding = 8px",
    ]
  ) { reader, item, scope in
    let first = item.name.senses.first
    let isRefused =
      item.name.words.count > 1 && (first?.contains(.refusal) ?? false || first?.contains(.denial) ?? false)
      && first?.contains(.changed) != true
    guard isRefused || Dimension(parsing: item.name.text).map({ !$0.unit.isEmpty }) ?? false else { return nil }
    _ = reader.collector.read(item.value)
    return scope
  }

  static let betweenBars = ItemPattern(
    "names with their values between bars",
    reads: [
      "## Button\n\n- Padding: 8px | Radius: 6px": "Button: Padding = 8px; Radius = 6px",
      "## 按钮\n\n- 圆角：8px（默认） | 高度：44px": "按钮: 圆角 = 8px; 高度 = 44px",
    ]
  ) { reader, item, scope in
    let parts = NameSeparator.partsBetweenBars(reader.file, item.value)
    guard item.depth == 0, parts.count > 1 else { return nil }
    let names = parts.dropFirst().compactMap { NameSeparator.split(reader.file, $0, isList: true) }
    guard names.count == parts.count - 1 else { return nil }
    var scope = scope
    // A size beside a weight is that of writing.
    scope.isOfWriting = WrittenName.smallWords(of: reader.file.text(in: item.value)).contains {
      Lexicon.senses(of: $0).weight != nil
    }
    var first = item
    first.value = parts[0]
    first.range = ByteRange(item.range.start, parts[0].end)
    first.depth = 1
    reader.read(first, in: scope)
    for (part, split) in zip(parts.dropFirst(), names) {
      let name = WrittenName(reader.file, split.name)
      _ = reader.collector.read(split.name)
      reader.read(
        NamedItem(name: name, value: split.value, range: part, isFence: item.isFence, depth: 1), in: scope)
    }
    return scope
  }

  static let namesInLine = ItemPattern(
    "states or variants in one line",
    reads: [
      "## Button\n\n- Padding: 8px\n- States: Hover, Pressed": "Button: states Hover, Pressed; Padding = 8px",
      "## Button\n\n- Padding: 8px\n- Variants: Small, Large": "Button: variants Small, Large; Padding = 8px",
    ]
  ) { reader, item, scope in
    let group = ItemGroup(item.name)
    guard group == .states || group == .variants, scope.kind == .properties else { return nil }
    let inner = reader.scope(of: item.name, in: scope, isFence: item.isFence)
    reader.readNames(item.value, in: inner)
    return inner
  }

  static let size = ItemPattern(
    "size in a list of sizes",
    reads: [
      "## Button\n\n- Small: 28px\n- Large: 44px":
        "Button: variants Small, Large; Small = 28px (Small); Large = 44px (Large)",
      "## Button\n\n### Sizes\n\n- Small: 28px": "Button: variants Small; Sizes = 28px (Small)",
    ]
  ) { reader, item, scope in
    let role = scope.setting?.role
    guard scope.kind == .properties || scope.kind == .variants, scope.variant == nil, scope.state == nil,
      scope.part == 0,
      [nil, .size, .height].contains(role), reader.draft.isSize(item.name),
      LookEvidence.isSize(PieceLexer.pieces(of: reader.file, in: item.value))
    else { return nil }
    var setting = LengthSetting()
    setting.isValue = true
    setting.role = role ?? .size
    _ = reader.collector.read(item.value, as: setting)
    reader.draft.add(variant: item.name)
    if reader.draft.isControl { reader.draft.declare() }
    var property = StatedProperty(
      name: scope.sizes ?? item.name.text, variant: item.name.text, value: reader.file.text(in: item.value),
      range: item.range.union(item.value), valueRange: item.value)
    if scope.sizes == nil { property.kind = .extent }
    reader.draft.add(property)
    var inner = scope
    inner.variant = item.name.text
    inner.kind = .properties
    return inner
  }

  static let state = ItemPattern(
    "item in a list of states",
    reads: [
      "## Button\n\n**States**\n\n- Loading: background #EEEEEE":
        "Button: states Loading; background = #EEEEEE (Loading)"
    ]
  ) { reader, item, scope in
    guard scope.kind == .states, !item.isPlainProperty || StateNames.isState(item.name, certainly: false) else {
      return nil
    }
    reader.draft.declare()
    let inner = reader.open(state: item.name, in: scope)
    reader.readStated(item.value, in: inner)
    return inner
  }

  static let variant = ItemPattern(
    "item in a list of variants",
    reads: [
      "## Button\n\n**Variants**\n\n- Ghost: background transparent, text #0D7377":
        "Button: variants Ghost; background = transparent (Ghost); text = #0D7377 (Ghost)"
    ]
  ) { reader, item, scope in
    guard scope.kind == .variants, !item.isPlainProperty || !item.name.isLengthy else { return nil }
    reader.draft.declare()
    let inner = reader.open(variant: item.name, in: scope)
    reader.readStated(item.value, in: inner)
    return inner
  }

  static let stateWithProperties = ItemPattern(
    "state and what it changes",
    reads: [
      "## Button\n\n- Hover: background #0B5F62": "Button: states Hover; background = #0B5F62 (Hover)",
      "## Button\n\n- Background:\n  - Default: #0D7377\n  - Hover: #0B5F62":
        "Button: states Hover; Default = #0D7377 (Default); Hover = #0B5F62 (Hover)",
    ]
  ) { reader, item, scope in
    let name = item.name
    guard name.term == nil, StateNames.isState(name, certainly: false), scope.colorGroup == nil else {
      return nil
    }
    var inner = scope
    inner.state = name.stateText
    if let slot = scope.setting?.slot, slot == .background || slot == .text || slot == .icon || slot == .line {
      // `Background:` with `Default`, `Hover`, … under it.
      reader.draft.evidence += 1
      reader.readProperty(name, item.value, item.value, in: inner, slot: slot)
      if !StateNames.isDefault(name.text) { reader.draft.add(state: name.stateText, at: name.range) }
      return inner
    }
    let pieces = PieceLexer.pieces(of: reader.file, in: item.value, expectsColor: true)
    let probe = TextValues(range: item.value, pieces: pieces, lengths: [])
    let states = PropertyPhrase.phrases(of: probe, in: reader.file).contains { $0.name.slot != nil && $0.hasMeasure }
    let startsWithValue = pieces.first.map { $0.length != nil || $0.color != nil } ?? false
    guard states || StateNames.isState(name, certainly: true) && !startsWithValue else { return nil }
    reader.draft.add(state: name.stateText, at: name.range)
    if states { reader.draft.evidence += 1 }
    reader.readStated(item.value, in: inner)
    return inner
  }

  static let severalProperties = ItemPattern(
    "several properties in one line",
    reads: [
      "## Switch\n\n- Width: 51pt, Height: 31pt": "Switch: Width = 51pt; Height = 31pt",
      "## Chip\n\n- Background: #0D7377, white text": "Chip: Background = #0D7377; text = white text",
    ]
  ) { reader, item, scope in
    guard item.depth < 8,
      let next = SecondProperty(behind: item.name, in: item.value, of: reader.file)
    else { return nil }
    let scope = item.depth == 0 ? reader.scopeOfSeveral(item.name, in: scope) : scope
    let own = NameSeparator.trimmed(reader.file, ByteRange(item.value.start, next.comma))
    var first = NamedItem(
      name: item.name, value: own, range: ByteRange(item.range.start, own.end), isFence: item.isFence)
    if item.name.term == nil,
      let split = NameSeparator.split(reader.file, own.withoutTick(in: reader.file), isList: true)
    {
      // ``Title: `background: #0D7377; color: #FFFFFF` ``
      first = NamedItem(
        name: WrittenName(reader.file, split.name), value: split.value, range: own, isFence: item.isFence)
    }
    reader.read(first, in: scope)
    var rest = item
    rest.name = WrittenName(reader.file, next.name)
    rest.value = next.value
    rest.range = ByteRange(next.name.start, item.value.end)
    rest.depth += 1
    return reader.read(rest, in: scope)
  }

  static let property = ItemPattern(
    "property",
    reads: [
      "## Button\n\n- Padding: 8px 16px": "Button: Padding = 8px 16px",
      "## Button\n\n- Background (hover): #0B5F62": "Button: Background = #0B5F62 (hover)",
      "## Button\n\n- Height: 48pt (Large), 40pt (Medium)": "Button: Height = 48pt (Large); Height = 40pt (Medium)",
      "## Badge\n\n- Neutral: #EEEEEE bg, #333333 text": "Badge: bg = #EEEEEE (Neutral); text = #333333 (Neutral)",
    ]
  ) { reader, item, scope in
    reader.readProperty(item.name, item.value, item.range, in: scope)
    guard item.hasChildren else { return scope }
    var inner = scope
    inner.kind = .properties
    if item.name.isPropertyGroup {
      inner.setting = LengthSetting(item.name, under: scope.setting)
    } else {
      inner.setting = nil
      inner.part = reader.draft.part(named: item.name, under: scope.part, block: scope.block)
    }
    return inner
  }
}

extension ByteRange {
  /// A stretch without a backtick in front of it that nothing in it closes.
  fileprivate func withoutTick(in file: SourceFile) -> ByteRange {
    let bytes = file.bytes[self]
    guard bytes.first == UInt8(ascii: "`"), bytes.count(where: { $0 == UInt8(ascii: "`") }) == 1 else { return self }
    return ByteRange(start + 1, end)
  }
}

extension NamedItem {
  /// Whether it is a property wherever it stands.
  fileprivate var isPlainProperty: Bool {
    name.term != nil || ["transition", "duration", "opacity"].contains(name.words.last ?? "")
  }
}

extension ComponentReader {
  /// Reads a line with a name and a value, and returns the scope of what stands under it.
  @discardableResult mutating func read(_ item: NamedItem, in scope: ItemScope) -> ItemScope {
    var scope = scope
    if draft.isGeneral, !collector.context.isQuiet,
      let statement = StatementReader.touchTarget(of: item.name, in: file, item.value)
    {
      collector.statements.append(statement)
    }
    if let qualifier = item.name.qualifier, scope.kind == .properties, item.name.term != nil {
      qualify(&scope, by: qualifier)
    }
    for pattern in ItemPatterns.catalog {
      draft.pattern = pattern.name
      if let inner = pattern.read(&self, item, scope) { return inner }
    }
    return scope
  }

  /// `Background (hover): #EEE`, `Padding (Large): 16px`.
  private func qualify(_ scope: inout ItemScope, by qualifier: String) {
    let words = WrittenName.smallWords(of: qualifier)
    if StateNames.isState(words, certainly: true) {
      scope.state = qualifier
    } else if let variant = draft.variant(named: qualifier) {
      scope.variant = variant
    }
  }

  /// What stands under the name of a thing of its own (`Title rule: width: 8px; background: #E8472A`) is that thing's.
  fileprivate mutating func scopeOfSeveral(_ name: WrittenName, in scope: ItemScope) -> ItemScope {
    guard name.term == nil, ItemGroup(name) == .other, scope.variant == nil, scope.kind == .properties else {
      return scope
    }
    var inner = scope
    inner.variant = name.text
    draft.setApart(name)
    return inner
  }

  /// Reads the value of a state or a variant: properties in running words.
  fileprivate mutating func readStated(_ range: ByteRange, in scope: ItemScope) {
    var setting = LengthSetting()
    setting.isValue = true
    setting.slot = scope.setting?.slot ?? .color
    setting.role = scope.setting?.role
    let value = collector.read(range, as: setting)
    if let state = scope.state, let base = SameAsReference.name(file, range) { draft.spec.stateBases[state] = base }
    readPhrases(of: value, in: scope, isRemark: false)
  }
}
