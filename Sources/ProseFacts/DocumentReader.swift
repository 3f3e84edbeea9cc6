import CodeFacts
import DesignTokens
package import Facts
package import SourceText
import Syntax
import TextFacts

/// Reads a document of Markdown: one pass after another, each of which adds what it finds to what those before it found.
package enum DocumentReader {
  /// What a document says.
  @Sendable package static func facts(in written: SourceFile) -> FileFacts {
    let file = MDXText.plain(written)
    let tree = MarkdownTree(parsing: file.bytes)
    var facts = FileFacts(language: .markdown, kind: .unmarked)
    facts.isUnfinished = tree.isUnfinished
    guard !MarkdownKind.isRecord(file) else { return facts }
    MentionReader.read(tree, named: file.name, into: &facts)
    let fences = EmbeddedCode.fences(in: tree)
    facts.embeddedCode = fences
    facts.fences = tree.blocks.filter { $0.kind == .fence }.map(\.content)
    for code in fences where code.language == .swift {
      SwiftReader.read(file.bytes, in: code.range, into: &facts)
      facts.embedded.insert(.swift)
    }
    // First where nothing is asked for, since most passes ask for it.
    readRefusals(of: file, tree, into: &facts)
    facts.locals = facts.locals.filter { [facts] in !facts.isRefused($0.nameRange) }
    facts.problems += packedColors(in: file, tree).filter { !facts.isRefused($0.range) }
    facts.ownSheetRanges = OwnSheetReader.ranges(in: file, tree)
    facts.namedSheets = OwnSheetReader.named(in: tree)
    facts.desktopRanges = PlatformSections.desktops(in: file, tree)
    GridReader.read(file, tree, into: &facts)
    RuleReader.read(file, tree, into: &facts)
    let snippets = fences.filter { $0.language == .css }
    let sheets = snippets.map { CSSTree(parsing: file.bytes, in: $0.range, as: $0.dialect) }
    facts.rootFontSize = rootFontSize(in: file, facts, sheets)
    let named = NamedValueReader.values(of: file, tree)
    let names = ColorNames(
      references: facts.references, definitions: facts.definitions + named.namedInTexts,
      variables: sheets.flatMap(CSSReader.colorNames))
    let isTold = ProseReader.read(file, tree, naming: names, into: &facts)
    named.add(to: &facts)
    RestatedValues.read(file, tree, into: &facts)
    MarkdownOwners.assign(in: &facts)
    facts.remarks = ColorRemarkReader.remarks(in: file.bytes, of: facts.colors)
    ContrastClaims.read(file, tree, naming: names, on: named.colors, into: &facts)
    readStatements(of: file, tree, into: &facts)
    let expressions = MDXText.reads(written) ? MarkdownComments.expressionComments(in: written) : []
    facts.suppressions = SuppressionReader.read(
      (MarkdownComments.comments(in: tree) + expressions).sorted { $0.range < $1.range }, in: written)
    FrontMatterReader.read(file, tree, into: &facts)
    let pairs = isTold ? [] : StyledSections(tree, facts.components).pairs(of: sheets)
    facts.pairs += pairs.filter(\.isOfSection).map(\.pair)
    facts.kind = MarkdownKind.kind(of: file, facts)
    facts.pairs += pairs.filter { !$0.isOfSection }.map(\.pair)
    if facts.kind == .specification { facts.pairs += codePairs(of: file, tree, naming: names, on: named, facts) }
    facts.styleRules = sheets.flatMap(CSSRules.rules)
    for (snippet, sheet) in zip(snippets, sheets) {
      let count = facts.dimensions.count
      let theme = NamedValueSetting.theme(above: snippet.range.start, in: file, tree)
      CSSReader.read(sheet, isSnippet: true, of: theme, into: &facts)
      // In a manual style sheets are samples of use.
      for index in facts.dimensions.indices.dropFirst(count) where isTold && facts.dimensions[index].owner == nil {
        facts.dimensions[index].role = .other
      }
    }
    return facts.inOrder()
  }

  /// What a document cites, forbids, misses and refuses.
  private static func readRefusals(of file: SourceFile, _ tree: MarkdownTree, into facts: inout FileFacts) {
    facts.citedRanges = QuotationReader.ranges(of: tree)
    facts.forbiddenRanges = ForbiddenReader.ranges(in: file, tree)
    facts.absenceRanges = AbsenceReader.ranges(in: tree, forbidding: facts.forbiddenRanges)
    facts.refusedRanges = RefusalReader.ranges(of: file, tree, cited: facts.citedRanges)
  }

  /// The size of a rem that the fences of a document state, also those that name no language; `nil` where they state none
  /// or several.
  private static func rootFontSize(in file: SourceFile, _ facts: FileFacts, _ sheets: [CSSTree]) -> Double? {
    let plain = facts.fences.filter { fence in
      guard fence.count < 2_000 else { return false }
      // Both stand in the order of the text.
      let next = facts.embeddedCode.partitioningIndex { $0.range.end > fence.start }
      let isKnown = next < facts.embeddedCode.count && facts.embeddedCode[next].range.overlaps(fence)
      return !isKnown && file.text(in: fence).holds("font-size")
    }
    let sizes =
      sheets.compactMap(CSSRootFontSize.size)
      + plain.compactMap { CSSRootFontSize.size(in: CSSTree(parsing: file.bytes, in: $0, as: .css)) }
    return Set(sizes).count == 1 ? sizes.first : nil
  }

  /// The pairs that classes of utilities and themes in code state.
  private static func codePairs(
    of file: SourceFile, _ tree: MarkdownTree, naming names: ColorNames, on named: NamedValues, _ facts: FileFacts
  ) -> [ColorPair] {
    UtilityPairs.pairs(of: file, tree, facts, on: named.pages)
      + ObjectPairs.pairs(of: file, tree, naming: names, on: named.colors, facts)
  }

  /// The packed colors without their opacity in the fences of a document.
  private static func packedColors(in file: SourceFile, _ tree: MarkdownTree) -> [Problem] {
    tree.blocks.filter { $0.kind == .fence }.flatMap { block -> [Problem] in
      let language = tree.language(of: block).lowercased()
      let isCertain = ["dart", "flutter", "kotlin", "kt"].contains(language)
      guard isCertain || language.isEmpty else { return [] }
      return PackedColors.problems(in: file, block.content, isCertain: isCertain)
    }
  }

  /// What a document says twice, of constants in code, and of how much it lists.
  private static func readStatements(of file: SourceFile, _ tree: MarkdownTree, into facts: inout FileFacts) {
    RepeatedValueReader.read(file, tree, into: &facts)
    StatedConstantReader.read(file, tree, into: &facts)
    facts.statedClasses = StatedClasses.classes(in: file, tree)
    facts.counts = ListCounts.counts(in: file, tree)
  }
}
