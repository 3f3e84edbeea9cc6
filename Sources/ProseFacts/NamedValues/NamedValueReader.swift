import DesignTokens
import Facts
import Lexicon
package import SourceText
package import Syntax

/// Reads the names that a document gives values to in its lists and tables: a palette, a scale.
///
/// Each becomes a token under the family that the headings name. What a component states of itself is none, nor what is
/// refused. The first value of a name counts, one for each theme that the headings and columns name.
package final class NamedValueReader {
  let file: SourceFile
  let tree: MarkdownTree
  private var labels: ListLabels
  private var tokens = NamedValues()
  private lazy var colors = CodeColors(file, tree)
  /// What the headings say, by their index among the blocks; -1 for what stands above the first.
  private var settings: [Int: NamedValueSetting] = [-1: NamedValueSetting()]
  /// What the label says under which something stood last, with where it begins.
  private var labeled: (label: Int, heading: Int, setting: NamedValueSetting)?
  /// The items of lists that hold the block at hand, outermost first.
  private var items: [Item] = []

  private struct Item {
    let end: Int
    /// What stands in its first line, and what is said to it.
    let text: ByteRange
    let outer: NamedValueSetting
    /// What it says to those below it; `nil` until one of these asks.
    var setting: NamedValueSetting?
  }

  /// The names and values of a document; one with tokens in its front matter has them there.
  package static func values(of file: SourceFile, _ tree: MarkdownTree) -> NamedValues {
    guard FrontMatterReader.tokenKeys(in: tree, named: file.name).isEmpty else { return NamedValues() }
    let reader = NamedValueReader(file: file, tree: tree, labels: ListLabels(tree))
    for index in tree.blocks.indices { reader.read(index) }
    reader.tokens.note(whites: reader.whites)
    return reader.tokens
  }

  /// Where `#FFFFFF` or `#FFF` stands.
  private var whites: Set<Int> {
    let bytes = file.bytes
    return Set(
      bytes.indices.filter { index in
        guard bytes[index] == UInt8(ascii: "#") else { return false }
        let digits = bytes[(index + 1)...].prefix { $0 | 0x20 == UInt8(ascii: "f") }.count
        return digits == 3 || digits == 6
      })
  }

  private init(file: SourceFile, tree: MarkdownTree, labels: ListLabels) {
    self.file = file
    self.tree = tree
    self.labels = labels
  }

  private func read(_ index: Int) {
    let block = tree.blocks[index]
    labels.pass(block, at: index)
    while let last = items.last, last.end <= block.range.start { items.removeLast() }
    switch block.kind {
    case .heading:
      var setting = (settings[block.heading] ?? NamedValueSetting()).below(block.content, in: file)
      setting.heading = index
      setting.title = WrittenName(file, block.content).text
      settings[index] = setting
    case .item: read(item: block)
    case .table:
      read(NamedValueTable(file, tree, tree.rows(of: block).map { Array(tree.cells(of: $0)) }), in: setting(of: block))
    case .html:
      read(NamedValueTable(file, tree, HTMLCellReader.rows(of: file.bytes, in: block.range)), in: setting(of: block))
    case .fence: read(fence: block)
    default: break
    }
  }

  /// What the headings, the label and the items around a block say of the names in it.
  private func setting(of block: MarkdownBlock) -> NamedValueSetting {
    if let item = items.last {
      let setting = item.setting ?? item.outer.below(item.text, in: file)
      items[items.count - 1].setting = setting
      return setting
    }
    let setting = settings[block.heading] ?? NamedValueSetting()
    let label = labels.around(block)
    guard label >= 0 else { return setting }
    if let labeled, labeled.label == label, labeled.heading == block.heading { return labeled.setting }
    let below = setting.below(MarkdownBytes.line(from: label, in: file.bytes), in: file)
    labeled = (label, block.heading, below)
    return below
  }

  private func read(item: MarkdownBlock) {
    let setting = setting(of: item)
    let line = MarkdownBytes.line(from: item.content.start, in: file.bytes)
    let text = ByteRange(line.start, max(line.start, min(line.end, item.content.end)))
    if !item.isOrdered {
      let found = values(in: text, setting)
      if !found.isEmpty {
        for named in found { tokens.add(named, in: setting, of: file) }
      } else if let parent = items.last ?? parent(of: item), let (named, setting) = valueOfTheme(text, of: parent) {
        tokens.add(named, in: setting, of: file)
      }
      readStyle(text, in: setting)
    }
    items.append(Item(end: item.range.end, text: text, outer: setting))
  }

  /// The name of a line with its value, or each of those between bars: `Ink: #101010 | Sand: #F2EDE0`.
  private func values(in text: ByteRange, _ setting: NamedValueSetting) -> [NamedValue] {
    func read(_ text: ByteRange) -> NamedValue? {
      NamedValuePlace(file: file, tree: tree, text: text, setting: setting).read()
    }
    let parts = NameSeparator.partsBetweenBars(file, text)
    guard parts.count > 1 else { return [read(text)].compactMap { $0 } }
    let splits = parts.map { NameSeparator.split(file, $0, isList: true) }
    if !splits.contains(where: { $0 == nil }) { return parts.compactMap(read) }
    // `Text: main #101010 | muted #5A6872` gives values to what stands behind the colon.
    guard let named = read(parts[0]), let split = splits[0] else { return [read(text)].compactMap { $0 } }
    let isFirst = named.value.range.start <= split.value.start + 1
    return isFirst ? [named] : []
  }

  /// The label or the heading of a list of colors, which names one of them where the list has a value for each theme.
  private func parent(of item: MarkdownBlock) -> Item? {
    let heading = item.heading
    let label = labels.around(item)
    guard label >= 0 || tree.blocks.indices.contains(heading) else { return nil }
    let text = label >= 0 ? MarkdownBytes.line(from: label, in: file.bytes) : tree.blocks[heading].content
    guard let outer = settings[label >= 0 ? heading : tree.blocks[heading].heading], outer.family == "color" else {
      return nil
    }
    return Item(end: item.range.end, text: text, outer: outer, setting: outer.below(text, in: file))
  }

  /// `Dark: #101010` below what is a name.
  private func valueOfTheme(_ text: ByteRange, of parent: Item) -> (NamedValue, NamedValueSetting)? {
    guard parent.outer.family != nil, parent.setting?.isAside != true, text.count <= 240,
      let split = NameSeparator.split(file, text, isList: true)
    else { return nil }
    let words = WrittenName.smallWords(file, split.name)
    guard NamedValueSetting.isTheme(words), let theme = words.first(where: { $0.means(.theme) }),
      let value = NamedValueValue(file: file, tree: tree, setting: parent.outer).read(split.value),
      var name = NamedValueName(
        NameSeparator.split(file, parent.text, isList: true)?.name ?? parent.text, in: file, parent.outer)
    else { return nil }
    name.isInWords = true
    var setting = parent.outer
    setting.theme = theme
    let named = NamedValue(
      name: name, value: value, range: name.range.union(text),
      remark: ByteRange(value.range.end, max(value.range.end, text.end)), pattern: NamedValuePattern.ofThemeItem.name)
    return (named, setting)
  }

  private func read(_ table: NamedValueTable, in setting: NamedValueSetting) {
    for named in table.values(in: setting) { tokens.add(named, in: setting, of: file) }
    for row in table.wholeRows { readStyle(row, in: setting) }
  }

  /// The color of a style in a typographic scale, and whether it is large.
  private func readStyle(_ text: ByteRange, in setting: NamedValueSetting) {
    guard setting.family == "typography" || setting.family == "fontSize", !setting.isAside else { return }
    if let style = WritingStyle(text, in: file) { tokens.add(style, in: setting) }
    if let name = WritingStyle.largeName(in: text, of: file) { tokens.note(large: name) }
  }

  /// A fence of plain text in which nearly every line gives a value to a name, or of data and code that do.
  private func read(fence: MarkdownBlock) {
    if tree.languageWritten(in: fence) == .patch { return }
    let setting = setting(of: fence)
    let lines = tree.lines(of: fence).filter { !MarkdownBytes.trimmed($0, in: file.bytes).isEmpty }
    guard tree.languageMeant(by: fence).isPlain else {
      guard !EmbeddedCode.isCode(fence, in: tree) else {
        for named in NamedValueStyles(file: file, tree: tree).values(in: lines) {
          tokens.addToPalette(named, in: setting, of: file)
        }
        return
      }
      for (named, setting) in NamedValueCode(file: file, tree: tree, colors: colors)
        .values(in: lines, under: setting)
      {
        tokens.add(named, in: setting, of: file)
      }
      return
    }
    for line in lines { readStyle(line, in: setting) }
    let found = lines.compactMap {
      NamedValuePlace(
        file: file, tree: tree, text: MarkdownBytes.trimmed($0, in: file.bytes), setting: setting, isInFence: true
      ).read()
    }
    guard found.count > 1, found.count * 4 >= lines.count * 3 else { return }
    for named in found { tokens.add(named, in: setting, of: file) }
  }
}

/// A name with its value, or with one for each theme.
struct NamedValue {
  var name: NamedValueName
  var value: DeclaredValueReader.Value
  /// The whole line or row.
  var range: ByteRange
  /// The words behind the value, or in the column for words.
  var remark: ByteRange
  /// The name of the pattern that read it.
  var pattern: String
  /// Whether the name of another color stands in place of the value.
  var isBorrowed = false
  /// Whether other groups of the code have one of its name, each for something of its own.
  var isOneOfSeveral = false
}
