import CodeFacts
import DesignTokens
package import Facts
import Lexicon
package import SourceText
package import Syntax

/// Finds what a document says of constants that its project may have in code.
///
/// Whatever gives one value to one name counts: an item, a row, a line of a fence, code of a fence. Far more is found than
/// there are constants; what the project has none of is nothing.
package struct StatedConstantReader {
  let file: SourceFile
  let tree: MarkdownTree
  private var labels: ListLabels
  var found: [StatedConstant] = []
  /// What the headings say, by their index among the blocks; -1 for what stands above the first.
  private var groups: [Int: StatedConstantGroup] = [-1: StatedConstantGroup()]
  /// What the label says under which something stood last, with where it begins.
  private var labeled: (label: Int, heading: Int, group: StatedConstantGroup)?

  /// Adds what a document says to its facts.
  package static func read(_ file: SourceFile, _ tree: MarkdownTree, into facts: inout FileFacts) {
    var reader = StatedConstantReader(file: file, tree: tree, labels: ListLabels(tree))
    for index in tree.blocks.indices { reader.read(index) }
    facts.statedConstants = reader.found.sorted { $0.range < $1.range }
  }

  private init(file: SourceFile, tree: MarkdownTree, labels: ListLabels) {
    self.file = file
    self.tree = tree
    self.labels = labels
  }

  private mutating func read(_ index: Int) {
    let block = tree.blocks[index]
    labels.pass(block, at: index)
    switch block.kind {
    case .heading:
      groups[index] = (groups[block.heading] ?? StatedConstantGroup()).below(block.content, in: file)
    case .item:
      guard let line = tree.lines(of: block).first else { return }
      guard let stated = StatedConstantLine(line, in: file) else { return addThemes(of: line, in: block) }
      if let theme = theme(of: stated) { return add(stated, of: theme, in: block) }
      add(stated, in: group(of: block))
      addWeight(named: stated.name, behind: stated.range.end, in: line)
    case .table: read(table: block)
    case .fence: read(fence: block)
    default: break
    }
  }

  private mutating func group(of block: MarkdownBlock) -> StatedConstantGroup {
    let group = groups[block.heading] ?? StatedConstantGroup()
    let label = labels.around(block)
    guard label >= 0 else { return group }
    if let labeled, labeled.label == label, labeled.heading == block.heading { return labeled.group }
    let below = group.below(MarkdownBytes.line(from: label, in: file.bytes), in: file)
    labeled = (label, block.heading, below)
    return below
  }

  /// The theme that a line gives a value for: `Light`, `Dark mode`.
  private func theme(of stated: StatedConstantLine) -> String? {
    let words = WrittenName.smallWords(of: stated.name)
    return NamedValueSetting.isTheme(words) ? words.lazy.compactMap(StatedConstantGroup.theme).first : nil
  }

  /// `- Light mode: #0D7377` below a name: **Primary (main color):**, or an item that is one.
  private mutating func add(_ stated: StatedConstantLine, of theme: String, in block: MarkdownBlock) {
    let label = labels.around(block)
    guard label >= 0 else { return }
    let line = MarkdownBytes.line(from: label, in: file.bytes)
    guard line.count < 96 else { return }
    let name = WrittenName(file, NameSeparator.split(file, line, isList: true)?.name ?? line)
    guard (1...3).contains(name.words.count), !NamedValueSetting.isTheme(name.words) else { return }
    let group = groups[block.heading] ?? StatedConstantGroup()
    found += [group.stated(name.text, stated.value, at: stated.range, of: theme)].compactMap { $0 }
  }

  /// A line that gives a name a value for each of two themes.
  private mutating func addThemes(of line: ByteRange, in block: MarkdownBlock) {
    guard let themes = StatedThemes(line, in: file), let name = StatedConstantLine.name(themes.head) else { return }
    add(themes, name, in: group(of: block))
  }

  private mutating func add(_ themes: StatedThemes, _ name: String, in group: StatedConstantGroup) {
    found += themes.values.compactMap { group.stated(name, $0.value, at: $0.range, of: $0.theme) }
  }

  /// A line of words: of a list, or of a fence.
  private mutating func add(_ stated: StatedConstantLine, in group: StatedConstantGroup) {
    if StatedConstantGroup.theme(stated.name.lowercased()) != nil { return }
    let words = WrittenName.smallWords(of: stated.name)
    // `Font Size: 12px` below a heading is of what the heading names.
    let isSize = Lexicon.senses(ofPhrase: words).term?.role == .fontSize && !group.words.isEmpty
    found += [
      isSize
        ? group.stated(group.words.joined(separator: " "), stated.value, at: stated.range, property: "fontSize")
        : group.stated(stated.name, stated.value, at: stated.range)
    ].compactMap { $0 }
  }
}

extension StatedConstantReader {
  private mutating func read(fence: MarkdownBlock) {
    let language = tree.languageWritten(in: fence)
    // What a patch writes may have been changed since.
    guard !language.isStyleSheet, language != .patch else { return }
    guard language.holdsThemes else { return read(lines: fence) }
    let constants = ConstantReader.constants(in: file.bytes, at: fence.content)
    guard !constants.isEmpty else { return read(lines: fence) }
    let group = self.group(of: fence)
    let values = Dictionary(grouping: constants, by: \.valueRange)
    for constant in constants where values[constant.valueRange]?.count == 1 {
      let path = constant.path.count > 1 ? constant.path : [group.family].compactMap { $0 } + constant.path
      let paths = group.paths(inThemeOf: path)
      found.append(
        StatedConstant(
          paths: paths, value: constant.value, range: constant.valueRange,
          fewestWords: paths != [path] ? path.count + 1 : constant.path.count > 1 ? 2 : 1,
          snippet: constant.path.count > 1 ? fence.content : nil))
      if constant.path.count == 1 { addStyle(constant, in: group) }
    }
  }

  /// Adds what a line of code shorthand says of a style of type: `headlineLarge = 32.sp, Bold`.
  private mutating func addStyle(_ constant: CodeConstant, in group: StatedConstantGroup) {
    guard case .dimension = constant.value, let name = constant.path.last,
      let stated = group.stated(name, constant.value, at: constant.valueRange), stated.fewestWords > 1
    else { return }
    found.append(stated)
    addWeight(named: name, behind: constant.valueRange.end, in: file.line(around: constant.valueRange.end))
  }

  /// The lines of a fence of text, or of code that is only spoken of: a name, or below it `Light: #F18D5C`; the size of
  /// a style in its brackets, `caption: { fontSize: 12px }`.
  private mutating func read(lines fence: MarkdownBlock) {
    var name: ByteRange?
    var style: String?
    var known: StatedConstantGroup?
    var second: Int?
    for line in tree.lines(of: fence) {
      let beside = second
      second = secondList(in: line)
      guard let stated = StatedConstantLine(line, in: file) else {
        name = MarkdownBytes.trimmed(line, in: file.bytes)
        style = name.map { self.style(behind: style, $0) } ?? nil
        continue
      }
      // What goes on with the item above in a second list belongs to that item.
      if let beside, second == nil, stated.range.start - line.start >= beside { continue }
      let group = known ?? group(of: fence)
      known = group
      if let style, Lexicon.senses(ofPhrase: WrittenName.smallWords(of: stated.name)).term?.role == .fontSize {
        found += [
          StatedConstantGroup().stated(style, stated.value, at: stated.range, property: "fontSize")
        ].compactMap { $0 }
      } else if let theme = StatedConstantGroup.theme(stated.name.lowercased()) {
        guard let name = name.map({ file.text(in: $0) }), Self.isPath(name) else { continue }
        found += [group.stated(name, stated.value, at: stated.range, of: theme)].compactMap { $0 }
      } else {
        add(stated, in: group)
        addWeight(named: stated.name, behind: stated.range.end, in: line)
      }
    }
  }

  /// Where in a line the bullet of a second list stands that is drawn beside the first: `• space.sm    • color.ink`.
  private func secondList(in line: ByteRange) -> Int? {
    let bytes = file.bytes[line]
    let bullet = Array("•".utf8)
    guard let last = bytes.indices.last(where: { bytes[$0] == bullet[0] && bytes[$0...].starts(with: bullet) }),
      bytes[..<last].suffix(2).allSatisfy({ $0 == UInt8(ascii: " ") }),
      bytes[..<last].indices.contains(where: { bytes[$0] == bullet[0] && bytes[$0..<last].starts(with: bullet) })
    else { return nil }
    return last - line.start
  }

  /// The name whose brackets are open behind a line: `caption: {` opens them.
  private func style(behind style: String?, _ line: ByteRange) -> String? {
    let bytes = file.bytes[line]
    if bytes.first == UInt8(ascii: "}") || bytes.first == UInt8(ascii: ")") { return nil }
    guard bytes.last == UInt8(ascii: "{") else { return style }
    let text = file.text(in: line)
    let name = text.prefix { $0.isLetter || $0.isNumber }
    return !name.isEmpty && text.dropFirst(name.count).allSatisfy { " :={".contains($0) } ? String(name) : nil
  }

  /// Whether a line is nothing but a name of code: `MaterialTheme.colorScheme.primary`.
  private static func isPath(_ text: String) -> Bool {
    text.utf8.count < 64 && text.contains { $0 == "." }
      && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
  }
}

extension StatedConstantReader {
  private mutating func read(table: MarkdownBlock) {
    let rows = tree.rows(of: table).map { Array(tree.cells(of: $0)) }
    guard let header = rows.first, header.count > 1 else { return }
    let heads = header.map { WrittenName(file, $0) }
    guard !ComparisonTable.isOne(header: heads, rows: Array(rows.dropFirst()), in: file) else { return }
    let group = group(of: table)
    let themes = heads.map { head in
      head.words.count <= 2 ? head.words.compactMap(StatedConstantGroup.theme).first : nil
    }
    let sizes = heads.indices.dropFirst().filter { heads[$0].role == .fontSize || heads[$0].role == .size }
    let values = heads.indices.dropFirst().filter { heads[$0].says(.valueHead) }
    let families = heads.map(Self.family)
    let weights = columnsOfWeights(in: rows.dropFirst())
    for row in rows.dropFirst() where row.dropFirst().contains(where: mayHoldValue) {
      addSteps(of: row, under: families)
      guard let cell = row.first, let called = StatedConstantLine.name(file.text(in: cell)) else { continue }
      let name = row.dropFirst().lazy.compactMap(customProperty).first ?? called
      addWeights(of: row, in: weights, named: name)
      if themes.contains(where: { $0 != nil }) {
        for (column, theme) in themes.enumerated() where theme != nil { add(row, column, name, theme, in: group) }
      } else if let column = values.first ?? (sizes.count == 1 ? sizes[0] : nil) ?? (heads.count == 2 ? 1 : nil) {
        let owner = row.dropFirst().compactMap { self.owner(of: name, in: $0) }.first
        add(row, column, name, nil, in: group, owner)
      }
    }
  }

  /// The type that a cell names in front of the name of its row: `Palette` in `` `Palette.ink` ``.
  private func owner(of name: String, in cell: ByteRange) -> String? {
    let text = file.text(in: cell)
    guard text.utf8.contains(UInt8(ascii: "`")), text.utf8.contains(UInt8(ascii: ".")) else { return nil }
    let spans = text.split(separator: "`").filter { $0.contains { $0 != " " } }
    guard spans.count == 1, case let parts = spans[0].split(separator: "."), parts.count == 2, parts[1] == name,
      parts[0].first?.isUppercase == true,
      parts[0].allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
    else { return nil }
    return String(parts[0])
  }

  /// The variable that a cell names in code beside a color, without its hyphens: `` `#6B7280` (`--muted`) ``.
  private func customProperty(in cell: ByteRange) -> String? {
    let text = file.text(in: cell)
    guard text.holds("`--"), text.contains("#") else { return nil }
    return text.split(separator: "`").first { $0.hasPrefix("--") }.map { String($0.dropFirst(2)) }
  }

  func mayHoldValue(_ cell: ByteRange) -> Bool {
    tree.slice(cell).contains { $0.isASCIIDigit || $0 == UInt8(ascii: "#") }
  }

  /// What the only value of a cell says of the name of its row.
  ///
  /// Where the row names the very constant, whatever the heading says is nothing that it must be in.
  private mutating func add(
    _ row: [ByteRange], _ column: Int, _ name: String, _ theme: String?, in group: StatedConstantGroup,
    _ owner: String? = nil
  ) {
    guard column < row.count else { return }
    if theme == nil, let themes = StatedThemes(row[column], in: file), !themes.head.contains(where: \.isLetter) {
      return add(themes, name, in: group)
    }
    let reader = CodeValueReader(bytes: file.bytes, end: row[column].end)
    let bare = BareNumber.isPath(name) ? BareNumber.whole(row[column], in: file) : nil
    guard let value = reader.next(from: row[column].start).flatMap(reader.withShare) ?? bare, !reader.isPart(value),
      value.range.start - row[column].start < 3,
      reader.next(from: value.range.end).map({ repeats($0.value, value.value) }) ?? true,
      var stated = group.stated(name, value.value, at: value.range, of: theme)
    else { return }
    if let owner { stated.paths.insert([owner, name], at: 0) }
    found.append(stated)
  }

  /// Whether a length says in px what one in rem in front of it does, or the other way round: `0.5rem (8px)`.
  private func repeats(_ value: TokenValue, _ first: TokenValue) -> Bool {
    guard case .dimension(let length) = value, case .dimension(let before) = first, length.unit != before.unit,
      let rems = [length, before].first(where: { $0.unit == "rem" })?.value,
      let pixels = [length, before].first(where: { $0.unit == "px" })?.value
    else { return false }
    return abs(rems * 16 - pixels) < 0.01
  }
}
