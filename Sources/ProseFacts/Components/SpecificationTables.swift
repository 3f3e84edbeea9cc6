import DesignTokens
import Facts
import Lexicon
import SourceText

// Tables: each row a state, a variant, a property or a part; each column a property, a state or a variant.
extension ComponentReader {
  mutating func read(header: [ByteRange], rows: [[ByteRange]], in scope: ItemScope) {
    let names = header.map { WrittenName(file, $0) }
    for name in header { _ = collector.read(name) }
    let isComparison = ComparisonTable.isOne(header: names, rows: rows, in: file)
    let wasQuiet = collector.context.isQuiet
    collector.context.isQuiet = wasQuiet || isComparison
    defer { collector.context.isQuiet = wasQuiet }
    let kind = isComparison ? .other : self.kind(of: rows, under: names, in: scope)
    // `State | Light mode | Inverse mode`
    let isParallel = kind == .states && names.dropFirst().count(where: \.isOfWords) > 1
    let isType = WritingTable.isOne(header: names, rows: rows, in: file)
    let areQuiet = names.map { $0.says(.past) || $0.says(.pastColumn) || RefusalLabels.isLabel($0) }
    let ofVariants = VariantColumns.found(under: names, rows, in: file)
    for row in rows {
      guard let first = row.first, let last = row.last else { continue }
      _ = collector.read(first)
      let rowName = WrittenName(file, first)
      var inner = scope
      // What is around is kept for rows that are components alone: held, it would be copied with each row.
      let around = kind == .components ? draft : nil
      if let around {
        draft = around.row(rowName, first.union(last), in: file)
        inner = ItemScope()
        inner.block = scope.block
      }
      defer {
        if let around {
          listed.append(draft)
          draft = around
        }
      }
      inner.isOfWriting = isType
      let hasCells = kind != .other && !rowName.text.isEmpty
      weigh(row, as: kind)
      if hasCells { open(rowName, as: kind, row, &inner) }
      collector.context.isExempt = isExempt(first, in: inner)
      defer { collector.context.isExempt = false }
      for (index, (cell, column)) in zip(row, names).enumerated().dropFirst() where !cell.isEmpty {
        let wasQuiet = collector.context.isQuiet
        if areQuiet[index] { collector.context.isQuiet = true }
        if hasCells, collector.context.isQuiet == wasQuiet {
          var below = inner
          if isParallel, column.isOfWords, below.variant == nil { below.variant = column.text }
          read(cell, column: column, ofVariant: ofVariants[index], of: rowName, as: kind, in: below)
        } else {
          _ = collector.read(cell, as: setting(of: column, row: rowName, ofType: isType, in: scope))
        }
        collector.context.isQuiet = wasQuiet
      }
    }
    guard !collector.context.isQuiet else { return }
    collector.pairs +=
      TablePairs(
        file: file, names: collector.names, header: names, rows: rows, heading: draft.name.text,
        component: draft.isGeneral || draft.level == 0 || ItemGroup(draft.name) == .theme ? nil : draft.spec.name
      ).pairs
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
        _ = collector.read(cell)
      } else {
        if StateNames.isState(column, certainly: false), !StateNames.isDefault(column.text) {
          inner.state = column.stateText
          draft.add(state: column.stateText, at: column.range)
        } else if isVariant ?? false {
          inner.variant = column.text
          draft.add(variant: column.text)
        }
        inner.isDeclared = vouches || scope.state != nil
        readProperty(row, cell, cell, in: inner)
      }
    } else if column.isProse {
      _ = collector.read(cell, as: .prose)
    } else if column.term != nil {
      var inner = scope
      inner.isDeclared = kind != .parts && vouches
      readProperty(column, cell, cell, in: inner)
    } else {
      readWords(cell, column, in: scope)
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
