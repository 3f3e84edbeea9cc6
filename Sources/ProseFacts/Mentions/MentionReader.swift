import CodeFacts
import DesignTokens
package import Facts
import Lexicon
import SourceText
package import Syntax
import TextFacts

/// Finds the tokens that a Markdown document speaks of, and the values that it says they have.
///
/// What looks like a name is a candidate only; the workspace decides which are tokens. The first value that a document
/// gives to a name defines it there; later ones are what the text states.
package struct MentionReader {
  let tree: MarkdownTree
  var references: [TokenReference] = []
  var definitions: [Definition] = []
  /// The custom properties that inline code gives a value to in passing.
  var locals: [LocalDeclaration] = []
  /// The names that have a value, and under what conditions they were given it.
  private var defined: [TokenName: MentionSetting] = [:]
  /// Values that are given again where they must agree with the first.
  private var restatements: [TokenClaim] = []
  /// What each fence holds, by its index among the blocks.
  var fenceKinds: [Int: FenceKind] = [:]
  /// The names that rows of tables give something which is no value.
  private var namesOfRows: Set<TokenName> = []
  private var comments = FenceComments()
  private var block: MarkdownBlock?
  private var labels: ListLabels

  var values: StatedValueReader { StatedValueReader(bytes: tree.bytes) }

  /// Whether braces in plain text hold code, as in MDX, so that only those in code marks may be references.
  let evaluatesBraces: Bool
  /// The first parts of names that the front matter gives values to: what it says goes before what the text says.
  private let frontMatterNames: Set<String>
  /// Those of them that are groups of tokens, which the text may well name.
  private let frontMatterTokens: Set<String>

  private init(_ tree: MarkdownTree, named name: String) {
    self.tree = tree
    labels = ListLabels(tree)
    evaluatesBraces = name.lowercased().hasSuffix(".mdx")
    frontMatterTokens = FrontMatterReader.tokenKeys(in: tree, named: name)
    frontMatterNames = Self.names(in: tree).union(frontMatterTokens.flatMap(TokenNamespace.synonyms))
  }

  /// The top-level keys of the front matter and the other words for them.
  private static func names(in tree: MarkdownTree) -> Set<String> {
    guard let content = tree.frontMatter?.content else { return [] }
    let keys = tree.slice(content).split(whereSeparator: MarkdownBytes.isLineEnding).compactMap { line -> String? in
      guard let first = line.first, first.isLetterByte, let colon = line.firstIndex(of: UInt8(ascii: ":"))
      else { return nil }
      return String(decoding: line[..<colon], as: UTF8.self)
    }
    return Set(keys.flatMap(TokenNamespace.synonyms))
  }

  private func isInFrontMatter(_ name: TokenName) -> Bool {
    !frontMatterNames.isEmpty && name.segments.first.map(frontMatterNames.contains) == true
  }

  /// Adds the references and the definitions of a document's prose, tables and outlines.
  package static func read(_ tree: MarkdownTree, named name: String, into facts: inout FileFacts) {
    var reader = MentionReader(tree, named: name)
    for (index, block) in zip(tree.blocks.indices, tree.blocks) {
      reader.block = block
      reader.labels.pass(block, at: index)
      switch block.kind {
      case .heading, .paragraph: reader.readText(block.content, isItem: false)
      case .item: reader.readText(block.content, isItem: true)
      case .table: reader.readTable(block)
      case .fence:
        let kind = FenceKind(of: block, in: tree)
        reader.fenceKinds[index] = kind
        if kind == .quotedList { facts.claims += SymbolListReader.claims(of: block, in: tree) }
        if kind == .declarations {
          for definition in DeclarationReader.definitions(at: index, in: tree) { reader.define(listed: definition) }
        }
        if kind.isProse { for line in tree.lines(of: block) { reader.readPlain(line) } }
      case .list, .indentedCode, .thematicBreak, .html, .linkDefinition: continue
      }
    }
    reader.readOwnNames()
    facts.references += reader.references
    facts.definitions += reader.definitions
    facts.locals += reader.locals
    facts.restatements += reader.restatements
  }

  private mutating func readText(_ content: ByteRange, isItem: Bool) {
    guard !content.isEmpty else { return }
    let inlines = tree.inlines(in: content)
    let label = MentionKey.label(of: content, inlines, in: tree)
    let key = label.map { MentionKey(tree.text(in: $0)) }
    for inline in inlines {
      switch inline.kind {
      case .code:
        let isBehindLabel = label.map { inline.range.start >= $0.end } ?? false
        var stated = valueInParentheses(behind: inline.range.end, end: content.end)
        if stated == nil, isItem, isFirst(inline, of: content) {
          stated = valueBehindSeparator(inline.range.end, end: content.end)
        }
        if stated == nil, isItem { stated = PairedValue(tree: tree, end: content.end).read(behind: inline) }
        if stated != nil, isMultiplied(inline.range.start, from: content.start) { stated = nil }
        readCode(inline, key: isBehindLabel ? key : nil, stated: stated)
      case .text: readPlain(inline.range)
      case .strong, .emphasis, .link, .image, .autolink, .comment, .tag: continue
      }
    }
  }

  /// `half of`, `2 ×`, `minus` in front of a name: the value behind it is not the name's own.
  private func isMultiplied(_ place: Int, from start: Int) -> Bool {
    let before = tree.text(in: ByteRange(max(start, place - 24), place)).lowercased()
    guard let last = before.split(whereSeparator: { $0 == " " || $0 == "(" }).last.map(String.init) else {
      return false
    }
    if last.means(.multiplied) { return true }
    return last == "of" && ["half of", "third of", "quarter of", "sum of"].contains { before.holds($0) }
      || last.last.map { "×*x".contains($0) } ?? false && last.first?.isNumber ?? false
  }

  /// Whether nothing but the marks of a label stands before a code span in its text.
  private func isFirst(_ inline: MarkdownInline, of content: ByteRange) -> Bool {
    tree.bytes.from(content.start, to: inline.range.start).allSatisfy {
      $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "_")
    }
  }

  private mutating func readTable(_ block: MarkdownBlock) {
    let rows = tree.rows(of: block)
    guard let header = rows.first else { return }
    let heads = tree.cells(of: header).map { tree.text(in: $0) }
    let keys = heads.map { MentionKey($0) }
    let columns = TableColumns(heads)
    for cell in tree.cells(of: header) { readText(cell, isItem: false) }
    let body = rows.dropFirst().map { Array(tree.cells(of: $0)) }
    let read = body.map { $0.map { values.value(filling: $0) } }
    let given = GivenRows(tree, columns, token: columns.token, isRead: read.map { $0.map { $0 != nil } })
    for (cells, found) in zip(body, read) {
      var stated = columns.value.map { $0 < found.count ? found[$0] : nil } ?? Self.only(found)
      let token = cells.indices.contains(columns.token) ? columns.token : 0
      if token > 0, !columns.isExact || !agrees(stated, with: cells[token]) { stated = nil }
      let rowKey = MentionKey(cells.first.map(tree.text(in:)) ?? "")
      for (column, cell) in cells.enumerated() {
        let columnKey = column < keys.count ? keys[column] : rowKey
        let key = columnKey.namespace == nil ? rowKey : columnKey
        let count = references.count
        readCell(cell, key: column > 0 && key.namespace != nil ? key : nil, value: column == token ? stated : nil)
        // Of several names in a cell (`a` / `b`) none has the value of the row to itself.
        guard column == token,
          stated == nil ? given.gives(cells, besides: token) : references.count > count + 1
        else { continue }
        for index in references.indices.dropFirst(count) {
          references[index].isGivenInRow = true
          namesOfRows.insert(references[index].name)
        }
      }
    }
  }

  /// Whether a value is of the type that the family of a name has, where it has one.
  private func agrees(_ stated: StatedValueReader.Value?, with cell: ByteRange) -> Bool {
    guard let stated else { return false }
    let name = tree.text(in: cell).filter { $0 != "`" }
    guard let type = TokenNamespace.type(of: String(name.prefix { $0 != "." && $0 != "-" })) else { return true }
    return type == stated.type
  }

  /// The only value of a row; a row with several (light and dark) does not say which is the token's.
  private static func only(_ values: [StatedValueReader.Value?]) -> StatedValueReader.Value? {
    let stated = values.compactMap { $0 }
    return stated.count == 1 ? stated[0] : nil
  }

  private mutating func readCell(_ cell: ByteRange, key: MentionKey?, value: StatedValueReader.Value?) {
    for inline in tree.inlines(in: cell) {
      switch inline.kind {
      case .code:
        let stated = valueInParentheses(behind: inline.range.end, end: cell.end)
        readCode(inline, key: key, stated: stated ?? (inline.range == cell ? value : nil))
      case .text: readPlain(inline.range)
      case .strong, .emphasis, .link, .image, .autolink, .comment, .tag: continue
      }
    }
  }

  /// Notes a reference, and with the first stated value of a name its definition.
  mutating func add(
    _ names: [TokenName], _ form: ReferenceForm, range: ByteRange, nameRange: ByteRange,
    stated: StatedValueReader.Value?, isClear: Bool = true
  ) {
    guard let name = names.first else { return }
    // A changelog tells of values that were.
    let stated = stated.flatMap { setting(at: nameRange, isList: false).isRecord ? nil : $0 }
    let isDefinedBefore = isInFrontMatter(name)
    guard !isDefinedBefore || frontMatterTokens.contains(name.segments.first ?? "") else { return }
    var reference = TokenReference(
      name: name, alternatives: Array(names.dropFirst()), form: form, range: range, nameRange: nameRange,
      statedValue: stated.map { StatedValue(value: $0.value, range: $0.range) })
    reference.isClear = isClear
    references.append(reference)
    if let stated, !isDefinedBefore { define(name, at: nameRange, stated, in: range.union(stated.range)) }
  }

  /// Notes a token of a list; the first of a name counts.
  private mutating func define(listed definition: Definition) {
    guard !isInFrontMatter(definition.name) else { return }
    let setting = setting(at: definition.nameRange, isList: true)
    if let first = defined[definition.name] {
      restate(definition.name, definition.value, definition.valueRange, first, setting)
      return
    }
    defined[definition.name] = setting
    definitions.append(definition)
  }

  /// Notes a definition; `false` where the document has given the name a value before.
  @discardableResult mutating func define(
    _ name: TokenName, at nameRange: ByteRange, _ stated: StatedValueReader.Value, in range: ByteRange
  ) -> Bool {
    guard !isInFrontMatter(name) else { return false }
    let isList = block?.kind == .table || nameRange.start <= (block?.content.start ?? 0) + 3
    guard isList || !namesOfRows.contains(name) else { return false }
    let setting = setting(at: nameRange, isList: isList)
    if let first = defined[name] {
      restate(name, stated.value, stated.range, first, setting)
      return false
    }
    defined[name] = setting
    var definition = Definition(
      name: name, nameRange: nameRange, range: range, valueRange: stated.range, type: stated.type,
      value: stated.value, notation: .plain)
    definition.isInPassing = !isList
    definitions.append(definition)
    return true
  }

  private mutating func restate(
    _ name: TokenName, _ value: TokenValue, _ range: ByteRange, _ first: MentionSetting, _ setting: MentionSetting?
  ) {
    // `padding: 12px` is a property, of which every thing has its own.
    guard let setting, first.isComparable(to: setting), Lexicon.term(of: name.text.lowercased())?.role == nil else {
      return
    }
    restatements.append(TokenClaim(name: name, value: value, range: range))
  }

  private mutating func setting(at place: ByteRange, isList: Bool) -> MentionSetting {
    guard let block else { return MentionSetting(heading: -1, conditions: [], isList: isList) }
    var start = place.start
    while start > block.range.start, !MarkdownBytes.isLineEnding(tree.bytes[start - 1]) { start -= 1 }
    let line = ByteRange(start, MarkdownBytes.line(from: place.start, in: tree.bytes).end)
    var setting = MentionSetting(of: line, in: block, isList: isList, tree)
    let comment = block.kind == .fence ? comments.nearest(above: start, in: block, of: tree) : -1
    setting.label = comment >= 0 ? comment : labels.current
    return setting
  }
}

extension FenceKind {
  /// Whether its lines are words for people: names and values, but no code.
  var isProse: Bool { self == .outline || self == .tree || self == .declarations }
}
