import DesignTokens
import Facts
import Lexicon
import SourceText

/// What the header and the rows of a table together say about each cell.
private struct TableReading {
  let names: [WrittenName]
  let kind: TableRows
  /// Whether columns beside one another state the same for several themes: `State | Light mode | Inverse mode`.
  let isParallel: Bool
  /// Whether the rows are styles of writing.
  let isType: Bool
  /// For each column, whether it tells what was or is not to be.
  let areQuiet: [Bool]
  /// For each column, whether it is that of a state of which WCAG asks nothing.
  let areExempt: [Bool]
  /// For each column that holds looks of its own or none, which of both; see ``VariantColumns``.
  let ofVariants: [Int: Bool]

  init(names: [WrittenName], rows: [[ByteRange]], as kind: TableRows, in file: SourceFile) {
    self.names = names
    self.kind = kind
    isParallel = kind == .states && names.dropFirst().count(where: \.isOfWords) > 1
    isType = WritingTable.isOne(header: names, rows: rows, in: file)
    areQuiet = names.map { $0.says(.past) || $0.says(.pastColumn) || RefusalLabels.isLabel($0) }
    areExempt = names.map { StateNames.isExempt($0.words) }
    ofVariants = VariantColumns.found(under: names, rows, in: file)
  }
}

// Tables: each row a state, a variant, a property or a part; each column a property, a state or a variant.
extension ComponentReader {
  mutating func read(header: [ByteRange], rows: [[ByteRange]], in scope: ItemScope) {
    let names = header.map { WrittenName(file, $0) }
    for name in header { collector.collect(name) }
    let isComparison = ComparisonTable.isOne(header: names, rows: rows, in: file)
    let wasQuiet = collector.context.isQuiet
    collector.context.isQuiet = wasQuiet || isComparison
    defer { collector.context.isQuiet = wasQuiet }
    let kind = isComparison ? .other : self.kind(of: rows, under: names, in: scope)
    let table = TableReading(names: names, rows: rows, as: kind, in: file)
    for row in rows { read(row, of: table, in: scope) }
    guard !collector.context.isQuiet else { return }
    collector.pairs +=
      TablePairs(
        file: file, names: collector.names, header: names, rows: rows, heading: draft.name.text,
        component: draft.isGeneral || draft.level == 0 || ItemGroup(draft.name) == .theme ? nil : draft.spec.name
      ).pairs
  }

  private mutating func read(_ row: [ByteRange], of table: TableReading, in scope: ItemScope) {
    guard let first = row.first, let last = row.last else { return }
    collector.collect(first)
    let name = WrittenName(file, first)
    var inner = scope
    // What is around is kept for rows that are components alone: held, it would be copied with each row.
    let around = table.kind == .components ? draft : nil
    if let around {
      draft = around.row(name, first.union(last), in: file)
      inner = ItemScope()
      inner.block = scope.block
    }
    defer {
      if let around {
        listed.append(draft)
        draft = around
      }
    }
    inner.isOfWriting = table.isType
    let hasCells = table.kind != .other && !name.text.isEmpty
    weigh(row, as: table.kind)
    if hasCells { open(name, as: table.kind, row, &inner) }
    let isRowExempt = isExempt(first, in: inner)
    defer { collector.context.isExempt = false }
    for (index, (cell, column)) in zip(row, table.names).enumerated().dropFirst() where !cell.isEmpty {
      collector.context.isExempt = isRowExempt || table.areExempt[index]
      if hasCells, !table.areQuiet[index] {
        var below = inner
        if table.isParallel, column.isOfWords, below.variant == nil { below.variant = column.text }
        read(cell, column: column, ofVariant: table.ofVariants[index], of: name, as: table.kind, in: below)
      } else {
        let setting = setting(of: column, row: name, ofType: table.isType, in: scope)
        collector.collect(cell, as: setting, isQuiet: table.areQuiet[index])
      }
    }
  }

  /// Counts a row of states or variants as a sign of a component, and one of a palette as one of a specification.
  private mutating func weigh(_ row: [ByteRange], as kind: TableRows) {
    let counts = kind == .states || kind == .variants || kind == .other && draft.isPalette
    guard counts, row.contains(where: { LookEvidence.isDesign($0, in: file) }) else { return }
    if kind == .other { draft.evidence += 1 } else { draft.declare() }
  }

  private mutating func open(_ name: WrittenName, as kind: TableRows, _ row: [ByteRange], _ scope: inout ItemScope) {
    let isState = StateNames.isState(name, certainly: true) && !StateNames.isDefault(name.text)
    switch kind {
    case .states:
      scope.state = name.stateText
      draft.add(state: name.stateText, at: name.range)
    case .variants where isState:
      scope.state = name.stateText
      draft.add(state: name.stateText, at: name.range)
    case .variants:
      scope.variant = name.text
      draft.add(variant: name)
    case .parts:
      scope.part = draft.part(named: name, under: scope.part, block: scope.block)
      if LargeText.isMeant(byRow: row, called: name, in: file) { draft.parts[scope.part].isCalledLarge = true }
    case .properties where name.text.hasPrefix("--"): scope.owner = TableOwner.named(in: row, of: file)
    case .properties, .components, .other: break
    }
  }

  private mutating func kind(of rows: [[ByteRange]], under names: [WrittenName], in scope: ItemScope) -> TableRows {
    guard names.count > 1, scope.kind != .prose, !ContrastColumns.areReport(rows, under: names, in: file) else {
      return .other
    }
    for pattern in TablePatterns.catalog {
      guard let kind = pattern.read(self, names, scope) else { continue }
      draft.pattern = pattern.name
      return kind
    }
    return .other
  }

  private func setting(of column: WrittenName, row: WrittenName, ofType isType: Bool, in scope: ItemScope)
    -> LengthSetting
  {
    guard !column.isProse else { return .prose }
    var setting = LengthSetting(column, under: nil)
    setting.isOfDevice = setting.isOfDevice || collector.context.isUnderDevice && (column.isSide || row.isSide)
    if isType, setting.role == .size { setting.role = .fontSize }
    // The leading of writing is no side.
    if isType, setting.role == .inset { setting.role = .lineHeight }
    if setting.role == nil, !setting.isText {
      setting.role = TokenNamespace.role(ofToken: String(row.text.drop { "{`-$".contains($0) }))
    }
    if setting.role == nil, column.term == nil, draft.isGeneral {
      // `Header bar height` under "Spacing" is a height all the same.
      setting.role = [.width, .height, .radius, .border].contains(row.role) ? row.role : draft.name.role
    }
    return setting
  }

  private mutating func read(
    _ cell: ByteRange, column: WrittenName, ofVariant isVariant: Bool?, of row: WrittenName, as kind: TableRows,
    in scope: ItemScope
  ) {
    if kind == .properties || (kind == .parts && (row.isLengthy || row.isPainted && column.isValue)) {
      var inner = scope
      if kind == .parts { inner.part = 0 }
      if column.isProse || isVariant == false {
        collector.collect(cell)
      } else {
        if let state = draft.state(ofColumn: column) {
          inner.state = state
        } else if isVariant ?? false {
          inner.variant = column.text
          draft.add(variant: column.text)
        }
        inner.isDeclared = vouches || scope.state != nil
        readProperty(row, cell, cell, in: inner)
      }
    } else if column.isProse {
      collector.collect(cell, as: .prose)
    } else if column.term != nil {
      var inner = scope
      inner.isDeclared = kind != .parts && vouches
      readProperty(column, cell, cell, in: inner)
    } else {
      readWords(cell, column, in: kind == .variants ? scope.of(draft.state(ofColumn: column)) : scope)
    }
  }

  /// Whether rows of properties say that a component is described: those below `Layout` or `Padding of pages` do not.
  private var vouches: Bool { !draft.isSection || draft.level < 2 }

  /// A cell of running words (`Anatomy`, `Spec`): the properties in it, or the column's own.
  private mutating func readWords(_ cell: ByteRange, _ column: WrittenName, in scope: ItemScope) {
    var setting = LengthSetting()
    setting.isValue = true
    setting.slot = .color
    let value = collector.read(cell, as: setting)
    let count = draft.spec.properties.count
    readPhrases(of: value, in: scope, isRemark: true)
    guard draft.spec.properties.count == count, value.pieces.contains(where: { $0.isToken || $0.length != nil }) else {
      return
    }
    draft.add(
      StatedProperty(
        name: column.text, state: scope.state, variant: scope.variant, part: draft.parts[scope.part].name,
        value: file.text(in: cell), range: cell, valueRange: cell))
  }
}

extension WrittenName {
  /// Whether a column of this name says in words how something looks.
  fileprivate var isOfWords: Bool { !isProse && term == nil && !isValue }

  /// Whether a column of this name holds words for people.
  var isProse: Bool { words.contains { $0.means(.proseColumn) } }

  /// Whether a column of this name holds values, and those of no state or variant.
  var isValue: Bool { words.contains { $0.means(.valueColumn) } }

  /// Whether in a column of elements with one value each it is what a bullet of its name is: `Background`, `Label`.
  fileprivate var isPainted: Bool { slot == .background || slot == .text || slot == .icon }
}
