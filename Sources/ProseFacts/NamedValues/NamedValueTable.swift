import DesignTokens
import Facts
import Lexicon
import SourceText
import Syntax

/// A table whose rows give values to names.
struct NamedValueTable {
  private let file: SourceFile
  private let tree: MarkdownTree
  private let heads: [WrittenName]
  private let rows: [[ByteRange]]

  init(_ file: SourceFile, _ tree: MarkdownTree, _ rows: [[ByteRange]]) {
    self.file = file
    self.tree = tree
    heads = rows.first?.map { WrittenName(file, $0) } ?? []
    self.rows = Array(rows.dropFirst())
  }

  /// The names of the rows with their values; none for a table of states, of parts, of properties or of words.
  func values(in setting: NamedValueSetting) -> [NamedValue] {
    var setting = setting
    if setting.family == nil, let family { setting.family = family }
    guard setting.family != nil, !setting.isAside, heads.count > 1, !rows.isEmpty, !isOfPairs,
      let name = nameColumn(ofTypes: setting.family == "typography"),
      !ComparisonTable.isOne(header: heads, rows: rows, in: file)
    else { return [] }
    let reader = NamedValueValue(file: file, tree: tree, setting: setting)
    let columns = heads.indices.filter { $0 != name && !isOfWords(heads[$0]) }
      .map { column in
        Column(index: column, theme: NamedValueSetting.theme(ofColumn: heads[column]), values(column, reader))
      }
      .filter(\.isOfValues)
    let themed = columns.filter { $0.theme != nil }
    let plain = themed.isEmpty ? self.plain(columns, in: setting) : nil
    guard plain != nil || !themed.isEmpty && themed.count == columns.count else { return [] }
    let names = names(in: name, setting)
    return rows.indices.compactMap { row in
      guard let whole = whole(row), let spelled = names[row] else { return nil }
      let value = plain.map { $0.values[row] } ?? value(of: row, themed)
      return value.map {
        NamedValue(
          name: spelled, value: $0, range: whole, remark: remark(row, besides: [name] + columns.map(\.index)),
          pattern: (plain == nil ? NamedValuePattern.ofThemes : .ofColumn).name)
      }
    }
  }

  /// The name of each row; of several that are alike with what stands in parentheses behind them.
  private func names(in column: Int, _ setting: NamedValueSetting) -> [NamedValueName?] {
    let names = rows.map { column < $0.count ? NamedValueName($0[column], in: file, setting) : nil }
    var counts: [TokenName: Int] = [:]
    for name in names.compactMap({ $0 }) { counts[name.token, default: 0] += 1 }
    guard counts.values.contains(where: { $0 > 1 }) else { return names }
    return zip(rows, names).map { row, name in
      name.flatMap { name in counts[name.token] ?? 0 > 1 ? name.withRemark(in: row[column], of: file) ?? name : name }
    }
  }

  /// Each row from its first cell to its last.
  var wholeRows: [ByteRange] { rows.indices.compactMap(whole) }

  /// A column with the value of each row, where it has one.
  private struct Column {
    let index: Int
    let theme: String?
    let values: [DeclaredValueReader.Value?]

    init(index: Int, theme: String?, _ values: [DeclaredValueReader.Value?]) {
      self.index = index
      self.theme = theme
      self.values = values
    }

    var isOfValues: Bool { values.count { $0 != nil } * 2 >= values.count }
  }

  private func values(_ column: Int, _ reader: NamedValueValue) -> [DeclaredValueReader.Value?] {
    rows.map { row in
      guard column < row.count, !row[column].isEmpty else { return nil }
      return reader.read(row[column]) ?? unit(of: column).flatMap { measure(row[column], in: $0) }
    }
  }

  /// The unit of lengths that the head of a column is: `px`.
  private func unit(of column: Int) -> String? {
    let text = heads[column].text.lowercased()
    return LookEvidence.units.contains(text) ? text : nil
  }

  /// A number that stands alone in a cell, in the unit of its column.
  private func measure(_ cell: ByteRange, in unit: String) -> DeclaredValueReader.Value? {
    guard let number = Double(file.text(in: cell)), number >= 0 else { return nil }
    return DeclaredValueReader.Value(
      value: .dimension(Dimension(number, unit)), type: .dimension, range: cell)
  }

  private func whole(_ row: Int) -> ByteRange? {
    guard let first = rows[row].first, let last = rows[row].last else { return nil }
    return first.union(last)
  }

  /// The first cell of words in a row, by its head, one behind the name of the row before that; else the last that is
  /// neither the name nor a value.
  private func remark(_ row: Int, besides taken: [Int]) -> ByteRange {
    let cells = heads.indices.filter { $0 < rows[row].count }
    let behind = cells.first { $0 > 0 && !taken.contains($0) && isOfWords(heads[$0]) }
    let column = behind ?? cells.first { isOfWords(heads[$0]) } ?? cells.last { !taken.contains($0) }
    return column.map { rows[row][$0] } ?? ByteRange(at: rows[row].last?.end ?? 0)
  }

  /// The value of a row for each theme.
  private func value(of row: Int, _ columns: [Column]) -> DeclaredValueReader.Value? {
    let found = columns.compactMap { column in column.values[row].map { (column.theme ?? "", $0) } }
    guard let first = found.first?.1, let last = found.last?.1 else { return nil }
    return DeclaredValueReader.Value(
      value: first.value, type: first.type, range: first.range.union(last.range),
      themes: found.map { ThemedValue(theme: $0.0, value: $0.1.value, range: $0.1.range) })
  }

  /// The only column of values, or of several that say the same in other words the first.
  private func plain(_ columns: [Column], in setting: NamedValueSetting) -> Column? {
    // Bare numbers are sizes as well, beside which a length may be that of something else.
    if setting.family == "typography", columns.count == 1, heads.indices.contains(where: isOfSizes),
      [.letterSpacing, .lineHeight].contains(heads[columns[0].index].role)
    {
      return nil
    }
    if let first = same(columns) { return first }
    return setting.family == "typography" ? same(columns.filter { isOfSizes($0.index) }) : nil
  }

  /// The first of some columns that all say the same.
  private func same(_ columns: [Column]) -> Column? {
    guard let first = columns.first else { return nil }
    let isSame = columns.dropFirst().allSatisfy { other in
      zip(first.values, other.values).allSatisfy { one, other in
        guard let one, let other else { return true }
        return one.value.isSame(as: other.value)
      }
    }
    return isSame ? first : nil
  }

  /// Whether a column holds sizes of writing, by its head: *Size*, `px`.
  private func isOfSizes(_ column: Int) -> Bool {
    heads[column].role == .fontSize || heads[column].role == .size || unit(of: column) != nil
  }

  /// The family that the heads name by themselves: `Color | Hex`, `Token | Light | Dark`.
  private var family: String? {
    let themes = heads.compactMap { NamedValueSetting.theme(ofColumn: $0) }
    if Set(themes).count > 1, heads.contains(where: Self.isOfTokens) { return "color" }
    guard let first = heads.first, first.says(.color) || isOfTones || isOfNamesAndHex,
      heads.dropFirst().contains(where: { $0.says(.valueHead) })
    else { return nil }
    return "color"
  }

  /// The column of names: the one that its head calls so, else the first; `nil` where the rows are something else.
  ///
  /// In a table of writing a style is no variant of a component.
  private func nameColumn(ofTypes isOfWriting: Bool) -> Int? {
    guard let first = heads.first else { return nil }
    if let token = heads.firstIndex(where: Self.isOfTokens) { return token }
    let isOfProperties = heads.dropFirst().contains { $0.slot.map { $0 != .color } ?? false }
    let isOther = first.words.contains { word in
      [.propertyColumn, .partColumn].contains { word.means($0) }
        || word.means(.variantColumn) && !isOfWriting && !isOfTones || word.means(.stateGroup) && isOfProperties
    }
    return isOther || isOfWords(first) && !isMarked(0) && !isOnlyName ? nil : 0
  }

  /// Whether no column but the first can hold names: `Role | Hex`, `Use | Light | Dark | Notes`.
  private var isOnlyName: Bool {
    heads.dropFirst().allSatisfy { head in
      head.words.contains { $0.means(.valueHead) } || NamedValueSetting.theme(ofColumn: head) != nil || isOfWords(head)
    }
  }

  /// Whether each row is a tone of a color: `Variant | Hex`.
  private var isOfTones: Bool {
    heads.first?.says(.variantColumn) ?? false && heads.contains { $0.words.contains("hex") }
      && !heads.contains { $0.slot != nil && $0.slot != .color }
  }

  /// Whether the second column says that it holds colors, and nothing but words stands beside it: `Name | Hex | Use`.
  private var isOfNamesAndHex: Bool {
    (2...3).contains(heads.count) && heads[1].words == ["hex"] && heads.dropFirst(2).allSatisfy(isOfWords)
  }

  /// Whether a column holds names of tokens, by its head: *Token*, *Figma style name*.
  static func isOfTokens(_ head: WrittenName) -> Bool {
    head.text.lowercased().means(.tokenHead)
      || Lexicon.means(.tokenHead, head.text.lowercased().split(separator: " ").suffix(2).map(String.init))
  }

  /// Whether all cells of a column are in bold or in code, as names are.
  private func isMarked(_ column: Int) -> Bool {
    rows.allSatisfy { row in
      column < row.count && "*`".utf8.contains(file.bytes.at(row[column].start))
    }
  }

  /// Whether each row lays one color on another: `Text | Background | Ratio`.
  private var isOfPairs: Bool {
    heads.first?.slot?.isForeground ?? false && heads.dropFirst().contains { $0.slot == .background }
      || heads.first?.slot == .background && heads.dropFirst().contains { $0.slot?.isForeground ?? false }
  }

  private func isOfWords(_ head: WrittenName) -> Bool {
    head.senses.contains { $0.contains(.proseColumn) || $0.contains(.past) || $0.contains(.pastColumn) }
  }
}
