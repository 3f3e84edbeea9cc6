import CodeFacts
package import Facts
package import SourceText
import Syntax
import TextFacts

/// Reads a document of Markdown: one pass after another, each of which adds what it finds to what those before it found.
package struct DocumentReader {
  /// The text with what MDX has besides Markdown blanked out; places are those of the text as it was written.
  private let file: SourceFile
  private let written: SourceFile
  private let tree: MarkdownTree
  /// The fences with style sheets, and what is in them, in the same order.
  private var snippets: [EmbeddedCode] = []
  private var sheets: [CSSTree] = []
  private var facts = FileFacts(language: .markdown, kind: .unmarked)
  /// What the names of colors in running text stand for.
  private var names = ColorNames()
  /// Whether the document tells how to use something, so that its style sheets are samples.
  private var isTold = false

  /// What a document says.
  @Sendable package static func facts(in written: SourceFile) -> FileFacts {
    var reader = DocumentReader(written)
    guard !MarkdownKind.isRecord(reader.file) else { return reader.facts }
    reader.readFences()
    MentionReader.read(reader.tree, named: reader.file.name, into: &reader.facts)
    // Before all that is asked for, because most of it is not asked for where it is refused.
    reader.readRefusals()
    reader.readWhatHoldsForAll()
    let values = reader.readComponents()
    reader.readClaims(on: values)
    reader.readSuppressions()
    FrontMatterReader.read(reader.file, reader.tree, into: &reader.facts)
    reader.decideKind(knowing: values)
    reader.readStyleSheets()
    if let least = DocumentStatementReader.statement(ofTokens: reader.facts) { reader.facts.statements.append(least) }
    return reader.facts.inOrder()
  }

  private init(_ written: SourceFile) {
    self.written = written
    file = MDXText.plain(written)
    tree = MarkdownTree(parsing: file.bytes)
    facts.isUnfinished = tree.isUnfinished
  }

  /// Where code stands; style sheets are kept for the passes that ask for them, Swift is read at once.
  private mutating func readFences() {
    facts.fences = tree.blocks.filter { $0.kind == .fence }.map {
      Fence(range: $0.content, language: tree.languageWritten(in: $0))
    }
    facts.embeddedCode = EmbeddedCode.fences(in: tree)
    facts.writtenObjects = facts.fences.flatMap { WrittenObjectReader.objects(in: $0.range, of: file) }
    snippets = facts.embeddedCode.filter { $0.language == .css }
    sheets = snippets.map { CSSTree(parsing: file.bytes, in: $0.range, as: $0.dialect, isShown: true) }
    for code in facts.embeddedCode where code.language == .swift {
      SwiftReader.read(file.bytes, in: code.range, into: &facts)
      facts.embedded.insert(.swift)
    }
  }

  /// What the document cites, forbids, misses and refuses.
  private mutating func readRefusals() {
    facts.citedRanges = QuotationReader.ranges(of: tree)
    facts.forbiddenRanges = ForbiddenReader.ranges(in: file, tree)
    facts.absenceRanges = AbsenceReader.ranges(in: tree, forbidding: facts.forbiddenRanges)
    facts.refusedRanges = RefusalReader.ranges(of: file, tree, cited: facts.citedRanges)
    facts.locals = facts.locals.filter { [facts] in !facts.isRefused($0.nameRange) }
    facts.ownSheetRanges = OwnSheetReader.ranges(in: file, tree)
    facts.namedSheets = OwnSheetReader.named(in: tree)
  }

  /// The platform, the grid, what is asked of all writing and colors, and the size of a rem.
  private mutating func readWhatHoldsForAll() {
    facts.desktopRanges = PlatformSections.desktops(in: file, tree)
    GridReader.read(file, tree, into: &facts)
    DocumentStatementReader.read(file, tree, into: &facts)
    facts.rootFontSize = StatedRootFontSize.size(in: file, facts, sheets)
  }

  /// The values that lists and tables give names, and the components, which speak of these names.
  private mutating func readComponents() -> NamedValues {
    let values = NamedValueReader.values(of: file, tree)
    names = ColorNames(
      references: facts.references, definitions: facts.definitions + values.namedInTexts,
      variables: sheets.flatMap(CSSReader.colorNames))
    isTold = ProseReader.read(file, tree, naming: names, into: &facts)
    values.add(to: &facts)
    MarkdownOwners.assign(in: &facts)
    return values
  }

  /// What the document says of its own values: the same in other words, ratios, counts, constants in code.
  private mutating func readClaims(on values: NamedValues) {
    RestatedValues.read(file, tree, into: &facts)
    RestatedPaints.read(file, tree, into: &facts)
    facts.remarks = ColorRemarkReader.remarks(in: file.bytes, of: facts.colors)
    ContrastClaims.read(file, tree, naming: names, on: values.colors, into: &facts)
    RepeatedValueReader.read(file, tree, into: &facts)
    StatedConstantReader.read(file, tree, into: &facts)
    facts.statedClasses = StatedClasses.classes(in: file, tree)
    facts.counts = ListCounts.counts(in: file, tree)
    facts.problems += FencedColors.problems(in: file, tree).filter { !facts.isRefused($0.range) }
  }

  private mutating func readSuppressions() {
    let expressions = MDXText.reads(written) ? MarkdownComments.expressionComments(in: written) : []
    let comments = (MarkdownComments.comments(in: tree) + expressions).sorted { $0.range < $1.range }
    facts.suppressions = SuppressionReader.read(comments, in: written)
  }

  /// What the document is for, which pairs of colors tell as well; pairs in code count only where it is a specification.
  private mutating func decideKind(knowing values: NamedValues) {
    let styled = isTold ? [] : StyledSections(tree, facts.components).pairs(of: sheets)
    facts.pairs += styled.filter(\.isOfSection).map(\.pair)
    facts.kind = MarkdownKind.kind(of: file, facts)
    facts.pairs += styled.filter { !$0.isOfSection }.map(\.pair)
    guard facts.kind == .specification else { return }
    let ofClasses = UtilityPairs.pairs(of: file, tree, facts, on: values.pages)
    let ofObjects = ObjectPairs.pairs(of: file, tree, naming: names, on: values.colors, facts)
    let ofCode = ofClasses + ofObjects + ViewPairs.pairs(of: file, tree, naming: names, facts)
    let disabled = ofCode.isEmpty ? [] : LabeledFences.ofDisabled(in: tree, file)
    facts.pairs += ofCode.filter { pair in !disabled.contains { $0.contains(pair.range) } }
  }

  /// The style sheets in fences; those of a manual are samples of use, whose lengths nothing is asked of.
  private mutating func readStyleSheets() {
    facts.styleRules = sheets.flatMap(CSSRules.rules)
    for (snippet, sheet) in zip(snippets, sheets) {
      let count = facts.dimensions.count
      let theme = NamedValueSetting.theme(above: snippet.range.start, in: file, tree)
      CSSReader.read(sheet, isSnippet: true, of: theme, into: &facts)
      for index in facts.dimensions.indices.dropFirst(count) where isTold && facts.dimensions[index].owner == nil {
        facts.dimensions[index].role = .other
      }
    }
  }
}
